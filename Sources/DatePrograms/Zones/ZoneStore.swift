internal import LocaleFormatIdentifiers
package import LocaleFormatMemory
internal import LocaleFormatSystem

/// The zones that were read from one source.
package final class ZoneStore: Sendable {
    package let data: ZoneData
    /// Nil where there is none, and all is ICU's.
    package let folder: ZoneFolder?

    /// By the text that was read. There are some six hundred ids; whoever asks for offsets by the thousand does not fill the
    /// memory.
    private let known = InternTable<ZoneRules>(limit: 2_048)
    private let texts = Lock<Set<String>>([])

    private init(_ data: ZoneData, _ folder: ZoneFolder?) { (self.data, self.folder) = (data, folder) }

    private convenience init(_ data: ZoneData) throws(DateError) {
        switch data {
        case .system: self.init(data, .ofSystem())
        case .icu: self.init(data, nil)
        case .folder(let path):
            guard Folder.exists(at: path) else { throw .noZoneFolder(path) }
            self.init(data, ZoneFolder(path))
        }
    }

    /// The source of zones that do not say theirs.
    package static let current = CurrentReference(system)

    private static let system = ZoneStore(.system, .ofSystem())
    private static let stores = Lock<[ZoneData: ZoneStore]>([.system: system])

    package static func of(_ data: ZoneData) throws(DateError) -> ZoneStore {
        try stores.withLock { (stores) throws(DateError) in
            if let store = stores[data] { return store }
            let store = try ZoneStore(data)
            // A program has a handful of them. Folders that are gone make room.
            if stores.count >= 64 {
                stores = stores.filter { $0.value.folder.map { Folder.exists(at: $0.path) } ?? true }
            }
            if stores.count < 64 { stores[data] = store }
            return store
        }
    }

    // MARK: Zones

    /// The rules of a zone by a text that was read before.
    @inline(__always)
    package func find(_ text: String) -> KeptReference<ZoneRules>? { known.find(text) }

    /// The rules of a zone, by an id or an offset.
    ///
    /// - Throws: ``DateError/unknownTimeZone(_:)``, ``DateError/damagedZoneFile(path:reason:)``.
    package func rules(_ text: String) throws(DateError) -> KeptReference<ZoneRules> {
        if let found = known.find(text) { return found }
        // Neither ICU nor a file says anything else of it.
        if text == ZoneRules.utc.identifier { return known.insert(.utc, for: text) }
        guard let id = id(of: text) else { throw .unknownTimeZone(VisibleText.shortened(text, to: 80, end: "")) }
        let rules = text == id ? try make(id) : try self.rules(id).read { $0 }
        let kept = known.insert(rules, for: text)
        if kept.address != nil { texts.withLock { _ = $0.insert(text) } }
        return kept
    }

    /// Bytes that an id or a rule may have.
    package static let maximumLength = 64

    /// The id of a zone that is known here, or `GMT+05:30` for an offset; nil for what is neither.
    private func id(of text: String) -> String? {
        guard !text.isEmpty, text.utf8.count <= Self.maximumLength, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            return nil
        }
        // Names first: `GMT-0` is one.
        if let zone = Self.knowledge.canonical(text), zone.isNamed {
            return Self.refused.contains(text) || zone.id == Self.unknown ? nil : text
        }
        return ZoneOffsetText.id(text) ?? (hasFile(text) || POSIXZoneRule.changesClock(text) ? text : nil)
    }

    /// Whether a text is the name of a zone, not an offset nor a rule.
    package func isNamed(_ text: String) -> Bool { Self.knowledge.canonical(text)?.isNamed ?? false || hasFile(text) }

    /// Whether there is a file of a zone, and nothing is wrong with it.
    private func hasFile(_ id: String) -> Bool { ((try? folder?.file(id)) ?? nil) != nil }

    /// What ICU lists and is no zone: the one that is not known, and the tz database's for a clock that nobody has set.
    private static let refused: Set<String> = [unknown, "Factory"]
    private static let unknown = "Etc/Unknown"

    private func make(_ id: String) throws(DateError) -> ZoneRules {
        guard let canonical = Self.knowledge.canonical(id) else {
            if let rule = POSIXZoneRule(Array(id.utf8)) {
                let periods = TZif(rule).periods(before: ZoneRules.end).inSense(of: [])
                return .distinct(id, periods, icu: nil, names: ZoneIdentity(canonical: id, icuID: nil, metazones: []))
            }
            guard let periods = try periods(of: [id])?.inSense(of: []) else { throw .unknownTimeZone(id) }
            return .distinct(id, periods, icu: nil, names: Self.knowledge.names(ofAdditional: id, periods, in: self))
        }
        let icu = try Self.knowledge.periods(of: id)
        var own: [ZonePeriod]?
        do throws(DateError) {
            own = canonical.isNamed ? try periods(of: [id, canonical.id]) : nil
            // Folders without the older names have the newer ones.
            if own == nil, canonical.isNamed, folder != nil {
                own = try periods(of: Self.knowledge.ids(of: canonical.id))
            }
        } catch {
            if case .folder = data { throw error }
        }
        return .distinct(
            id, own?.inSense(of: icu) ?? icu, icu: icu,
            names: Self.knowledge.names(of: id, canonical: canonical.id, hasFile: own != nil))
    }

    /// What the first file there is says.
    private func periods(of ids: [String]) throws(DateError) -> [ZonePeriod]? {
        guard let folder else { return nil }
        for id in ids { if let file = try folder.file(id) { return file.periods(before: ZoneRules.end) } }
        return nil
    }

    // MARK: Lists

    /// Every id that is taken, sorted: those that ICU has, and those that are newer.
    package func ids(withAliases: Bool) -> [String] {
        let known = Self.knowledge.ids(withAliases: withAliases).filter { !Self.refused.contains($0) }
        let icu = Set(Self.knowledge.ids(withAliases: true))
        var others = (folder?.names() ?? []).filter { !icu.contains($0) && hasFile($0) }
        if !withAliases, !others.isEmpty, let links = folder?.links() { others.removeAll { links[$0] != nil } }
        return (known + others).ordered()
    }

    // MARK: Reading anew

    package static func reload() -> Bool {
        stores.withLock { stores in
            let machine = MachineZone()
            MachineZone.files.removeAll()
            var isChanged = MachineZone.current.read { $0.id != machine.id }
            if isChanged { MachineZone.current.set(machine) }
            for (data, store) in stores {
                guard let new = try? ZoneStore(data), new.isChanged(from: store) else { continue }
                isChanged = true
                stores[data] = new
                if current.read({ $0 === store }) { current.set(new) }
            }
            return isChanged
        }
    }

    /// Whether anything that was read from `old` would be read otherwise now.
    private func isChanged(from old: ZoneStore) -> Bool {
        guard folder?.path == old.folder?.path else { return true }
        return old.texts.withLock { $0 }.contains { text in
            // Equal rules are one object.
            guard let before = old.find(text), let now = try? rules(text) else { return true }
            return before.isSameImmortal(as: now) != true
        }
    }
}

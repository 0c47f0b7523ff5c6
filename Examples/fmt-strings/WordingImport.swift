import LocalizedStrings

/// A key's wordings in one language, as they are after a file was taken that may hold a part of them alone.
///
/// What the file says as it was written is no change, and the catalog's own stays: its state, its markup, the wordings for devices that the
/// file has no place for. An empty wording says that there is none yet.
struct WordingImport {
    /// The wordings; nil for none.
    private(set) var result: CatalogLocalization?
    /// Whether nothing is said but that there is no translation yet.
    private(set) var isUntranslated = false
    /// What the catalog had and has no more, though nobody meant it, in words.
    private(set) var lost: [String] = []
    /// Wordings that stay beside those that have changed, as the file has no place for them.
    private(set) var kept: [CatalogUnitPath] = []

    private typealias Units = [CatalogUnitPath: CatalogUnit]
    private let known: Units
    private var sent: Units
    private var taken: Units
    /// Paths at which the file has nothing yet.
    private var open: Set<CatalogUnitPath> = []

    /// - Parameters:
    ///   - wording: what the file says.
    ///   - known: what the catalog has.
    ///   - sent: what the file would say had nobody touched it; nil for nothing.
    ///   - hasText: whether there is something to translate.
    ///   - losses: what the file does not hold of the text, in words.
    init(
        _ wording: CatalogLocalization, over known: CatalogLocalization?, sent: CatalogLocalization?, hasText: Bool,
        losses: [String]
    ) {
        result = known
        (self.known, self.sent, taken) = (Self.units(known), Self.units(sent), Self.units(wording))
        if taken == self.sent { return }
        let names = ArgumentNumbers(
            self.sent.compactMap { path, unit in self.known[path].map { (unit.value, $0.value) } })
        self.sent = self.sent.mapValues { CatalogUnit(names.restored($0.value), state: $0.state) }
        taken = taken.mapValues { CatalogUnit(names.restored($0.value), state: $0.state) }
        if hasText {
            open = Set(taken.filter { $0.value.value.isEmpty && self.known[$0.key]?.value != "" }.keys)
            for path in open { taken[path] = nil }
            guard !taken.isEmpty else {
                isUntranslated = true
                return
            }
        }
        if taken == self.known { return }
        guard let known, !self.known.isEmpty, let changed = changed(known) else {
            var new = wording
            for path in open { new[path] = nil }
            result = new
            lost = self.known.isEmpty ? [] : losses
            return
        }
        result = changed
    }

    private static func units(_ wording: CatalogLocalization?) -> Units {
        Dictionary((wording?.units ?? []).map { ($0.path, $0.unit) }) { $1 }
    }

    /// The catalog's wordings with those that have changed; nil where the file has other variations.
    private mutating func changed(_ known: CatalogLocalization) -> CatalogLocalization? {
        let shapes = Set(self.known.keys.map(\.shape))
        var (result, places) = (known, Set<CatalogUnitPath>())
        for (path, unit) in taken {
            guard let place = place(of: path, shapes) else { return nil }
            places.insert(place)
            guard sent[path] != unit, !isCopy(path, unit) else { continue }
            let before = self.known[place]
            if let before, sent[path]?.value == unit.value {
                // The text is as it was written, whatever it was written of.
                result[place] = CatalogUnit(before.value, state: unit.state)
                continue
            }
            if let before, let sent = sent[path], Self.plain(sent.value) != Self.plain(before.value) {
                lost.append("it was '\(before.value)', of which the file has '\(sent.value)'")
            }
            result[place] = unit
        }
        for (path, unit) in self.known
        where taken[path] == nil && !open.contains(path) && sent[path]?.value == unit.value {
            result[path] = nil
            places.insert(path)
        }
        kept = self.known.keys.filter { !places.contains($0) && !open.contains($0) }.sorted()
        return result
    }

    /// Where in the catalog a wording of the file stands: of devices and widths a file has one wording alone.
    private func place(of path: CatalogUnitPath, _ shapes: Set<[String]>) -> CatalogUnitPath? {
        if known[path] != nil { return path }
        let whole = known.keys.filter { $0.substitution == nil && $0 != path && $0.ofFile == path }
        let place =
            whole.first { known[$0]?.value == sent[path]?.value && $0.isForOthers } ?? whole.first { $0.isForOthers }
            ?? whole.min()
        return place ?? (shapes.contains(path.shape) ? path : nil)
    }

    /// Whether a wording that the file has no place for is read as that of another one: Russian's `other` in a `.po` file is that of `many`.
    private func isCopy(_ path: CatalogUnitPath, _ unit: CatalogUnit) -> Bool {
        guard let own = sent[path], known[path]?.value != own.value else { return false }
        return sent.contains { other, text in
            other != path && text.value == own.value && known[other]?.value == own.value
                && taken[other]?.value == unit.value
        }
    }

    /// A text without the numbers of its arguments, which formats have or leave out.
    private static func plain(_ text: String) -> String { text.replacing(/%\d+\$/, with: "%") }
}

extension CatalogUnitPath {
    /// The kinds of its steps.
    fileprivate var shape: [String] {
        steps.map { step in
            switch step {
            case .variation(let kind, _): kind
            case .substitution(let name): "%" + name
            case .element: "element"
            }
        }
    }

    /// Without devices and widths.
    fileprivate var ofFile: CatalogUnitPath {
        CatalogUnitPath(
            steps.filter { if case .variation(let kind, _) = $0 { kind == "plural" } else { true } })
    }

    /// Whether the devices and widths in it are `other`.
    fileprivate var isForOthers: Bool {
        steps.allSatisfy { step in
            if case .variation(let kind, let name) = step, kind != "plural" { name == "other" } else { true }
        }
    }
}

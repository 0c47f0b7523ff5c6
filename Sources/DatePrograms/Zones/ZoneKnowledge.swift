internal import LocaleFormatIdentifiers

/// What is known of zones beside the files of the system: by ICU, where a program has it.
package protocol ZoneKnowledge: SendableMetatype {
    /// The canonical id, and whether it is a name rather than an offset; nil for what is no zone.
    static func canonical(_ id: String) -> (id: String, isNamed: Bool)?
    /// Every id, aliases included or not.
    static func ids(withAliases: Bool) -> [String]
    /// Every id of one zone, by its canonical one.
    static func ids(of canonical: String) -> [String]
    /// The periods of a zone that has a canonical id.
    static func periods(of id: String) throws(DateError) -> [ZonePeriod]
    /// By what names a zone is known that has a canonical id.
    ///
    /// - Parameter hasFile: whether its clock is that of a file.
    static func names(of id: String, canonical: String, hasFile: Bool) -> ZoneIdentity
    /// By what names a zone is known that has none.
    static func names(ofAdditional id: String, _ periods: [ZonePeriod], in store: ZoneStore) -> ZoneIdentity
    /// The release of the tz database, `2024a`; nothing where there is none.
    static var version: String { get }
}

extension ZoneStore {
    package static let knowledge: any ZoneKnowledge.Type =
        LinkedRooms.type as? any ZoneKnowledge.Type ?? PlainZones.self
}

/// Universal time and the offsets from it: what is known without ICU and without files.
enum PlainZones: ZoneKnowledge {
    private static let universal = ["Etc/UTC", "UTC", "Etc/GMT", "GMT"]

    static func canonical(_ id: String) -> (id: String, isNamed: Bool)? {
        if universal.contains(id) { return ("Etc/UTC", true) }
        return ZoneOffsetText.seconds(ofID: id).map { _ in (id, false) }
    }

    static func ids(withAliases: Bool) -> [String] { [] }
    static func ids(of canonical: String) -> [String] { [] }

    static func periods(of id: String) -> [ZonePeriod] {
        let offset = ZoneOffsetText.seconds(ofID: id) ?? 0
        return [ZonePeriod(start: .min, offset: Int32(clamping: offset), isDaylight: false)]
    }

    static func names(of id: String, canonical: String, hasFile: Bool) -> ZoneIdentity {
        ZoneIdentity(canonical: canonical, icuID: nil, metazones: [])
    }

    static func names(ofAdditional id: String, _ periods: [ZonePeriod], in store: ZoneStore) -> ZoneIdentity {
        ZoneIdentity(canonical: store.folder?.links()[id] ?? id, icuID: nil, metazones: [])
    }

    static var version: String { "" }
}

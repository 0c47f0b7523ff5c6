internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatDatePrograms

/// What ICU knows of zones.
extension LinkedRooms: ZoneKnowledge {
    package static func canonical(_ id: String) -> (id: String, isNamed: Bool)? { TimeZoneData.canonical(id) }

    package static func ids(withAliases: Bool) -> [String] {
        (try? TimeZoneData.ids(withAliases: withAliases)) ?? []
    }

    package static func ids(of canonical: String) -> [String] { TimeZoneData.ids(of: canonical) }

    package static func periods(of id: String) throws(DateError) -> [ZonePeriod] {
        try bridged { () throws(ICUError) in try ZoneRules.icuPeriods(of: id) }
    }

    package static func names(of id: String, canonical: String, hasFile: Bool) -> ZoneIdentity {
        ZoneIdentity(
            canonical: canonical, icuID: id,
            metazones: hasFile ? MetazoneUse.withLater(canonical) : MetazoneUse.of(canonical))
    }

    package static func names(
        ofAdditional id: String, _ periods: [ZonePeriod], in store: ZoneStore
    ) -> ZoneIdentity {
        store.additionalNames(id, periods)
    }

    package static var version: String { TimeZoneData.version }
}

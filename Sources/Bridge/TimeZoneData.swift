internal import LocaleFormatCICU

/// What ICU knows of a time zone (unicode/ucal.h): its offsets from UTC and when they change.
package enum TimeZoneData {
    /// A stretch of time with one offset.
    package struct Period: Hashable, Sendable {
        /// Seconds since 1970-01-01 UTC at which it starts; `Int64.min` for the first.
        package let start: Int64
        /// Seconds east of UTC, daylight saving included.
        package let offset: Int32
        package let isDaylight: Bool

        package init(start: Int64, offset: Int32, isDaylight: Bool) {
            self.start = start
            self.offset = offset
            self.isDaylight = isDaylight
        }
    }

    /// The periods of a zone that start before `limit` (seconds since 1970), oldest first; at least one.
    package static func periods(of zone: String, before limit: Int64) throws(ICUError) -> [Period] {
        HostZone.settle()
        let calendar = try zone.withUTF16 { (zone, length) throws(ICUError) in
            // The calendar is of no interest, and the root's opens fastest.
            try checked("ucal_open") { lf_ucal_open(zone, length, "root", &$0) }
        }
        guard let calendar else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucal_open") }
        defer { lf_ucal_close(calendar) }
        // Long before any transition, yet inside ICU's range of dates.
        var time = -100_000_000_000_000.0
        var periods: [Period] = []
        func add(_ start: Int64) throws(ICUError) {
            let offset = try checked("ucal_get") { lf_ucal_get(calendar, UCAL_ZONE_OFFSET, &$0) }
            let saving = try checked("ucal_get") { lf_ucal_get(calendar, UCAL_DST_OFFSET, &$0) }
            periods.append(Period(start: start, offset: (offset + saving) / 1_000, isDaylight: saving != 0))
        }
        try checked("ucal_setMillis") { lf_ucal_setMillis(calendar, time, &$0) }
        try add(.min)
        while try checked("ucal_getTimeZoneTransitionDate", { lf_ucal_nextTransition(calendar, &time, &$0) }) != 0 {
            let start = Int64((time / 1_000).rounded(.down))
            guard start < limit else { break }
            try checked("ucal_setMillis") { lf_ucal_setMillis(calendar, time, &$0) }
            try add(start)
        }
        return periods
    }

    /// The canonical id (`Asia/Kolkata` for `Asia/Calcutta` and `GMT+05:30` for `GMT+5:30` …), and whether ICU has it by
    /// name; nil for what is no zone.
    package static func canonical(_ id: String) -> (id: String, isNamed: Bool)? {
        var isNamed: Int8 = 0
        let canonical = id.withUTF16 { units, length in
            try? UTF16Scratch.fill("ucal_getCanonicalTimeZoneID") {
                lf_ucal_getCanonicalTimeZoneID(units, length, $0, $1, &isNamed, &$2)
            } use: {
                String(utf16Buffer: $0)
            }
        }
        return canonical.map { ($0, isNamed != 0) }
    }

    /// Every id, aliases included or not, sorted.
    package static func ids(withAliases: Bool) throws(ICUError) -> [String] {
        let type = withAliases ? UCAL_ZONE_TYPE_ANY : UCAL_ZONE_TYPE_CANONICAL
        return try ICUEnumeration.strings("ucal_openTimeZoneIDEnumeration") {
            lf_ucal_openTimeZoneIDEnumeration(type, &$0)
        }.ordered()
    }

    /// Every id of one zone, by its canonical one.
    package static func ids(of canonical: String) -> [String] {
        ((try? ids(withAliases: true)) ?? []).filter { Self.canonical($0)?.id == canonical }
    }

    /// The id of a zone that is not known.
    package static let unknown = "Etc/Unknown"

    /// The calendar that a locale uses, by CLDR's name: `buddhist` for `th_TH`.
    package static func calendarType(of locale: String) throws(ICUError) -> String {
        HostZone.settle()
        let calendar = try "UTC".withUTF16 { (zone, length) throws(ICUError) in
            try checked("ucal_open(\(locale))") { lf_ucal_open(zone, length, locale, &$0) }
        }
        guard let calendar else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "ucal_open") }
        defer { lf_ucal_close(calendar) }
        return try checked("ucal_getType") { lf_ucal_getType(calendar, &$0).map { String(cString: $0) } } ?? "gregorian"
    }

    /// Version of the zone data, `2024a`.
    package static var version: String {
        (try? checked("ucal_getTZDataVersion") { lf_ucal_getTZDataVersion(&$0) })
            .flatMap { $0.map { String(cString: $0) } } ?? ""
    }
}

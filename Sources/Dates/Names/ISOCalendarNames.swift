internal import LocaleFormatBridge

/// The calendar `iso8601` has patterns of its own in CLDR, and the names of `gregorian`. ICU 78.3 has no names of months and eras
/// in it, in any language: there its patterns are used with the other calendar's names, and with the weeks of ISO 8601.
enum ISOCalendarNames {
    static let areMissing: Bool = {
        let handle = try? DateFormatHandle(.pattern("MMMM"), locale: "en@calendar=iso8601", zone: "UTC")
        // UDAT_MONTHS
        guard let months = try? handle?.symbols(1) else { return false }
        return months.allSatisfy(\.isEmpty)
    }()
}

internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// A kind of year that ICU counts otherwise than we do.
///
/// Ours mean the same on every ICU. UTS #35 part 4 counts the extended year `u` of the Chinese calendar without its cycles (4601
/// is its example), as ICU up to 77 does; ICU 78 begins chinese and dangi with the year 1 of our era (ICU-23167). In
/// ethiopic-amete-alem it is the year of the world, as in ICU 78, where older ones count the years of another era. No ICU
/// has the related Gregorian year `r` of that calendar: 72 writes -3474 for 2026, 78 writes 7526.
struct CountedYears: Sendable {
    /// The one of `UCalendarDateFields` that goes with it.
    let icuField: Int32
    private let shift: Int

    /// Those of a calendar by their letters.
    static func differing(in calendar: CalendarID) -> [Character: CountedYears] {
        switch calendar {
        case .chinese: chinese
        case .dangi: dangi
        case .ethiopicAmeteAlem: ethiopicAmeteAlem
        default: [:]
        }
    }

    // Each asks ICU for a format, so that only who needs it does.
    private static let chinese = (try? found(.chinese)) ?? [:]
    private static let dangi = (try? found(.dangi)) ?? [:]
    private static let ethiopicAmeteAlem = (try? found(.ethiopicAmeteAlem)) ?? [:]

    /// By a day on which no calendar has a year's end.
    private static func found(_ calendar: CalendarID) throws -> [Character: CountedYears] {
        let (unixDay, extended, weekYear): (Int, Int32, Int32) = (20_361, 19, 17)
        let own = try CalendarSystem(calendar).fields(of: FixedDay(unixDay: unixDay))
        let locale = try LocaleID("en").setting("ca", to: calendar.bcp47).icuName
        let handle = try DateFormatHandle(.pattern("r"), locale: locale, zone: "Etc/GMT")
        let milliseconds = Double(unixDay) * 86_400_000
        let icu = try handle.calendarFields([extended], at: milliseconds)[0]
        var years: [Character: CountedYears] = [:]
        if own.extendedYear != icu {
            let shift = own.extendedYear - icu
            years["u"] = CountedYears(icuField: extended, shift: shift)
            years["Y"] = CountedYears(icuField: weekYear, shift: shift)
        }
        if try handle.format(milliseconds) != "\(own.relatedGregorianYear)" {
            years["r"] = CountedYears(icuField: extended, shift: own.relatedGregorianYear - icu)
        }
        return years
    }

    /// The year in the digits of a locale, as ICU writes those that it counts.
    ///
    /// - Parameter year: as ICU counts it.
    func text(_ year: Int, _ letter: Character, _ count: Int, locale: String) throws(ICUError) -> String {
        let year = year + shift
        let numbers = try DecimalFormatHandle(.decimal, locale: locale)
        let system = try NumberingSystemData.used(by: locale)
        if system.isAlgorithmic { return try numbers.format(.integer(Int64(year))) }
        let digits = Array(system.description)
        var text = "\(year.magnitude)"
        if letter == "Y", count == 2 { text = String(text.suffix(2)) }
        text = String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        let minus = year < 0 ? try numbers.format(.integer(-1)).dropLast() : ""
        return minus + text.utf8.map { String(digits[Int($0) - 0x30]) }.joined()
    }
}

package import LocaleFormatCalendars
package import LocaleFormatCore

/// The words of a calendar that ICU does not know, in one language.
///
/// Where a list is nil the words of the nearest calendar that ICU has are used: `indian` for the Indian calendars,
/// `chinese` for the Vietnamese.
package struct CalendarNames: Hashable, Sendable {
    /// Twelve names in each width, month 1 first. Stand-alone forms are the same.
    package struct Widths: Hashable, Sendable {
        package var wide: [String]
        package var abbreviated: [String]
        package var narrow: [String]

        package init(wide: [String], abbreviated: [String]? = nil, narrow: [String]? = nil) {
            self.wide = wide
            self.abbreviated = abbreviated ?? wide
            self.narrow = narrow ?? wide.map { String($0.prefix(1)) }
        }
    }

    package var months: Widths?
    /// How a leap month is named after the month whose number it shares; `{0}` is that month.
    package var leapMonth: String?
    /// The same for a month in digits.
    package var leapMonthNumber: String?
    /// How the second of two days with one number is marked; `{0}` is the number.
    package var repeatedDay: String?
    /// Era 0 (and 1).
    package var eras: Widths?
    /// Sixty names of years, the first one for year 1 of the cycle.
    package var cyclicYears: [String]?
    /// The bright and the dark half of a month.
    package var halves: [String]?

    package init(
        months: Widths? = nil, leapMonth: String? = nil, leapMonthNumber: String? = nil, repeatedDay: String? = nil,
        eras: Widths? = nil, cyclicYears: [String]? = nil, halves: [String]? = nil
    ) {
        self.months = months
        self.leapMonth = leapMonth
        self.leapMonthNumber = leapMonthNumber
        self.repeatedDay = repeatedDay
        self.eras = eras
        self.cyclicYears = cyclicYears
        self.halves = halves
    }

    /// What is missing here, from `other`.
    package func filled(from other: CalendarNames) -> CalendarNames {
        CalendarNames(
            months: months ?? other.months, leapMonth: leapMonth ?? other.leapMonth,
            leapMonthNumber: leapMonthNumber ?? other.leapMonthNumber, repeatedDay: repeatedDay ?? other.repeatedDay,
            eras: eras ?? other.eras, cyclicYears: cyclicYears ?? other.cyclicYears, halves: halves ?? other.halves)
    }
}

/// Where the words of those calendars come from: one table for each language, English transliteration for the others.
package protocol CalendarNameSource: Sendable {
    /// The words in exactly this language (`gu`, `sr-Latn`), or nil.
    func names(of calendar: CalendarID, language: String) -> CalendarNames?
}

extension CalendarNames {
    /// The table in use.
    static let source: any CalendarNameSource = CalendarNameTable()

    /// The words of a calendar in a locale's language; nil for the calendars that ICU knows.
    package static func of(_ calendar: CalendarID, in locale: LocaleID) -> CalendarNames? {
        guard let transliterated = source.names(of: calendar, language: "en") else { return nil }
        let language = locale.maximized
        let candidates = [language.script.map { "\(language.language)-\($0)" }, language.language].compactMap(\.self)
        let own = candidates.lazy.compactMap { source.names(of: calendar, language: $0) }.first
        return own.map { $0.filled(from: transliterated) } ?? transliterated
    }
}

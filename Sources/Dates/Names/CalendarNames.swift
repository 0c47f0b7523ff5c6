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
    /// Set where ICU has the very words: which of the months of its Indian national calendar, from 0 for Chaitra, is
    /// month 1. `months` is then nil.
    package var icuMonths: Int?
    /// Month names to put beside `halves`, where they are others than `months`: in English the Gujarati day is "Kartak 2",
    /// but the formula of the almanacs is Sanskrit as a whole, "Kartika Shukla 2".
    package var monthsBesideHalves: Widths?
    /// How a leap month is named after the month whose number it shares; `{0}` is that month.
    package var leapMonth: String?
    /// The same for a month in digits.
    package var leapMonthNumber: String?
    /// How the second of two days with one number is marked; `{0}` is the number.
    package var repeatedDay: String?
    /// Era 0 (and 1).
    package var eras: Widths?
    /// Sixty names of years, the first one for year 1 of the cycle. Empty where ICU has them.
    package var cyclicYears: [String]?
    /// The bright and the dark half of a month.
    package var halves: [String]?
    /// The days of the full and of the new Moon.
    package var moons: [String]?

    package init(
        months: Widths? = nil, icuMonths: Int? = nil, monthsBesideHalves: Widths? = nil, leapMonth: String? = nil,
        leapMonthNumber: String? = nil, repeatedDay: String? = nil, eras: Widths? = nil, cyclicYears: [String]? = nil,
        halves: [String]? = nil, moons: [String]? = nil
    ) {
        self.months = months
        self.icuMonths = icuMonths
        self.monthsBesideHalves = monthsBesideHalves
        self.leapMonth = leapMonth
        self.leapMonthNumber = leapMonthNumber
        self.repeatedDay = repeatedDay
        self.eras = eras
        self.cyclicYears = cyclicYears
        self.halves = halves
        self.moons = moons
    }

    /// What is missing here, from `other`. Words that belong together come from one of the two.
    package func filled(from other: CalendarNames) -> CalendarNames {
        let hasMonths = months != nil || icuMonths != nil
        return CalendarNames(
            months: hasMonths ? months : other.months, icuMonths: hasMonths ? icuMonths : other.icuMonths,
            monthsBesideHalves: hasMonths ? monthsBesideHalves : other.monthsBesideHalves,
            leapMonth: leapMonth ?? other.leapMonth, leapMonthNumber: leapMonthNumber ?? other.leapMonthNumber,
            repeatedDay: repeatedDay ?? other.repeatedDay, eras: eras ?? other.eras,
            cyclicYears: cyclicYears ?? other.cyclicYears, halves: halves ?? other.halves, moons: moons ?? other.moons)
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
    ///
    /// A locale that writes its language in another script than most people do (`hi-Latn`) is given the transliteration.
    package static func of(_ calendar: CalendarID, in locale: LocaleID) -> CalendarNames? {
        guard let transliterated = source.names(of: calendar, language: "en") else { return nil }
        let asked = locale.maximized
        var own = asked.script.flatMap { source.names(of: calendar, language: "\(asked.language)-\($0)") }
        if own == nil, let usual = try? LocaleID(asked.language), usual.maximized.script == asked.script {
            own = source.names(of: calendar, language: asked.language)
        }
        return own.map { $0.filled(from: transliterated) } ?? transliterated
    }

    /// The same, with the months in the order of a calendar whose options open its year elsewhere.
    package static func of(_ calendar: CalendarSystem, in locale: LocaleID) -> CalendarNames? {
        let usual = CalendarSystem(calendar.id)
        return of(calendar.id, in: locale)?.shifted(by: (calendar.openingMonth - usual.openingMonth + 12) % 12)
    }

    private func shifted(by count: Int) -> CalendarNames {
        var names = self
        names.months = months?.shifted(by: count)
        names.monthsBesideHalves = monthsBesideHalves?.shifted(by: count)
        names.icuMonths = icuMonths.map { ($0 + count) % 12 }
        return names
    }

    /// These words with the months that stand beside the halves of a month.
    package var besideHalves: CalendarNames {
        guard let other = monthsBesideHalves else { return self }
        var names = self
        names.months = other
        return names
    }
}

extension CalendarNames.Widths {
    fileprivate func shifted(by count: Int) -> Self {
        Self(
            wide: Self.shifted(wide, by: count), abbreviated: Self.shifted(abbreviated, by: count),
            narrow: Self.shifted(narrow, by: count))
    }

    /// The list from the month `count` on. Numbers, which most narrow months are, stay where they are.
    static func shifted(_ list: [String], by count: Int) -> [String] {
        guard count > 0, count < list.count, list.first?.first?.isNumber != true else { return list }
        return Array(list[count...] + list[..<count])
    }
}

extension CalendarNames {
    /// "Shukla", "વદ"; nil for a calendar without halves.
    package func label(of half: AlmanacDay.Half) -> String? {
        halves.map { $0[half.rawValue] }
    }

    /// "Purnima", "અમાસ" on the days of the full and the new Moon, else nil.
    package func moon(of day: AlmanacDay) -> String? {
        day.number == 15 ? moons.map { $0[day.half.rawValue] } : nil
    }
}

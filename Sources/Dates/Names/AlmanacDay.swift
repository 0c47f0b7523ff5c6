package import LocaleFormatCalendars

/// A day of an Indian lunisolar month as the almanacs write it: the half of the month and the tithi within the half.
///
/// The fields count tithis 1...30 through the month. Where each number lies:
///
/// | calendar | days 1...15 | days 16...30 |
/// |---|---|---|
/// | Gujarati, Kannada, Marathi, Telugu; Vikram with amanta months | bright 1...15 | dark 1...15 |
/// | Vikram | dark 1...15 | bright 1...15 |
/// | Vikram, leap month | bright 1...15 | dark 1...15 |
///
/// The last tithi of the bright half is the full Moon, that of the dark half the new Moon. Both have the number 15 here;
/// printed almanacs in Gujarati, Marathi and Kannada write 30 for the new Moon, which is `printedNumber`.
///
/// Of two days that share a tithi the second has `isRepeated`; a skipped tithi has no day, and so no number.
package struct AlmanacDay: Hashable, Sendable {
    /// The raw value is the index in `CalendarNames.halves` and `moons`.
    package enum Half: Int, Hashable, Sendable {
        /// Shukla, Sud, Shuddha: the Moon waxes.
        case bright
        /// Krishna, Vad, Vadya, Bahula: the Moon wanes.
        case dark
    }

    /// The month number of the calendar. The dark half of a purnimanta month bears the name of the bright half after it.
    package var month: Int
    package var isLeapMonth: Bool
    package var half: Half
    /// 1...15.
    package var number: Int
    package var isRepeated: Bool

    package init(month: Int, isLeapMonth: Bool = false, half: Half, number: Int, isRepeated: Bool = false) {
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.half = half
        self.number = number
        self.isRepeated = isRepeated
    }

    /// Nil for calendars without halves, and for days outside 1...30.
    package init?(
        month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool, in calendar: CalendarSystem
    ) {
        guard calendar.id.hasRepeatedDays, 1...30 ~= day else { return nil }
        let isFirstHalf = day <= 15
        self.init(
            month: month, isLeapMonth: isLeapMonth,
            half: isFirstHalf == Self.opensBright(calendar, isLeapMonth) ? .bright : .dark,
            number: isFirstHalf ? day : day - 15, isRepeated: isRepeatedDay)
    }

    package init?(_ fields: CalendarFields, in calendar: CalendarSystem) {
        self.init(
            month: fields.month, isLeapMonth: fields.isLeapMonth, day: fields.day, isRepeatedDay: fields.isRepeatedDay,
            in: calendar)
    }

    /// The day number 1...30 of the calendar, for parsing. Nil where the number is not one of a half; 30 is taken for the
    /// new Moon.
    package func day(in calendar: CalendarSystem) -> Int? {
        let number = half == .dark && self.number == 30 ? 15 : self.number
        guard calendar.id.hasRepeatedDays, 1...15 ~= number else { return nil }
        return (half == .bright) == Self.opensBright(calendar, isLeapMonth) ? number : number + 15
    }

    /// The number as printed almanacs have it: 30 for the new Moon.
    package var printedNumber: Int { isNewMoon ? 30 : number }
    package var isFullMoon: Bool { half == .bright && number == 15 }
    package var isNewMoon: Bool { half == .dark && number == 15 }

    private static func opensBright(_ calendar: CalendarSystem, _ isLeapMonth: Bool) -> Bool {
        calendar.id != .vikram || calendar.options.hindu.vikramMonths == .amanta || isLeapMonth
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

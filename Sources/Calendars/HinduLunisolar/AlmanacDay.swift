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
///
/// ```swift
/// let gujarati = CalendarSystem(.gujarati)
/// let day = try gujarati.day(of: CivilDate(year: 2082, month: 1, day: 17))
/// AlmanacDay(try gujarati.fields(of: day), in: gujarati)?.half            // .dark
/// AlmanacDay(try gujarati.fields(of: day), in: gujarati)?.number          // 2
/// ```
public struct AlmanacDay: Hashable, Sendable {
    /// Half of a lunar month.
    public enum Half: Int, Hashable, Sendable {
        /// Shukla, Sud, Shuddha: the Moon waxes.
        case bright
        /// Krishna, Vad, Vadya, Bahula: the Moon wanes.
        case dark
    }

    /// The month number of the calendar. The dark half of a purnimanta month bears the name of the bright half after it.
    public var month: Int
    /// True in an intercalary month.
    public var isLeapMonth: Bool
    /// Whether the Moon waxes or wanes.
    public var half: Half
    /// 1...15.
    public var number: Int
    /// True for the second civil day that carries this number.
    public var isRepeated: Bool

    /// A day by its parts, which are not checked: ``day(in:)`` does that.
    public init(month: Int, isLeapMonth: Bool = false, half: Half, number: Int, isRepeated: Bool = false) {
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.half = half
        self.number = number
        self.isRepeated = isRepeated
    }

    /// The half and number of a day 1...30 of a month. Nil for calendars without halves, and for days outside 1...30.
    public init?(
        month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool, in calendar: CalendarSystem
    ) {
        guard case .hinduLunisolar(let family) = calendar.family, 1...30 ~= day else { return nil }
        let tithi = family.scheme.tithi(dayNumber: day, isLeap: isLeapMonth)
        self.init(
            month: month, isLeapMonth: isLeapMonth, half: tithi <= 15 ? .bright : .dark,
            number: Self.number(ofDay: day), isRepeated: isRepeatedDay)
    }

    /// The same from a day's fields. Nil for calendars without halves.
    public init?(_ fields: CalendarFields, in calendar: CalendarSystem) {
        self.init(
            month: fields.month, isLeapMonth: fields.isLeapMonth, day: fields.day, isRepeatedDay: fields.isRepeatedDay,
            in: calendar)
    }

    /// The day number 1...30 of the calendar, for parsing. Nil where the number is not one of a half; 30 is taken for the
    /// new Moon.
    public func day(in calendar: CalendarSystem) -> Int? {
        let number = half == .dark && self.number == 30 ? 15 : self.number
        guard case .hinduLunisolar(let family) = calendar.family, 1...15 ~= number else { return nil }
        return family.scheme.dayNumber(tithi: half == .bright ? number : number + 15, isLeap: isLeapMonth)
    }

    /// The number within its half of a day numbered 1...30 through the month.
    @inlinable @inline(__always)
    package static func number(ofDay day: Int) -> Int { day > 15 ? day - 15 : day }

    /// The number as printed almanacs have it: 30 for the new Moon.
    public var printedNumber: Int { isNewMoon ? 30 : number }
    /// The last day of the bright half.
    public var isFullMoon: Bool { half == .bright && number == 15 }
    /// The last day of the dark half.
    public var isNewMoon: Bool { half == .dark && number == 15 }
}

/// The day on which the Gregorian calendar takes over from the Julian.
///
/// ```swift
/// let inGreatBritain = try GregorianCutover(firstGregorianDay: FixedDay(639_797))   // 1752-09-14
/// let calendar = CalendarSystem(.gregorian, options: CalendarOptions(gregorianCutover: inGreatBritain))
/// let eve = try calendar.day(of: CivilDate(year: 1752, month: 9, day: 2))
/// try calendar.fields(of: eve.advanced(by: 1)).day        // 14
/// ```
public struct GregorianCutover: Hashable, Sendable {
    /// Fixed day of the first Gregorian date.
    let firstDay: Int32
    /// The Gregorian year of that date, kept so that conversion far from the cutover does no extra work.
    let year: Int32

    /// 1582-10-15, as the papal bull ordered it and as Foundation and ICU assume.
    public static let october1582 = GregorianCutover(unchecked: 577_736)

    /// The Gregorian rule for all time.
    public static let proleptic = GregorianCutover(firstDay: .min, year: .min)

    /// The Julian rule for all time.
    public static let never = GregorianCutover(firstDay: .max, year: .max)

    /// The days that can open the Gregorian calendar: 0300-03-01 to 2999-12-31, both Gregorian.
    ///
    /// Earlier, the Gregorian calendar is behind the Julian, and dates would be repeated; much later, so many days are
    /// skipped that whole months vanish.
    public static let allowedDays: ClosedRange<Int> = 109_267...1_095_362

    /// A cutover on another day. Throws `outOfRange(.cutover, …)` outside `allowedDays`.
    public init(firstGregorianDay: FixedDay) throws(CalendarError) {
        guard Self.allowedDays.contains(firstGregorianDay.dayNumber) else {
            throw .outOfRange(.cutover, value: firstGregorianDay.dayNumber, allowed: Self.allowedDays)
        }
        self.init(unchecked: firstGregorianDay.dayNumber)
    }

    /// The first day with a Gregorian date; nil for `proleptic` and `never`.
    public var firstGregorianDay: FixedDay? {
        self == .proleptic || self == .never ? nil : FixedDay(unchecked: Int(firstDay))
    }

    /// The last year that has, or may have, days by the Julian rule.
    package var lastMixedYear: Int { Int(year) }

    private init(unchecked fixedDay: Int) {
        self.init(firstDay: Int32(fixedDay), year: Int32(GregorianRule.date(fixedDay).year))
    }

    private init(firstDay: Int32, year: Int32) {
        self.firstDay = firstDay
        self.year = year
    }
}

/// Encoded as the fixed day, or as one of the words `proleptic` and `never`.
extension GregorianCutover: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let word = try? container.decode(String.self) else {
            try self.init(firstGregorianDay: container.decode(FixedDay.self))
            return
        }
        switch word {
        case "proleptic": self = .proleptic
        case "never": self = .never
        default:
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a cutover is a fixed day, \"proleptic\" or \"never\", not \"\(word)\""
            )
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let day = firstGregorianDay {
            try container.encode(day)
        } else {
            try container.encode(self == .proleptic ? "proleptic" : "never")
        }
    }
}

/// How closely text must follow a style.
///
/// | text, in a style that writes `Friday, November 21, 2025` | strict | lenient |
/// |---|---|---|
/// | `Friday, November 21, 2025` | yes | yes |
/// | `friday, NOV 21 2025` (case, other widths, punctuation) | error | yes |
/// | `November 21, 2025` (no weekday) | error | yes |
/// | `Fri 21st Nov 2025` (another order, with the month's name) | error | yes |
/// | `Friday, November 21` | error | in the reference's year |
/// | `Monday, November 21, 2025` (another weekday) | error | yes: the weekday is not looked at |
/// | `Friday, November 21, 25` | the year 25, not a Friday: error | 2025, as near the reference as can be |
/// | `Friday, November 0021, 2025` | error | error |
/// | `Friday, November 31, 2025` | error | error |
/// | `Fri, 21 Nov 2025 14:05:00 +0530`, in any style | error | yes (RFC 5322) |
///
/// In a style that writes `14:05`, German or Chinese:
///
/// | text | strict | lenient |
/// |---|---|---|
/// | `2:05 pm`, `下午2:05`, `14h05`, `14:05 Uhr`, `14:05 +0530` | error | yes |
/// | `13:05 pm` | error | error |
///
/// Whatever is read strictly is read in the same way leniently, but for years of two digits.
public enum DateParseMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// The style's own form: its words and punctuation as they are, as many digits as it writes, of one system for each
    /// number (the style's, Latin, or the locale's native one). Every field must agree with the date. A zone may be any
    /// zone: by its name, id or offset.
    case strict
    /// What people type: any case, spaces and punctuation, names of any width or as numbers, digits of any script. Weekday,
    /// era, minutes, seconds, day period and zone may be missing; weekdays, quarters and week numbers that contradict the date are passed
    /// over. A time that the zone's clocks skip is read with the offset before the gap, 02:30 as 03:30. Where the month has a name, or the year four digits and comes first, year, month and day may stand in any order;
    /// a year at the end may be missing (UTS #35 part 4, "Parsing Dates and Times").
    case lenient
}

/// What text leaves open.
public struct DateParseOptions: Hashable, Codable, Sendable {
    /// The date that texts without a year, month or day are near, and from which two-digit years are counted. Nil for the
    /// time of parsing.
    public var reference: Instant?
    /// Two-digit years lie in the hundred years that begin so many years before the reference: with 80, as in ICU, in 2025
    /// the years 1945 to 2044. Not in the Japanese calendar, whose years are short, and not in the calendars of the
    /// 60-year cycle. 0 to 99; what is beyond becomes the nearest of them.
    public var yearsBack: Int { didSet { yearsBack = Self.clamped(yearsBack, 99) } }
    /// The hour, 0 to 23, of texts with a date and no time. 0 is the start of the day, as in Foundation; 12 is noon, which
    /// is on the same civil day in every zone. What is beyond becomes the nearest hour.
    public var hourOfBareDates: Int { didSet { hourOfBareDates = Self.clamped(hourOfBareDates, 23) } }

    /// The usual: near the time of parsing, and midnight for texts without a time. Numbers outside their ranges become the nearest in
    /// them.
    public init(reference: Instant? = nil, yearsBack: Int = 80, hourOfBareDates: Int = 0) {
        self.reference = reference
        self.yearsBack = Self.clamped(yearsBack, 99)
        self.hourOfBareDates = Self.clamped(hourOfBareDates, 23)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            reference: try container.decodeIfPresent(Instant.self, forKey: .reference),
            yearsBack: try container.decode(Int.self, forKey: .yearsBack),
            hourOfBareDates: try container.decode(Int.self, forKey: .hourOfBareDates))
    }

    private static func clamped(_ value: Int, _ limit: Int) -> Int { min(max(value, 0), limit) }
}

public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatLocales
public import LocaleFormatValuePrograms

/// A time seen from now: "yesterday", "in 3 days", "2 hr. ago".
///
/// ```swift
/// try RelativeDateStyle(locale: "en").format(-1, .day)                       // "yesterday"
/// try RelativeDateStyle(numeric: .always, locale: "en").format(-1, .day)     // "1 day ago"
/// ```
public struct RelativeDateStyle: Hashable, Codable, Sendable {
    /// Whether words such as "tomorrow" may stand for numbers.
    public enum Numeric: String, Hashable, Codable, Sendable, CaseIterable {
        /// "1 day ago"
        case always
        /// "yesterday", where the language has a word.
        case auto
    }

    /// How the units are written.
    public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
        /// "in 3 months"
        case wide
        /// "in 3 mo."
        case short
        /// "in 3mo"
        case narrow

        /// ICU's `UDateRelativeDateTimeFormatterStyle`.
        var icu: Int32 {
            switch self {
            case .wide: 0
            case .short: 1
            case .narrow: 2
            }
        }
    }

    /// What is counted. Weekdays are counted in weeks: 1 is "next Monday".
    public typealias Unit = RelativeDateUnit

    /// Whether words such as "tomorrow" may stand for numbers.
    public var numeric: Numeric
    /// How the units are written.
    public var width: Width
    /// Where the text will stand, for languages that begin it with a capital there.
    public var capitalization: DateStyle.CapitalizationContext
    /// Up to where each unit tells the distance between two instants.
    public var thresholds: RelativeThresholds
    /// How the time of day is written behind the day, "in 2 days at 3:00 PM"; none, which is usual, leaves it out. With it the distance
    /// between two instants in a zone is always told in days, so that it is clear which day is meant.
    public var time: DateStyle.Length
    /// By which weeks, months and years between two instants in a zone are counted; nil for the locale's calendar.
    public var calendar: CalendarID?
    /// Whose words and digits are used.
    public var locale: LocaleID

    /// Words where there are some, and units in full, unless told otherwise.
    public init(numeric: Numeric = .auto, width: Width = .wide, locale: LocaleID) {
        self.numeric = numeric
        self.width = width
        capitalization = .unknown
        thresholds = .standard
        time = .none
        self.locale = locale
    }

    /// The style made ready to run: hold it where many distances are formatted. It needs no cache and no lock.
    ///
    /// - Throws: `DateError.locale` for an unknown numbering system.
    public func compiled() throws(DateError) -> CompiledRelativeDate { try CompiledRelativeDate(self) }

    /// The distance as text: negative for the past. `-0.0` is "0 days ago", 0 is "in 0 days", where words are not used.
    ///
    /// - Throws: `DateError.outOfRange` for what is not finite.
    public func format(_ offset: Double, _ unit: Unit) throws(DateError) -> String {
        try TieredRelativeDate.format(offset, unit, in: self)
    }

    /// The distance of whole units.
    public func format(_ offset: Int, _ unit: Unit) throws(DateError) -> String { try format(Double(offset), unit) }

    /// The distance from one instant to another, in the unit that ``thresholds`` choose: usually the largest of which there is at least
    /// one, where a week has 7 days, a month a twelfth of a year, a year 365.2425 days. Halves are rounded away from zero. How the calendar has it,
    /// and the time of day, `format(_:relativeTo:in:)` says.
    public func format(_ instant: Instant, relativeTo now: Instant) throws(DateError) -> String {
        let (offset, unit) = thresholds.distance(now.seconds(to: instant))
        return try format(offset, unit)
    }

    /// The distance with the place of its number.
    public func formattedText(_ offset: Double, _ unit: Unit) throws(DateError) -> FormattedText<RelativeDateField> {
        try TieredRelativeDate.of(self).once.formattedText((offset, unit))
    }

    /// A day and a time of day by ICU's pattern for both: "yesterday" and "10:30" as "yesterday, 10:30".
    public func combine(day: String, time: String) throws(DateError) -> String {
        try TieredRelativeDate.of(self).once.combine(day: day, time: time)
    }
}

/// What a part of a relative date is.
public enum RelativeDateField: String, Hashable, Codable, Sendable, CaseIterable {
    /// How many units, in digits.
    case number
}

extension RelativeDateUnit {
    /// ICU's `URelativeDateTimeUnit`.
    @inline(__always) var icu: Int32 { Int32(place) }
}

// The fields of a date one by one, as `Date.FormatStyle` chooses them. Together they are a skeleton: the locale decides their order
// and what stands between them.
extension DateStyle {
    /// With the era.
    ///
    /// ```swift
    /// DateStyle(locale: "en").year().month(.wide).era().timeZone("UTC").format(instant)     // "November 2025 AD"
    /// ```
    public func era(_ format: Symbol.Era = .abbreviated) -> Self { field(format.rawValue, inPlaceOf: "G") }

    /// With the year: `DateStyle(locale: "en").year()` writes that alone.
    ///
    /// A style that says nothing yet shows the fields that are asked for and no others; lengths and skeletons keep theirs. Of two
    /// forms of a field the later one counts. A pattern is taken by its fields.
    ///
    /// ```swift
    /// DateStyle(locale: "de").year().month(.wide).timeZone("UTC").format(instant)              // "November 2025"
    /// DateStyle(date: .long, locale: "de").weekday(.wide).timeZone("UTC").format(instant)      // "Freitag, 21. November 2025"
    /// ```
    public func year(_ format: Symbol.Year = .defaultDigits) -> Self { field(format.letters, inPlaceOf: "yurYU") }

    /// With the quarter.
    ///
    /// ```swift
    /// DateStyle(locale: "en").year().quarter().timeZone("UTC").format(instant)      // "Q4 2025"
    /// ```
    public func quarter(_ format: Symbol.Quarter = .abbreviated) -> Self { field(format.rawValue, inPlaceOf: "Qq") }

    /// With the month.
    ///
    /// ```swift
    /// DateStyle(locale: "ja").month().day().timeZone("UTC").format(instant)         // "11月21日"
    /// ```
    public func month(_ format: Symbol.Month = .abbreviated) -> Self { field(format.rawValue, inPlaceOf: "ML") }

    /// With the week of the year, or of the month.
    ///
    /// ```swift
    /// DateStyle(locale: "en").week().timeZone("UTC").format(instant)                // "47"
    /// ```
    public func week(_ format: Symbol.Week = .defaultDigits) -> Self { field(format.rawValue, inPlaceOf: "wW") }

    /// With the day of the month.
    ///
    /// ```swift
    /// DateStyle(locale: "en").month(.wide).day().timeZone("UTC").format(instant)    // "November 21"
    /// ```
    public func day(_ format: Symbol.Day = .defaultDigits) -> Self { field(format.letters, inPlaceOf: "dFg") }

    /// With the day counted from the start of the year.
    ///
    /// ```swift
    /// DateStyle(locale: "en").dayOfYear().timeZone("UTC").format(instant)           // "325"
    /// ```
    public func dayOfYear(_ format: Symbol.DayOfYear = .defaultDigits) -> Self {
        field(format.rawValue, inPlaceOf: "D")
    }

    /// With the weekday.
    ///
    /// ```swift
    /// DateStyle(locale: "fr").weekday(.wide).timeZone("UTC").format(instant)        // "vendredi"
    /// ```
    public func weekday(_ format: Symbol.Weekday = .abbreviated) -> Self { field(format.rawValue, inPlaceOf: "Eec") }

    /// With the hour, in the locale's cycle.
    ///
    /// ```swift
    /// DateStyle(locale: "de").hour().minute().timeZone("UTC").format(instant)       // "08:30"
    /// DateStyle(locale: "en").hour().minute().timeZone("UTC").format(instant)       // "8:30 AM"
    /// ```
    public func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Self {
        field(format.letters, inPlaceOf: "hHkKjJCabB")
    }

    /// With the minute.
    ///
    /// ```swift
    /// DateStyle(locale: "de").minute().second().timeZone("UTC").format(instant)     // "30:00"
    /// ```
    public func minute(_ format: Symbol.Minute = .defaultDigits) -> Self { field(format.rawValue, inPlaceOf: "m") }

    /// With the second.
    ///
    /// ```swift
    /// DateStyle(locale: "de").hour().minute().second().timeZone("UTC").format(instant)      // "08:30:00"
    /// ```
    public func second(_ format: Symbol.Second = .defaultDigits) -> Self { field(format.rawValue, inPlaceOf: "s") }

    /// With a fraction of the second.
    ///
    /// ```swift
    /// DateStyle(locale: "de").second().secondFraction(.fractional(3)).timeZone("UTC").format(instant)     // "0,000"
    /// ```
    public func secondFraction(_ format: Symbol.SecondFraction) -> Self { field(format.letters, inPlaceOf: "SA") }

    /// With the time zone's name. Which zone that is, `timeZone(_:)` with a `TimeZoneID` says.
    ///
    /// ```swift
    /// let style = DateStyle(locale: "en").hour().minute().timeZone(.specificName(.short))
    /// style.timeZone("America/Los_Angeles").format(instant)                         // "12:30 AM PST"
    /// ```
    public func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> Self {
        field(format.letters, inPlaceOf: "zZOvVXx")
    }

    /// With a field, which takes the place of what the style has of it.
    private func field(_ letters: String, inPlaceOf others: String) -> Self {
        var style = self
        style.template = .skeleton(template.skeleton.filter { !others.contains($0) } + letters)
        return style
    }
}

extension DateStyle.Template {
    /// The fields, as far as they are known without asking ICU.
    fileprivate var skeleton: String {
        switch self {
        case .automatic: ""
        case .skeleton(let skeleton): skeleton
        case .lengths(let date, let time): Self.dates[date, default: ""] + Self.times[time, default: ""]
        case .pattern(let pattern):
            (try? DatePattern(pattern)).map {
                $0.fields.map { String(repeating: $0.letter, count: $0.count) }.joined()
            } ?? pattern
        }
    }

    /// What the lengths show in most locales (UTS #35 part 4, "Element dateFormats").
    private static let dates: [DateStyle.Length: String] = [
        .short: "yMd", .medium: "yMMMd", .long: "yMMMMd", .full: "yMMMMEEEEd",
    ]
    private static let times: [DateStyle.Length: String] = [
        .short: "jm", .medium: "jms", .long: "jmsz", .full: "jmszzzz",
    ]
}

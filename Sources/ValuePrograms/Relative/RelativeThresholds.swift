/// Up to where each unit tells how far away a time is: in seconds while they are fewer than so many, then in minutes, and so on.
///
/// A unit is left as soon as its number, rounded as it is shown, would reach the limit: 59.6 seconds are a minute. With 0 a unit is never used; with
/// `.greatestFiniteMagnitude` no larger one is.
///
/// ```swift
/// var style = RelativeDateStyle(numeric: .always, locale: "en")
/// let (now, then) = (try Instant(seconds: 0), try Instant(seconds: 50 * 60))
/// try style.format(then, relativeTo: now)                             // "in 50 minutes"
/// style.thresholds = .early
/// try style.format(then, relativeTo: now)                             // "in 1 hour"
/// style.thresholds = RelativeThresholds(days: 14, weeks: 0)
/// try style.format(Instant(seconds: 10 * 86_400), relativeTo: now)    // "in 10 days"
/// ```
public struct RelativeThresholds: Hashable, Codable, Sendable {
    /// Fewer seconds than these are told in seconds.
    public var seconds: Double
    /// Fewer minutes than these are told in minutes.
    public var minutes: Double
    /// Fewer hours than these are told in hours.
    public var hours: Double
    /// Fewer days than these are told in days.
    public var days: Double
    /// Fewer weeks than these are told in weeks.
    public var weeks: Double
    /// Fewer months than these, of a twelfth of 365.2425 days each, are told in months.
    public var months: Double

    /// Each unit as soon as there is one of it, unless told otherwise: a week has 7 days, a month a twelfth of a year. So does Foundation's
    /// `Date.RelativeFormatStyle`, which takes the largest component of which there is one.
    public init(
        seconds: Double = 60, minutes: Double = 60, hours: Double = 24, days: Double = 7, weeks: Double = 4.348125,
        months: Double = 12
    ) {
        self.seconds = seconds
        self.minutes = minutes
        self.hours = hours
        self.days = days
        self.weeks = weeks
        self.months = months
    }

    /// In these units alone, each as soon as there is one of it: Foundation's `allowedFields`. Years, months, weeks, days, hours, minutes and seconds
    /// count; quarters and weekdays are never chosen. Without any of them it is years.
    ///
    /// ```swift
    /// let (now, then) = (try Instant(iso8601: "2021-06-01T12:00:00Z"), try Instant(iso8601: "2021-06-11T12:00:00Z"))
    /// let style = RelativeDateStyle(locale: "en").thresholds(RelativeThresholds(units: [.year, .hour]))
    /// try style.format(then, relativeTo: now, in: .utc)                   // "in 240 hours"
    /// ```
    public init(units: Set<RelativeDateUnit>) {
        self.init(seconds: 0, minutes: 0, hours: 0, days: 0, weeks: 0, months: 0)
        let fields = [\Self.seconds, \.minutes, \.hours, \.days, \.weeks, \.months]
        var larger: Double? = units.contains(.year) || units.isDisjoint(with: steps.map(\.unit)) ? Self.year : nil
        for (step, field) in zip(steps, fields).reversed() where units.contains(step.unit) {
            self[keyPath: field] = larger.map { $0 / step.length } ?? .greatestFiniteMagnitude
            larger = step.length
        }
    }

    /// A year in seconds, 365.2425 days.
    private static let year: Double = 31_556_952

    /// Each unit as soon as there is one of it.
    public static let standard = RelativeThresholds()
    /// The next unit sooner: 45 seconds, 45 minutes, 22 hours, 5 days; those of `selectUnit` in formatjs (`@formatjs/intl-utils`).
    public static let early = RelativeThresholds(seconds: 45, minutes: 45, hours: 22, days: 5)

    /// All of them, the smallest unit's first.
    package var limits: [Double] { steps.map(\.limit) }

    /// - Parameter limits: six.
    package init(limits: [Double]) {
        self.init(
            seconds: limits[0], minutes: limits[1], hours: limits[2], days: limits[3], weeks: limits[4],
            months: limits[5])
    }

    /// The units, the smallest first, with their lengths in seconds, and where each ends.
    private var steps: [(unit: RelativeDateUnit, length: Double, limit: Double)] {
        [
            (.second, 1, seconds), (.minute, 60, minutes), (.hour, 3_600, hours), (.day, 86_400, days),
            (.week, 604_800, weeks), (.month, 2_629_746, months),
        ]
    }

    /// The unit for so many seconds, and how many of it there are, halves rounded away from zero.
    package func distance(_ seconds: Double) -> (offset: Double, unit: RelativeDateUnit) {
        for (unit, length, limit) in steps {
            let count = (seconds / length).rounded()
            if abs(seconds) / length < limit, abs(count) < limit { return (count, unit) }
        }
        return ((seconds / Self.year).rounded(), .year)
    }

    /// What is less than a day, or one that the calendar does not count: by the clock in the largest such unit that is used, else none of the smallest.
    package func withinDay(_ seconds: Double) -> (offset: Double, unit: RelativeDateUnit) {
        let used = steps.filter { $0.limit > 0 }
        guard let clock = used.last(where: { $0.length < 86_400 }) else { return (0, used.first?.unit ?? .year) }
        return ((seconds / clock.length).rounded(), clock.unit)
    }

    /// Whether anything is told in days, weeks or months.
    package func uses(_ unit: RelativeDateUnit) -> Bool {
        switch unit {
        case .day: days > 0
        case .week: weeks > 1
        case .month: months > 1
        default: true
        }
    }

    /// The unit for so many seconds by their exact length.
    package func unit(_ seconds: Double) -> RelativeDateUnit {
        steps.first { abs(seconds) / $0.length < $0.limit }?.unit ?? .year
    }
}

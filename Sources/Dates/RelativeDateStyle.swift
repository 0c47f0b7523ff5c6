internal import LocaleFormatBridge
public import LocaleFormatCore

/// A time seen from now: "yesterday", "in 3 days", "2 hr. ago".
///
/// ```swift
/// try RelativeDateStyle(locale: "en").format(-1, .day)                       // "yesterday"
/// try RelativeDateStyle(numeric: .always, locale: "en").format(-1, .day)     // "1 day ago"
/// ```
public struct RelativeDateStyle: Hashable, Codable, Sendable {
    /// Whether words such as "tomorrow" may stand for numbers.
    public enum Numeric: String, Hashable, Codable, Sendable, CaseIterable {
        case always, auto
    }

    /// How the units are written.
    public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
        case wide, short, narrow

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
    public enum Unit: String, Hashable, Codable, Sendable, CaseIterable {
        // In the order of ICU's `URelativeDateTimeUnit`.
        case year, quarter, month, week, day, hour, minute, second
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday

        var icu: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    public var numeric: Numeric
    public var width: Width
    public var capitalization: DateStyle.CapitalizationContext
    public var locale: LocaleID

    public init(numeric: Numeric = .auto, width: Width = .wide, locale: LocaleID) {
        self.numeric = numeric
        self.width = width
        capitalization = .unknown
        self.locale = locale
    }

    /// The distance as text: negative for the past. `-0.0` is "0 days ago", 0 is "in 0 days", where words are not used.
    ///
    /// - Throws: ``DateError/outOfRange(_:)`` for what is not finite.
    public func format(_ offset: Double, _ unit: Unit) throws(DateError) -> String {
        guard offset.isFinite else { throw .outOfRange("distance \(offset)") }
        let pool = try Self.pools.value(for: self) { () throws(DateError) in try self.pool() }
        return try bridged { () throws(ICUError) in
            try pool.withHandle { (handle) throws(ICUError) in
                try handle.format(offset, unit: unit.icu, numeric: numeric == .always)
            }.text
        }
    }

    /// The distance of whole units.
    public func format(_ offset: Int, _ unit: Unit) throws(DateError) -> String { try format(Double(offset), unit) }

    /// The distance from one instant to another, in the largest unit of which there is at least one: a week has 7 days, a
    /// month a twelfth of a year, a year 365.2425 days. Halves are rounded away from zero.
    public func format(_ instant: Instant, relativeTo now: Instant) throws(DateError) -> String {
        let seconds = Double(instant.seconds - now.seconds) + Double(instant.nanoseconds - now.nanoseconds) / 1e9
        let units: [(Unit, Double)] = [
            (.year, 31_556_952), (.month, 2_629_746), (.week, 604_800), (.day, 86_400), (.hour, 3_600), (.minute, 60),
        ]
        for (unit, length) in units where abs(seconds) >= length {
            return try format((seconds / length).rounded(), unit)
        }
        return try format(seconds.rounded(), .second)
    }

    /// "yesterday" and "10:30" as "yesterday at 10:30".
    public func combine(day: String, time: String) throws(DateError) -> String {
        let pool = try Self.pools.value(for: self) { () throws(DateError) in try self.pool() }
        return try bridged { () throws(ICUError) in
            try pool.withHandle { (handle) throws(ICUError) in try handle.combine(day: day, time: time) }
        }
    }

    private static let pools = CompiledCache<RelativeDateStyle, HandlePool<RelativeDateHandle>>(capacity: 64)

    private func pool() throws(DateError) -> HandlePool<RelativeDateHandle> {
        if let asked = locale.keyword("nu") { _ = try located { () throws(LocaleError) in try NumberingSystem(asked) } }
        let (name, width, context) = (locale.icuName, width.icu, capitalization.icu)
        return HandlePool { () throws(ICUError) in
            try RelativeDateHandle(locale: name, width: width, context: context)
        }
    }
}

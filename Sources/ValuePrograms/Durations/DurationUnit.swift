/// A unit that durations are told in; all are of fixed length. Foundation's words, the largest first.
public enum DurationUnit: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// 7 days.
    case weeks
    /// 24 hours, whatever clocks do.
    case days
    /// 60 minutes.
    case hours
    /// 60 seconds.
    case minutes
    /// The SI second.
    case seconds
    /// A thousandth of a second.
    case milliseconds
    /// A millionth of a second.
    case microseconds
    /// A billionth of a second.
    case nanoseconds

    /// How long it is, in quintillionths of a second.
    package var attoseconds: UInt128 {
        switch self {
        case .weeks: 604_800 * Self.second
        case .days: 86_400 * Self.second
        case .hours: 3_600 * Self.second
        case .minutes: 60 * Self.second
        case .seconds: Self.second
        case .milliseconds: 1_000_000_000_000_000
        case .microseconds: 1_000_000_000_000
        case .nanoseconds: 1_000_000_000
        }
    }

    private static let second: UInt128 = 1_000_000_000_000_000_000

    /// CLDR's identifier, `hour`.
    package var unitID: String { String(rawValue.dropLast()) }

    /// By length: hours are more than minutes.
    public static func < (one: Self, other: Self) -> Bool { one.attoseconds < other.attoseconds }
}

internal import LocaleFormatCalendars

/// Pairs of instants that differ in a given field and in none above it, chosen so that every kind of value occurs: all
/// months and weekdays, one and two digits, both halves of the day, midnight and noon.
struct IntervalProbe {
    /// Pairs by which a pattern is found: no exact hours among them, as midnight and noon have names of their own.
    private(set) var found: [(start: Instant, end: Instant)] = []
    /// Pairs by which it is proved besides.
    private(set) var proved: [(start: Instant, end: Instant)] = []

    init(_ difference: IntervalDifference, zone: ZoneRules, calendar: CalendarSystem) {
        func values(_ instant: Instant) -> DateValues? { try? DateValues(instant, zone: zone, calendar: calendar) }
        func add(_ start: Instant, _ end: Instant, to pairs: inout [(start: Instant, end: Instant)]) {
            guard let first = values(start), let second = values(end),
                IntervalDifference(first, second, seesMarks: false) == difference
            else { return }
            pairs.append((start, end))
        }
        if difference == .era {
            // Seven steps of 47 days have days and months of one digit and of two, in every calendar.
            func instant(_ seconds: Int64, _ step: Int) -> Instant? {
                try? Instant(seconds: seconds + Int64(step % 8) * 47 * 86_400)
            }
            for (index, first) in Self.eras.enumerated() {
                for second in Self.eras[(index + 1)...] where found.count < 24 {
                    let step = found.count
                    guard let start = instant(first, step), let end = instant(second, 3 * step + 1) else { continue }
                    add(start, end, to: &found)
                }
            }
            return
        }
        for base in Self.bases + (DateProbe.agreesFarOff(calendar.id) ? [-36_900_000_000] : []) {
            for length in Self.lengths(difference) {
                guard let start = try? Instant(seconds: base), let end = start.later(length) else { continue }
                add(start, end, to: &found)
                // Backwards the smaller numbers are at the end.
                add(end, start, to: &found)
            }
        }
        for base in Self.bases.prefix(6) {
            for hour: Int64 in [0, 12] {
                let local = base / 86_400 * 86_400 + hour * 3_600
                for length in Self.lengths(difference) {
                    guard let start = try? Instant(seconds: zone.instant(ofLocal: local)), let end = start.later(length)
                    else { continue }
                    add(start, end, to: &proved)
                    add(end, start, to: &proved)
                }
            }
        }
    }

    /// From January 2024 on, 35 days and some hours after each other; and one in the fifth year of a cycle of sixty.
    private static let bases: [Int64] =
        (0..<13).map { 1_704_155_531 + $0 * (35 * 86_400 + 4 * 3_600 + 431) } + [585_000_731]

    /// Years -500, 100, 700, 1790, 1870, 1900, 1920, 1950, 1985, 2000 and 2024.
    private static let eras: [Int64] = [
        -77_900_000_000, -59_000_000_000, -40_000_000_000, -5_679_000_000, -3_155_000_000, -2_200_000_000,
        -1_577_000_000,
        -631_000_000, 480_000_000, 946_900_000, 1_709_212_149,
    ]

    /// Milliseconds from one end to the other that may make the difference.
    private static func lengths(_ difference: IntervalDifference) -> [Int64] {
        let day: Int64 = 86_400_000
        return switch difference {
        case .era: []
        case .year: [366 * day, 731 * day]
        case .month: [20 * day, 32 * day, 65 * day]
        case .day: [day, 4 * day]
        case .dayHalf: [3 * 3_600_000, 7 * 3_600_000, 11 * 3_600_000]
        case .hour: [3_600_000, 4 * 3_600_000]
        case .minute: [60_000, 1_500_000]
        case .second: [1_000, 20_000]
        case .millisecond: [1, 123]
        case .none: [0]
        }
    }
}

extension Instant {
    fileprivate func later(_ milliseconds: Int64) -> Instant? {
        try? Instant(seconds: seconds, nanoseconds: Int64(nanoseconds) + milliseconds * 1_000_000)
    }
}

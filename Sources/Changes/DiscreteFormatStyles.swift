public import LocaleFormat

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's protocol for what a timeline shows (`DiscreteFormatStyle`). `input(before:)` and `input(after:)` are Foundation's: the
// neighbours of a date, and of a duration.

extension DateStyle: DiscreteFormatStyle {
    /// The last date before another one that has another text; nil where there is none, and for a style that cannot be compiled.
    public func discreteInput(before input: Date) -> Date? {
        guard let instant = try? Instant(input), let change = try? change(before: instant) else { return nil }
        return Date(atMost: change)
    }

    /// The first date after another one that has another text; nil where there is none, and for a style that cannot be compiled.
    public func discreteInput(after input: Date) -> Date? {
        guard let instant = try? Instant(input), let change = try? change(after: instant) else { return nil }
        return Date(atLeast: change)
    }
}

extension DateDistanceStyle: DiscreteFormatStyle {
    /// The last date before another one that is told otherwise from the reference; nil where there is none.
    public func discreteInput(before input: Date) -> Date? {
        guard let instant = try? Instant(input), let now = try? Instant(reference), let zone = try? zone(),
            let change = try? style.change(before: instant, relativeTo: now, in: zone)
        else { return nil }
        return Date(atMost: change)
    }

    /// The first date after another one that is told otherwise from the reference; nil where there is none.
    public func discreteInput(after input: Date) -> Date? {
        guard let instant = try? Instant(input), let now = try? Instant(reference), let zone = try? zone(),
            let change = try? style.change(after: instant, relativeTo: now, in: zone)
        else { return nil }
        return Date(atLeast: change)
    }
}

extension DurationStyle: DiscreteFormatStyle {
    /// The longest duration below another one that has another text; nil where there is none, and for a style that cannot be compiled.
    public func discreteInput(before input: Duration) -> Duration? { try? change(before: input) }
    /// The shortest duration above another one that has another text; nil where there is none, and for a style that cannot be compiled.
    public func discreteInput(after input: Duration) -> Duration? { try? change(after: input) }
}

extension Date {
    /// The first date that is not before an instant. A date is some 100 nanoseconds exact, and its conversion may be one step off.
    fileprivate init(atLeast instant: Instant) {
        var date = Date(instant)
        for _ in 0..<Self.steps where date.isBefore(instant) { date = date.stepped(up: true) }
        for _ in 0..<Self.steps where !date.stepped(up: false).isBefore(instant) { date = date.stepped(up: false) }
        self = date
    }

    /// The last date that is not after an instant.
    fileprivate init(atMost instant: Instant) {
        var date = Date(instant)
        for _ in 0..<Self.steps where date.isAfter(instant) { date = date.stepped(up: false) }
        for _ in 0..<Self.steps where !date.stepped(up: true).isAfter(instant) { date = date.stepped(up: true) }
        self = date
    }

    private static let steps = 4

    private func isBefore(_ instant: Instant) -> Bool { (try? Instant(self)).map { $0 < instant } ?? true }
    private func isAfter(_ instant: Instant) -> Bool { (try? Instant(self)).map { $0 > instant } ?? true }

    private func stepped(up isUp: Bool) -> Date {
        let seconds = timeIntervalSinceReferenceDate
        return Date(timeIntervalSinceReferenceDate: isUp ? seconds.nextUp : seconds.nextDown)
    }
}

public import LocaleFormat

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's protocol for what a timeline shows (`DiscreteFormatStyle`). Neighbours of durations are Foundation's. Those of dates are not:
// around 2001 Foundation's are nearer to each other than seconds since 1970 can tell, and have one text.

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

    /// The date next to another one on the way back.
    public func input(before input: Date) -> Date? { input.stepped(up: false) }
    /// The date next to another one on the way forward.
    public func input(after input: Date) -> Date? { input.stepped(up: true) }
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

    /// The date next to another one on the way back.
    public func input(before input: Date) -> Date? { input.stepped(up: false) }
    /// The date next to another one on the way forward.
    public func input(after input: Date) -> Date? { input.stepped(up: true) }
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

    /// The neighbour that is another instant: a date counts from 2001, an instant from 1970, and the farther count is the coarser one.
    fileprivate func stepped(up isUp: Bool) -> Date {
        let seconds = timeIntervalSinceReferenceDate
        let step = max(seconds.ulp, timeIntervalSince1970.ulp)
        return Date(timeIntervalSinceReferenceDate: isUp ? seconds + step : seconds - step)
    }
}

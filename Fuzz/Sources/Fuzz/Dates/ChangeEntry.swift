import LocaleFormat
import LocaleFormatChanges

/// When a text changes: there it is another one, and right before it is the same.
enum ChangeEntry {
    static func date(_ style: DateStyle, _ instant: Instant, _ text: String) {
        if let change = try? style.change(after: instant) {
            require(change > instant, "\(change) is not after \(instant)")
            require(style.format(change) != text, "\(text) at \(instant), and at \(change)")
            if let last = try? Instant(seconds: change.seconds, nanoseconds: Int64(change.nanoseconds) - 1) {
                require(style.format(last) == text, "\(text) at \(instant), and another at \(last)")
            }
        }
        if let change = try? style.change(before: instant) {
            require(change < instant, "\(change) is not before \(instant)")
            require(style.format(change) != text, "\(text) at \(instant), and at \(change)")
        }
    }

    static func duration(_ style: DurationStyle, _ duration: Duration, _ text: String) {
        if let change = try? style.change(after: duration) {
            require(change > duration && style.format(change) != text, "\(text) at \(duration), and at \(change)")
            let last = Duration(attoseconds: change.attoseconds - 1)
            require(style.format(last) == text, "\(text) at \(duration), and another at \(last)")
        }
        if let change = try? style.change(before: duration) {
            require(change < duration && style.format(change) != text, "\(text) at \(duration), and at \(change)")
        }
    }
}

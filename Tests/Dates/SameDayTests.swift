import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatDates
import TestSupport
import Testing

/// Instants of one day in a row, whose day is found out once: the texts are those that each of them has alone.
@Suite struct SameDayTests {
    @Test func instantsInARow() throws {
        var random = SeededGenerator(for: "SameDayTests")
        var mismatches = Mismatches()
        for _ in 0..<40 * SeededGenerator.rounds {
            // Two programs in turns, some of which share what a thread remembers.
            let styles = (0..<2).map { _ in
                var style = random.dateStyle()
                if random.chance(1, in: 2) { style.calendar = random.element(of: CalendarID.allCases) }
                return style
            }
            let compiled = try styles.map { try $0.compiled() }
            let start = Int64(random.next() % 2_000_000_000)
            for step in 0..<60 {
                // Half an hour on, so that midnight passes; every fifth text of the other program.
                let instant = try Instant(seconds: start + Int64(step) * 1_800 + Int64(random.next() % 900))
                let place = step % 5 == 4 ? 1 : 0
                guard let text = try? compiled[place].format(instant) else {
                    mismatches.add("\(styles[place]) at \(instant) is not written")
                    continue
                }
                // Its fields are found out anew each time.
                mismatches.expect(
                    text, equals: try compiled[place].formattedText(instant).text, "\(styles[place]) at \(instant)")
                var bytes: [UInt8] = []
                try compiled[place].append(instant, to: &bytes)
                mismatches.expect(
                    String(decoding: bytes, as: UTF8.self), equals: text, "\(styles[place]) at \(instant), appended")
            }
        }
        mismatches.report()
    }
}

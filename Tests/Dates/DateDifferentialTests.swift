import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatDates
import TestSupport
import Testing

/// Programs against ICU: random styles, locales, zones and instants; not a byte may differ.
@Suite struct DateDifferentialTests {
    @Test func randomStylesAndInstants() throws {
        var random = SeededGenerator(for: "DateDifferentialTests")
        var mismatches = Mismatches()
        var fast = 0
        for _ in 0..<300 * SeededGenerator.rounds {
            let style = random.dateStyle()
            let reference = try CompiledDate(reference: style)
            let compiled = try CompiledDate(style)
            if compiled.isFast { fast += 1 }
            for _ in 0..<20 {
                // From 1931 to 2026: no disputed month of the Chinese or Hebrew calendar but those below.
                let second = Int64(random.next() % 3_000_000_000) - 1_230_000_000
                let instant = try Instant(seconds: second, nanoseconds: Int64(random.next() % 1_000) * 1_000_000)
                if random.isDisputed(instant, in: compiled.calendar.id) { continue }
                mismatches.expect(
                    try compiled.format(instant), equals: try reference.format(instant), "\(style) at \(instant)")
            }
        }
        mismatches.report()
        #expect(fast > 290 * SeededGenerator.rounds, "nearly every style runs as a program")
    }

    /// Instants of any age never trap, in any calendar.
    @Test func anyInstant() throws {
        var random = SeededGenerator(for: "anyInstant")
        let styles = try CalendarID.allCases.map {
            try DateStyle(pattern: "G y u r U M d D w W F E g H:m:s.SSS z", locale: "en").calendar($0).timeZone(.utc)
                .compiled()
        }
        for style in styles {
            for _ in 0..<50 {
                let instant = try Instant(
                    seconds: Instant.range.lowerBound + Int64(random.next() % UInt64(Instant.range.upperBound * 2)))
                do { _ = try style.format(instant) } catch {
                    guard case .impossibleDate = error else {
                        Issue.record("\(style.calendar.id): \(error)")
                        continue
                    }
                }
            }
        }
    }
}

extension SeededGenerator {
    private static let locales = LocaleID.available
    private static let zones = TimeZoneID.all()

    mutating func dateStyle() -> DateStyle {
        var style = DateStyle(locale: element(of: Self.locales))
        style.calendar = element(of: DateParityTests.calendars)
        style.timeZone = try? TimeZoneID(element(of: Self.zones))
        let lengths = DateStyle.Length.allCases.filter { $0 != .none }
        switch next() % 3 {
        case 0: style.template = .lengths(date: element(of: lengths), time: element(of: DateStyle.Length.allCases))
        case 1:
            style.template = .skeleton(
                element(of: ["yMMMd", "yMMMMEEEEdjmsz", "GyMEd", "jms", "Bhm", "yQQQ", "Hmssv"]))
        default: style.template = .pattern(datePattern())
        }
        if chance(1, in: 3) { style.hourCycle = element(of: DateStyle.HourCycle.allCases) }
        if chance(1, in: 3) { style.numbering = element(of: NumberingSystem.all.filter { !$0.isAlgorithmic }) }
        if chance(1, in: 3) { style.capitalization = element(of: DateStyle.CapitalizationContext.allCases) }
        return style
    }

    private mutating func datePattern() -> String {
        // `r` of ethiopic-amete-alem is wrong in ICU 72; `w`, `W`, `Y` and `D` are another test's.
        let letters = Array("GyuUQqMLdFgEecabBhHKkmsSAzZOvVXx")
        return (0..<(1 + next() % 6)).map { _ in
            let letter = element(of: letters)
            return String(repeating: letter, count: Int(1 + next() % 6))
                + element(of: [" ", "-", "''", "'at'", "年", ""])
        }.joined()
    }

    /// Days on which ICU's astronomy and the public tables disagree, and one faulty Hebrew year.
    func isDisputed(_ instant: Instant, in calendar: CalendarID) -> Bool {
        let ranges: [ClosedRange<String>]
        switch calendar {
        case .chinese:
            ranges = [
                "1954-01-28"..."1954-03-10", "1955-02-20"..."1955-03-25", "1987-07-24"..."1987-09-24",
                "1999-01-15"..."1999-02-17", "2012-08-15"..."2012-09-17", "2018-11-05"..."2018-12-08",
            ]
        case .dangi: ranges = ["2017-02-24"..."2017-03-29"]
        default: return false
        }
        return ranges.contains { $0.contains(String(instant.description.prefix(10))) }
    }
}

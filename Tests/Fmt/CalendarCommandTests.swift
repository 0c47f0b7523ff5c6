import LocaleFormat
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct CalendarCommandTests {
    @Test func calendarsAreAligned() {
        let outcome = run("calendars", "2025-11-21", "--locale", "en", "--time-zone", "UTC")
        #expect(outcome.lines.count == 27 && outcome.code == 0)
        #expect(outcome.lines.first == "gregorian            November 21, 2025")
        for (line, calendar) in zip(outcome.lines, CalendarID.allCases) {
            let date = run(
                "date", "2025-11-21", "--locale", "en", "--time-zone", "UTC", "--calendar", calendar.rawValue)
            #expect(line.prefix { $0 != " " } == calendar.rawValue)
            #expect(line.dropFirst(21) == date.output.dropLast())
        }
        #expect(run("calendars", "--json", "--locale", "fa").lines.count == 27)
    }

    /// An instant may look like an option.
    @Test func negativeInstants() {
        for arguments in [
            ["-1700000000"], ["-1700000000", "--locale", "en"], ["--location", "-33.9,151.2", "-1700000000"],
            ["--", "-1700000000"],
        ] {
            let outcome = run(list: ["calendars", "--time-zone", "UTC"] + arguments)
            #expect(outcome.lines.first?.hasSuffix("February 18, 1916") == true, "\(outcome.errors)")
        }
        #expect(run("cal", "-0044-03-15", "--locale", "en").code == 0)
    }

    @Test func oneErrorForABadInstant() {
        let outcome = run("calendars", "2025-02-30")
        #expect(outcome.code == 1 && outcome.errorLines.count == 1 && outcome.output.isEmpty)
        // Beyond the years that the sky is computed for: arithmetic calendars go on.
        let far = run("calendars", "@170000000000000", "--locale", "en")
        #expect(far.code == 1 && far.lines.count + far.errorLines.count == 27 && far.lines.count > 12)
    }

    @Test func lists() {
        #expect(run("calendar-ids").lines.map(String.init) == CalendarID.allCases.map(\.rawValue))
        #expect(run("calendar-ids", "--json").lines.count == 27)
        let zones = run("time-zones").lines
        #expect(zones.count > 300 && zones == zones.sorted() && zones.contains("Europe/Vienna"))
        #expect(run("time-zones", "--aliases").lines.contains("Asia/Kolkata"))
    }

    @Test(arguments: [
        ("2025-11-21 2025-11-24", "November 21 – 24, 2025"), ("2025-11-21/2025-11-24", "November 21 – 24, 2025"),
        ("2025-11-21 2025-11-21", "November 21, 2025"), ("2025-11-21 2025-12-02 --skeleton MMMd", "Nov 21 – Dec 2"),
        ("2025-10-20 2025-10-22 --calendar gujarati --pattern d/M/y", "29/12/2081 – 1/1/2082"),
    ])
    func intervals(line: String, expected: String) {
        let outcome = run(list: ["interval", "--locale", "en"] + line.split(separator: " ").map(String.init))
        #expect(outcome.output.replacing("\u{2009}", with: " ") == expected + "\n" && outcome.code == 0, "\(outcome)")
    }

    @Test(arguments: [
        ("-1 day", "yesterday"), ("-1 day --numeric always", "1 day ago"), ("3 months", "in 3 months"),
        ("1.5 hour --width short", "in 1.5 hr."), ("1 monday", "next Monday"), ("2 --unit week", "in 2 weeks"),
        ("2 week --numbering-system deva", "in २ weeks"), ("-0 day --numeric always", "0 days ago"),
    ])
    func distances(line: String, expected: String) {
        let outcome = run(list: ["relative", "--locale", "en"] + line.split(separator: " ").map(String.init))
        #expect(outcome.output == expected + "\n" && outcome.code == 0, "\(outcome)")
    }

    @Test(
        arguments: [
            ("interval 2025-11-21", 2), ("interval 2025-11-21 x", 1), ("interval a/b/c", 1), ("relative 1", 2),
            ("relative 1 eon", 2), ("relative x day", 1), ("relative nan day", 1), ("relative 1 --unit eon", 2),
        ] as [(String, Int32)])
    func refuses(line: String, code: Int32) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome.code == code && outcome.errorLines.count == 1 && outcome.output.isEmpty, "\(outcome)")
    }
}

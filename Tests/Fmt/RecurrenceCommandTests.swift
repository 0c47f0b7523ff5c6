import Testing

@testable import fmt

@Suite struct RecurrenceCommandTests {
    @Test(arguments: [
        (["FREQ=WEEKLY;COUNT=2", "--start", "2025-11-21"], ["2025-11-21", "2025-11-28"]),
        (["FREQ=WEEKLY;COUNT=2", "--start", "20251121"], ["2025-11-21", "2025-11-28"]),
        (
            ["RRULE:FREQ=HOURLY", "--start", "2025-11-21T09:00", "--count", "2"],
            ["2025-11-21T09:00:00", "2025-11-21T10:00:00"]
        ),
        (
            ["FREQ=MONTHLY;BYDAY=-1FR", "--start", "2025-11-21T09:00", "--time-zone", "Europe/Berlin", "--count", "2"],
            ["2025-11-28T09:00:00+01:00[Europe/Berlin]", "2025-12-26T09:00:00+01:00[Europe/Berlin]"]
        ),
        (["FREQ=DAILY", "--start", "2025-11-21T09:00Z", "--count", "1"], ["2025-11-21T09:00:00+00:00[Etc/UTC]"]),
        (["RSCALE=HEBREW;FREQ=YEARLY", "--start", "2025-09-23", "--count", "2"], ["2025-09-23", "2026-09-12"]),
        (
            ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "--start", "2024-02-29", "--after", "2099-01-01", "--count", "1"],
            ["2104-02-29"]
        ),
        (
            ["FREQ=WEEKLY", "--start", "2025-11-21", "--before", "2025-12-20", "--count", "2"],
            ["2025-12-12", "2025-12-19"]
        ),
        (
            ["FREQ=DAILY", "--start", "2025-11-21", "--after", "2025-12-01", "--before", "2025-12-04"],
            ["2025-12-02", "2025-12-03"]
        ),
        (
            [
                "FREQ=DAILY;COUNT=4", "--start", "2025-12-23", "--exclude", "2025-12-24,2025-12-25", "--include",
                "2026-01-01",
            ],
            ["2025-12-23", "2025-12-26", "2026-01-01"]
        ),
        (["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "--start", "2024-01-01"], [""]),
    ]) func commands(words: [String], expected: [String]) {
        let outcome = run(list: ["recurrence"] + words, input: [])
        #expect(outcome.output == expected.joined(separator: "\n") + "\n" && outcome.code == 0, "\(outcome)")
    }

    @Test func howMany() {
        #expect(run("recurrence", "FREQ=DAILY", "--start", "2025-11-21").lines.count == 10)
        #expect(run("recurrence", "FREQ=DAILY;COUNT=30", "--start", "2025-11-21").lines.count == 30)
        #expect(run("recurrence", "FREQ=DAILY", "--start", "today").lines.count == 10)
    }

    @Test func batch() {
        let line = #"{"op":"recurrence","value":"FREQ=DAILY;COUNT=2","start":"2025-11-21"}"#
        #expect(run(list: ["batch"], input: Array(line.utf8)).output == #"{"result":"2025-11-21\n2025-11-22"}"# + "\n")
        let object = run("recurrence", "freq=daily;count=1", "--start", "2025-11-21", "--json").lines
        #expect(
            object
                == [
                    #"{"value":"freq=daily;count=1","rule":"FREQ=DAILY;COUNT=1","text":"2025-11-21","occurrences":["2025-11-21"]}"#
                ])
    }

    @Test(arguments: [
        (["FREQ=DAILY"], 2, "missing --start"), (["FREQ=DAILY", "--start", "x"], 1, "x"),
        (["FREQ=DAILY;BYHOUR=24", "--start", "2025-11-21"], 1, "BYHOUR 24 is outside 0 to 23, at byte 18"),
        (["FREQ=HOURLY", "--start", "2025-11-21"], 1, "a start without a time exclude each other"),
        (["FREQ=DAILY", "--start", "2025-11-21", "--count", "0"], 2, "--count"),
        (["FREQ=DAILY", "--start", "2025-11-21T09:00", "--time-zone", "Europe/Berlim"], 2, "Europe/Berlim"),
    ]) func whatIsWrong(words: [String], code: Int32, message: String) {
        let outcome = run(list: ["recurrence"] + words, input: [])
        #expect(outcome.code == code && outcome.errors.contains(message) && outcome.errorLines.count == 1, "\(outcome)")
    }
}

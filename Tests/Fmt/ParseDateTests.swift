import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct ParseDateTests {
    @Test(arguments: [
        (["21. November 2025", "--locale", "de"], "2025-11-21"),
        (["۳۰ آبان ۱۴۰۴", "--locale", "fa"], "2025-11-21"),
        (["א׳ בכסלו תשפ״ו", "--locale", "he-u-ca-hebrew"], "2025-11-21"),
        (
            ["nov 21 2025, 2pm", "--skeleton", "yMMMdjm", "--locale", "en", "--time-zone", "Asia/Kolkata"],
            "2025-11-21T14:00:00+05:30"
        ),
        (
            ["21.11.25, 08:30", "--date", "short", "--time", "short", "--locale", "de", "--time-zone", "UTC"],
            "2025-11-21T08:30:00Z"
        ),
        (["1/1/70", "--date", "short", "--locale", "en", "--reference", "1960-06-01"], "1970-01-01"),
        (
            ["10:30", "--pattern", "HH:mm", "--reference", "2025-11-21", "--time-zone", "+05:45"],
            "2025-11-21T10:30:00+05:45"
        ),
        (["2025-11-21T08:30:00.25+01:00", "--locale", "fr", "--time-zone", "UTC"], "2025-11-21T08:30:00.25+01:00"),
        (["Kartika Shukla 2, 2082 VS", "--calendar", "gujarati", "--locale", "en", "--halves"], "2025-10-23"),
        (["--pattern", "u M d", "--calendar", "iso8601", "--", "-44 3 15"], "-000044-03-13"),
    ])
    func reads(arguments: [String], expected: String) {
        let outcome = run(list: ["parse", "date"] + arguments)
        #expect(outcome.output == expected + "\n" && outcome.errors.isEmpty && outcome.code == 0, "\(outcome)")
        // What is printed is an instant for `fmt date`.
        let again = run("date", expected, "--locale", "en")
        #expect(again.code == 0, "\(again)")
    }

    @Test(arguments: [
        (["February 30, 2025", "--locale", "en"], 1, "day 30 is outside 1...28"),
        (["foo", "--locale", "en"], 1, "cannot read 'foo': unexpected"),
        (["November 21 2025", "--locale", "en", "--mode", "strict"], 1, "at byte 11"),
        (
            ["2025-03-30 02:30", "--pattern", "yyyy-MM-dd HH:mm", "--mode", "strict", "--time-zone", "Europe/Vienna"],
            1,
            "the clocks of Europe/Vienna skip"
        ),
        (["Friday", "--pattern", "EEEE"], 2, "does not tell a date"),
        (["1", "--mode", "loose"], 2, "strict, lenient"), (["1", "--calendar", "mayan"], 2, "unknown calendar"),
    ])
    func refuses(arguments: [String], code: Int32, message: String) {
        let outcome = run(list: ["parse", "date"] + arguments)
        #expect(outcome.code == code && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func linesOfInput() {
        let outcome = run(
            "parse", "date", "-", "--locale", "en", input: Array("November 21, 2025\nnonsense\nNov 22 2025\n".utf8))
        #expect(outcome.lines == ["2025-11-21", "2025-11-22"] && outcome.code == 1 && outcome.errorLines.count == 1)
    }

    @Test func json() {
        let outcome = run(
            "parse", "date", "Nov 21, 2025, 8:30 AM +05:30", "--pattern", "MMM d, y, h:mm a xxx", "--locale", "en",
            "--json",
            "--time-zone", "UTC")
        for member in [
            #""value":"2025-11-21T08:30:00+05:30""#, #""instant":"2025-11-21T03:00:00Z""#, #""offset":19800"#,
            #""found":["year","month","day","dayPeriod","hour","minute","timeZone"]"#, #""day":21"#, #""hour":8"#,
        ] { #expect(outcome.output.contains(member), "\(outcome.output)") }
    }

    @Test func batch() {
        let line = #"{"op":"parse-date","value":"21. November 2025","locale":"de"}"#
        #expect(run("batch", input: Array(line.utf8)).output == #"{"result":"2025-11-21"}"# + "\n")
    }

    /// A text that is no date is seen from `--now`, in the locale's language.
    @Test(arguments: [
        (["vorgestern", "--locale", "de"], "2025-11-19"), (["in 3 days", "--locale", "en"], "2025-11-24"),
        (["next Friday", "--locale", "en"], "2025-11-28"),
        (["dans 2 heures", "--locale", "fr"], "2025-11-21T10:30:00Z"),
        (["先週", "--locale", "ja"], "2025-11-14"), (["in 1 month", "--locale", "en"], "2025-12-21"),
        (["TOMORROW AT 3 PM", "--locale", "en"], "2025-11-22T15:00:00Z"),
        (["५ दिन में", "--locale", "hi"], "2025-11-26"),
        // A date is read as a date.
        (["November 20, 2025", "--locale", "en"], "2025-11-20"),
        (["Nov 20", "--locale", "en", "--reference", "1999-01-01"], "1999-11-20"),
    ])
    func seenFromNow(arguments: [String], expected: String) {
        let outcome = run(
            list: ["parse", "date"] + arguments + ["--now", "2025-11-21T08:30:00Z", "--time-zone", "UTC"])
        #expect(outcome.output == expected + "\n" && outcome.errors.isEmpty && outcome.code == 0, "\(outcome)")
    }

    @Test(
        arguments: [
            (["5 minutes ago at 3 PM", "--locale", "en"], "a time of day at byte 14 beside a distance"),
            (["कल", "--locale", "hi"], "may be -1 day, or 1 day"),
            (["in 1.5 months", "--locale", "en"], "a fraction of a month"),
            (["in 3 parsnips", "--locale", "en"], "cannot read 'in 3 parsnips': unexpected"),
        ].filter {
            // Apple's Hindi has आने वाला कल for tomorrow.
            !LoadedICU.isFoundation || $0.0[0] != "कल"
        })
    func refusesFromNow(arguments: [String], message: String) {
        let outcome = run(list: ["parse", "date"] + arguments)
        #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func batchFromNow() {
        let line = #"{"op":"parse-date","value":"morgen","locale":"de","now":"2025-11-21","timeZone":"UTC"}"#
        #expect(run("batch", input: Array(line.utf8)).output == #"{"result":"2025-11-22"}"# + "\n")
    }
}

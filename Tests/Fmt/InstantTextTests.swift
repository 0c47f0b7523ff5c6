import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// What a command line may say for an instant.
@Suite struct InstantTextTests {
    @Test(arguments: [
        ("1700000000", "2023-11-14T22:13:20Z"), ("@1700000000", "2023-11-14T22:13:20Z"),
        (" 1700000000.25 ", "2023-11-14T22:13:20.25Z"), ("-1700000000", "1916-02-18T01:46:40Z"),
        ("@0", "1970-01-01T00:00:00Z"), ("@-1.5", "1969-12-31T23:59:58.5Z"), ("@2026", "1970-01-01T00:33:46Z"),
        ("20251121", "2025-11-21T12:00:00Z"),
        ("2025-11-21", "2025-11-21T12:00:00Z"), ("2025-11-21T08:30", "2025-11-21T08:30:00Z"),
        ("-0044-03-15", "-000044-03-15T12:00:00Z"),
    ])
    func reads(text: String, instant: String) throws {
        #expect(try Instant(commandText: text, in: .utc) == Instant(iso8601: instant))
    }

    @Test func todayIsNoonOfTheZone() throws {
        let zone = TimeZoneID("Pacific/Kiritimati")
        let today = try Instant(commandText: "today", in: zone)
        #expect((today.seconds + Int64(zone.secondsFromUTC(at: today))) % 86_400 == 43_200)
        #expect(abs(today.seconds - Instant.now.seconds) <= 86_400)
    }

    @Test(arguments: [
        ("2026", "2026-01-01"), ("2026", "@2026"), ("202511", "2025-11-01"), ("0", "@0"), ("-17", "@-17"),
        ("1.5", "@1.5"), ("123456789", "@123456789"), ("17000000000", "@17000000000"),
        ("1700000000123", "milliseconds since 1970; in seconds that is @1700000000.123"),
        ("-1700000000000", "in seconds that is @-1700000000"), ("1700000000123456", "microseconds"),
        ("1700000000123456789", "nanoseconds since 1970; in seconds that is @1700000000.123456789"),
        ("20251341", "no such date: month 13"), ("@", "expected"), ("@x", "@1700000000"), ("@1e9", "byte 1"),
        ("@@1", "expected"), ("1700000000.", "expected"), ("someday", "tomorrow, yesterday or now"), ("", "expected"),
        ("١٧٠٠٠٠٠٠٠٠", "expected"), ("@99999999999999999999", "out of range"),
    ])
    func refuses(text: String, hint: String) {
        let outcome = run("date", "--", text)
        #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    }

    @Test func intervalsRunForwards() {
        #expect(run("interval", "2025-11-21", "2025-11-21", "--locale", "en").lines == ["November 21, 2025"])
        for arguments in [["2025-11-24", "2025-11-21"], ["2025-11-24/2025-11-21"], ["@1", "@0.5"]] {
            let outcome = run(list: ["interval"] + arguments)
            #expect(outcome.code == 1 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("ends before it begins"), "\(outcome.errors)")
        }
        let line = Array(#"{"op":"interval","from":"2025-11-24","to":"2025-11-21"}"#.utf8)
        #expect(run("batch", input: line).output.contains("ends before it begins"))
    }

    /// `-u-hc-` and `--hour-cycle` decide the hours of lengths, as in ECMA-402 and Foundation.
    @Test(arguments: [
        ("en-u-hc-h23", [], "09:05"), ("en-u-hc-h12", [], "9:05 AM"),
        ("de-u-hc-h12", [], LoadedICU.words("9:05 AM", apple: "9:05 morgens")),
        ("en", ["--hour-cycle", "h23"], "09:05"), ("ja-u-hc-h11", [], "午前9:05"),
        ("en-u-hc-h23", ["--date", "short"], "11/21/25, 09:05"),
        ("en-u-hc-h23", ["--pattern", "h:mm a"], "9:05 AM"),
    ])
    func hourCycles(locale: String, options: [String], expected: String) {
        let outcome = run(
            list: ["date", "2025-11-21T09:05Z", "--time-zone", "UTC", "--locale", locale]
                + (options.contains("--pattern") ? options : ["--time", "short"] + options))
        #expect(outcome.output.replacing("\u{202F}", with: " ") == expected + "\n")
    }
}

/// Instants of the newest standards, as the command has them.
@Suite struct StandardInstantTests {
    private static let kolkata = "2025-11-21T08:30:00+05:30[Asia/Kolkata]"

    @Test(arguments: [
        ([kolkata, "--time", "short"], "8:30 AM"), ([kolkata, "--time", "short", "--time-zone", "UTC"], "3:00 AM"),
        ([kolkata + "[u-ca=hebrew]"], "1 Kislev 5786"),
        ([kolkata + "[u-ca=hebrew]", "--calendar", "gregorian"], "November 21, 2025"),
        ([kolkata + "[u-ca=hebrew]", "--form", "rfc9557"], kolkata + "[u-ca=hebrew]"),
        (["2025-W47-5"], "November 21, 2025"), (["2025-325"], "November 21, 2025"),
        (["20251121T083000Z", "--time", "short", "--time-zone", "UTC"], "8:30 AM"),
        (["2016-12-31T23:59:60Z", "--form", "iso8601", "--time-zone", "UTC"], "2017-01-01T00:00:00Z"),
        (["Sun, 06 Nov 1994 08:49:37 GMT", "--form", "week", "--time-zone", "UTC"], "1994-W44-7T08:49:37Z"),
        (["Sun Nov  6 08:49:37 1994", "--form", "http"], "Sun, 06 Nov 1994 08:49:37 GMT"),
        ([kolkata, "--form", "rfc5322"], "Fri, 21 Nov 2025 08:30:00 +0530"),
        ([kolkata, "--form", "basic"], "20251121T083000+0530"),
        ([kolkata, "--form", "ordinal"], "2025-325T08:30:00+05:30"),
        (
            ["2026-10-25T02:30", "--disambiguation", "later", "--form", "iso8601", "--time-zone", "Europe/Vienna"],
            "2026-10-25T02:30:00+01:00"
        ),
        (
            ["2025-11-21T08:30+05:00[Asia/Kolkata]", "--offset", "ignore", "--form", "iso8601"],
            "2025-11-21T08:30:00+05:30"
        ),
    ])
    func writes(arguments: [String], expected: String) {
        let outcome = run(list: ["date"] + arguments + ["--locale", "en"])
        #expect(outcome.output.replacing("\u{202F}", with: " ") == expected + "\n", "\(outcome)")
    }

    @Test(arguments: [
        (["2025-11-21T08:30+05:00[Asia/Kolkata]"], 1, "where it is +05:30"),
        (["2025-11-21T08:30Z[!u-ca=mayan]"], 1, "critical"),
        (["2025-11-21T08:30Z[Mars/Phobos]"], 2, "unknown time zone"),
        (["2026-03-29T02:30[Europe/Vienna]", "--disambiguation", "reject"], 1, "skip"),
        (["now", "--form", "xml"], 2, "rfc9557"), (["Mon, 06 Nov 1994 08:49:37 GMT"], 1, "'Mon' contradicts"),
    ])
    func refuses(arguments: [String], code: Int32, message: String) {
        let outcome = run(list: ["date"] + arguments)
        #expect(outcome.code == code && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func elsewhere() {
        let line = #"{"op":"date","value":"2025-11-21T08:30+05:30[Asia/Kolkata]","form":"iso8601"}"#
        #expect(run("batch", input: Array(line.utf8)).output == #"{"result":"2025-11-21T08:30:00+05:30"}"# + "\n")
        #expect(
            run("parse", "date", Self.kolkata, "--locale", "de", "--time-zone", "UTC").lines
                == ["2025-11-21T08:30:00+05:30"])
        let ends = ["2025-11-21T08:30[Asia/Kolkata]", "2025-11-22T09:30[Asia/Kolkata]"]
        #expect(run(list: ["duration"] + ends + ["--locale", "en", "--style", "calendar"]).lines == ["1 day, 1 hour"])
        #expect(
            run(list: ["duration", ends.joined(separator: "/"), "--locale", "en", "--style", "calendar"]).lines
                == ["1 day, 1 hour"])
    }
}

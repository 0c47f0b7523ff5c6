import TestSupport
import Testing

@testable import fmt

/// `fmt names` as it is typed. The names are those of CLDR, the same from version 37 on.
@Suite struct NamesCommandTests {
    @Test(arguments: [
        ("language de-CH hi --locale en", "Swiss High German\nHindi\n"),
        ("language de-CH --no-dialect --locale en", "German (Switzerland)\n"),
        ("region 419 DE --locale de", "Lateinamerika\nDeutschland\n"), ("region US --width short --locale en", "US\n"),
        ("script Deva --locale de", "Devanagari\n"), ("calendar hebrew --locale en", "Hebrew Calendar\n"),
        ("calendar gregorian --locale en", "Gregorian Calendar\n"),
        ("numbering-system deva --locale en", "Devanagari Digits\n"),
        ("unit kilometer --locale de", "Kilometer\n"), ("unit kilometer --width short --locale de", "km\n"),
        ("field weekday --locale de", "Wochentag\n"), ("field dayPeriod --width narrow --locale en", "AM/PM\n"),
        ("currency EUR --locale ja", "ユーロ\n"), ("currency USD --width short --locale fr", "$US\n"),
        ("variant 1901 --locale en", "Traditional German orthography\n"), ("keyword ca --locale de", "Kalender\n"),
        ("locale de-AT-u-ca-buddhist --locale en", "Austrian German (Buddhist Calendar)\n"),
        ("zone Europe/Berlin --locale en", "Central European Time\n"),
        ("zone Europe/Berlin --form daylight --locale de", "Mitteleuropäische Sommerzeit\n"),
        ("zone Asia/Kolkata --form exemplarCity --locale en", "Kolkata\n"),
        ("zone Asia/Kolkata --form offset --locale en", "GMT+05:30\n"),
    ])
    func names(_ line: String, _ expected: String) {
        let outcome = run(list: ["names"] + line.split(separator: " ").map(String.init))
        #expect(outcome.output == expected && outcome.code == 0, "\(outcome)")
    }

    @Test(arguments: [
        ("region XX", "no name for the region 'XX'", 1), ("planet mars", "allowed is one of: locale, language", 2),
        ("unit parsnip", "unknown unit 'parsnip'", 2), ("zone Mars/Phobos", "Mars/Phobos", 2),
        ("calendar mayan", "mayan", 2), ("currency ZZZ", "ZZZ", 2), ("language", "missing value", 2),
        ("language de --dialect --no-dialect", "exclude each other", 2), ("region DE --width huge", "huge", 2),
    ])
    func faults(_ line: String, _ message: String, _ code: Int32) {
        let outcome = run(list: ["names"] + line.split(separator: " ").map(String.init))
        #expect(outcome.code == code && outcome.errors.contains(message) && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func batches() {
        let lines = """
            {"id":1,"op":"names","kind":"language","value":"de","locale":"fr"}
            {"id":2,"op":"names","kind":"region","value":"DE","locale":"fr"}
            {"id":3,"op":"names","value":"DE","locale":"fr"}

            """
        let outcome = run(list: ["batch"], input: Array(lines.utf8))
        #expect(outcome.lines.prefix(2) == [#"{"id":1,"result":"allemand"}"#, #"{"id":2,"result":"Allemagne"}"#])
        #expect(outcome.lines.count == 3 && outcome.lines[2].contains("missing what is to be named"))
    }
}

import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

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
        ("Region de --locale en", "Germany\n"), ("field day-period --locale en", "AM/PM\n"),
        ("numbering-system ARAB --locale en", "Arabic-Indic Digits\n"),
        ("variant 1901 --locale en", "Traditional German orthography\n"), ("keyword ca --locale de", "Kalender\n"),
        ("locale de-AT-u-ca-buddhist --locale en", "Austrian German (Buddhist Calendar)\n"),
        ("zone Europe/Berlin --locale en", "Central European Time\n"),
        ("zone Europe/Berlin --form daylight --locale de", "Mitteleuropäische Sommerzeit\n"),
        ("zone Asia/Kolkata --form exemplarCity --locale en", "Kolkata\n"),
        ("zone Asia/Kolkata --form offset --locale en", "GMT+05:30\n"),
        ("month 1 7 7L M13 --calendar hebrew --locale en", "Tishri\nAdar\nAdar II\nElul\n"),
        ("month 1 --locale fa-IR", "فروردین\n"), ("month 1 --width short --locale de", "Jan\n"),
        ("month 1 --locale cs --capitalization list-item", "Leden\n"), ("month 1 --locale cs", "leden\n"),
        ("weekday mon Sunday --locale de", "Montag\nSonntag\n"),
        ("quarter Q1 4 --locale fr", "1er trimestre\n4e trimestre\n"),
        ("era 236 --calendar japanese --locale ja", "令和\n"), ("era 0 1 --locale en", "Before Christ\nAnno Domini\n"),
        ("day-period evening1 am --locale de", "Abend\nAM\n"), ("currency USD --count 1 --locale en", "US dollar\n"),
        ("currency USD --count 1.0 --locale en", "US dollars\n"),
        ("currency USD --count 5 --locale pl", "dolarów amerykańskich\n"),
        ("calendar gujarati --locale en", "Gujarati Calendar\n"), ("calendar vikram --locale hi", "कैलेंडर: विक्रम संवत\n"),
        ("calendar vietnamese --locale de", "Kalender: Vietnamesisch\n"),
        ("language da --locale da --capitalization list-item", "Dansk\n"),
    ])
    func names(_ line: String, _ expected: String) {
        let outcome = run(list: ["names"] + line.split(separator: " ").map(String.init))
        #expect(outcome.output == expected && outcome.code == 0, "\(outcome)")
    }

    @Test(arguments: [
        ("region XX", "no name for the region 'XX'", 1), ("planet mars", "allowed is one of: locale, language", 2),
        ("lang de", "did you mean 'language'?", 2), ("languages de", "did you mean 'language'?", 2),
        ("language German", "'German' is no language; expected a code such as 'de'", 2),
        ("region Germany", "expected two letters or three digits", 2), ("region USA", "expected two letters", 2),
        ("script Latin", "expected four letters", 2), ("keyword calendar", "expected two letters", 2),
        ("numbering-system arabic", "'fmt numbering-systems' lists them", 2),
        ("field noon", "expected one of: era, year, quarter", 2),
        ("unit parsnip", "unknown unit 'parsnip'", 2), ("zone Mars/Phobos", "Mars/Phobos", 2),
        ("calendar mayan", "mayan", 2), ("currency ZZZ", "ZZZ", 2), ("language", "missing value", 2),
        ("month 13 --locale en", "no name for the month '13'", 1),
        ("month x", "'x' is no month; expected the number", 2),
        ("month 5L --locale en", "no name for the month '5L'", 1), ("weekday 1", "expected sun, mon, tue", 2),
        ("quarter 5", "no name for the quarter '5'", 1), ("era x", "expected the number of an era", 2),
        ("day-period evening2 --locale de", "no name for the day-period", 1),
        ("day-period tea", "expected midnight", 2),
        ("region DE --calendar hebrew", "--calendar does not go with region", 2),
        ("region DE --count 2", "--count does not go with region", 2), ("currency EUR --count x", "x", 2),
        ("month 1 --calendar mayan", "mayan", 2), ("month 99999999999999999999", "expected the number", 2),
        ("language de --dialect --no-dialect", "exclude each other", 2), ("region DE --width huge", "huge", 2),
    ])
    func faults(_ line: String, _ message: String, _ code: Int32) {
        let outcome = run(list: ["names"] + line.split(separator: " ").map(String.init))
        #expect(outcome.code == code && outcome.errors.contains(message) && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func emptyCodes() {
        for kind in NamesOperation.Kind.allCases {
            let outcome = run(list: ["names", kind.rawValue, "", "--locale", "en"])
            #expect(outcome.code == 2 && outcome.errors.contains("the \(kind.rawValue) is empty"), "\(outcome)")
        }
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

import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct DateTests {
    @Test(arguments: [
        ("2025-11-21 --locale de-AT", "21. November 2025"),
        ("2025-11-21T08:30:00Z --locale en --date short --time short --time-zone Asia/Kolkata", "11/21/25, 2:00 PM"),
        ("2025-11-21T08:30:00+05:30 --locale en --time short --time-zone UTC", "3:00 AM"),
        ("2025-11-21T08:30 --locale de --time short --time-zone Asia/Tokyo", "08:30"),
        ("2025-11-21 --pattern HH:mm --time-zone America/New_York", "12:00"),
        ("2025-11-21 --locale en-u-tz-inccu --pattern HH:mm:xxx", "12:00:+05:30"),
        ("@0 --locale en --date short --time short --time-zone UTC", "1/1/70, 12:00 AM"),
        ("@-1 --pattern yyyy-MM-dd'T'HH:mm:ss --time-zone UTC", "1969-12-31T23:59:59"),
        ("-0044-03-15 --calendar coptic --pattern u-M-d --time-zone UTC", "-328-7-21"),
        ("2025-11-21 --skeleton yMMMEd --locale fr", "ven. 21 nov. 2025"),
        ("2025-11-21T15:30 --skeleton jm --locale en --hour-cycle h23 --time-zone UTC", "15:30"),
        ("2025-11-21 --locale fa", "۳۰ آبان ۱۴۰۴"),
        ("2025-11-21 --locale hi --numbering-system deva", "२१ नवंबर २०२५"),
        ("2025-11-21 --pattern LLLL --locale fr --capitalization beginning-of-sentence", "Novembre"),
        ("2025-11-21 --locale he-u-ca-hebrew", "א׳ בכסלו תשפ״ו"),
        ("2025-04-14 --calendar bangla --locale bn-BD --pattern d/M", LoadedICU.words("১/১", apple: "1/1")),
        ("2025-10-23 --calendar gujarati --locale en --halves", "Kartika Shukla 2, 2082 VS"),
        ("2025-10-23 --calendar gujarati --locale gu --numbering-system gujr --skeleton MMMMd --halves", "કારતક સુદ ૨"),
        ("2025-04-14 --calendar vikram --locale hi --pattern d/M/y --halves", "कृष्ण 1 (वृद्धि)/2/2082"),
        ("2025-04-14 --calendar vikram --locale en --skeleton MMMd", "Vaishakha 1 (Vriddhi)"),
        ("2025-10-23 --locale de --halves", "23. Oktober 2025"),
        (
            "2025-04-14 --calendar bangla --locale bn-BD --pattern d/M --bangla west-bengal",
            LoadedICU.words("৩১/১২", apple: "31/12")
        ),
        ("2026-04-15 --calendar malayalam --locale en --pattern d/M", "2/9"),
        // Holi of 2025 was on March 14, and the public new year on March 30: the dark half of Chaitra is between them.
        ("2025-03-20 --calendar vikram --locale en --pattern y", "2082"),
        ("2025-03-20 --calendar vikram --locale en --pattern y --new-year dark-half", "2082"),
        ("2025-03-20 --calendar vikram --locale en --pattern y --new-year bright-half", "2081"),
        ("2025-04-01 --calendar vikram --locale en --pattern y --new-year bright-half", "2082"),
        ("2025-04-01 --calendar gujarati --locale en --pattern y", "2081"),
        ("2025-04-01 --calendar gujarati --locale en --pattern y --new-year chaitra", "2082"),
        ("2026-04-15 --calendar malayalam --locale en --pattern d/M --malayalam sunrise", "1/9"),
    ])
    func formats(line: String, expected: String) {
        let outcome = run(list: ["date"] + line.split(separator: " ").map(String.init))
        // Before AM and PM newer data has a narrow space that does not break.
        #expect(outcome.output.replacing("\u{202F}", with: " ") == expected + "\n")
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
    }

    /// The public facts of the calendars, one day each.
    @Test(arguments: [
        ("1950-03-19 telugu", "0 1872 1 0 1 0"), ("1963-10-18 telugu", "0 1885 8 1 1 0"),
        ("1963-12-17 telugu", "0 1885 10 0 1 0"), ("1964-03-15 telugu", "0 1886 1 1 2 0"),
        ("1983-02-13 marathi", "0 1904 12 1 1 0"), ("2023-07-18 kannada", "0 1945 5 1 1 0"),
        ("2024-09-03 kannada", "0 1946 5 0 30 1"), ("2026-03-20 telugu", "0 1948 1 0 2 0"),
        ("2025-10-20 gujarati", "0 2081 12 0 29 0"), ("2025-10-22 gujarati", "0 2082 1 0 1 0"),
        ("2025-04-14 vikram", "0 2082 2 0 1 1"), ("2026-05-17 vikram", "0 2083 3 1 1 0"),
        ("2025-04-14 tamil", "0 1947 1 0 1 0"), ("2025-04-15 bangla", "0 1432 1 0 1 0"),
        ("2008-01-16 bangla", "0 1414 10 0 1 0"), ("2025-08-17 malayalam", "0 1201 1 0 1 0"),
        ("2025-09-17 odia", "0 1433 1 0 1 0"), ("1984-11-23 chinese", "78 1 10 1 1 0"),
        ("2024-02-10 chinese", "78 41 1 0 1 0"), ("2024-02-10 vietnamese", "78 41 1 0 1 0"),
        ("2024-02-10 korean", "78 41 1 0 1 0"), ("2033-12-22 chinese", "78 50 11 1 1 0"),
        ("2024-02-10 hebrew", "0 5784 6 0 1 0"), ("1979-11-21 islamicCivil", "0 1400 1 0 1 0"),
        ("1979-11-21 islamicTabular", "0 1400 1 0 2 0"), ("2025-03-01 islamicUmmAlQura", "0 1446 9 0 1 0"),
        ("2025-03-20 persian", "0 1403 12 0 30 0"), ("2024-03-21 indian", "0 1946 1 0 1 0"),
        ("1951-09-12 coptic", "1 1668 1 0 1 0"), ("1951-09-12 ethiopicAmeteMihret", "1 1944 1 0 1 0"),
        ("2025-11-21 japanese", "236 7 11 0 21 0"), ("2025-11-21 republicOfChina", "1 114 11 0 21 0"),
        ("2025-11-21 buddhist", "0 2568 11 0 21 0"), ("2025-11-21 ethiopic-amete-alem", "0 7518 3 0 12 0"),
    ])
    func fields(day: String, expected: String) {
        let words = day.split(separator: " ").map(String.init)
        let outcome = run("date", words[0], "--calendar", words[1], "--fields", "--time-zone", "Asia/Kolkata")
        #expect(outcome.output == expected.split(separator: " ").joined(separator: "\t") + "\n")
    }

    @Test(arguments: [
        ("2025-02-30", "no such date: day 30", Int32(1)), ("2025-13-01", "no such date: month 13", 1),
        ("21.11.2025", "is not an instant", 1), ("@99999999999999999999", "out of range", 1),
        ("@9223372036854775807", "out of range", 1), ("@170000000000000 --calendar telugu", "is outside", 1),
        ("2025-11-21 --calendar mayan", "unknown calendar 'mayan'", 2),
        ("2025-11-21 --locale en-u-ca-mayan", "unknown calendar 'mayan'", 2),
        ("2025-11-21 --time-zone Mars/Phobos", "unknown time zone 'Mars/Phobos'", 2),
        ("2025-11-21 --date none --time none", "both none", 2), ("2025-11-21 --date tall", "none, short", 2),
        ("2025-11-21 --skeleton y-M", "invalid skeleton", 2), ("2025-11-21 --pattern n", "unknown letter", 2),
        ("2025-11-21 --pattern y --skeleton y", "exclude each other", 2),
        ("2025-11-21 --location 91,0", "latitude 91", 2), ("2025-11-21 --location nan,0", "expected latitude", 2),
        ("2025-11-21 --location 9", "expected latitude", 2), ("2025-11-21 --location 9,9,99", "utcOffset 99", 2),
        ("2025-11-21 --malayalam noon", "madhyahna", 2),
        ("2025-11-21 --bangla assam", "west-bengal", 2),
        ("2025-11-21 --calendar vikram --new-year kartika", "--calendar gujarati", 2),
        ("2025-11-21 --new-year bright-half", "begins in one way only", 2),
        ("2025-11-21 --calendar vikram --new-year diwali", "bright-half", 2),
        ("2025-11-21 --numbering-system klingon", "klingon", 2),
    ])
    func refuses(line: String, message: String, code: Int32) {
        let outcome = run(list: ["date"] + line.split(separator: " ").map(String.init))
        #expect(outcome.code == code && outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    /// Ten thousand years away dates are dates; what is beyond a calendar is an error.
    @Test(arguments: CalendarID.allCases)
    func farAwayYears(calendar: CalendarID) {
        for instant in ["+10000-01-01", "-10000-01-01", "-9999-12-31", "+5000000-01-01", "-5000000-01-01"] {
            let outcome = run("date", instant, "--calendar", calendar.rawValue, "--locale", "en")
            #expect(outcome.lines.count + outcome.errorLines.count == 1)
            #expect(outcome.code == (outcome.errorLines.isEmpty ? 0 : 1))
            #expect(instant.count > 12 || outcome.code == 0, "\(instant) \(outcome.errors)")
        }
    }

    @Test func jsonHasPartsAndFields() {
        let outcome = run(
            "date", "2024-02-10", "--calendar", "chinese", "--locale", "en", "--time-zone", "UTC", "--skeleton",
            "yMMMMd",
            "--json")
        for member in [
            #""value":"2024-02-10T12:00:00Z""#, #""calendar":"chinese""#, #""timeZone":"UTC""#,
            #""parts":[{"field":"month","#,
            #""era":78"#, #""year":41"#, #""relatedGregorianYear":2024"#, #""cyclicYear":41"#, #""leapMonth":false"#,
            #""day":1"#, #""repeatedDay":false"#, #""monthName":"First Month""#,
        ] {
            #expect(outcome.output.contains(member), "\(member) in \(outcome.output)")
        }
        let waning = run("date", "2025-10-20", "--calendar", "gujarati", "--locale", "gu", "--json").output
        #expect(waning.contains(#""half":"dark","halfDay":14"#) && !outcome.output.contains("half"))
        let leap = run("date", "2023-07-18", "--calendar", "kannada", "--locale", "en", "--json").output
        #expect(leap.contains(#""leapMonth":true"#) && leap.contains(#""monthName":"Shravana (Adhika)""#))
    }

    /// The place decides a sunrise, and nothing else: the zone does not move it, and far away it is another day.
    @Test func locationMovesTheSunrise() {
        func fields(_ options: String...) -> String {
            run(list: ["date", "2025-01-03", "--calendar", "gujarati", "--fields"] + options).output
        }
        #expect(fields("--location", "28.6139,77.2090") == fields())
        #expect(fields("--location", "28.6139,77.2090,5.5", "--time-zone", "Asia/Tokyo") == fields())
        // The sun rises in Sydney seven hours before it does in Delhi, on another lunar day.
        #expect(fields() == "0\t2081\t3\t0\t4\t0\n")
        #expect(fields("--location", "-33.87,151.21") == "0\t2081\t3\t0\t3\t0\n")
    }

    @Test(arguments: [
        (
            #"{"op":"date","value":"2025-10-22","calendar":"gujarati","fields":true}"#,
            #"{"result":"0\t2082\t1\t0\t1\t0"}"#
        ),
        (#"{"id":1,"op":"date","value":"@0","timeZone":"UTC","date":"short"}"#, #"{"id":1,"result":"1/1/70"}"#),
        (
            #"{"op":"date","value":"2025-10-23","calendar":"gujarati","halves":true,"skeleton":"MMMMd"}"#,
            #"{"result":"Kartika Shukla 2"}"#
        ),
        (#"{"op":"interval","from":"2025-11-21","to":"2025-11-24"}"#, #"{"result":"November 21 – 24, 2025"}"#),
        (#"{"op":"interval","value":["2025-11-21","2025-11-24"]}"#, #"{"result":"November 21 – 24, 2025"}"#),
        (#"{"op":"interval","value":"2025-11-21/2025-11-24"}"#, #"{"result":"November 21 – 24, 2025"}"#),
        (#"{"op":"relative","value":-1,"unit":"day","locale":"fr"}"#, #"{"result":"hier"}"#),
        (#"{"op":"relative","value":"3 hours","numeric":"always"}"#, #"{"result":"in 3 hours"}"#),
    ])
    func batch(line: String, answer: String) {
        let outcome = run("batch", "--locale", "en", input: Array(line.utf8))
        #expect(outcome.output.replacing("\u{2009}", with: " ") == answer + "\n")
    }

    @Test(arguments: [
        (#"{"op":"date","value":"2025-02-30"}"#, "no such date"), (#"{"op":"date"}"#, "'value' is missing"),
        (#"{"op":"date","value":["1","2"]}"#, "one string"),
        (#"{"op":"interval","value":"2025-11-21"}"#, "not an interval"),
        (#"{"op":"interval","from":"2025-11-21"}"#, "'from' and 'to'"),
        (#"{"op":"relative","value":1}"#, "number and a unit"),
        (#"{"op":"relative","value":1,"unit":"eon"}"#, "unknown unit"),
        (#"{"op":"date","value":1,"fields":1}"#, "true or false"),
    ])
    func batchRefuses(line: String, message: String) {
        let outcome = run("batch", "--locale", "en", input: Array(line.utf8))
        #expect(
            outcome.code == 1 && outcome.output.contains("error") && outcome.output.contains(message),
            "\(outcome.output)")
    }
}

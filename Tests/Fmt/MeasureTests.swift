import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// `fmt unit`, `fmt duration` and `fmt byte-count`.
@Suite struct MeasureTests {
    @Test(arguments: [
        ("unit 3 kilometer-per-hour --locale en", "3 km/h"), ("unit 3 hour --width wide --locale pl", "3 godziny"),
        ("unit 0.5 liter --fraction 2 --locale de", "0,50 l"), ("unit 1 2 --unit meter --locale en", "1 m\n2 m"),
        ("unit 1 meter 2 mile --width wide --locale en", "1 meter\n2 miles"), ("unit -5 celsius --locale en", "-5°C"),
        ("unit 1234 byte --notation compact-short --locale en", "1.2K byte"),
        ("unit 3 meter --numbering-system deva --locale en", "३ m"), ("unit --unit day -2.5 --locale en", "-2.5 days"),
        ("duration 5405 --locale en", "1:30:05"), ("duration 90 --style minute-second --locale fi", "1.30"),
        ("duration 5400 --width wide --locale en", "1 hour, 30 minutes"),
        ("duration 5399 --max-units 1 --locale en", "1 hr"),
        ("duration 0.25 --units seconds --fraction ..2 --locale en", "0.25 sec"),
        ("duration -1800 --locale en", "-0:30:00"),
        ("duration 3600 --zeros 1 --locale en", "1 hr, 0 min, 0 sec"),
        ("duration 3600 --min-integer 2 --locale en", "01:00:00"),
        ("duration 90061 --units day,hour --style units --locale en", "1 day, 1 hr"),
        ("duration 0.123456 --fraction 3 --locale en", "0:00:00.123"),
        ("duration 5430 --style hour-minute --rounding down --locale en", "1:30"),
        ("duration 5405 --locale hi --numbering-system deva", "१:३०:०५"),
        ("duration 2023-08-15 2025-11-21 --locale en", "2 years, 3 months, 6 days"),
        ("duration 2025-11-21/2023-08-15 --locale en", "-2 years, 3 months, 6 days"),
        ("duration 2023-08-15 2025-11-21 --units year,month --width short --locale en", "2 yrs, 3 mths"),
        ("duration 2023-08-15 2025-11-21 2025-11-21 2025-11-23 --max-units 1 --locale de", "2 Jahre\n2 Tage"),
        ("duration 2025-03-29T12:00 2025-03-30T12:00 --time-zone Europe/Berlin --locale en", "1 day"),
        ("duration 2025-03-29T12:00 2025-03-30T12:00 --time-zone Europe/Berlin --style time --locale en", "23:00:00"),
        ("duration 2024-02-10 2024-03-11 --calendar hebrew --locale en", "1 month"),
        ("duration P1Y2M10DT2H30M --locale en", "1 year, 2 months, 10 days, 2 hours, 30 minutes"),
        ("duration P3W --style calendar --locale en", "3 weeks"), ("duration P3W --locale en", "504:00:00"),
        ("duration P1M15D --units month,day --locale en", "1 month, 15 days"),
        ("duration 2025-01-15 2025-03-04 --units month --rounding half-even --locale en", "2 months"),
        ("relative 2025-11-23T15:00 --from 2025-11-21 --time short --locale de", "übermorgen um 15:00"),
        ("relative 2025-11-20 3 day 2026-01-05 --from 2025-11-21 --locale en", "yesterday\nin 3 days\nin 2 months"),
        ("duration 90 --next-change --style minute-second --rounding down --locale en", "PT1M31S"),
        (
            "duration 5400 --next-change --units hours --max-units 1 --rounding up --locale en",
            "PT2H0.000000000000000001S"
        ),
        ("duration 3605 --style units --min-integer 2 --locale en", "01 hr, 05 sec"),
        ("duration 5000 --units hours --fraction ..2 --increment 0.25 --locale en", "1.5 hr"),
        ("relative 2025-12-24 --from 2025-11-21 --units day --locale de", "in 33 Tagen"),
        ("relative 2021-06-11T12:00Z --from 2021-06-01T12:00Z --units hour,year --locale en", "in 240 hours"),
        ("relative 2025-11-21T12:50 --from 2025-11-21 --thresholds early --locale en", "in 1 hour"),
        ("relative 2025-12-01 --from 2025-11-21 --thresholds 60,60,24,14 --locale en", "in 10 days"),
        ("relative 2026-01-22 --from 2025-11-22 --calendar hebrew --locale en", "in 2 months"),
        ("relative 2025-11-21T23:00Z --from 2025-11-20T20:00Z --time-zone Asia/Tokyo --locale en", "tomorrow"),
        ("byte-count 1500000 --locale en", "1.5 MB"), ("byte-count 1048576 --style memory --locale de", "1 MB"),
        ("byte-count 1500000 --exact --locale en", "1.5 MB (1,500,000 bytes)"),
        ("byte-count 2000000000 --units KB,mb --locale en", "2,000 MB"), ("byte-count 0 --locale en", "Zero kB"),
        ("byte-count -5 1e3 --locale hi --numbering-system deva", "-५ बाइट\n१ kB"),
    ])
    func formats(line: String, expected: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(
            outcome.output.replacing("\u{A0}", with: " ") == expected + "\n" && outcome.errors.isEmpty, "\(outcome)")
    }

    @Test func readsAmountsOfData() {
        #expect(run("parse", "byte-count", "1,5 Mo", "1 Ko", "--locale", "fr").lines == ["1500000", "1000"])
        #expect(run("parse", "byte-count", "1 kB", "--style", "memory", "--locale", "en").lines == ["1024"])
        #expect(run("parse", "byte-count", "५ kB", "--locale", "hi", "--numbering-system", "deva").lines == ["5000"])
        let strict = run("parse", "byte-count", "5kB", "--mode", "strict", "--locale", "en")
        #expect(strict.code == 1 && strict.errors.contains("cannot read '5kB'"))
        #expect(
            run("parse", "byte-count", "1 kB (1,001 bytes)", "--json", "--locale", "en").output == """
                {"locale":"en","text":"1 kB (1,001 bytes)","value":"1001","number":1001}

                """)
        let batch = run(
            "batch",
            input: Array(
                """
                {"op":"parse","kind":"byte-count","value":"1 MB","locale":"en"}
                {"op":"parse-byte-count","value":"1 MB","style":"binary","locale":"en"}
                {"op":"parse-byte-count","value":"x","locale":"en"}
                """.utf8))
        #expect(batch.lines.prefix(2) == [#"{"result":"1000000"}"#, #"{"result":"1048576"}"#], "\(batch)")
        #expect(batch.lines.last?.contains("cannot read 'x'") == true)
    }

    @Test func readsLines() {
        let units = run("unit", "-", "--locale", "en", input: Array("1 meter\n2\n3 parsnip\nx meter\n4\tmile\n".utf8))
        #expect(units.output == "1 m\n4 mi\n" && units.errorLines.count == 3 && units.code == 1)
        let counts = run("byte-count", "-", "--locale", "en", input: Array("1024\n1.5\nNaN\n1e40\n1e3\n".utf8))
        #expect(counts.output == "1 kB\n1 kB\n" && counts.errorLines.count == 3 && counts.code == 1)
        let durations = run("duration", "-", "--locale", "en", input: Array("60\nNaN\n1e-19\n1e99\n61\n".utf8))
        #expect(durations.output == "0:01:00\n0:01:01\n" && durations.errorLines.count == 3 && durations.code == 1)
    }

    @Test func tellsParts() {
        #expect(
            run("duration", "90", "--width", "short", "--json", "--locale", "en").output == """
                {"value":"90","locale":"en","text":"1 min, 30 sec","parts":[{"field":"minutes","text":"1 min"},\
                {"field":"seconds","text":"30 sec"}]}

                """)
        let unit = run("unit", "3", "meter", "--json", "--locale", "en").output
        #expect(
            unit.hasPrefix(#"{"value":"3","unit":"meter","locale":"en","text":"3 m","parts":[{"field":"integer""#),
            "\(unit)")
    }

    @Test func answersBatches() {
        let lines = """
            {"id":1,"op":"unit","value":3,"unit":"kilometer-per-hour","locale":"en"}
            {"id":2,"op":"unit","value":"1 mile","width":"wide","locale":"en"}
            {"id":3,"op":"duration","value":90,"units":["minutes"],"fraction":1,"locale":"en"}
            {"id":8,"op":"byte-count","value":1500,"exact":true,"style":"memory","units":["bytes"],"locale":"en"}
            {"id":9,"op":"duration","value":["2023-08-15","2025-11-21"],"units":["years","months"],"locale":"en"}
            {"id":10,"op":"duration","from":"2024-02-10","to":"2024-03-11","calendar":"hebrew","locale":"en"}
            {"id":11,"op":"duration","value":"P1Y","locale":"en"}
            {"id":12,"op":"relative","value":"2025-11-22T15:00","from":"2025-11-21","time":"short","locale":"de"}
            {"id":13,"op":"relative","from":"2025-11-21","to":"2025-11-20","locale":"de"}
            {"id":4,"op":"unit","value":1,"unit":"parsnip"}
            {"id":5,"op":"duration","value":"x"}
            {"id":6,"op":"duration","value":1,"units":["eons"]}
            {"id":7,"op":"byte-count","value":1.5}
            """
        let outcome = run("batch", input: Array(lines.utf8))
        #expect(
            outcome.lines.prefix(9) == [
                #"{"id":1,"result":"3 km/h"}"#, #"{"id":2,"result":"1 mile"}"#, #"{"id":3,"result":"1.5 min"}"#,
                #"{"id":8,"result":"1,500 bytes (1,500 bytes)"}"#, #"{"id":9,"result":"2 years, 3 months"}"#,
                #"{"id":10,"result":"1 month"}"#, #"{"id":11,"result":"1 year"}"#,
                #"{"id":12,"result":"morgen um 15:00"}"#, #"{"id":13,"result":"gestern"}"#,
            ])
        #expect(outcome.lines.count == 13 && outcome.lines.dropFirst(9).allSatisfy { $0.contains("\"error\"") })
    }

    @Test(arguments: [
        ("unit 3", "a number and a unit"), ("unit 3 parsnip", "unknown unit 'parsnip'"),
        ("unit 3 meter --width wider", "--width"), ("duration 3 --style long", "--style"),
        ("duration 3 --max-units 0", "--max-units"), ("duration 2025-01-01", "two ends"),
        ("duration 2025-01-01 5", "two ends"), ("duration P1Y --units year,nanoseconds", "nanoseconds"),
        ("duration P1Y --units year --zeros 1", "--zeros"),
        ("duration P1Y --style calendar --locale en-u-ca-mayan", "mayan"),
        ("duration P1Y --calendar mayan", "mayan"), ("duration P1Y --time-zone Mars/Phobos", "Mars/Phobos"),
        ("relative 5 --unit day --time short", "--time"), ("relative 5", "a number and a unit"),
        ("relative 2025-11-21 --thresholds 1,x", "--thresholds"),
        ("relative 2025-11-21 --thresholds 1,2,3,4,5,6,7", "--thresholds"),
        ("relative 2025-11-21 --from 2025-13-01", "month 13"), ("relative 2025-11-21 --calendar mayan", "mayan"),
        ("duration 3 --style time --units hours", "--style units"), ("duration 3 --units eons", "unknown unit 'eons'"),
        ("byte-count 3 --style disk", "--style"), ("byte-count 3 --units eb", "unknown unit 'eb'"),
        ("duration 3 --units ,", "no unit"), ("duration 3 --rounding unnecessary", "unnecessary"),
        ("duration 3 --units seconds --increment 0", "--increment"),
        ("duration 3 --increment 1 --style time", "--style units"),
        ("duration 3 --units years --next-change", "--next-change"),
        ("relative 2025-11-21 --units quarter", "unknown unit 'quarter'"),
        ("relative 2025-11-21 --units day --thresholds early", "either"),
    ])
    func refuses(line: String, message: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func listsUnits() {
        let outcome = run("units")
        #expect(outcome.lines.contains("kilometer-per-hour") && outcome.lines.count > 100)
    }
}

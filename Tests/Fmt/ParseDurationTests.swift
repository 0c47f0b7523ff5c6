import TestSupport
import Testing

@testable import fmt

/// `fmt parse duration`
@Suite(.icu(from: 68, "units of several words")) struct ParseDurationTests {
    @Test(arguments: [
        (["2 hours, 5 minutes", "--locale", "en"], "PT2H5M"), (["90s", "--locale", "en"], "PT1M30S"),
        (["2h 5m", "--locale", "en"], "PT2H5M"), (["1.5 hours", "--locale", "en"], "PT1H30M"),
        (["1 Std. 30 Min.", "--locale", "de"], "PT1H30M"), (["1 year, 2 months", "--locale", "en"], "P1Y2M"),
        (["1:30:05", "--locale", "en"], "PT1H30M5S"), (["pt90m", "--locale", "en"], "PT1H30M"),
        (["1:30", "--pattern", "hour-minute", "--locale", "en"], "PT1H30M"),
        (["1:30", "--pattern", "minute-second", "--locale", "en"], "PT1M30S"),
        (["1.30", "--pattern", "minute-second", "--locale", "fi"], "PT1M30S"),
        (["٢ ساعة", "--locale", "ar-EG"], "PT2H"),
    ])
    func reads(arguments: [String], expected: String) {
        let outcome = run(list: ["parse", "duration"] + arguments)
        #expect(outcome.output == expected + "\n" && outcome.errors.isEmpty && outcome.code == 0, "\(outcome)")
    }

    @Test(arguments: [
        (
            ["1:30", "--locale", "en"], 1,
            "may be PT1H30M or PT1M30S; --pattern hour-minute or minute-second says which"
        ),
        (["5m", "--locale", "en"], 1, "'5m' may be P5M or PT5M"),
        (["90", "--locale", "en"], 1, "the text ends at byte 2"),
        (["5 min 2 h", "--locale", "en"], 1, "from the largest to the smallest"),
        (["1.5 years", "--locale", "en"], 1, "a fraction of years"),
        (["1:30", "--pattern", "hms"], 2, "hour-minute-second"),
        (["1:75:00", "--locale", "en"], 1, "at most 59"),
        (["2 HOURS", "--locale", "en", "--mode", "strict"], 1, "lenient"),
    ])
    func refuses(arguments: [String], code: Int32, message: String) {
        let outcome = run(list: ["parse", "duration"] + arguments)
        #expect(outcome.code == code && outcome.output.isEmpty && outcome.errorLines.count == 1, "\(outcome)")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func batchAndJSON() {
        let line = #"{"op":"parse-duration","value":"2 Stunden und 5 Minuten","locale":"de"}"#
        #expect(run("batch", input: Array(line.utf8)).output == #"{"result":"PT2H5M"}"# + "\n")
        let outcome = run("parse", "duration", "1 year, 36 hours", "--locale", "en", "--json")
        for member in [#""value":"P1YT36H""#, #""years":1"#, #""time":"PT36H""#] {
            #expect(outcome.output.contains(member), "\(outcome.output)")
        }
    }
}

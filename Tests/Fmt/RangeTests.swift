import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// `--range`, `--identity` and `--approximately` of numbers and money.
@Suite(.icu(from: 68, "ranges of numbers")) struct RangeTests {
    @Test(arguments: [
        ("number --range 3 5", "3–5"), ("number 3 5 --range", "3–5"), ("number --range 3..5 7 9", "3–5\n7–9"),
        ("number --range -5 -3", "-5 – -3"), ("number --range 1.5..2.5", "1.5–2.5"), ("number --range 5 5", "~5"),
        ("number --range 5 5 --identity single-value", "5"), ("number --range 5 5 --identity range", "5–5"),
        ("number --range 5 5 --identity approximately-or-single-value", "5"),
        ("number --range 5.1 5.2 --max-fraction 0 --identity approximately-or-single-value", "~5"),
        ("number --range 0.03 0.05 --style percent --locale de", "3–5 %"), ("number --range 5 3", "5–3"),
        ("number --range 1000 2000 --style compact-short", "1K – 2K"),
        ("number --range 123456789012345678901234567890 Infinity", "123,456,789,012,345,678,901,234,567,890–∞"),
        ("number --approximately 1234 --significant 2", "~1,200"),
        ("number --approximately 1200 --locale ja", "約1,200"),
        ("currency --range 3 5 --code EUR --fraction 0", "€3 – €5"),
        ("currency --approximately 5 --code USD", "~$5.00"),
    ])
    func formats(line: String, expected: String) {
        let outcome = run(
            list: line.split(separator: " ").map(String.init) + (line.contains("--locale") ? [] : ["--locale", "en"]))
        #expect(outcome.output.replacing("\u{A0}", with: " ") == expected + "\n")
        #expect(outcome.errors.isEmpty && outcome.code == 0)
    }

    @Test(arguments: [
        ("number --range 3", "'3' is a range without its end"),
        ("number --range 3..5 7", "'7' is a range without its end"),
        ("number --range --approximately 3 5", "exclude each other"),
        ("number 3 --identity range", "--identity goes with --range"),
        ("number --range 3 5 --identity none", "--identity is 'none'"),
        ("number --range 3 5 --style spellout", "ranges go with digits"), ("parse number 3 --range", "--range"),
    ])
    func refuses(line: String, message: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func oneRangeALine() {
        let outcome = run(
            "number", "-", "--range", "--locale", "en", input: Array("3 5\n1..2\r\n 7\t9 \n4\nx..y\n".utf8))
        #expect(outcome.lines == ["3–5", "1–2", "7–9"] && outcome.code == 1)
        #expect(outcome.errorLines.count == 2 && outcome.errors.hasPrefix("fmt: line 4: '4' is no range"))
    }

    @Test func partsTogetherAreTheText() {
        #expect(
            run("number", "--range", "1.5", "2", "--json", "--locale", "en").output == """
                {"value":["1.5","2"],"locale":"en","text":"1.5–2","parts":[{"field":"integer","text":"1"},\
                {"field":"decimal","text":"."},{"field":"fraction","text":"5"},{"field":"literal","text":"–"},\
                {"field":"integer","text":"2"}]}

                """)
    }

    @Test(arguments: [
        (#"{"op":"number","value":[3,"5"],"range":true}"#, #"{"result":"3–5"}"#),
        (#"{"op":"currency","value":"3..5","range":true,"code":"EUR","fraction":0}"#, "€3 – €5"),
        (#"{"op":"number","value":5,"approximately":true}"#, #"{"result":"~5"}"#),
        (#"{"op":"number","value":[3,5]}"#, "'value' must be one"),
        (#"{"op":"number","value":[3,5,7],"range":true}"#, "two numbers"),
        (#"{"op":"number","value":[3,[5]],"range":true}"#, "'value' must be"),
        (#"{"op":"number","value":3,"range":true}"#, "is no range"),
    ])
    func batch(line: String, answer: String) {
        let outcome = run("batch", "--locale", "en", input: Array(line.utf8))
        #expect(outcome.output.replacing("\u{A0}", with: " ").contains(answer), "\(outcome.output)")
    }
}

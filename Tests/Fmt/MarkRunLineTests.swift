import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// Lines with thousands of combining marks in a row, wherever a text may stand: answered in time with their length.
@Suite struct MarkRunLineTests {
    private static let marks =
        "a" + String(repeating: "\u{327}\u{301}\u{345}\u{5B0}", count: TestSize.of(20_000, usually: 5_000))

    @Test(arguments: [
        #"{"op":"number","value":"RUN"}"#, #"{"op":"RUN","value":"5"}"#, #"{"op":"number","value":"5","RUN":"x"}"#,
        #"{"op":"number","value":"5","style":"RUN"}"#, #"{"op":"number","value":"5","locale":"RUN"}"#,
        #"{"op":"number","value":"5","skeleton":"RUN"}"#, #"{"op":"date","value":"RUN"}"#,
        #"{"op":"unit","value":["5","RUN"]}"#, #"{"op":"relative","value":["5","RUN"]}"#,
        #"{"op":"name","name":{"RUN":"x"}}"#, #"{"op":"parse","kind":"byte-count","value":"RUN"}"#,
        #"{"op":"parse","kind":"unit","value":"5 RUN"}"#, #"{"op":"names","kind":"language","value":"RUN"}"#,
    ])
    func words(line: String) {
        let outcome = run("batch", "--locale", "en", input: Array(line.replacing("RUN", with: Self.marks).utf8))
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("error"))
        // What is quoted of it is short, though it is one character.
        #expect(outcome.output.utf8.count < 2_000)
    }

    /// In a run of regional indicators where a character ends is told by how many stand before.
    @Test func indicators() {
        let text = String(repeating: "\u{1F1E9}", count: 60_000)
        let outcome = run("batch", "--locale", "en", input: Array(#"{"op":"unit","value":"5 \#(text)"}"#.utf8))
        #expect(outcome.code == 1)
        #expect(outcome.output.utf8.count < 2_000)
    }

    @Test(arguments: [
        #"{"op":"list","items":["RUN","RUN"]}"#, #"{"op":"markup","value":"%@","arg":["RUN"]}"#,
        #"{"op":"markup","value":"^[2 RUN](inflect: true)"}"#,
        #"{"op":"collate","items":["RUNa","RUNb"],"strength":"identical"}"#,
        #"{"op":"boundaries","value":"RUN"}"#, #"{"op":"bidi","value":"RUN"}"#,
        #"{"op":"search","value":"RUN","pattern":"RUN"}"#,
        #"{"op":"message","syntax":"mf2","value":"{$x}","args":{"x":"RUN"}}"#,
    ])
    func texts(line: String) {
        let outcome = run("batch", "--locale", "en", input: Array(line.replacing("RUN", with: Self.marks).utf8))
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("result"))
    }

    @Test func arguments() {
        #expect(run("number", "5", "--style", Self.marks).code == 2)
        #expect(run(Self.marks).code == 2)
        #expect(run("number", "5", "--" + Self.marks).code == 2)
        #expect(run("list", Self.marks, "b", "--locale", "en").output.hasPrefix(Self.marks + " and b"))
    }
}

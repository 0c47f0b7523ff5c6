import LocaleFormat
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// What comes from outside steers no terminal.
@Suite struct TerminalTests {
    private static let hostile = "\u{1B}[31m\u{9B}2J\u{7F}\u{202E}\u{2066}\u{2028}\u{7}\r\nfmt: forged"

    private static func isTame(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n"
            case .lineSeparator, .paragraphSeparator: false
            default: !scalar.properties.isBidiControl
            }
        }
    }

    @Test(arguments: [
        ["number", hostile], ["number", "1", "--locale", hostile], ["number", "1", "--style", hostile], [hostile],
        ["number", "1", "--" + hostile], ["number", "1", "--skeleton", hostile],
        ["number", "1", "--pattern", "'" + hostile],
        ["currency", "1", "--code", hostile], ["date", hostile], ["date", "now", "--calendar", hostile],
        ["date", "now", "--time-zone", hostile], ["date", "now", "--pattern", "'" + hostile],
        ["date", "now", "--location", hostile], ["unit", "1", hostile], ["relative", "1", hostile],
        ["plural", hostile],
        ["name", "--given", "a", "--name-locale", hostile], ["match", "--available", hostile],
        ["markup", "^[" + hostile], ["markup", "%#@\u{1B}\u{202E}@"], ["markup", "%lld", "--arg", hostile],
        ["markup", "^[a](" + hostile + ": 1)"], ["markup", "^[1](formatNumber: {numbering: '\(hostile)'})"],
        ["parse", "number", hostile], ["parse", "currency", hostile], ["parse", "date", hostile],
        ["parse", hostile], ["calendars", hostile], ["cal", hostile], ["locales", "--locale", hostile],
        ["duration", hostile], ["interval", hostile, hostile], ["batch", hostile], ["tour", "--locale", hostile],
    ])
    func errors(arguments: [String]) {
        let outcome = run(list: arguments)
        #expect(outcome.code != 0 && outcome.output.isEmpty)
        #expect(Self.isTame(outcome.errors), "\(outcome.errors.debugDescription)")
        #expect(outcome.errorLines.count == 1 && outcome.errors.hasPrefix("fmt: "))
    }

    @Test func linesOfInput() {
        let outcome = run("number", "-", input: Array("\u{1B}[2J\u{202E}\n\u{9B}1\n".utf8))
        #expect(outcome.errorLines.count == 2 && Self.isTame(outcome.errors))
        let batch = run("batch", input: Array("{\"op\":\"\u{202E}\u{9B}\",\"id\":\"\u{7F}\u{9B}\u{2067}\"}\n".utf8))
        #expect(batch.lines.count == 1 && Self.isTame(batch.output))
        #expect(batch.output.hasPrefix(#"{"id":"\u007f\u009b\u2067","error":"#))
    }

    /// no-color.org, and terminfo's name of a terminal that can do nothing.
    @Test(
        arguments: [
            (nil, "xterm", true), ("", "xterm-256color", true), ("1", "xterm", false), ("0", "xterm", false),
            (nil, "dumb", false), (nil, nil, false), (nil, "", false),
        ] as [(String?, String?, Bool)])
    func environmentDecidesOnColours(noColor: String?, terminal: String?, welcome: Bool) {
        #expect(EscapeSequences.areWelcome(noColor: noColor, terminal: terminal) == welcome)
    }

    @Test(arguments: [true, false]) func colours(takesEscapes: Bool) {
        for line in ["cal 2025-11-21", "search a -"] {
            let output = Recorder()
            let console = Console(
                input: ArraySource(bytes: Array("a\n".utf8)[...], readSize: .max), output: output, errors: Recorder(),
                isTerminal: true, takesEscapes: takesEscapes)
            #expect(FmtCommand.main(line.split(separator: " ").map(String.init)[...], on: console) == 0)
            #expect(output.text.contains("\u{1B}") == takesEscapes, "\(line)")
        }
    }

    /// A result is what was asked for: a pipe gets each byte, a terminal what does not steer it.
    @Test func results() {
        let text = "a\u{1B}[31m\u{202E}b\n\u{2068}c\u{2069}\u{200F}"
        #expect(run("markup", text).output == text + "\n")
        let output = Recorder()
        let console = Console(
            input: ArraySource(bytes: [], readSize: .max), output: output, errors: Recorder(), isTerminal: true)
        #expect(FmtCommand.main(["markup", text], on: console) == 0)
        #expect(output.text == "a\\u{1B}[31m\\u{202E}b\n\u{2068}c\u{2069}\u{200F}\n")
        #expect(run("markup", text, "--json").output.contains(#""text":"a\u001b[31m\u202eb\n\u2068c\u2069\#u{200F}""#))
    }
}

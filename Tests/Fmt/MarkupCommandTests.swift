import Foundation
import Testing

/// `fmt markup` from its arguments to its output.
@Suite struct MarkupCommandTests {
    @Test func texts() {
        #expect(run("markup", "^[0.5](formatNumber: true)×", "--locale", "es-ES").lines == ["0,5×"])
        #expect(run("markup", "^[0.5](formatNumber: true)×", "--locale", "es-US").lines == ["0.5×"])
        #expect(
            run("markup", "^[10](formatNumber: true)", "--locale", "en", "--numbering-system", "deva").lines == ["१०"])
        #expect(run("markup", "^[1000](formatNumber: true)", "--locale", "en", "--grouping", "off").lines == ["1000"])
        let counted = run("markup", "%2$@: %1$lld of %%", "--arg", "-1234", "--arg", "Ada", "--locale", "de")
        #expect(counted.lines == ["Ada: -1.234 of %"])
        let typed = run("markup", "%@ %.1f %x", "--arg=--x", "--arg", "2.25", "--arg", "255", "--locale", "en")
        #expect(typed.lines == ["--x 2.2 ff"])
        #expect(
            run("markup", "-", "--locale", "fr", input: Array("^[0.5](formatNumber: true)\n%%\n".utf8)).lines == [
                "0,5", "%",
            ])
    }

    /// What stands in the place of `%@` is text, unless it says that it is a number.
    @Test func numbersForText() {
        func text(_ argument: String) -> [Substring] {
            run("markup", "^[%@ file](inflect: true)", "--arg", argument, "--locale", "en").lines
        }
        #expect(text("2") == ["2 file"] && text(":=2") == ["2 files"] && text(":=1234.5") == ["1,234.5 files"])
        #expect(text(":=x") == [":=x file"])
        #expect(run("markup", "%lld %@", "--arg", ":=1234", "--arg", ":=0.5", "--locale", "de").lines == ["1.234 0,5"])
    }

    @Test func parts() {
        let outcome = run("markup", "^[-0.5](formatNumber: true) %@", "--arg", "x", "--locale", "de", "--json")
        #expect(
            outcome.lines == [
                #"{"value":"^[-0.5](formatNumber: true) %@","locale":"de","text":"-0,5 x","parts":[{"field":"sign","text":"-"},"#
                    + #"{"field":"integer","text":"0"},{"field":"decimal","text":","},{"field":"fraction","text":"5"},"#
                    + #"{"field":"literal","text":" "},{"field":"argument","text":"x"}]}"#
            ])
    }

    /// Where a link leads to, also for what is within it.
    @Test func addresses() {
        let outcome = run("markup", "[a **b**](https://%@) ![i](c.png)", "--arg", "x.org", "--markdown", "--json")
        let parts = [
            #"{"field":"link","text":"a ","address":"https://x.org"}"#,
            #"{"field":"strong-emphasis","text":"b","address":"https://x.org"}"#,
            #"{"field":"literal","text":" "}"#, #"{"field":"image","text":"i","address":"c.png"}"#,
        ]
        #expect(
            outcome.lines.first?.hasSuffix(#""parts":["# + parts.joined(separator: ",") + "]}") == true, "\(outcome)")
    }

    @Test func lexicon() throws {
        let line =
            #"{"op":"markup","value":"^[%lld blorf](inflect: true)","args":[2],"locale":"nl","lexicon":"nl blorf common blorven"}"#
        #expect(run("batch", input: Array(line.utf8)).lines == [#"{"result":"2 blorven"}"#])
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("# words\nnl blorf common blorven\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(
            run("markup", "^[%lld blorf](inflect: true)", "--arg", "2", "--locale", "nl", "--lexicon", path).lines
                == ["2 blorven"])
        try Data("nl blorf\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(run("markup", "x", "--lexicon", path).errors.hasPrefix("fmt: --lexicon: line 1: "))
        let missing = run("markup", "x", "--lexicon", "/does/not/exist")
        #expect(missing.code == 2)
        #expect(missing.errors.hasPrefix("fmt: --lexicon: "))
    }

    @Test func faults() {
        for (arguments, code) in [
            (["^[10"], 1), (["^[10](formatNumber true)"], 1), (["%n"], 1), (["%@"], 1), (["%d", "--arg", "x"], 1),
            (["x", "--term-of-address", "blue"], 2), (["x", "--locale", "e"], 2), (["x", "--isolation", "some"], 2),
            ([], 2),
        ] as [([String], Int32)] {
            let outcome = run(list: ["markup"] + arguments)
            #expect(outcome.code == code, "\(arguments)")
            #expect(outcome.output.isEmpty)
            #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
        }
        #expect(run("markup", "^[10", "--lenient").lines == ["^[10"])
        #expect(
            run("markup", "a\n ^[10").errors
                == "fmt: line 2, column 2: expected ']' before the end of the text, to close '^['; write '\\^[' for the characters themselves; see 'fmt help markup'\n"
        )
    }

    @Test func batch() {
        let line =
            #"{"id":1,"op":"markup","value":"%lld %@ ^[0.5](formatNumber: true)","args":[1234,"x"],"locale":"de"}"#
        #expect(run("batch", input: Array(line.utf8)).lines == [#"{"id":1,"result":"1.234 x 0,5"}"#])
    }

    /// Names are numbered as a catalog's source language has them.
    @Test func namedArguments() {
        #expect(run("markup", "Hello %(name)@", "--arg", "Ann", "--locale", "en").lines == ["Hello Ann"])
        #expect(
            run("markup", "%(n)lld for %(who)@, %(n)lld", "--arg", "1234", "--arg", "Ann", "--locale", "de").lines
                == ["1.234 for Ann, 1.234"])
        #expect(run("markup", "100%% %(x", "--locale", "en").lines == ["100% %(x"])
        #expect(run("markup", "%(n)lld", "--arg", "x", "--locale", "en").code == 1)
    }
}

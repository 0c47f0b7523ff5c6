import Foundation
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct SearchTests {
    private func search(_ arguments: String..., input: String) -> Outcome {
        run(list: ["search"] + arguments + ["--locale", "de"], input: Array(input.utf8))
    }

    @Test func printsLinesThatMatch() {
        let outcome = search("strasse", input: "Straße\nWeg\nSTRASSE 1\n")
        #expect(outcome.lines == ["Straße", "STRASSE 1"] && outcome.code == 0 && outcome.errors.isEmpty)
        #expect(search("x", input: "abc\n") == Outcome(code: 1, output: "", errors: ""))
        #expect(search("a", input: "b\na").lines == ["a"])
    }

    @Test func rangesAreBytesOfTheFile() {
        #expect(search("strasse", "--ranges", input: "Straße\n\nxx STRASSE strasse\n").lines == ["0-7", "12-19,20-27"])
        #expect(search("a", "-", "--ranges", "--anchored", input: "a a\nba\nA").lines == ["0-1", "7-8"])
    }

    @Test func options() {
        #expect(search("e", "--count-lines", input: "e\nx\né\n").output == "2\n")
        #expect(search("e", "--distinguish", "diacritics,case", input: "é\nE\ne\n").lines == ["e"])
        #expect(search("cat", "--whole-words", input: "concat\na cat\n").lines == ["a cat"])
        #expect(search("b", "--mark", "html", input: "a<b\n").lines == ["a&lt;<mark>b</mark>"])
        #expect(search("b", "--mark", "color", input: "ab\n").lines == ["a\u{1B}[1;31mb\u{1B}[m"])
        #expect(search("--pattern", "-x", input: "a-x\n").lines == ["a-x"])
        #expect(
            search("b", "--json", input: "a\nab\n").lines == [#"{"line":2,"text":"ab","ranges":"3-4"}"#])
    }

    @Test func whatIsWrong() {
        #expect(search("a", "/no/such/file", input: "").code == 2)
        #expect(search("a\nb", input: "").code == 2)
        #expect(search("a", "--distinguish", "colour", input: "").errors.contains("case, diacritics"))
        #expect(run("search").code == 2)
    }

    @Test func bytesThatAreNoTextStayAsTheyAre() {
        let outcome = run(list: ["search", "b", "--ranges", "--locale", "en"], input: [0xFF, 0x62, 0x0A, 0xC3, 0x62])
        #expect(outcome.lines == ["1-2", "4-5"])
    }

    /// Markup and controls are escaped in every line, whatever bytes are in it.
    @Test func marksEscapeLinesThatAreNoText() {
        func marked(_ mark: String, _ text: String, then bytes: [UInt8]) -> Outcome {
            run(list: ["search", "cafe", "--mark", mark, "--locale", "en"], input: Array(text.utf8) + bytes + [0x0A])
        }
        #expect(marked("html", "<script>café", then: [0xFF]).lines == ["&lt;script&gt;<mark>café</mark>\u{FFFD}"])
        #expect(
            marked("html", "", then: [0xE0, 0xA4] + Array("<b>cafe".utf8)).lines == [
                "\u{FFFD}&lt;b&gt;<mark>cafe</mark>"
            ])
        #expect(
            marked("html", "cafe", then: [0xC3] + Array("&CAFE".utf8)).lines
                == ["<mark>cafe</mark>\u{FFFD}&amp;<mark>CAFE</mark>"])
        #expect(marked("color", "\u{1B}]cafe", then: [0xFF]).lines == ["\\u{1B}]\u{1B}[1;31mcafe\u{1B}[m\u{FFFD}"])
    }

    /// A file's name stands in the page too.
    @Test func marksEscapeNames() throws {
        let name = FileManager.default.temporaryDirectory.appendingPathComponent("<b>&\(UUID()).txt").path
        try Data("cafe".utf8).write(to: URL(filePath: name))
        defer { try? FileManager.default.removeItem(atPath: name) }
        let outcome = run(list: ["search", "cafe", name, name, "--mark", "html", "--locale", "en"], input: [])
        #expect(outcome.lines.count == 2)
        #expect(outcome.lines.allSatisfy { $0.contains("/&lt;b&gt;&amp;") && $0.hasSuffix(".txt:<mark>cafe</mark>") })
    }

    @Test(arguments: [
        (#"{"op":"search","value":"Das Café","pattern":"cafe","locale":"de"}"#, #"{"result":"4-9"}"#),
        (#"{"op":"search","value":"aXa","pattern":"a"}"#, #"{"result":"0-1,2-3"}"#),
        (#"{"op":"search","value":"b","pattern":"a"}"#, #"{"result":""}"#),
        (#"{"op":"search","value":"å","pattern":"a","locale":"da"}"#, #"{"result":""}"#),
        (#"{"op":"search","value":"A","pattern":"a","distinguish":["case"]}"#, #"{"result":""}"#),
        (#"{"op":"boundaries","value":"Mr. Smith","kind":"word"}"#, #"{"result":"0 2 3 4 9"}"#),
        (#"{"op":"boundaries","value":"a b","kind":"line"}"#, #"{"result":"2 3"}"#),
    ]) func batch(line: String, expected: String) {
        #expect(run(list: ["batch"], input: Array(line.utf8)).output == expected + "\n")
    }
}

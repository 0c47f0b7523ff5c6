import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// `fmt list`.
@Suite struct ListTests {
    @Test(arguments: [
        ("list A B C --locale en", "A, B, and C"), ("list A --locale en", "A"),
        ("list A B --type or --locale de", "A oder B"),
        ("list A B C --width short --locale en", "A, B, & C"), ("list -5 -3 --locale en", "-5 and -3"),
        ("list padre hijo --locale es", "padre e hijo"), ("list --locale en -- --type or", "--type and or"),
    ])
    func joins(line: String, expected: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome == Outcome(code: 0, output: expected + "\n", errors: ""))
    }

    @Test func readsLines() {
        let outcome = run("list", "-", "--locale", "en", input: Array("a\tb\tc\nd\n\n".utf8))
        #expect(outcome == Outcome(code: 0, output: "a, b, and c\nd\n\n", errors: ""))
    }

    @Test func joinsLines() {
        let input = Array("a\tb\r\nc\n\nd".utf8)
        #expect(run("list", "-", "--lines", "--locale", "en", input: input).output == "a\tb, c, , and d\n")
        #expect(run("list", "-", "--lines", "--locale", "en").output == "\n")
        let json = run("list", "-", "--lines", "--json", "--locale", "en", input: Array("a\nb\n".utf8)).output
        #expect(json.hasPrefix(#"{"items":["a","b"],"locale":"en","text":"a and b""#))
        let invalid = run("list", "-", "--lines", input: [0x61, 0x0A, 0xFF, 0x0A])
        #expect(invalid == Outcome(code: 1, output: "", errors: "fmt: line 2: not valid UTF-8\n"))
        let line = #"{"op":"list","value":"a\nb","lines":true,"locale":"en"}"#
        #expect(run("batch", input: Array(line.utf8)).output == #"{"result":"a and b"}"# + "\n")
    }

    @Test func tellsParts() {
        #expect(
            run("list", "a", "b", "--json", "--locale", "en").output == """
                {"items":["a","b"],"locale":"en","text":"a and b","parts":[{"field":"element","index":"0","text":"a"},\
                {"field":"literal","text":" and "},{"field":"element","index":"1","text":"b"}]}

                """)
    }

    @Test func answersBatches() {
        let lines = """
            {"id":1,"op":"list","items":["a","b"],"locale":"fr"}
            {"id":2,"op":"list","items":[],"locale":"fr"}
            {"id":3,"op":"list","items":["7","8"],"type":"or","width":"narrow","locale":"es"}
            {"id":4,"op":"list","items":"a"}
            {"id":5,"op":"list","items":[{}]}
            {"id":6,"op":"list","items":["a"],"type":"both"}
            {"id":7,"op":"number","items":["1","2"],"locale":"en"}
            """
        let outcome = run("batch", input: Array(lines.utf8))
        #expect(
            outcome.lines.prefix(3) == [
                #"{"id":1,"result":"a et b"}"#, #"{"id":2,"result":""}"#, #"{"id":3,"result":"7 u 8"}"#,
            ])
        #expect(outcome.lines.count == 7 && outcome.lines.dropFirst(3).allSatisfy { $0.contains("\"error\"") })
    }

    @Test(arguments: [
        ("list A --type both", "--type"), ("list A --width wider", "--width"), ("list", "value"),
        ("list A --locale 1", "locale"),
    ])
    func refuses(line: String, message: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}

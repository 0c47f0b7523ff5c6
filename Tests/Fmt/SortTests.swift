import Foundation
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct SortTests {
    private static let names = "Zoë\nÄrger\nAdam\nzoo\n9\n10\nadam\n"

    @Test(arguments: [
        (["--locale", "de"], ["10", "9", "adam", "Adam", "Ärger", "Zoë", "zoo"]),
        (["--locale", "sv"], ["10", "9", "adam", "Adam", "Zoë", "zoo", "Ärger"]),
        (["--locale", "de", "--numeric"], ["9", "10", "adam", "Adam", "Ärger", "Zoë", "zoo"]),
        (["--locale", "de", "--reverse"], ["zoo", "Zoë", "Ärger", "Adam", "adam", "9", "10"]),
        (["--locale", "de", "--strength", "primary"], ["10", "9", "Adam", "adam", "Ärger", "Zoë", "zoo"]),
        (["--locale", "de", "--strength", "primary", "--unique"], ["10", "9", "Adam", "Ärger", "Zoë", "zoo"]),
        (
            ["--locale", "de", "--strength", "primary", "--reverse"],
            ["zoo", "Zoë", "Ärger", "Adam", "adam", "9", "10"]
        ),
        (
            ["--locale", "sv", "--headings"],
            ["#\t10", "#\t9", "A\tadam", "A\tAdam", "Z\tZoë", "Z\tzoo", "Ä\tÄrger"]
        ),
    ])
    func sorts(options: [String], expected: [Substring]) {
        let outcome = run(list: ["sort"] + options, input: Array(Self.names.utf8))
        #expect(outcome == Outcome(code: 0, output: expected.map { $0 + "\n" }.joined(), errors: ""))
    }

    @Test(arguments: [
        (["--key", "2"], ["c a", "a b", "b c"]), (["--key", "1,1"], ["a b", "b c", "c a"]),
        (["--key", "2,2", "--separator", " "], ["c a", "a b", "b c"]), (["--key", "5"], ["b c", "a b", "c a"]),
    ])
    func fieldsAreKeys(options: [String], expected: [Substring]) {
        let outcome = run(list: ["sort", "--locale", "en"] + options, input: Array("b c\na b\nc a".utf8))
        #expect(outcome.lines == expected)
    }

    @Test func laterKeysDecideWhereEarlierOnesAreAlike() {
        let outcome = run(
            "sort", "--locale", "en", "--key", "1,1", "--key", "3,3", "--separator", ",",
            input: Array("x,1,b\na,2,z\nx,3,a\n".utf8))
        #expect(outcome.lines == ["a,2,z", "x,3,a", "x,1,b"])
    }

    /// A memory of a few lines only, so that runs are written and merged, in more passes than one.
    @Test(arguments: [["--reverse"], [], ["--unique"]])
    func smallMemoryChangesNothing(options: [String]) {
        var generator = SeededGenerator(for: "sort in little memory")
        let lines = (0..<3000).map { index in
            "\(["a", "Á", "b", "ch", "z"][Int.random(in: 0..<5, using: &generator)]) \(index % 700)"
        }
        let input = Array(lines.joined(separator: "\n").utf8)
        let arguments = ["sort", "--locale", "cs", "--strength", "primary"] + options
        let whole = run(list: arguments, input: input)
        let parts = run(list: arguments + ["--buffer-size", "1000"], input: input)
        #expect(whole.lines.count > 500 && whole == parts)
    }

    @Test func bytesStayAsTheyAre() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sort-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([0x62, 0xFF, 0x0D, 0x0A, 0x0A, 0x61, 0xFE]).write(to: file)
        let output = Recorder()
        let console = Console(input: ArraySource(bytes: [], readSize: 1), output: output, errors: Recorder())
        #expect(FmtCommand.main(["sort", "--locale", "en", file.path], on: console) == 0)
        #expect(output.bytes == [0x0A, 0x61, 0xFE, 0x0A, 0x62, 0xFF, 0x0D, 0x0A])
    }

    @Test(
        arguments: [
            (["--strength", "huge"], 2, "allowed is one of: primary"), (["--key", "0"], 2, "--key is '0'"),
            (["--key", "3,2"], 2, "--key is '3,2'"), (["--separator", "ab"], 2, "one character"),
            (["--buffer-size", "x"], 2, "--buffer-size"), (["--locale", "fr-u-co-pinyn"], 2, "fr has emoji, eor"),
            (["/nowhere/at/all"], 1, "cannot read '/nowhere/at/all'"), (["/"], 1, "cannot read '/'"),
        ] as [([String], Int32, String)])
    func tellsWhatIsWrong(options: [String], code: Int32, message: String) {
        let outcome = run(list: ["sort"] + options, input: Array("a\n".utf8))
        #expect(outcome.code == code && outcome.errors.contains(message) && outcome.output.isEmpty, "\(outcome)")
    }

    @Test(arguments: [
        (["Ärger", "zoo", "--locale", "de"], "<"), (["Ärger", "zoo", "--locale", "sv"], ">"),
        (["a", "A", "--strength", "primary", "--locale", "en"], "="),
        (["file10", "file9", "--numeric", "true", "--locale", "en"], ">"),
        (["de luge", "deluge", "--alternate", "shifted", "--locale", "en"], "="),
    ])
    func collates(arguments: [String], expected: String) {
        #expect(run(list: ["collate"] + arguments).output == expected + "\n")
    }

    @Test func collatesInBatch() {
        let input = #"""
            {"op":"collate","items":["a","B"],"locale":"en"}
            {"op":"collate","items":["a","A"],"strength":"secondary","locale":"en"}
            {"op":"collate","items":["10","9"],"numeric":true,"locale":"en"}
            {"op":"collate","items":["a"],"locale":"en"}
            {"op":"collate","value":"a","locale":"en"}
            """#
        let outcome = run("batch", input: Array(input.utf8))
        #expect(outcome.lines.prefix(3) == [#"{"result":"<"}"#, #"{"result":"="}"#, #"{"result":">"}"#])
        #expect(outcome.lines.dropFirst(3).allSatisfy { $0.contains("expected two texts") })
    }

    /// Names of files are bytes.
    @Test func fileNameThatIsNotUTF8() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try BuiltProgram.url("fmt").path
        let script = """
            cd '\(folder.path)' && n=$(printf 'caf\\351') && printf 'b\\na\\n' > "$n" && '\(program)' sort "$n" --locale en \
            && '\(program)' search A "$n" "$n" --locale en; '\(program)' sort "x$n" 2>&1; '\(program)' search "$n" "$n" 2>&1; rm "$n"
            """
        let made = try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", script])
        #expect(
            made.lines == [
                "a", "b", "caf\\xE9:a", "caf\\xE9:a", "fmt: cannot read 'xcaf\\xE9': No such file or directory",
                "fmt: the pattern is not valid UTF-8; see 'fmt help search'",
            ])
    }
}

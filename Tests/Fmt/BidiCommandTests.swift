import Testing

@Suite struct BidiCommandTests {
    @Test(arguments: [
        (["a אב"], "0 0 1 1\t0 1 3 2\n"), (["--direction", "rtl", "a אב"], "2 1 1 1\t3 2 1 0\n"),
        (["--direction", "content", "OK, בוא הביתה"], "2 2 1 1 1 1 1 1 1 1 1 1 1\t12 11 10 9 8 7 6 5 4 3 2 0 1\n"),
        // Paragraphs, each by itself; what is removed is no item.
        (["א\u{202B}b\nc"], "1 x 4 1 0\t3 2 0 4\n"), ([""], "\t\n"), (["a", "b"], "0\t0\n0\t0\n"),
        (["--select", "1-4", "ab אב"], "1-3,4-5\n"), (["--select", "4-1", "ab אב"], "1-3,4-5\n"),
        (["--select", "0-5", "ab אב"], "0-5\n"), (["--select", "2-2", "ab אב"], "\n"),
        // Clusters are whole; columns go on over paragraphs.
        (["--select", "1-2", "ae\u{301}b"], "1-3\n"), (["--select", "2-4", "ab\nאב"], "2-3,4-5\n"),
        (["--select", "0-2", "a\u{AD}b"], "0-3\n"),
    ]) func results(arguments: [String], expected: String) {
        #expect(run(list: ["bidi"] + arguments).output == expected)
    }

    @Test(arguments: ["--select 9 a", "--select -1-2 a", "--select 1-2-3 a", "--direction up a", "--select 1- a", ""])
    func refused(line: String) {
        let result = run(list: ["bidi"] + line.split(separator: " ").map(String.init))
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
    }

    @Test func beyondTheText() {
        let result = run("bidi", "--select", "0-2", "a", "abc")
        #expect(result.code == 1)
        #expect(result.lines == ["0-2"])
        #expect(
            result.errorLines == ["fmt: --select is to column 2; the text has columns 0 to 1; see 'fmt help bidi'"])
    }

    @Test func shown() {
        let lines = run("bidi", "--show", "--select", "2-4", "ab אב").output.split(separator: "\n").map(String.init)
        let (alef, bet) = ("\u{2068}א\u{2069}", "\u{2068}ב\u{2069}")
        #expect(
            lines == [
                "paragraph left to right",
                "stored    a b \u{2423} \(alef) \(bet)", "offset    0 1 2 3 4", "level     0 0 0 1 1",
                "selected      ^   ^",
                "seen      a b \u{2423} \(bet) \(alef)", "offset    0 1 2 4 3", "column    0 1 2 3 4",
                "selected      ^ ^",
            ])
    }

    @Test func batch() {
        let lines = """
            {"id":1,"op":"bidi","value":"ab אב","direction":"auto"}
            {"id":2,"op":"bidi","value":"ab אב","select":"1-4"}
            {"id":3,"op":"bidi","value":"ab","select":"0-9"}
            """
        #expect(
            run("batch", input: Array(lines.utf8)).output == """
                {"id":1,"result":"0 0 0 1 1\\t0 1 2 4 3"}
                {"id":2,"result":"1-3,4-5"}
                {"id":3,"error":"--select is to column 9; the text has columns 0 to 2"}

                """)
    }
}

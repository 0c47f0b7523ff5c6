import Testing

@Suite struct SnippetCheckTests {
    @Test func aBlockIsLeftOutOnlyWhereItSaysSo() {
        print("\(SnippetCount.blocks) Swift blocks in the documentation, unchecked: \(SnippetCount.unchecked)")
        #expect(SnippetCount.unchecked.count * 20 < SnippetCount.blocks)
    }

    @Test(
        arguments: [
            ("1", "1"), ("1; not 2", "1"), ("5 €", "5\u{A0}€"), ("a; b", "a; b"), ("…/b:…: c", "a/b:12: c"),
            ("a…", "a"),
        ])
    func aCommentSaysWhatIsFound(_ comment: String, _ found: String) {
        #expect(SnippetComment(text: comment).says(found))
    }

    @Test(arguments: [("12", "1"), ("1", "12"), ("1, 2", "1"), ("a…b", "abc"), ("a…b…b", "ab"), ("", "1")])
    func aCommentSaysNothingElse(_ comment: String, _ found: String) {
        #expect(!SnippetComment(text: comment).says(found))
    }

    @Test func whatDiffersIsReported() {
        var reports: [String] = []
        let snippet = Snippet(page: "page", file: "/page") { reports.append("\($1) \($0)") }
        snippet.expect("1", line: 1) { 2 }
        snippet.expect("\"1\"", line: 2) { 1 }
        snippet.expect(".max", equals: .max, line: 3) { 1 }
        snippet.expect("throws: no", line: 4) { 1 }
        snippet.expect("no", line: 5) { throw CancellationError() }
        snippet.expect("throws: no", line: 6) { throw CancellationError() }
        snippet.print(["1", 2], separator: " ", terminator: "\n")
        snippet.expectPrinted("1", line: 7)
        #expect(
            reports == [
                "1 gives 2", "2 gives 1", "3 gives 1", "4 does not throw", "5 throws: CancellationError()",
                "6 gives CancellationError()", "7 gives 1 2",
            ])
    }
}

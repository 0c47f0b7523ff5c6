/// The Swift source of a page's tests: a suite, and in it a test for each block.
struct SnippetTests {
    var page: SnippetPage
    /// Of the package, with a `/` at the end.
    var root: String
    var given: GivenNames
    /// The compiler can name only one file `README.md` in a module. Errors in the others have the place in the generated file.
    var isNamedUniquely: Bool

    func source() throws(SnippetError) -> String {
        let name = page.path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        var lines = page.imports.map { "import \($0)" }
        lines += ["import Testing", "", "@Suite(\(literal(page.path))) struct \(name) {"]
        for block in page.blocks where !block.isUnchecked { lines += try test(of: block) }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private func test(of block: SnippetBlock) throws(SnippetError) -> [String] {
        let statements = try SnippetStatement.statements(of: block, on: page.path)
        var lines = [
            "    @Test(\(literal("\(page.path):\(block.line)"))) func line\(block.line)() throws {",
            "        let snippet = Snippet(page: \(literal(page.path)), file: \(literal(root + page.path)))",
            "        func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") {",
            "            snippet.print(items, separator: separator, terminator: terminator)",
            "        }",
            "        @discardableResult func exit(_ status: Int32) -> Int32 { status }",
        ]
        for declaration in given.declarations(for: statements, on: page.path) {
            let isVariable = declaration.code.hasPrefix("var ")
            lines += ["        " + declaration.code, "        use(\(isVariable ? "&" : "")\(declaration.name))"]
        }
        // A scope of its own: a block may declare anew what something given rests on.
        lines.append("        do {")
        for statement in statements { lines += source(of: statement) }
        return lines + ["        }", "    }"]
    }

    private func source(of statement: SnippetStatement) -> [String] {
        let code =
            isNamedUniquely
            ? ["#sourceLocation(file: \(literal(root + page.path)), line: \(statement.line))"] + statement.code
                + ["#sourceLocation()"]
            : statement.code
        let comment = statement.comment.map(literal) ?? "nil"
        switch statement.kind {
        case .other:
            return code + statement.declaredNames.map { "        _ = \($0)" }
        case .printing:
            return code + ["        snippet.expectPrinted(\(comment), line: \(statement.line))"]
        case .expression:
            let value = expectedCode(in: statement.comment).map { ", equals: \($0)" } ?? ""
            return ["        snippet.expect(\(comment)\(value), line: \(statement.line)) {"] + code + ["        }"]
        }
    }

    /// A comment that begins like an implicit member, `.one` or `[.one, .two]`, is itself code.
    private func expectedCode(in comment: String?) -> String? {
        guard let comment, comment.drop(while: { $0 == "[" }).hasPrefix(".") else { return nil }
        return comment.firstRange(of: "; ").map { String(comment[..<$0.lowerBound]) } ?? comment
    }

    private func literal(_ text: String) -> String { text.debugDescription }
}

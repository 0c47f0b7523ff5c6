/// A source of tests: one for each block that was added.
struct SnippetSource {
    private var imports: Set = ["Testing"]
    private var blocks: [(page: String, block: SnippetBlock)] = []

    mutating func add(_ blocks: [SnippetBlock], of page: SnippetPage) {
        if blocks.isEmpty { return }
        // What is not compiled may import what is not there.
        let checked = blocks.filter { !$0.isUnchecked }
        imports.formUnion(page.imports + checked.flatMap(\.imports))
        self.blocks += checked.map { (page.path, $0) }
    }

    /// - Parameters:
    ///   - root: of the package, with a `/` at the end.
    ///   - owners: by file name, the page whose lines the compiler is told of: it can name only one file `README.md` in a
    ///     module. Errors in the others have their place in the generated source.
    func tests(root: String, given: GivenNames, owners: [Substring: String]) throws(SnippetError) -> String {
        var lines = imports.sorted().map { "import \($0)" }
        for (page, block) in blocks {
            let isOwner = page.split(separator: "/").last.map { owners[$0] == page } ?? false
            lines += [""] + (try SnippetTest(page: page, root: root, block: block, isOwner: isOwner).source(given))
        }
        return (lines + [""]).joined(separator: "\n")
    }
}

/// The test of a block.
struct SnippetTest {
    var page: String
    var root: String
    var block: SnippetBlock
    var isOwner: Bool

    func source(_ given: GivenNames) throws(SnippetError) -> [String] {
        let statements = try SnippetStatement.statements(of: block, on: page)
        let name = "\(page)_\(block.line)".map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        var lines = [
            "@Test(\(literal("\(page):\(block.line)")), .enabled(if: \(condition))) func \(name)() throws {",
            "    let snippet = Snippet(page: \(literal(page)), file: \(literal(root + page)))",
            "    func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") {",
            "        snippet.print(items, separator: separator, terminator: terminator)",
            "    }",
            "    @discardableResult func exit(_ status: Int32) -> Int32 { status }",
        ]
        for declaration in given.declarations(for: statements, on: page) {
            let isVariable = declaration.code.hasPrefix("var ")
            lines += ["    " + declaration.code, "    use(\(isVariable ? "&" : "")\(declaration.name))"]
        }
        // A scope of its own: a block may declare anew what something given rests on.
        lines.append("    do {")
        for statement in statements { lines += source(of: statement) }
        return lines + ["    }", "}"]
    }

    private var condition: String {
        let needsTransforms =
            page.hasPrefix("Sources/Transliteration/") || block.imports.contains("LocaleFormatTransliteration")
        return "Snippet.isStated" + (needsTransforms ? " && Snippet.hasTransforms" : "")
    }

    private func source(of statement: SnippetStatement) -> [String] {
        let code =
            isOwner
            ? ["#sourceLocation(file: \(literal(root + page)), line: \(statement.line))"] + statement.code
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

    /// A comment that begins like an implicit member or a list, `.one` or `["Ann", 3]`, is itself code.
    private func expectedCode(in comment: String?) -> String? {
        guard let comment, comment.hasPrefix(".") || comment.hasPrefix("[") else { return nil }
        return comment.firstRange(of: "; ").map { String(comment[..<$0.lowerBound]) } ?? comment
    }

    private func literal(_ text: String) -> String { text.debugDescription }
}

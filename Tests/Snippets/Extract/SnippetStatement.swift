/// One statement of a block, with the comment that says what it gives.
struct SnippetStatement {
    enum Kind {
        /// `let`, `var`, `for` …, an assignment: run, with nothing to compare but what it prints.
        case other
        /// A statement that calls `print`, itself or inside its braces.
        case printing
        /// An expression, whose value is compared.
        case expression
    }

    /// Of the statement's first line, from 1 in the file.
    var line: Int
    var code: [String]
    /// The comment behind its last line or, if there is none, the comment lines directly below.
    var comment: String?
    var kind: Kind

    /// What `let NAME` and `var NAME` declare.
    var declaredNames: [String] {
        guard let first = code.first, first.hasPrefix("let ") || first.hasPrefix("var ") else { return [] }
        let pattern = first.dropFirst(4).prefix { $0 != "=" && $0 != ":" }
        return pattern.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { $0 != "_" }
    }

    /// Takes a block apart at the line ends where no bracket is open and the next line does not go on with the expression.
    static func statements(of block: SnippetBlock, on page: String) throws(SnippetError) -> [SnippetStatement] {
        var statements: [SnippetStatement] = []
        var scanner = LineScanner()
        var isBelow = false  // directly below a statement that may be explained by comment lines
        for (index, text) in block.lines.enumerated() where !text.hasPrefix("import ") {
            let number = block.line + 1 + index
            let isInside = !scanner.isComplete
            let (code, comment) = scanner.scan(text)
            if code.isEmpty {
                if isBelow, let comment, let last = statements.indices.last {
                    statements[last].comment = statements[last].comment.map { $0 + "\n" + comment } ?? comment
                } else if comment == nil || !isInside {
                    isBelow = false
                }
                continue
            }
            let goesOn = isInside || code.trimmingPrefix { $0 == " " }.hasPrefix(".")
            if goesOn, let last = statements.indices.last {
                if statements[last].comment != nil {
                    throw SnippetError(page: page, line: number - 1, message: "write the result behind the last line")
                }
                statements[last].code.append(code)
            } else {
                statements.append(SnippetStatement(line: number, code: [code], comment: nil, kind: .other))
            }
            let last = statements.count - 1
            let isDone = scanner.isComplete
            if let comment {
                if !isDone, code.contains("print(") {
                    throw SnippetError(page: page, line: number, message: "write what is printed below the statement")
                }
                if isDone { statements[last].comment = comment }
            }
            isBelow = isDone && comment == nil
        }
        for index in statements.indices { statements[index].classify() }
        return statements
    }

    private mutating func classify() {
        let whole = code.joined(separator: "\n")
        let word = whole.prefix { $0.isLetter || $0 == "@" || $0 == "#" }
        let isDeclaration = Self.keywords.contains(String(word))
        if whole.contains("print(") {
            kind = .printing
        } else if isDeclaration || Self.isAssignment(whole) {
            kind = .other
        } else {
            kind = .expression
        }
    }

    private static let keywords: Set = [
        "let", "var", "func", "struct", "enum", "final", "class", "typealias", "for", "if", "while", "guard", "switch",
        "do", "defer", "return", "throw",
    ]

    /// ` = ` or ` += ` outside all brackets.
    private static func isAssignment(_ code: String) -> Bool {
        var scanner = LineScanner()
        for word in code.split(separator: " ", omittingEmptySubsequences: false) {
            if scanner.isComplete, ["=", "+=", "-=", "*="].contains(word) { return true }
            _ = scanner.scan(String(word) + " ")
        }
        return false
    }
}

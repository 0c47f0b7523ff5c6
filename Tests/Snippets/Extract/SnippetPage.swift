/// A file of documentation, Markdown or Swift with documentation comments, and the fenced Swift blocks in it.
struct SnippetPage {
    /// From the root of the package.
    var path: String
    var blocks: [SnippetBlock] = []

    /// - Throws: ``SnippetError`` for a block that nobody would check: indented, in a fence without a language, or left open.
    init(path: String, text: String) throws(SnippetError) {
        self.path = path
        var open: (block: SnippetBlock, isSwift: Bool)?
        var isAfterBlank = true
        var isInList = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let content = content(of: line) else {
                isAfterBlank = true
                isInList = false
                continue
            }
            let trimmed = content.trimmingPrefix { $0 == " " }
            if trimmed.hasPrefix("```") {
                if let (block, isSwift) = open {
                    if isSwift { blocks.append(block) }
                    open = nil
                } else {
                    let words = trimmed.dropFirst(3).split(separator: " ")
                    guard let language = words.first else {
                        throw SnippetError(page: path, line: index + 1, message: "name the language of the block")
                    }
                    open = (
                        SnippetBlock(line: index + 1, marks: words.dropFirst().map(String.init)), language == "swift"
                    )
                }
            } else if open != nil {
                open?.block.lines.append(String(content))
            } else if isAfterBlank, !isInList, path.hasSuffix(".swift"), content.hasPrefix("    ") {
                throw SnippetError(page: path, line: index + 1, message: "write code between fences, ```swift")
            } else if !trimmed.isEmpty {
                isInList = trimmed.hasPrefix("- ") || isInList && content.hasPrefix(" ")
            }
            isAfterBlank = trimmed.isEmpty
        }
        if let open { throw SnippetError(page: path, line: open.block.line, message: "the block is not closed") }
    }

    /// The line as Markdown: in a Swift file what follows `/// `, nil outside documentation comments.
    private func content(of line: Substring) -> Substring? {
        guard path.hasSuffix(".swift") else { return line }
        let comment = line.trimmingPrefix { $0 == " " }
        guard comment.hasPrefix("///") else { return nil }
        return comment.dropFirst(comment.hasPrefix("/// ") ? 4 : 3)
    }

    /// The folder in Sources that the page is in; nil for a Markdown file.
    var room: String? { path.hasSuffix(".swift") ? folder : nil }

    private var folder: String? { path.split(separator: "/").dropFirst().first.map(String.init) }

    /// What someone who reads the page has imported. The room `Numbers` is a product as well: its own articles have no more.
    var imports: [String] {
        if path.hasPrefix("Sources/Numbers/LocaleFormatNumbers.docc/") { return ["LocaleFormatNumbers"] }
        return switch path.hasPrefix("Sources/") ? folder : nil {
        case "AppleStrings", "AttributedTexts", "Grammar", "Inflection", "InflectionLexicons", "Lexicon",
            "LocalizedMessageInflection",
            "LocalizedStrings":
            ["LocalizedStrings"]
        case "Texts": ["LocalizedMessages", "LocalizedStrings"]
        case "LocalizedMessages", "MessageFormat1", "MessageFormat2": ["LocalizedMessages"]
        case "LocalizedMessageConversion", "MessageConversion": ["LocalizedMessageConversion"]
        case "LocalizedStringsTools": ["LocalizedStrings", "LocalizedStringsTools"]
        case "LocalizedStringsXLIFF": ["LocalizedStrings", "LocalizedStringsXLIFF"]
        case "LocalizedStringsInterchange": ["LocalizedStrings", "LocalizedStringsInterchange"]
        case "PersonNames": ["Foundation", "LocaleFormat", "LocaleFormatPersonNames"]
        case "Measurement": ["Foundation", "LocaleFormat", "LocaleFormatMeasurement"]
        case "LocalizedStringsBundle": ["Foundation", "LocalizedStrings", "LocalizedStringsBundle"]
        case "MoneyInWords": ["LocaleFormat", "LocaleFormatMoneyInWords"]
        case "Transliteration": ["LocaleFormatTransliteration"]
        case "Recurrence": ["LocaleFormat", "LocaleFormatCivil", "LocaleFormatRecurrence"]
        case "Changes": ["LocaleFormat", "LocaleFormatChanges"]
        case "Civil": ["LocaleFormat", "LocaleFormatCivil"]
        case "Bake", "Baked": ["LocaleFormatBake", "LocaleFormatBaked"]
        case "JSON": ["LocaleFormatJSON"]
        case "Collation", "Text", "TextForms", "LocalizedTextTools": ["LocalizedTextTools"]
        case "LocalizedHelp": ["LocalizedHelp", "LocalizedStrings"]
        default: ["LocaleFormat"]
        }
    }
}

/// A fenced block: ```` ```swift ````, its lines and where it stands.
struct SnippetBlock {
    /// Of the opening fence, from 1.
    var line: Int
    /// The words after `swift`.
    var marks: [String]
    var lines: [String] = []

    /// A block marked `unchecked` is neither compiled nor run, but counted.
    var isUnchecked: Bool { marks.contains("unchecked") }

    var importsFoundation: Bool { imports.contains { $0.hasPrefix("Foundation") } }

    var imports: [String] {
        lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count).prefix { $0 != " " }) }
    }
}

struct SnippetError: Error, CustomStringConvertible {
    var page: String
    var line: Int
    var message: String
    var description: String { "\(page):\(line): error: \(message)" }
}

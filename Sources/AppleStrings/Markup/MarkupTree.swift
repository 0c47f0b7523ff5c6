public import LocaleFormatCore
public import LocaleFormatTexts

/// A localized string with its runs of markup, as they stand in the source.
///
/// ```swift
/// let tree = try MarkupTree(parsing: "^[10](formatNumber: true)-day forecast")
/// tree.nodes[0].attributes[0].key     // "formatNumber"
/// tree.text(of: tree.nodes[1])        // "10"
/// ```
///
/// The nodes are one flat array in the order of the source, each run before what it contains, so that runs may nest to any
/// depth.
public struct MarkupTree: Sendable {
    /// A stretch of text, a run with its attributes, or one of Markdown's inlines.
    public struct Node: Hashable, Sendable {
        /// What a node is.
        public enum Kind: Hashable, Sendable {
            /// Text between runs, or inside one.
            case text
            /// `^[…](…)`; runs may stand in runs.
            case run
            /// What Markdown makes of a stretch, where it is read.
            case markdown(MarkdownInline)
        }

        /// Whether it is text, a run, or Markdown's.
        public let kind: Kind
        /// Where it stands in the source, as UTF-8 offsets; a run with its brackets and attributes, an inline with its delimiters.
        public let range: Range<Int>
        /// A run's contents, without the brackets, an inline's without its delimiters; all of a text.
        public let content: Range<Int>
        /// The index after the last node within this one: for a text, the next index.
        public internal(set) var end: Int
        /// Of a run, in the order of the source.
        public let attributes: [MarkupMember]
        /// Where a link's or an image's destination stands.
        var destination: Range<Int>?
        /// Of a text: whether it stands in code or is a tag, in which nothing is escaped.
        var isVerbatim = false
    }

    /// The text as it was given, which all ranges are in.
    public let source: String
    /// All nodes, in the order of the source.
    public let nodes: [Node]
    /// What was left as text in a lenient reading, in the order of the source.
    public let problems: [MarkupError]
    /// What is escaped in it.
    package let escapes: MarkupEscape

    /// Reads a text. Linear in its length.
    ///
    /// - Parameters:
    ///   - source: the text of a translation.
    ///   - lenient: leaves runs that cannot be read in the text as they are written, and tells of them in ``problems``.
    ///   - markdown: reads Markdown's inlines too, as CommonMark and GitHub have them: emphasis, code, links, tags. All that is no
    ///     Markdown stays text.
    /// - Throws: `MarkupError` for the first fault, unless lenient: `"^[10"`, `"^[10](formatNumber true)"`; lenient or not for
    ///   more than `TextLimits`.
    public init(parsing source: String, lenient: Bool = false, markdown: Bool = false) throws(MarkupError) {
        guard source.utf8.count <= TextLimits.bytes else {
            throw MarkupError(.tooLarge(limit: TextLimits.bytes), at: SourcePosition(offset: 0, line: 1, column: 1))
        }
        let bytes = Array(source.utf8)
        let hasMarkdown = markdown && MarkdownParser.hasMarkdown(bytes)
        guard MarkupParser.hasMarkup(bytes) || hasMarkdown else {
            let whole = 0..<bytes.count
            self.source = source
            nodes = bytes.isEmpty ? [] : [Node(kind: .text, range: whole, content: whole, end: 1, attributes: [])]
            problems = []
            escapes = .none
            return
        }
        var parser = MarkupParser(bytes, isLenient: lenient, readsMarkdown: hasMarkdown)
        parser.parse()
        let positions = SourcePosition.positions(of: parser.faults.map(\.offset), in: bytes)
        let problems = zip(parser.faults, positions).map { MarkupError($0.reason, at: $1) }
        if !lenient || parser.isTooLarge, let first = problems.first { throw first }
        self.source = source
        nodes = hasMarkdown ? try Self.readingMarkdown(parser.finished(), bytes) : parser.finished()
        self.problems = problems
        escapes = hasMarkdown ? .markdown : .brackets
    }

    /// The text of a node without escapes: `[` for `\[`. Of a run, its contents as they stand in the source.
    public func text(of node: Node) -> String {
        let slice = String(Substring(source.utf8.dropFirst(node.content.lowerBound).prefix(node.content.count)))
        return node.kind == .text && !node.isVerbatim ? escapes.removed(from: slice) : slice
    }

    /// The line and column of a UTF-8 offset into the source; beyond it, those of its start or its end. Walks the text up to
    /// there.
    public func position(of offset: Int) -> SourcePosition {
        let offset = min(max(0, offset), source.utf8.count)
        return SourcePosition.positions(of: [offset], in: Array(source.utf8.prefix(offset + 1)))[0]
    }
}

extension MarkupTree: Hashable {
    /// The source says it all.
    public static func == (left: MarkupTree, right: MarkupTree) -> Bool {
        left.source == right.source && left.nodes == right.nodes
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// What stands for other characters than it shows.
public enum MarkupEscape: Sendable {
    /// Nothing: a text without `^[`.
    case none
    /// `\^`, `\[`, `\]`, `\(`, `\)` and `\\`; any other backslash is one. In a text that has `^[`, escaped or not.
    case brackets
    /// A backslash before any ASCII punctuation, and character references such as `&amp;`.
    case markdown

    package func removed(from text: String) -> String {
        switch self {
        case .none: text
        case .brackets: Self.removed(from: text)
        case .markdown: MarkdownEscape.removed(from: text)
        }
    }

    static func isEscapable(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "^"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    package static func removed(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                if !isEscapable(byte) { result.append(UInt8(ascii: "\\")) }
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            result.append(byte)
        }
        if isEscaped { result.append(UInt8(ascii: "\\")) }
        return String(decoding: result, as: UTF8.self)
    }

    /// Text in which nothing is markup: `^[` and backslashes escaped, where there is `^[`.
    public static func escaped(_ text: String) -> String {
        MarkupParser.hasMarkup(Array(text.utf8)) ? escapedWithin(text) : text
    }

    /// Part of a text that has `^[` somewhere.
    package static func escapedWithin(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            // Not the `[` of `^[`, without which a text would have no escapes.
            if scalar == "^" || scalar == "]" || scalar == "\\" || scalar == "[" && previous != "^" { result += "\\" }
            result.unicodeScalars.append(scalar)
            previous = scalar
        }
        return result
    }
}

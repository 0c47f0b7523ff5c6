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
    /// A stretch of text, or a run with its attributes.
    public struct Node: Hashable, Sendable {
        /// What a node is.
        public enum Kind: Hashable, Sendable {
            /// Text between runs, or inside one.
            case text
            /// `^[…](…)`; runs may stand in runs.
            case run
        }

        /// Whether it is text or a run.
        public let kind: Kind
        /// Where it stands in the source, as UTF-8 offsets; a run with its brackets and attributes.
        public let range: Range<Int>
        /// A run's contents, without the brackets; all of a text.
        public let content: Range<Int>
        /// The index after the last node within this one: for a text, the next index.
        public let end: Int
        /// Of a run, in the order of the source.
        public let attributes: [MarkupMember]
    }

    /// The text as it was given, which all ranges are in.
    public let source: String
    /// All nodes, in the order of the source.
    public let nodes: [Node]
    /// What was left as text in a lenient reading, in the order of the source.
    public let problems: [MarkupError]
    /// Whether `\[` and so on stand for the second character: in a text that has `^[`, escaped or not.
    let hasEscapes: Bool

    /// Reads a text. Linear in its length.
    ///
    /// - Parameters:
    ///   - source: the text of a translation.
    ///   - lenient: leaves runs that cannot be read in the text as they are written, and tells of them in ``problems``.
    /// - Throws: ``MarkupError`` for the first fault, unless lenient: `"^[10"`, `"^[10](formatNumber true)"`; lenient or not for
    ///   more than ``TextLimits``.
    public init(parsing source: String, lenient: Bool = false) throws(MarkupError) {
        guard source.utf8.count <= TextLimits.bytes else {
            throw MarkupError(.tooLarge(limit: TextLimits.bytes), at: SourcePosition(offset: 0, line: 1, column: 1))
        }
        let bytes = Array(source.utf8)
        guard MarkupParser.hasMarkup(bytes) else {
            let whole = 0..<bytes.count
            self.source = source
            nodes = bytes.isEmpty ? [] : [Node(kind: .text, range: whole, content: whole, end: 1, attributes: [])]
            problems = []
            hasEscapes = false
            return
        }
        var parser = MarkupParser(bytes, isLenient: lenient)
        parser.parse()
        let positions = SourcePosition.positions(of: parser.faults.map(\.offset), in: bytes)
        let problems = zip(parser.faults, positions).map { MarkupError($0.reason, at: $1) }
        if !lenient || parser.isTooLarge, let first = problems.first { throw first }
        self.source = source
        nodes = parser.finished()
        self.problems = problems
        hasEscapes = true
    }

    /// The text of a node without escapes: `[` for `\[`. Of a run, its contents as they stand in the source.
    public func text(of node: Node) -> String {
        let slice = String(Substring(source.utf8.dropFirst(node.content.lowerBound).prefix(node.content.count)))
        return node.kind == .text && hasEscapes ? MarkupEscape.removed(from: slice) : slice
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

/// `\^`, `\[`, `\]`, `\(`, `\)` and `\\`; any other backslash is one.
public enum MarkupEscape {
    static func isEscapable(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "^"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    static func removed(from text: String) -> String {
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
        guard MarkupParser.hasMarkup(Array(text.utf8)) else { return text }
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

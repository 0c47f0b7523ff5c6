internal import LocaleFormatTexts

/// Reads Markdown's inlines in a text, or within one run of markup: one pass, no recursion. Blocks are not read; white space stays
/// as it is. That is Foundation's `.inlineOnlyPreservingWhitespace`.
struct MarkdownParser {
    private struct Bracket {
        let offset: Int
        let isImage: Bool
        /// Links stand in no links.
        var isActive = true
        let mark: Int
    }

    private let bytes: [UInt8]
    private let range: Range<Int>
    private var scanner: MarkdownScanner
    private var delimiters = MarkdownDelimiters()
    private var brackets: [Bracket] = []
    /// How many of the brackets, from the first on, are known to be inactive.
    private var inactive = 0
    private var spans: [MarkdownSpan] = []
    /// Where the next run begins, or the text ends.
    private var limit = 0

    /// - Parameters:
    ///   - range: the text.
    ///   - runs: the runs of markup in it, in their order, which are passed over.
    static func spans(in bytes: [UInt8], _ range: Range<Int>, around runs: [Range<Int>]) -> [MarkdownSpan] {
        var parser = MarkdownParser(bytes, range)
        parser.parse(around: runs)
        return parser.spans + parser.delimiters.spans
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
        scanner = MarkdownScanner(bytes, end: range.upperBound)
    }

    /// Whether a text may have any Markdown.
    static func hasMarkdown(_ bytes: [UInt8]) -> Bool {
        bytes.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
                true
            default: false
            }
        } || MarkdownScanner.mayHaveAddress(bytes)
    }

    private mutating func parse(around runs: [Range<Int>]) {
        var offset = range.lowerBound
        var run = 0
        while offset < range.upperBound {
            if run < runs.count, runs[run].lowerBound <= offset {
                offset = max(offset, runs[run].upperBound)
                run += 1
                continue
            }
            limit = run < runs.count ? runs[run].lowerBound : range.upperBound
            offset = next(offset)
        }
        delimiters.resolve(after: 0)
    }

    /// Reads what stands at an offset; the one to go on with.
    private mutating func next(_ offset: Int) -> Int {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "\\"):
            let isEscape = offset + 1 < range.upperBound && MarkdownEscape.isPunctuation(bytes[offset + 1])
            return offset + (isEscape ? 2 : 1)
        case UInt8(ascii: "`"):
            let count = scanner.run(of: byte, at: offset)
            return found(scanner.codeSpan(at: offset, count)) ?? offset + count
        case UInt8(ascii: "<"): return found(scanner.angle(at: offset)) ?? offset + 1
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
            let end = offset + scanner.run(of: byte, at: offset)
            delimiters.add(byte, offset..<end, before: scalar(before: offset), after: scalar(at: end))
            return end
        case UInt8(ascii: "!")
        where offset + 1 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "["):
            brackets.append(Bracket(offset: offset, isImage: true, mark: delimiters.mark))
            return offset + 2
        case UInt8(ascii: "["):
            brackets.append(Bracket(offset: offset, isImage: false, mark: delimiters.mark))
            return offset + 1
        case UInt8(ascii: "]"): return close(offset)
        default:
            // In brackets, whose text may be a link's, there is none.
            guard brackets.isEmpty else { return offset + 1 }
            return found(scanner.bareAddress(at: offset, after: range.lowerBound, before: limit)) ?? offset + 1
        }
    }

    private mutating func found(_ span: MarkdownSpan?) -> Int? {
        if let span { spans.append(span) }
        return span?.range.upperBound
    }

    private mutating func close(_ offset: Int) -> Int {
        guard let bracket = brackets.popLast() else { return offset + 1 }
        defer { inactive = min(inactive, brackets.count) }
        guard bracket.isActive, let target = scanner.target(at: offset + 1) else { return offset + 1 }
        delimiters.resolve(after: bracket.mark)
        let written = String(decoding: bytes[target.destination], as: UTF8.self)
        let destination = MarkdownEscape.removed(from: written)
        let content = bracket.offset + (bracket.isImage ? 2 : 1)..<offset
        spans.append(
            MarkdownSpan(
                inline: bracket.isImage
                    ? .image(destination: destination, title: target.title)
                    : .link(destination: destination, title: target.title),
                range: bracket.offset..<target.end, content: content, destination: target.destination))
        if !bracket.isImage {
            for index in inactive..<max(inactive, brackets.count) where !brackets[index].isImage {
                brackets[index].isActive = false
            }
            inactive = brackets.count
        }
        return target.end
    }

    // MARK: Neighbours

    private func scalar(before offset: Int) -> Unicode.Scalar? {
        guard offset > range.lowerBound else { return nil }
        var start = offset - 1
        while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first
    }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < range.upperBound else { return nil }
        return String(decoding: bytes[offset..<min(range.upperBound, offset + 4)], as: UTF8.self).unicodeScalars.first
    }
}

internal import LocaleFormatCore
internal import LocaleFormatTexts

extension MarkupTree {
    /// The same runs with Markdown's inlines among them, and text between all of them.
    ///
    /// - Throws: `MarkupError.Reason.tooManyParts(limit:)` for more than `TextLimits.parts` inlines.
    static func readingMarkdown(_ nodes: [Node], _ bytes: [UInt8]) throws(MarkupError) -> [Node] {
        var spans = MarkdownParser.spans(in: bytes, 0..<bytes.count, around: runs(of: nodes, from: 0, to: nodes.count))
        for (index, node) in nodes.enumerated() where node.kind == .run {
            spans += MarkdownParser.spans(
                in: bytes, node.content, around: runs(of: nodes, from: index + 1, to: node.end))
        }
        guard spans.count <= TextLimits.parts else {
            throw MarkupError(
                .tooManyParts(limit: TextLimits.parts), at: SourcePosition(offset: 0, line: 1, column: 1))
        }
        var openers = nodes.filter { $0.kind == .run }
        openers += spans.map {
            Node(
                kind: .markdown($0.inline), range: $0.range, content: $0.content, end: 0, attributes: [],
                destination: $0.destination)
        }
        // None begins and ends with another one; the outer begins first.
        openers.sort {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        return nested(openers, bytes.count)
    }

    /// The runs that stand next to each other in a stretch of the nodes.
    private static func runs(of nodes: [Node], from start: Int, to end: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = start
        while index < end {
            if nodes[index].kind == .run { result.append(nodes[index].range) }
            index = nodes[index].end
        }
        return result
    }

    /// What begins in the order of the text, with the text between.
    private static func nested(_ openers: [Node], _ count: Int) -> [Node] {
        var result: [Node] = []
        var open: [Int] = []
        var offset = 0
        func text(to end: Int) {
            guard end > offset else { return }
            var isVerbatim = false
            if let last = open.last, case .markdown(let inline) = result[last].kind {
                // In addresses that stand for themselves nothing is escaped.
                let isAddress = result[last].destination == result[last].content
                isVerbatim = inline == .code || inline == .html || isAddress
            }
            result.append(
                Node(
                    kind: .text, range: offset..<end, content: offset..<end, end: result.count + 1, attributes: [],
                    isVerbatim: isVerbatim))
        }
        func close(before start: Int) {
            while let last = open.last, result[last].range.upperBound <= start {
                text(to: result[last].content.upperBound)
                offset = result[last].range.upperBound
                open.removeLast()
                result[last].end = result.count
            }
        }
        for opener in openers {
            close(before: opener.range.lowerBound)
            text(to: opener.range.lowerBound)
            offset = opener.content.lowerBound
            open.append(result.count)
            result.append(opener)
        }
        close(before: count)
        text(to: count)
        return result
    }
}

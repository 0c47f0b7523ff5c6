import SwiftSyntax

/// The bytes of a source, for places and for quoting. The parser's own means for both walk the tree by recursion, which a chain
/// of 100,000 members exhausts.
struct SourceText {
    private let bytes: [UInt8]
    /// The offset at which each line begins.
    private let lineStarts: [Int]

    init(_ source: String) {
        bytes = Array(source.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            // A line feed, or a carriage return that none follows.
            if byte == 0x0A || (byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)) {
                starts.append(offset + 1)
            }
        }
        lineStarts = starts
    }

    /// Line and column from 1, the column in UTF-8 bytes.
    func place(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
        place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// What stands in the source, without the blanks and comments around it.
    func text(of node: some SyntaxProtocol) -> String {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        return String(decoding: bytes[max(0, start)..<min(bytes.count, max(start, end))], as: UTF8.self)
    }

    /// The same on one line, cut where it is long: for messages.
    func shortText(of node: some SyntaxProtocol) -> String {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = min(bytes.count, node.endPositionBeforeTrailingTrivia.utf8Offset)
        let text = String(decoding: bytes[min(start, end)..<min(end, start + 240)], as: UTF8.self)
            .split(whereSeparator: \.isNewline).joined(separator: " ")
        return text.count <= 60 && end - start <= 240 ? text : text.prefix(59) + "…"
    }
}

/// The text of a name as it grows, with the fields in it when they are wanted.
package struct NameWriter {
    /// A field within the text, by its UTF-8 bytes.
    package struct Span: Sendable {
        package let field: NameField
        package let range: Range<Int>
    }

    package private(set) var text = ""
    package private(set) var spans: [Span] = []
    let recordsSpans: Bool

    package init(recordsSpans: Bool) { self.recordsSpans = recordsSpans }

    mutating func append(_ literal: String) { text += literal }

    mutating func append(_ value: String, as field: NameField) {
        guard recordsSpans else {
            text += value
            return
        }
        let start = text.utf8.count
        text += value
        spans.append(.init(field: field, range: start..<text.utf8.count))
    }

    /// Takes up another text with its fields.
    mutating func append(_ other: NameWriter) {
        let start = text.utf8.count
        text += other.text
        spans += other.spans.map {
            .init(field: $0.field, range: ($0.range.lowerBound + start)..<($0.range.upperBound + start))
        }
    }

    /// Puts `replacement` in the place of each space, or of each run of spaces.
    mutating func replaceSpaces(with replacement: String, runs: Bool) {
        guard text.utf8.contains(0x20) else { return }
        let source = Array(text.utf8)
        let new = Array(replacement.utf8)
        var bytes: [UInt8] = []
        // Where each byte of the source went; only needed to move the fields along.
        var moved: [Int] = []
        for (index, byte) in source.enumerated() {
            if recordsSpans { moved.append(bytes.count) }
            if byte != 0x20 {
                bytes.append(byte)
            } else if !runs || index == 0 || source[index - 1] != 0x20 {
                bytes += new
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        guard recordsSpans else { return }
        moved.append(bytes.count)
        spans = spans.map { .init(field: $0.field, range: moved[$0.range.lowerBound]..<moved[$0.range.upperBound]) }
    }
}

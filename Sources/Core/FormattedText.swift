/// Text with the meaning of its parts: which bytes are the integer, which the sign, and so on.
public struct FormattedText<Field: Hashable & Sendable>: Hashable, Sendable {
    /// A part of the text.
    public struct Span: Hashable, Sendable {
        /// What the part is.
        public let field: Field
        /// UTF-8 byte offsets into ``FormattedText/text``, never inside a character's encoding.
        public let range: Range<Int>

        /// A part of a text. Nothing is checked.
        public init(field: Field, range: Range<Int>) {
            self.field = field
            self.range = range
        }
    }

    /// The whole text.
    public let text: String
    /// In order of their start; an outer span comes before the spans inside it (a group separator inside the integer).
    public let spans: [Span]

    /// A text of one's own making. `spans` must be in order, and their ranges within the text and on characters' borders.
    public init(text: String, spans: [Span]) {
        self.text = text
        self.spans = spans
    }

    /// The text of one span; of a span that is not this text's, what there is of it.
    public subscript(span: Span) -> Substring {
        let (start, end) = (max(0, span.range.lowerBound), max(0, span.range.upperBound))
        let utf8 = text.utf8.dropFirst(start).prefix(end - start)
        return text[utf8.startIndex..<utf8.endIndex]
    }
}

internal import LocaleFormatMemory

/// A text that is compared by its bytes, where `String` takes the two ways to write é for one, and takes its time over them.
public struct ByteText: Hashable, Sendable {
    /// The text.
    public let text: String

    /// A text, as it is.
    public init(_ text: String) { self.text = text }

    /// Whether the bytes are the same.
    public static func == (left: ByteText, right: ByteText) -> Bool {
        let (one, other) = (left.text.utf8Span.span, right.text.utf8Span.span)
        guard one.count == other.count else { return false }
        for index in one.indices where one[index] != other[index] { return false }
        return true
    }

    /// By the bytes.
    public func hash(into hasher: inout Hasher) {
        // Collisions can be chosen: texts are kept in bounded caches only, where they cost a bounded search.
        hasher.combine(text.utf8Span.span.stableHash)
    }
}

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
        let bytes = text.utf8Span.span
        // FNV-1a, whose collisions can be chosen: texts are kept in bounded caches only, where they cost a bounded search.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        hasher.combine(hash)
    }
}

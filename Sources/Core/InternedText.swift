internal import LocaleFormatMemory

/// Texts as numbers: equal texts have equal numbers. For skeletons, patterns and identifiers within keys of caches.
package enum InternedText {
    /// Its address is the number.
    private final class Mark: Sendable {}

    private static let longest = 256
    private static let marks = InternTable<Mark>(limit: 8_192)

    /// Less than 2^56. Nil for a text that is too long, or one too many.
    package static func number(of text: String) -> UInt64? {
        if let known = marks.find(text) { return number(known) }
        guard text.utf8.count <= longest else { return nil }
        return number(marks.insert(Mark(), for: text))
    }

    private static func number(_ mark: KeptReference<Mark>) -> UInt64? {
        // The topmost byte of an address in user space is zero, on every system there is.
        mark.address.flatMap { $0 >> 56 == 0 ? UInt64($0) : nil }
    }
}

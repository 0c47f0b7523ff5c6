internal import LocaleFormatBridge
internal import LocaleFormatIdentifiers

/// Keeps inserted text from reordering what is around it, and from being reordered by it: between U+2068 (FSI) and U+2069 (PDI) it
/// takes the direction of its first strong character (Unicode Standard Annex #9, isolates; UTS #35 part 9 and W3C's advice on
/// inserted text).
///
/// ```swift
/// BidiIsolation.isNeeded(for: "שלום", in: .leftToRight)          // true
/// BidiIsolation.isNeeded(for: "+49 30 1234", in: .rightToLeft)  // true
/// BidiIsolation.isNeeded(for: "1234", in: .rightToLeft)         // false
/// ```
public enum BidiIsolation {
    /// U+2068 FIRST STRONG ISOLATE.
    public static let opening: Character = "\u{2068}"
    /// U+2069 POP DIRECTIONAL ISOLATE.
    public static let closing: Character = "\u{2069}"

    /// The text as an isolate, where it has a character of a right-to-left script or a directional control; otherwise as it is.
    ///
    /// ```swift
    /// BidiIsolation.isolated("שלום") == "\u{2068}שלום\u{2069}"  // true
    /// BidiIsolation.isolated("abc")                             // "abc"
    /// ```
    public static func isolated(_ text: String) -> String {
        text.unicodeScalars.contains { InsertedText.isOfRightToLeftScript($0) || $0.properties.isBidiControl }
            ? "\(opening)\(text)\(closing)" : text
    }

    /// The text without ``opening`` and ``closing``.
    public static func removed(from text: String) -> String { text.filter { $0 != opening && $0 != closing } }

    /// Whether text of that direction should isolate an insertion: text from left to right one with any right-to-left character; text
    /// from right to left one with any left-to-right letter, or with digits among other characters, as a telephone number.
    public static func isNeeded(for insertion: String, in direction: WritingDirection) -> Bool {
        InsertedText.needsIsolation(insertion, fromRightToLeft: direction == .rightToLeft)
    }

    /// Whether a character, an embedding's beginning among them, makes text run in that direction by its Bidi_Class.
    package static func isRunning(_ direction: WritingDirection, _ scalar: Unicode.Scalar) -> Bool {
        // What is written from right to left begins with Hebrew.
        if direction == .rightToLeft, scalar.value < 0x590 { return false }
        return switch BidiClass(of: scalar) {
        case .l, .lre, .lro: direction == .leftToRight
        case .r, .al, .an, .rle, .rlo: direction == .rightToLeft
        default: false
        }
    }
}

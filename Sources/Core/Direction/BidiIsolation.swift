internal import LocaleFormatBridge

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
        text.unicodeScalars.contains { isOfRightToLeftScript($0) || $0.properties.isBidiControl }
            ? "\(opening)\(text)\(closing)" : text
    }

    /// The text without ``opening`` and ``closing``.
    public static func removed(from text: String) -> String { text.filter { $0 != opening && $0 != closing } }

    /// Whether text of that direction should isolate an insertion: text from left to right one with any right-to-left character; text
    /// from right to left one with any left-to-right letter, or with digits among other characters, as a telephone number.
    public static func isNeeded(for insertion: String, in direction: WritingDirection) -> Bool {
        if direction == .leftToRight { return insertion.unicodeScalars.contains(where: isRightToLeft) }
        var hasDigit = false
        var hasOther = false
        for scalar in insertion.unicodeScalars {
            if isRightToLeft(scalar) {
                hasOther = hasOther && hasDigit
                if scalar.properties.isAlphabetic { return insertion.unicodeScalars.contains(where: isLeftToRight) }
            } else if isLeftToRight(scalar) {
                return true
            } else if (0x30...0x39).contains(scalar.value) {
                hasDigit = true
            } else {
                hasOther = true
            }
        }
        return hasDigit && hasOther
    }

    /// Whether any character of `text`, an embedding's beginning among them, makes text run in that direction by its Bidi_Class.
    package static func hasCharacter(running direction: WritingDirection, in text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            // What is written from right to left begins with Hebrew.
            if direction == .rightToLeft, scalar.value < 0x590 { return false }
            return switch BidiClass(of: scalar) {
            case .l, .lre, .lro: direction == .leftToRight
            case .r, .al, .an, .rle, .rlo: direction == .rightToLeft
            default: false
            }
        }
    }

    /// The blocks that DerivedBidiClass.txt sets aside for right-to-left scripts, with their marks, signs and digits.
    private static func isOfRightToLeftScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Those blocks but the digits of Arabic, explicit marks, embeddings and overrides.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        case 0x0660...0x0669, 0x06F0...0x06F9: false
        default: isOfRightToLeftScript(scalar)
        }
    }

    private static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A }
        return scalar.properties.isAlphabetic && !isRightToLeft(scalar)
    }
}

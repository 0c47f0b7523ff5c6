/// Keeps an argument from reordering the text around it, and from being reordered by it (UAX #9, isolates; UTS #35 part 9
/// and W3C's advice on inserted text): between FSI and PDI it takes the direction of its first strong character.
struct BidiIsolation {
    static let start = "\u{2068}"
    static let end = "\u{2069}"

    private let mode: TextOptions.Isolation
    private let isRightToLeft: Bool

    init(_ mode: TextOptions.Isolation, isRightToLeft: Bool) {
        self.mode = mode
        self.isRightToLeft = isRightToLeft
    }

    /// No right-to-left character has a lesser byte alone in UTF-8.
    static let leastRightToLeft: UInt8 = 0xD6

    /// Whether nothing is isolated that has no right-to-left character.
    var isForRightToLeftAlone: Bool { mode == .never || mode == .automatic && !isRightToLeft }

    /// Whether an argument is to be isolated: in left-to-right text one with any right-to-left character; in right-to-left
    /// text one with any left-to-right letter, or with digits among other characters, as a telephone number.
    func isolates(_ text: String) -> Bool {
        switch mode {
        case .never: return false
        case .always: return !text.isEmpty
        case .automatic: break
        }
        if !isRightToLeft {
            return text.utf8.contains { $0 >= Self.leastRightToLeft }
                && text.unicodeScalars.contains(where: Self.isRightToLeft)
        }
        var hasDigit = false
        var hasOther = false
        for scalar in text.unicodeScalars {
            if Self.isRightToLeft(scalar) {
                hasOther = hasOther && hasDigit
                if scalar.properties.isAlphabetic { return text.unicodeScalars.contains(where: Self.isLeftToRight) }
            } else if Self.isLeftToRight(scalar) {
                return true
            } else if (0x30...0x39).contains(scalar.value) {
                hasDigit = true
            } else {
                hasOther = true
            }
        }
        return hasDigit && hasOther
    }

    /// The scripts and marks whose Bidi_Class is R or AL: the blocks that DerivedBidiClass.txt sets aside for them, and
    /// explicit marks, embeddings and overrides.
    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x065F, 0x066A...0x06EF, 0x06FA...0x08FF: true
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A }
        return scalar.properties.isAlphabetic && !isRightToLeft(scalar)
    }
}

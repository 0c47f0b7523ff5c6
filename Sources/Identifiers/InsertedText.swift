/// Which way inserted text runs, as far as that decides whether it is isolated.
package enum InsertedText {
    /// Whether text from left to right should isolate an insertion, for any right-to-left character in it; or text from right to left, for
    /// any left-to-right letter, or for digits among other characters, as a telephone number has.
    package static func needsIsolation(_ insertion: String, fromRightToLeft: Bool) -> Bool {
        if !fromRightToLeft { return insertion.unicodeScalars.contains(where: isRightToLeft) }
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

    /// The blocks that DerivedBidiClass.txt sets aside for right-to-left scripts, with their marks, signs and digits.
    package static func isOfRightToLeftScript(_ scalar: Unicode.Scalar) -> Bool {
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

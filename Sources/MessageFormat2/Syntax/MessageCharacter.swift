internal import LocaleFormatCore

/// Sets of characters of the grammar of UTS #35 part 9, "message.abnf".
package enum MessageCharacter {
    /// SP, HTAB, CR, LF, U+3000
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x09, 0x0D, 0x0A, 0x3000: true
        default: false
        }
    }

    /// Marks and isolates that editors put around names.
    static func isBidi(_ scalar: UInt32) -> Bool {
        scalar == 0x061C || scalar == 0x200E || scalar == 0x200F || 0x2066...0x2069 ~= scalar
    }

    package static func isNameStart(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return 0x61...0x7A ~= scalar | 0x20 || scalar == 0x2B || scalar == 0x5F }
        switch scalar {
        case 0x80...0xA0, 0x061C, 0x1680, 0x2000...0x200A, 0x200E, 0x200F, 0x2028...0x202F, 0x205F, 0x2066...0x2069,
            0x3000, 0xD800...0xDFFF, 0xFDD0...0xFDEF:
            return false
        default: return scalar & 0xFFFE != 0xFFFE
        }
    }

    package static func isName(_ scalar: UInt32) -> Bool {
        isNameStart(scalar) || 0x30...0x39 ~= scalar || scalar == 0x2D || scalar == 0x2E
    }
}

extension String {
    /// In Unicode's form C, in which names and keys are compared.
    package var inFormC: String { utf8.allSatisfy { $0 < 0x80 } ? self : composed }

    /// Whether a literal of this text may stand without quotes.
    var isUnquotedLiteral: Bool { !isEmpty && unicodeScalars.allSatisfy { MessageCharacter.isName($0.value) } }
}

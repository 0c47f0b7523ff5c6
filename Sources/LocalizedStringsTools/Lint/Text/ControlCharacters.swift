/// Characters that no translator types.
enum ControlCharacters {
    /// The first one, by name; nil if there is none. Tabs and line breaks are text.
    static func first(in text: String) -> String? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: continue
            case 0x00...0x1F, 0x7F, 0x80...0x84, 0x86...0x9F: return "the control character \(code(scalar))"
            case 0xFFFD: return "U+FFFD, which stands for bytes that could not be decoded"
            case 0xFEFF: return "a byte order mark, U+FEFF"
            case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: return "\(code(scalar)), which is no character"
            default: continue
            }
        }
        return nil
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

/// Keeps right-to-left text from reordering the columns around it (UAX #9, isolates).
enum BidiIsolation {
    /// Between FSI and PDI, where the text has a right-to-left character or marks; unchanged otherwise.
    static func isolated(_ text: String) -> String {
        text.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
    }

    /// The blocks of the right-to-left scripts, and the marks that CLDR puts into numbers.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

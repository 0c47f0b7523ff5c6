/// Letters that a keyboard of one language has in the place of another's, and that readers take for the same.
///
/// CLDR's collation for searching has them for Arabic alone. Persian's own collation says that ك is a variant of ک, ي and ے of
/// ی, ہ and ە of ه, Pashto's the first two, Arabic's that ی is one of ي (CLDR 42, `fa.xml`, `ps.xml`, `ar.xml`). The first two
/// pairs, and ه and ہ, are variants of one label in any language too (ICANN, Root Zone Label Generation Rules for the Arabic
/// Script). Sindhi's ک and ك are left as they are, and so are letters of their own in Urdu: ھ and ے.
enum ArabicVariants {
    /// - Parameter language: a language code.
    static func letters(of language: Substring) -> [UInt32: UInt32] {
        switch language {
        case "fa": [0x6A9: 0x643, 0x6CC: 0x64A, 0x6D2: 0x64A, 0x6C1: 0x647, 0x6D5: 0x647, 0x6BE: 0x647]
        case "ur": [0x6A9: 0x643, 0x6CC: 0x64A, 0x6C1: 0x647]
        case "sd": [0x6CC: 0x64A]
        default: [0x6A9: 0x643, 0x6CC: 0x64A]
        }
    }

    /// Where these letters and their presentation forms are.
    static func mayBe(_ scalar: UInt32) -> Bool {
        (0x6A9...0x6D5).contains(scalar) || (0xFB50...0xFDFF).contains(scalar)
    }
}

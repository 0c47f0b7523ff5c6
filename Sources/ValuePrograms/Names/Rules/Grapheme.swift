// UTS #35 part 8, "Derive initials": the first grapheme cluster of a word.

/// Grapheme clusters by ICU's rules for the root locale.
///
/// These are not Swift's, because the two follow different versions of Unicode and differ in Indic conjuncts. Scripts
/// where a letter followed by a letter is always a boundary are decided here.
package enum Grapheme {
    /// The first grapheme cluster of `text`; empty for an empty text.
    package static func first(of text: Substring, _ known: any NameCharacters) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.first else { return "" }
        let second = scalars.dropFirst().first
        if isSimple(first), second.map(isSimple) ?? true { return String(first) }
        return known.firstCluster(of: text)
    }

    package static func first(of text: String, _ known: any NameCharacters) -> String {
        first(of: text[...], known)
    }

    /// Letters, digits and punctuation that neither extend a cluster nor are extended by another such character.
    private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x531...0x590, 0x5D0...0x5EA,
            0x620...0x64A, 0x671...0x6D3, 0x10A0...0x10FF, 0x3041...0x3096, 0x30A1...0x30FC, 0x3400...0x9FFF,
            0xAC00...0xD7A3:
            true
        default: false
        }
    }
}

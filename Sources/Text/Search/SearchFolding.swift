extension LocalizedSearch {
    /// Differences that a search does not see. What CLDR's collation for searching has as letters of their own in the locale
    /// stays apart whatever is folded: `å` and `a` in Danish, `ñ` and `n` in Spanish, `ı` and `i` in Turkish.
    public struct Folding: OptionSet, Hashable, Codable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Small letters and capitals, final forms, and other forms of letters that no option below is about: `Straße` and
        /// `STRASSE`, `σ` and `ς`, `ן` and `נ`.
        public static let letterCase = Folding(rawValue: 1)
        /// What is written on letters: accents, Arabic vowel signs, Hebrew points, nuktas, tones; and letters that CLDR's search
        /// collation has as variants of another: `é`, `ø` and `đ` of `e`, `o` and `d`, `أ` of `ا`, `ة` of `ه`; the Persian `ک` and `ی` for `ك` and `ي`. Marks of the pattern
        /// are not seen either. In German `ü` is found as `ue` and as `u`.
        public static let diacritics = Folding(rawValue: 2)
        /// Halfwidth and fullwidth forms: `Ａ` and `A`, `ｶﾞ` and `ガ`.
        public static let width = Folding(rawValue: 4)
        /// Hiragana and katakana.
        public static let kana = Folding(rawValue: 8)
        /// Sounds of a kana: `か` and `が`, `つ` and `っ`. They are other syllables, and no diacritics to a Japanese reader, so
        /// that ``standard`` does not have it.
        public static let kanaSounds = Folding(rawValue: 16)
        /// Digits of all scripts: `२०२५`, `٢٠٢٥` and `2025`.
        public static let digits = Folding(rawValue: 32)
        /// Compatibility forms (Unicode Standard, section 2.3): `ﬁ` and `fi`, `①` and `1`, Arabic presentation forms.
        public static let compatibilityForms = Folding(rawValue: 64)
        /// A nasal sign and the nasal consonant in its place, `हिंदी` and `हिन्दी`; candrabindu and anusvara.
        public static let indicSpelling = Folding(rawValue: 128)

        /// Apostrophes, quotation marks and hyphens of print and those of keyboards: `’` and `'`, `“` and `"`, U+2011 and `-`.
        public static let punctuation = Folding(rawValue: 256)

        /// All but ``kanaSounds``.
        public static let standard: Folding = [
            .letterCase, .diacritics, .width, .kana, .digits, .compatibilityForms, .indicSpelling, .punctuation,
        ]
    }
}

public import LocaleFormatCore
internal import LocaleFormatMemory

extension StringProtocol {
    /// The text as a part of an address: small letters and digits of ASCII, words joined by hyphens.
    ///
    /// ```swift
    /// try "Größe & Maße".slug(in: "de")                              // "groesse-masse"
    /// try "Größe & Maße".slug(in: "sv")                              // "grosse-masse"
    /// try "Хрущёв: щи да каша".slug(in: "ru")                        // "khrushchev-shchi-da-kasha"
    /// try "L’été à Crète, c'est bien!".slug(in: "fr", maximumLength: 14)   // "lete-a-crete"
    /// ```
    ///
    /// CLDR's transforms write it: first the language's own (`de-ASCII`, which has `ae` for `ä`, or the romanization of the BGN, `ru-ru_Latn/BGN`),
    /// then `Any-Latin`, `Latin-ASCII` and `Lower`. Apostrophes are left out, all else that is no letter or digit divides words. Letters that CLDR
    /// has no transform for are left out too, so that a text may have an empty slug.
    ///
    /// - Parameters:
    ///   - locale: whose spelling; `.root` for none.
    ///   - separator: what stands between words.
    ///   - maximumLength: the most bytes; words that do not fit are left out, and of a first word that does not fit is what does.
    /// - Throws: ``TransliterationError/unavailable`` where ICU is built without transforms.
    public func slug(
        in locale: LocaleID, separator: String = "-", maximumLength: Int = .max
    ) throws(TransliterationError) -> String {
        let letters = try SlugTransforms.compiled(for: locale.language).transliterate(self)
        var slug = ""
        for word in letters.split(whereSeparator: { !$0.isSlugLetter && !$0.isApostrophe }) {
            let word = String(word.filter(\.isSlugLetter))
            if word.isEmpty { continue }
            if slug.isEmpty {
                slug = String(word.prefix(Swift.max(0, maximumLength)))
                if slug.utf8.count < word.utf8.count { break }
            } else {
                guard slug.utf8.count + separator.utf8.count + word.utf8.count <= maximumLength else { break }
                slug += separator + word
            }
        }
        return slug
    }
}

extension Character {
    fileprivate var isSlugLetter: Bool { isASCII && (isLetter || isNumber) }

    /// Those of CLDR's romanizations too, which stand for letters such as the soft sign.
    fileprivate var isApostrophe: Bool { ["'", "’", "ʼ", "ʹ", "ʻ", "ʺ", "`", "\u{2018}"].contains(self) }
}

enum SlugTransforms {
    private static let known = Lock<[String: CompiledTransliteration]>([:])

    /// The transform of a language; those without tables of their own share one.
    static func compiled(for language: String) throws(TransliterationError) -> CompiledTransliteration {
        let own = ["\(language)-ASCII", "\(language)-\(language)_Latn/BGN"].first { TransliterationID.isKnown($0) }
        if let found = known.withLock({ $0[own ?? ""] }) { return found }
        let steps = [own, "Any-Latin", "Latin-ASCII", "Lower"].compactMap(\.self)
        let made = try TransliterationStyle(steps.joined(separator: ";")).compiled()
        known.withLock { $0[own ?? ""] = made }
        return made
    }
}

internal import LocaleFormatBridge
internal import LocaleFormatCore

/// What makes two collation elements the same to a search.
struct ElementKey: Hashable, Sendable {
    var primary: UInt32
    var secondary: UInt16 = 0
    /// What the weights that count do not keep apart and the search does.
    var form: UInt32 = 0

    /// Anusvara, candrabindu, and a nasal consonant in their place.
    static let nasalSign = ElementKey(primary: 0xFFFF_0001)

    /// U+3099 and U+309A, which make another syllable of a kana.
    static func voicing(_ mark: UInt32) -> ElementKey { ElementKey(primary: 0xFFFF_0000 | mark) }
}

/// The keys of characters, by ICU's collation for searching and by the properties that ``LocalizedSearch/Folding`` asks for.
struct ElementKeys: Sendable {
    let folding: LocalizedSearch.Folding
    /// Nil in an ICU without collation data, where a character is its own lowercase letter.
    private let elements: CollationElements?
    private let variants: [UInt32: UInt32]

    /// - Parameter locale: locale in ICU's own form, with the collation for searching.
    init(locale: String, folding: LocalizedSearch.Folding) {
        self.folding = folding
        elements = try? CollationElements(locale: locale)
        variants =
            folding.contains(.diacritics)
            ? ArabicVariants.letters(of: locale.prefix { $0 != "_" && $0 != "@" && $0 != "-" }) : [:]
    }

    /// The texts of more than one scalar that the locale has rules for, but for those that ``Folding`` is about: Apple's order has the voiced
    /// kana, and nasals of India, as letters.
    var tailoredTexts: [String] {
        ((try? elements?.tailoredTexts()) ?? []).filter { text in
            !text.unicodeScalars.contains(where: IndicNasals.isSign) && !IndicNasals.begins(text)
                && !text.compatibilityDecomposed.unicodeScalars.contains { (0x3099...0x309A).contains($0.value) }
        }
    }

    /// Whether marks have keys.
    var seesMarks: Bool { !folding.contains(.diacritics) }

    func keys(of scalar: Unicode.Scalar) -> [ElementKey] {
        if folding.contains(.punctuation), let sign = TypedSigns.sign(for: scalar) { return keys(of: sign) }
        if seesVariants {
            // Canonically equivalent texts are one, and a form is told by the letter: U+FB3A is a final kaf and a point.
            let composed = String(Character(scalar)).composed.unicodeScalars
            if !composed.elementsEqual([scalar]) { return composed.flatMap(keys) }
        }
        switch scalar.value {
        // Letters stretched are the same letters, whatever else counts.
        case 0x0640: return []
        case 0x3099, 0x309A: return folding.contains(.kanaSounds) ? [] : [.voicing(scalar.value)]
        // Japanese has the marks of repetition in both kinds of kana (CLDR 42, `ja.xml`).
        case 0x30FD...0x30FE where folding.contains(.kana):
            if let mark = Unicode.Scalar(scalar.value - 0x60) { return keys(of: mark) }
        case 0x0900...0x0D7F where folding.contains(.indicSpelling) && IndicNasals.isSign(scalar): return [.nasalSign]
        case 0x3041...0x33FF, 0xFF65...0xFF9F:
            let parts = String(Character(scalar)).compatibilityDecomposed.unicodeScalars
            // The voicing mark of が, which has no primary weight in CLDR's order and makes another one in Apple's, is what the
            // folding says; so it is taken apart, and so is a square of several.
            if parts.contains(where: { $0.value == 0x3099 || $0.value == 0x309A }) {
                let form = compatibilityForm(scalar) | widthForm(scalar)
                return parts.flatMap { part in
                    keys(of: part).map {
                        ElementKey(primary: $0.primary, secondary: $0.secondary, form: $0.form | form)
                    }
                }
            }
        default: break
        }
        if ArabicVariants.mayBe(scalar.value) {
            let parts = String(Character(scalar)).compatibilityDecomposed.unicodeScalars
            if parts.contains(where: { variants[$0.value] != nil }) {
                let form = form(of: scalar)
                return parts.flatMap { part in
                    keys(of: String(variants[part.value].flatMap(Unicode.Scalar.init) ?? part), form: form)
                }
            }
        }
        return keys(of: String(Character(scalar)), form: form(of: scalar) | variantForm(String(Character(scalar))))
    }

    /// The keys of a text that is one letter to the locale.
    func keys(of text: String) -> [ElementKey] {
        guard let first = text.unicodeScalars.first else { return [] }
        var form = form(of: first) | variantForm(text)
        // Forms of the letters behind the first one, in bits that no number of a character has.
        for (index, scalar) in text.unicodeScalars.dropFirst().prefix(3).enumerated() where caseForm(scalar) != 0 {
            form |= 1 << UInt32(29 + index)
        }
        return keys(of: text, form: form)
    }

    private func keys(of text: String, form: UInt32) -> [ElementKey] {
        guard let first = text.unicodeScalars.first, let found = try? elements?.elements(of: text) else {
            return text.lowercased().unicodeScalars.map { ElementKey(primary: $0.value, form: form) }
        }
        if let vowel = Self.vowelOfThai(first), found.allSatisfy({ $0.primary == 0 }) {
            return [ElementKey(primary: 0xFFFE_0000 | vowel, form: form)]
        }
        return found.compactMap { element in
            guard element.primary != 0 || seesMarks && element.secondary != 0 else { return nil }
            return ElementKey(
                primary: element.primary, secondary: seesMarks ? element.secondary : 0,
                form: element.primary == 0 ? 0 : form)
        }
    }

    /// Vowels behind their consonant in Thai and Lao: letters, which Apple's order has as marks.
    private static func vowelOfThai(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar.value {
        case 0x0E30...0x0E39, 0x0E45, 0x0EB0...0x0EB9, 0x0EBB: scalar.value
        default: nil
        }
    }

    // MARK: What primary weights do not tell

    private func form(of scalar: Unicode.Scalar) -> UInt32 {
        caseForm(scalar) | kanaForm(scalar) | widthForm(scalar) | digitForm(scalar) | compatibilityForm(scalar)
            | signForm(scalar)
    }

    /// Apple's order has the apostrophes and quotation marks of print as forms of the keyboard's.
    private func signForm(_ scalar: Unicode.Scalar) -> UInt32 {
        !folding.contains(.punctuation) && TypedSigns.sign(for: scalar) != nil ? scalar.value << 8 | 64 : 0
    }

    private func caseForm(_ scalar: Unicode.Scalar) -> UInt32 {
        guard !folding.contains(.letterCase) else { return 0 }
        return scalar.properties.isUppercase || scalar.properties.generalCategory == .titlecaseLetter ? 1 : 0
    }

    /// Whether letters that differ in neither case nor anything else that has an option are told apart: σ and ς, ss and ß.
    private var seesVariants: Bool { !folding.contains(.letterCase) }

    /// A number of a text's own, where the collation has it as another form of what its weights say, and no option below is about
    /// such forms.
    private func variantForm(_ text: String) -> UInt32 {
        guard seesVariants, let first = text.unicodeScalars.first, !Self.hasFormOfItsOwn(first),
            let found = try? elements?.elements(of: text.lowercased()),
            found.contains(where: { $0.primary != 0 && !$0.isCommonForm })
        else { return 0 }
        return (text.lowercased().unicodeScalars.first ?? first).value << 8 | 32
    }

    /// Kana, digits, wide and narrow forms, and compatibility forms.
    private static func hasFormOfItsOwn(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3000...0x33FF, 0xFF00...0xFFEF, 0x1AFF0...0x1B16F: return true
        default: break
        }
        return scalar.properties.numericType != nil || isCompatibilityForm(scalar)
    }

    private func kanaForm(_ scalar: Unicode.Scalar) -> UInt32 {
        guard !folding.contains(.kana) || !folding.contains(.kanaSounds), scalar.value >= 0x3041,
            let name = scalar.properties.name
        else { return 0 }
        let isKatakana = name.contains("KATAKANA")
        guard isKatakana || name.contains("HIRAGANA") else { return 0 }
        return (!folding.contains(.kana) && isKatakana ? 2 : 0)
            | (!folding.contains(.kanaSounds) && name.contains(" SMALL ") ? 4 : 0)
    }

    /// The block of halfwidth and fullwidth forms, and the fullwidth space.
    private func widthForm(_ scalar: Unicode.Scalar) -> UInt32 {
        let isForm = (0xFF00...0xFFEF).contains(scalar.value) || scalar.value == 0x3000
        return !folding.contains(.width) && isForm ? 8 : 0
    }

    private func digitForm(_ scalar: Unicode.Scalar) -> UInt32 {
        guard !folding.contains(.digits), scalar.value > 0x7F, !(0xFF00...0xFFEF).contains(scalar.value) else {
            return 0
        }
        switch scalar.properties.generalCategory {
        case .decimalNumber: return scalar.value << 8
        // Signs of old scripts that stand for a digit; ② is one of the compatibility forms.
        case .otherNumber, .letterNumber: return Self.isCompatibilityForm(scalar) ? 0 : scalar.value << 8
        default: return 0
        }
    }

    private func compatibilityForm(_ scalar: Unicode.Scalar) -> UInt32 {
        guard !folding.contains(.compatibilityForms), scalar.value > 0x9F,
            !(0xFF00...0xFFEF).contains(scalar.value), scalar.value != 0x3000
        else { return 0 }
        return Self.isCompatibilityForm(scalar) ? scalar.value << 8 | 16 : 0
    }

    private static func isCompatibilityForm(_ scalar: Unicode.Scalar) -> Bool {
        let text = String(Character(scalar))
        return Array(text.compatibilityDecomposed.unicodeScalars) != Array(text.decomposed.unicodeScalars)
    }
}

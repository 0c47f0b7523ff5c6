internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Verb forms and adjectives of Hindi that show gender and number by their ending.
enum HindiVerbs {
    /// Masculine singular and plural, feminine singular and plural, of a word whose forms are listed or follow from its
    /// ending; nil for others. An attribute stands before a noun.
    static func agreeing(
        _ word: String, in lexicon: Lexicon, isBeforeAuxiliary: Bool, isPassive: Bool = false, isAttribute: Bool = false
    ) -> AgreeingForms? {
        if let entry = lexicon.entries(word).first(where: { $0.wordClass == .adjective }) {
            if entry.forms.count == 4 {
                let forms = entry.forms.map { String($0) }
                // Before an auxiliary the plural shows in the auxiliary alone, गई हैं, and before a noun in the noun.
                return AgreeingForms(
                    forms[0], forms[1], forms[2], isBeforeAuxiliary || isAttribute ? forms[2] : forms[3])
            }
            return marked(String(entry.forms[0].unicodeScalars.dropLast()))
        }
        if lexicon.entries(word).contains(where: { $0.wordClass != .adjective }) || HindiNoun(word, in: lexicon) != nil
        {
            return nil
        }
        for ending in ["ा", "े", "ी"] where word.hasSuffixScalars(ending) {
            let stem = word.droppingScalars(ending)
            if lexicon.entries(stem + "ा").contains(where: { $0.wordClass == .adjective && $0.forms.count == 1 }) {
                return marked(stem)
            }
            // The participle of the passive: जोड़ा गया, हटाया गया, with -या after a vowel.
            if isBeforeAuxiliary, isPassive {
                if ending == "ा", stem.hasSuffixScalars("ाय") || stem.hasSuffixScalars("ोय") {
                    let root = stem.droppingScalars("य")
                    return AgreeingForms(root + "या", root + "ए", root + "ई", root + "ई")
                }
                return marked(stem)
            }
            // The habitual participle before its auxiliary: पाते हैं; and the future: जाएगा, करेंगे.
            if stem.hasSuffixScalars("त"), isBeforeAuxiliary { return marked(stem) }
            // What has to be done: 2 संदेश हटाने हैं.
            if stem.hasSuffixScalars("न"), isBeforeAuxiliary { return marked(stem) }
            if let forms = future(word) { return forms }
            let futures = ["ेग", "ेंग", "ऊँग", "ूँग", "ूंग", "ऊंग", "एग", "एँग", "एंग", "ओग", "ोग", "ँग"]
            if futures.contains(where: stem.hasSuffixScalars) { return marked(stem) }
        }
        return nil
    }

    /// The future of the third person, whose plural has a nasal: करेगा, करेंगे; जाएगा, जाएँगे.
    private static func future(_ word: String) -> AgreeingForms? {
        for (vowel, nasals) in [("े", ["ें"]), ("ए", ["एँ", "एं"])] {
            for stem in [vowel] + nasals {
                for ending in ["गा", "गे", "गी"] where word.hasSuffixScalars(stem + ending) {
                    let root = word.droppingScalars(stem + ending)
                    let nasal = stem == vowel ? nasals[0] : stem
                    return AgreeingForms(
                        root + vowel + "गा", root + nasal + "गे", root + vowel + "गी", root + nasal + "गी")
                }
            }
        }
        return nil
    }

    /// The number of a verb form as it is written: feminine ones show it in the auxiliary, हैं or थीं.
    static func number(
        of word: String, _ forms: AgreeingForms, before next: String
    ) -> WordMorphology.GrammaticalNumber {
        if let number = forms.number(of: word) { return number }
        if ["हैं", "थे", "थीं", "हो", "होंगे", "होंगी", "रहे"].contains(next) { return .plural }
        if ["ेंगी", "एँगी", "एंगी", "ओगी", "ोगी"].contains(where: word.hasSuffixScalars) { return .plural }
        return .singular
    }

    /// -ा, -े, -ी.
    private static func marked(_ stem: String) -> AgreeingForms {
        AgreeingForms(stem + "ा", stem + "े", stem + "ी", stem + "ी")
    }

    /// जाना behind a participle makes it the passive.
    static func isPassive(_ word: String) -> Bool {
        ["गया", "गए", "गई", "गईं", "जाता", "जाते", "जाती", "जाएगा", "जाएँगे", "जाएगी", "जाएँगी"].contains(word)
    }

    static func isCopula(_ word: String) -> Bool { ["है", "हैं", "था", "थे", "थी", "थीं"].contains(word) }

    static func isAuxiliary(_ word: String) -> Bool {
        [
            "है", "हैं", "हूँ", "हूं", "हो", "था", "थे", "थी", "थीं", "होगा", "होंगे", "होगी", "होंगी", "रहा", "रहे", "रही", "हुआ", "हुए",
            "हुई", "गया", "गए", "गई", "गईं", "जाता", "जाते", "जाती", "जाएगा", "जाएँगे", "जाएगी", "जाएँगी",
        ].contains(word)
    }
}

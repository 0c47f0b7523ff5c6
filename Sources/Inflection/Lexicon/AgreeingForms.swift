internal import LocaleFormatGrammar

/// Masculine and feminine, singular and plural, of a determiner, adjective, participle or noun for persons.
struct AgreeingForms: Equatable {
    /// Masculine singular and plural, feminine singular and plural; nil for one that does not exist.
    var forms: [String?]

    /// Two are a singular and a plural of both genders, one is all of them.
    init(_ forms: [String?]) {
        self.forms =
            forms.count == 4 ? forms : (0..<4).map { $0 % 2 < forms.count ? forms[$0 % 2] : forms.first ?? nil }
    }

    init(_ masculine: String?, _ masculinePlural: String?, _ feminine: String?, _ femininePlural: String?) {
        forms = [masculine, masculinePlural, feminine, femininePlural]
    }

    func form(_ gender: WordMorphology.GrammaticalGender, _ number: WordMorphology.GrammaticalNumber) -> String? {
        forms[(gender == .feminine ? 2 : 0) + (number.isPlural ? 1 : 0)]
    }

    /// Whether the two genders differ.
    var hasGender: Bool { forms[0] != forms[2] || forms[1] != forms[3] }

    /// The gender of a form; nil for one of both genders.
    func gender(of word: String) -> WordMorphology.GrammaticalGender? {
        let (masculine, feminine) = (forms[..<2].contains(word), forms[2...].contains(word))
        return masculine == feminine ? nil : masculine ? .masculine : .feminine
    }

    func number(of word: String) -> WordMorphology.GrammaticalNumber? {
        let (singular, plural) = (forms[0] == word || forms[2] == word, forms[1] == word || forms[3] == word)
        return singular == plural ? nil : singular ? .singular : .plural
    }
}

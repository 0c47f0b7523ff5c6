internal import LocaleFormatGrammar

// The forms of nouns, and of what agrees with them.
extension RomanceGrammar {
    /// Of a word for persons, and of what agrees, that of the gender.
    func form(_ word: FormedWord<Noun>, _ features: FormFeatures) -> String? {
        switch word {
        case .noun(let noun): form(of: noun, features)
        case .agreeing(let forms): forms.form(features.gender ?? .masculine, features.number)
        case .determiner, .adjective: nil
        }
    }

    private func form(of noun: Noun, _ features: FormFeatures) -> String? {
        if let person = noun.person { return form(.agreeing(person), features) }
        guard features.number.isPlural else { return noun.singular }
        return features.gender == .feminine ? femininePlural(of: noun) ?? noun.plural : noun.plural
    }

    func gender(of noun: Noun, _ number: WordMorphology.GrammaticalNumber) -> WordMorphology.GrammaticalGender? {
        noun.gender
    }

    func femininePlural(of noun: Noun) -> String? { nil }
}

extension ItalianGrammar {
    /// "il dito" has the feminine plural "le dita".
    func gender(of noun: Noun, _ number: WordMorphology.GrammaticalNumber) -> WordMorphology.GrammaticalGender? {
        let isTurned =
            number.isPlural && noun.gender == .masculine && noun.singular?.hasSuffix("o") == true
            && noun.plural?.hasSuffix("a") == true
        return isTurned ? .feminine : noun.gender
    }

    /// "colleghi" are men, "colleghe" women.
    func femininePlural(of noun: Noun) -> String? {
        guard noun.isCommon, let singular = noun.singular, singular.hasSuffix("a") else { return nil }
        let stem = String(singular.dropLast())
        return stem + (stem.hasSuffix("c") || stem.hasSuffix("g") ? "he" : "e")
    }
}

internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// Gender and number of a phrase, by what its words tell.
extension RomancePhrase {
    /// By the words that agree: those of a gender or number each, if they are of one.
    private func told<Value: Hashable>(_ opening: Value?, _ tell: (AgreeingForms, String) -> Value?) -> Value? {
        var values: Set<Value> = opening.map { [$0] } ?? []
        for (index, rows) in agreeing {
            if let value = rows.compactMap({ tell($0, text.words[index].lower) }).first { values.insert(value) }
        }
        return values.count == 1 ? values.first : nil
    }

    var gender: Gender? {
        // "el agua": the noun counts.
        noun.flatMap { grammar.gender(of: $0, $0.number ?? .singular) } ?? told(opening?.gender) { $0.gender(of: $1) }
    }

    var number: Number? {
        noun?.number ?? told(opening?.isPlural.map { $0 ? .plural : .singular }) { $0.number(of: $1) }
            ?? verb.flatMap { verb in
                verb.singular == verb.plural ? nil : text.words[0].lower == verb.plural ? .plural : .singular
            }
    }

    /// Whether a word is of another gender than the noun, so that the phrase is none.
    var isContradictory: Bool {
        if let noun = noun?.isPlural, let opening = opening?.isPlural, noun != opening { return true }
        guard noun?.gender != nil, let gender else { return false }
        return agreeing.contains { index, rows in
            // "mon amie": before a vowel the masculine form is of both.
            let isElided =
                Grammar.self == FrenchGrammar.self && ["mon", "ton", "son"].contains(text.words[index].lower)
            return !isElided
                && rows.lazy.compactMap { $0.gender(of: text.words[index].lower) }.first.map { $0 != gender } ?? false
        }
    }
}

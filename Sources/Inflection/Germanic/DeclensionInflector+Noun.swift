internal import LocaleFormatGrammar

// The noun of a phrase, in its number and case.
extension DeclensionInflector {
    mutating func inflect(
        noun index: Int, _ noun: Noun?, _ gender: WordMorphology.GrammaticalGender?, _ number: Number?,
        _ cases: [Case]
    ) {
        let lower = text[index].lower
        guard let noun else { return inflectUnknown(index, number) }
        if grammar.declension.measures.contains(lower), let next = text.nextWord(index), parse.words[next].noun != nil {
            return
        }
        let cases = cases.isEmpty ? [nil] : cases.map { Optional($0) }
        // "in %lld Ordner" is written in the singular, which tells no case.
        let tellsCase = number?.isPlural != true || lower != noun.singular
        if number?.isPlural == true, cases == [nil], isDativePlural(lower, noun) {
            // "2 Benutzern wurde …": not the subject, and nothing tells what asks for its case.
            set(index, nil)
        } else if let person = noun.person, let gender {
            var own = noun
            (own.singular, own.plural) = (person.form(gender, .singular), person.form(gender, .plural))
            setNoun(
                index, cases.map { grammar.form(of: own, number ?? noun.number ?? .singular, $0) }, tellsCase: tellsCase
            )
        } else if let number {
            setNoun(index, cases.map { grammar.form(of: noun, number, $0) }, tellsCase: tellsCase)
        } else if cases != [nil], lower == noun.singular || lower == noun.plural {
            setNoun(index, cases.map { grammar.form(of: noun, noun.number ?? .singular, $0) })
        }
    }

    private func isDativePlural(_ word: String, _ noun: Noun) -> Bool {
        word != noun.plural && word != noun.singular && word == grammar.form(of: noun, .plural, .dative)
    }

    /// "in 2 Ordner" and "in 2 Ordnern" are of two cases: of these, the one that is written stays.
    private mutating func setNoun(_ index: Int, _ forms: [String?], tellsCase: Bool = true) {
        let written = text[index].lower
        if tellsCase, forms.contains(written) { return }
        set(index, single(forms))
    }

    /// The form that all agree on.
    func single(_ forms: [String?]) -> String? {
        guard let first = forms.first, forms.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private mutating func inflectUnknown(_ index: Int, _ number: Number?) {
        let written = text[index].text
        guard let number, !Tokens.isSymbol(written) else { return }
        let isAcronym = written.utf8.count < 6 && written.allSatisfy(\.isUppercase) && !text.isUppercase
        let ending = grammar.acronymPlural
        let isAcronyms =
            written.utf8.count < 8 && written.count > ending.count + 1 && written.hasSuffix(ending)
            && written.dropLast(ending.count).allSatisfy(\.isUppercase)
        // PDFs, CDs: an acronym takes -s.
        if isAcronym {
            if number.isPlural { text[index].text += ending }
        } else if isAcronyms {
            if !number.isPlural { text[index].text.removeLast(ending.count) }
        } else {
            report(index)
        }
    }
}

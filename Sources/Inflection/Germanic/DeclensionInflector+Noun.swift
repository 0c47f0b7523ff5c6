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
        if number?.isPlural == true, cases == [nil], isDativePlural(lower, noun) {
            // "2 Benutzern wurde …": not the subject, and nothing tells what asks for its case.
            return set(index, nil)
        }
        let isForced = number != nil || noun.person != nil && gender != nil
        guard isForced || cases != [nil] && (lower == noun.singular || lower == noun.plural) else { return }
        let forms = cases.map {
            grammar.forms(
                of: noun,
                FormFeatures(gender: gender, number: number ?? noun.number ?? .singular, grammaticalCase: $0))
        }
        // "in 2 Ordner" and "in 2 Ordnern" are of two cases: of these, the one that is written stays. "in %lld Ordner" is written in
        // the singular, which tells no case.
        let tellsCase = number?.isPlural != true || lower != noun.singular
        if tellsCase, forms.contains(where: { $0.contains(lower) }) { return }
        set(index, single(forms.map(\.first)))
    }

    private func isDativePlural(_ word: String, _ noun: Noun) -> Bool {
        word != noun.plural && word != noun.singular
            && word == grammar.form(.noun(noun), FormFeatures(number: .plural, grammaticalCase: .dative))
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

internal import LocaleFormatGrammar

/// Adjectives stand before their noun, which ends its phrase: "2 neue Dateien".
enum AttributesBefore: Chunker {
    static func readNominal<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) { parse.readBefore(index) }

    static func closeBeforeDeterminer<G: PhraseGrammar>(
        _ index: Int, _ rows: [AgreeingForms], _ parse: inout PhraseParse<G>
    ) -> Bool {
        // "Alle diese Namen": one phrase.
        let isCounted = parse.phrase.map { parse.phrases[$0].number != nil && parse.phrases[$0].words.isEmpty } ?? false
        if isCounted, let before = parse.text.wordBefore(index), parse.quantifier(before) != nil { return true }
        parse.closePhrase()
        return true
    }

    static func readPreposition<G: PhraseGrammar>(
        _ index: Int, isContraction: Bool, _ cases: [WordMorphology.GrammaticalCase], _ parse: inout PhraseParse<G>
    ) {
        if !isContraction { parse.readDate(index) }
        parse.part()
        parse.govern(index, cases, isContraction: isContraction)
    }

    static func readPronoun<G: PhraseGrammar>(_ index: Int, _ subject: PhraseSubject, _ parse: inout PhraseParse<G>) {
        if subject == .reader, parse.clause.isSubjectRelative { return }
        // "2 personen die je volgt": whom you follow, or who follow you.
        if parse.clause.isRelative, case .phrase(let phrase) = parse.clause.subject {
            parse.closePhrase()
            parse.clause.relative?.stage = .pronoun(of: phrase)
        }
        parse.takePronoun(subject)
    }

    static func chooseSubject<G: PhraseGrammar>(of index: Int, _ verb: VerbForms, _ parse: inout PhraseParse<G>) {
        // "Noch 2 Schritte, dann ist dein Konto bereit": the subject is behind the verb.
        let isInverted = index > 0 && parse.words[index - 1].isOther && parse.text[index - 1].gap.text.contains(",")
        let isBehindLink = parse.clause.joining.isAfterLink && parse.isSubjectBehind(index)
        guard isInverted || isBehindLink && parse.isBeforeNearNumber(index) else { return }
        (parse.clause.subject, parse.clause.candidate) = (nil, nil)
    }

    static func isSubjectBehind<G: PhraseGrammar>(_ index: Int, _ verb: VerbForms, _ parse: PhraseParse<G>) -> Bool {
        switch verb.kind {
        case .presenting, .copula: true
        case .plain: parse.isPluralBehindAdverb(index, verb)
        case .modal: parse.isBeforePassive(index)
        case .have: parse.isHaveQuestion(index)
        }
    }

    static func closeRelative<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) { parse.closeRelative() }
}

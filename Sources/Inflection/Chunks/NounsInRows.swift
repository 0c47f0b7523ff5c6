/// Nouns stand in rows, of which the grammar tells the head: "2 search results".
enum NounsInRows: Chunker {
    static func readNominal<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) { parse.readCompound(index) }

    static func place<G: PhraseGrammar>(_ parse: PhraseParse<G>) -> PhrasePlace? { parse.placeInRow }

    static func isFull<G: PhraseGrammar>(_ phrase: Int, _ parse: PhraseParse<G>) -> Bool { !parse.isOpen(phrase) }

    static func closeBeforeNumber<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) { parse.closeBeforeObject() }

    static func closeBeforeDeterminer<G: PhraseGrammar>(
        _ index: Int, _ rows: [AgreeingForms], _ parse: inout PhraseParse<G>
    ) -> Bool {
        parse.closeBeforeObject(isDefinite: parse.isDefinite(index))
        return true
    }

    static func finish<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) { parse.nameHead(phrase) }

    static func isAdverbial<G: PhraseGrammar>(_ index: Int, isContraction: Bool, _ parse: PhraseParse<G>) -> Bool {
        (parse.clause.candidate == nil || parse.phrase == nil) && parse.isOfQuantity(index)
    }

    static func readPronoun<G: PhraseGrammar>(_ index: Int, _ subject: PhraseSubject, _ parse: inout PhraseParse<G>) {
        parse.readPronoun(index, subject)
    }

    static func readAdverb<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) { parse.readAdverb(index) }

    static func readQuotation<G: PhraseGrammar>(_ parse: inout PhraseParse<G>) { parse.closeRow() }

    static func readSign<G: PhraseGrammar>(_ sign: String, _ parse: inout PhraseParse<G>) {
        if !sign.unicodeScalars.allSatisfy(Tokens.isHyphen) { parse.closeRow() }
    }

    static let commaPartsClauses = true

    static func mayEnd<G: PhraseGrammar>(_ phrase: Int, _ parse: PhraseParse<G>) -> Bool {
        parse.phrases[phrase].attributes.contains { $0 > parse.phrases[phrase].head ?? $0 }
    }

    static func offer<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) { parse.offer(phrase) }

    static func offerGoverned<G: PhraseGrammar>(_ phrase: Int, _ parse: inout PhraseParse<G>) {
        guard parse.clause.candidate == nil, parse.clause.first == nil else { return }
        parse.clause.tentative = parse.clause.tentative ?? phrase
    }

    static func chooseSubject<G: PhraseGrammar>(of index: Int, _ verb: VerbForms, _ parse: inout PhraseParse<G>) {
        parse.chooseSubject(of: index, verb)
    }

    static func isSubjectBehind<G: PhraseGrammar>(_ index: Int, _ verb: VerbForms, _ parse: PhraseParse<G>) -> Bool {
        verb.kind == .copula || verb.kind == .presenting || parse.isQuestion(index)
    }

    static func isAmbiguous<G: PhraseGrammar>(
        _ index: Int, _ verb: VerbForms, isBehindComma: Bool, _ parse: PhraseParse<G>
    ) -> Bool {
        // "Buy 2 items, get 1 free".
        isBehindComma && verb.kind == .plain && parse.clause.relative == nil
    }

    static func isFull(_ verb: VerbForms, isBehindRelative: Bool) -> Bool { verb.kind == .plain }
    static let relativesMayReachBack = true
}

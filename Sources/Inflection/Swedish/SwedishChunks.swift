/// Adjectives stand before their noun, as in the languages related, and agree in the predicate and directly behind a noun too: "2 filer valda",
/// "2 filer är valda".
enum SwedishChunks: Chunker {
    static func readNominal<G: PhraseGrammar>(_ index: Int, _ parse: inout PhraseParse<G>) {
        guard case .adjective = parse.words[index], !parse.isBeforeNoun(index) else {
            if mayBePredicate(index, parse), let last = parse.clause.last { parse.phrases[last].doubtful.append(index) }
            return AttributesBefore.readNominal(index, &parse)
        }
        if let phrase = parse.phrase {
            parse.phrases[phrase].attributes.append(index)
        } else if parse.clause.behind == .have {
            // "har raderat": a verb.
            parse.clause.behind = .verb
        } else {
            if parse.clause.subject == nil, let candidate = parse.clause.candidate {
                parse.clause.subject = .phrase(candidate)
            }
            parse.addPredicate(index)
        }
    }

    /// "2 filer gömd": directly behind its noun, a word that ends like a participle and is not known.
    private static func mayBePredicate<G: PhraseGrammar>(_ index: Int, _ parse: PhraseParse<G>) -> Bool {
        guard parse.phrase == nil, parse.words[index].isUnknown, !parse.text[index].isArgument,
            let last = parse.clause.last, parse.phrases[last].number != nil,
            let head = parse.phrases[last].head, head == parse.text.wordBefore(index)
        else { return false }
        return ["d", "t", "en", "da", "ta", "na"].contains(where: parse.text[index].lower.hasSuffix)
    }

    static func readPronoun<G: PhraseGrammar>(_ index: Int, _ subject: PhraseSubject, _ parse: inout PhraseParse<G>) {
        AttributesBefore.readPronoun(index, subject, &parse)
    }

    static func isSubjectBehind<G: PhraseGrammar>(_ index: Int, _ verb: VerbForms, _ parse: PhraseParse<G>) -> Bool {
        verb.kind == .copula
    }
}

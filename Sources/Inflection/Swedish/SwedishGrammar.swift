internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Swedish: definite nouns have an ending, adjectives follow gender, number and definiteness, and no verb agrees.
struct SwedishGrammar: PhraseGrammar {
    typealias Chunks = SwedishChunks

    var lexicon = Lexicon.swedish
    let endings = Endings(SwedishEndings.text)
    let declension = Declension(SwedishDeclension.text)

    static var hasBareAttributes: Bool { true }

    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord {
        let token = text[index]
        let noun = noun(token.lower)
        let nominal: PhraseWord? = noun.map { .noun(Noun(gender: $0.gender, singular: $0.singular, plural: $0.plural)) }
        if token.isArgument { return nominal ?? (adjective(token.lower) == nil ? .unknown : .adjective([])) }
        if isDeterminer(index, in: text) { return .determiner([]) }
        let entries = token.reading.entries
        let isNoun = entries.contains(where: \.wordClass.isNoun)
        if !isNoun || place != .noun, let function = entries.lazy.compactMap({ word($0) }).first { return function }
        guard let nominal else { return adjective(token.lower) == nil ? .unknown : .adjective([]) }
        // "kort" is short before a noun, and a card.
        let isAttribute =
            token.reading.has(.adjective) && place == .noun
            && text.nextWord(index).map { self.noun(text[$0].lower) != nil } == true
        if !isAttribute, lexical(token.lower) != nil { return nominal }
        // "sökresultat", but "markerad", which is no "rad".
        return noun?.isTold == true || adjective(token.lower) == nil ? nominal : .adjective([])
    }

    private func word(_ entry: Lexicon.Entry) -> PhraseWord? {
        switch entry.wordClass {
        case .verb: .infinitive
        case .beParticiple: .beParticiple(AgreeingForms(entry.forms.map { String($0) }))
        default: function(entry)
        }
    }

    /// "de valda filerna", "de 3 filerna"; but "de är valda", "det finns".
    private func isDeterminer(_ index: Int, in text: Tokens) -> Bool {
        guard declension.determiner(text[index].lower) != nil else { return false }
        if text.isBeforeNumber(index) { return true }
        guard let next = text.nextWord(index) else { return false }
        let classes = text[next].reading.entries.map(\.wordClass)
        return classes.isEmpty || classes.contains { !$0.isFunction && !$0.isVerb && $0 != .beParticiple }
            || ["här", "där"].contains(text[next].lower)
    }

    // MARK: Adjectives

    func mayBeAttribute(_ word: String) -> Bool { adjective(word) != nil }

    /// Common and neuter singular, plural, and behind "den" and the like, of a word in any of these forms.
    func adjective(_ word: String) -> [String?]? {
        if let forms = listedAdjective(word) ?? endings.adjective(word)?.forms { return forms }
        // "den nye chefen": of a man, where it is not "nya".
        guard word.hasSuffix("e"), var forms = listedAdjective(word.dropLast() + "a"), forms[3] == word.dropLast() + "a"
        else { return nil }
        forms[3] = word
        return forms
    }

    private func listedAdjective(_ word: String) -> [String?]? {
        if let entry = lexicon.entries(word).first(where: { $0.wordClass == .adjective }), entry.forms.count == 4 {
            return entry.forms.map { String($0) }
        }
        return nil
    }
}

extension SwedishGrammar: Morphology {
    func form(_ word: FormedWord<SwedishNoun>, _ features: FormFeatures) -> String? {
        switch word {
        case .noun(let noun): return noun.form(features)
        case .determiner(let word):
            guard let determiner = declension.determiner(word), let column = features.column else { return nil }
            return declension.form(determiner, column, .nominative)
        case .adjective(let word, _):
            guard let forms = adjective(word), let column = features.column else { return nil }
            return column == 3 ? forms[2] : features.strength == .strong ? forms[column == 2 ? 1 : 0] : forms[3]
        case .agreeing: return nil
        }
    }
}

extension Lexicon {
    static let swedish = Lexicon(SwedishLexicon.text)
}

internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Hindi: nouns are known or left alone, and a word that agrees is told by its ending and by the auxiliary behind it.
struct HindiGrammar: PhraseGrammar {
    typealias Chunks = PostpositionsBehind

    static var spelling: Spelling { [] }

    var lexicon = Lexicon.hindi
    let endings = Endings.none

    func word(_ index: Int, in text: Tokens, at place: PhrasePlace) -> PhraseWord {
        let token = text[index]
        if let noun = HindiNoun(token.lower, in: lexicon) { return .noun(Noun(gender: noun.gender)) }
        if token.isArgument { return .unknown }
        let entries = token.reading.entries
        if let link = entries.lazy.compactMap(\.wordClass.link).first { return .conjunction(link) }
        if token.reading.has(.relationalNoun) { return .other }
        if token.reading.has(.contraction) { return .contraction([], cases: []) }
        if token.reading.has(.adjective) { return .adjective([]) }
        if token.reading.has(.preposition) { return .preposition(cases: []) }
        if token.reading.has(.readerPronoun) { return .readerPronoun }
        guard entries.isEmpty else {
            return text.isBeforeNumber(index) && lexicon.demonstrative(token.lower) != nil ? .adjective([]) : .other
        }
        let next = text.wordBehind(index)
        let isKnown =
            HindiVerbs.isPassive(next) || HindiNoun.isLatin(token.text)
            || HindiVerbs.agreeing(token.lower, in: lexicon, isBeforeAuxiliary: isAuxiliary(next)) != nil
        return isKnown ? .adjective([]) : .unknown
    }

    func isAuxiliary(_ word: String) -> Bool { HindiVerbs.isAuxiliary(word) }

    func isBehindTime(_ word: String) -> Bool { word == "पहले" }
}

extension Tokens {
    /// The next word in lower case, whatever is between; that behind the run is none.
    func wordBehind(_ index: Int) -> String {
        tokens[(index + 1)...].prefix(32).first { $0.isWord }.map(\.lower) ?? ""
    }

    /// The word that the text behind the run begins with.
    var wordFollowing: String {
        let scalars = following.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(32)
        return String(String.UnicodeScalarView(scalars.prefix { Self.isLetter($0) || Self.isMark($0) }))
    }
}

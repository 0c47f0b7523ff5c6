internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A Swedish noun with its determiner and adjectives before it, or adjectives alone; what follows the noun stays as it is.
struct SwedishPhrase {
    let source: String
    let grammar: SwedishGrammar
    private var text: PhraseText
    private var determiner: Declension.Determiner?
    private var attributes: Range<Int> = 0..<0
    private var head: Int?
    private var noun: SwedishNoun?
    private var problem: InflectionFeatureError?

    init(_ phrase: String, _ grammar: SwedishGrammar) {
        source = phrase
        self.grammar = grammar
        text = PhraseText(phrase)
        read()
    }

    private mutating func read() {
        let words = text.words
        guard let first = words.first else { return problem = .notAPhrase(source) }
        determiner = words.count > 1 ? grammar.declension.determiner(first.lower) : nil
        let start = determiner == nil ? 0 : 1
        // The noun stands before what is no part of its phrase.
        let end = words.indices.dropFirst(start).first { isFunction(words[$0].lower) } ?? words.count
        guard end > start else { return problem = .notAPhrase(source) }
        noun = grammar.noun(words[end - 1].lower)
        // A name: "Landqvist".
        if words[end - 1].text.first?.isUppercase == true, grammar.lexical(words[end - 1].lower) == nil { noun = nil }
        if noun != nil {
            head = end - 1
        } else if grammar.adjective(words[end - 1].lower) == nil {
            return problem = .unknownWord(words[end - 1].text)
        }
        attributes = start..<(head ?? end)
        for index in attributes where grammar.adjective(words[index].lower) == nil {
            // What is written in capitals does not change: "XML fil".
            let isAcronym = words[index].text.allSatisfy(\.isUppercase)
            if !isAcronym { problem = .unknownWord(words[index].text) }
        }
    }

    private func isFunction(_ word: String) -> Bool {
        guard grammar.noun(word) == nil, grammar.adjective(word) == nil else { return false }
        return grammar.lexicon.entries(word).contains { $0.wordClass.isFunction || $0.wordClass.isVerb }
    }

    private var isDefinite: Bool? {
        if let determiner { return determiner.strength == .weak }
        if let noun { return noun.isDefinite }
        return nil
    }

    private var number: WordMorphology.GrammaticalNumber? {
        if let number = noun?.number { return number }
        // "stora hus", "ett hus": what stands before it tells.
        if let determiner, let word = text.words.first?.lower {
            return determiner.forms[3] == word ? .plural : .singular
        }
        let written = attributes.compactMap { index -> WordMorphology.GrammaticalNumber? in
            guard let forms = grammar.adjective(text.words[index].lower), forms[1] != forms[2] else { return nil }
            return text.words[index].lower == forms[2] ? .plural : .singular
        }
        return written.first
    }

    private func changed(_ asked: InflectionFeatures, article: String?) throws(InflectionFeatureError) -> PhraseText {
        if let problem { throw problem }
        if let gender = asked.gender, head != nil, (gender == .neuter) != (noun?.gender == .neuter) {
            throw .noSuchForm(phrase: source, features: asked)
        }
        let isGenitive = asked.case.map { $0 == .genitive } ?? noun?.isGenitive ?? false
        var features = FormFeatures(
            gender: noun?.gender ?? asked.grammaticalGender ?? (head == nil ? .masculine : nil),
            number: asked.grammaticalNumber ?? number ?? .singular, grammaticalCase: isGenitive ? .genitive : nil,
            isDefinite: asked.definiteness.map { $0 == .definite } ?? isDefinite ?? false)
        guard features.column != nil else { throw .ambiguous(phrase: source, feature: .gender) }
        let wanted = article ?? (determiner == nil ? nil : text.words.first?.lower)
        let strength = wanted.flatMap { grammar.declension.determiner($0)?.strength }
        features.strength = features.isDefinite ? .weak : strength ?? .strong
        var copy = text
        for index in attributes {
            if let form = grammar.form(.adjective(text.words[index].lower), features) { copy.set(index, form) }
        }
        if let head, let noun {
            guard let form = grammar.form(.noun(noun), features) else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            copy.set(head, form)
        } else if asked.case == .genitive || asked.definiteness != nil {
            throw .noSuchForm(phrase: source, features: asked)
        }
        let written = wanted.flatMap { grammar.form(.determiner($0), features) }
        // "en fil" is "filen", and "en ny fil" is "den nya filen".
        let isBare = features.isDefinite && attributes.isEmpty && article == "den" && determiner?.strength != .weak
        switch (written, determiner) {
        case (let written?, .some) where !isBare: copy.set(0, written)
        case (_, .some): copy.remove(0..<1)
        default: break
        }
        return copy
    }
}

extension SwedishPhrase: FeaturePhrase {
    var features: InflectionFeatures {
        guard problem == nil else { return InflectionFeatures() }
        var features = InflectionFeatures(nil, number)
        features.gender = noun?.gender.map { $0 == .neuter ? .neuter : .common }
        features.definiteness = isDefinite.map { $0 ? .definite : .indefinite }
        if noun?.isGenitive == true { features.case = .genitive }
        return features
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        var article: String?
        if let wanted = asked.definiteness, determiner != nil, (wanted == .definite) != (isDefinite ?? false) {
            let isArticle = ["den", "en"].contains(determiner?.forms[0] ?? "")
            guard isArticle else { throw .noSuchForm(phrase: source, features: asked) }
            article = wanted == .definite ? "den" : "en"
        }
        return try changed(asked, article: article).text
    }

    /// "den", "det", "de" and "en", "ett"; with the phrase: "den nya filen".
    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        var asked = asked
        let article = row.forms[0]
        guard head != nil, let determiner = grammar.declension.determiner(article) else { throw .notAPhrase(source) }
        let features = FormFeatures(gender: noun?.gender, number: asked.grammaticalNumber ?? number ?? .singular)
        guard let piece = grammar.form(.determiner(article), features) else {
            throw .noSuchForm(phrase: source, features: InflectionFeatures(number: .plural))
        }
        asked.definiteness = determiner.strength == .weak ? .definite : .indefinite
        var phrase = try changed(asked, article: article)
        if self.determiner == nil || phrase.words.count < text.words.count { phrase.insert(piece, at: 0) }
        return GivenPiece(piece: piece, phrase: phrase.text)
    }
}

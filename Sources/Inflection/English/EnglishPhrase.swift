internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// An English noun with what stands before it and behind it, a verb or a determiner alone.
struct EnglishPhrase {
    typealias Number = WordMorphology.GrammaticalNumber

    let source: String
    let grammar: EnglishGrammar
    /// The phrase behind a number, by the rules for runs; nil where a word of it is not known.
    private let counted: (String, Number) -> String?
    private var text: PhraseText
    private var isArticle = false
    private var definiteness: WordMorphology.Definiteness?
    private var determiner: AgreeingForms?
    /// Words before the noun's own: a preposition.
    private var start = 0
    private var head: Int?
    private var verb: VerbForms?

    init(_ phrase: String, _ grammar: EnglishGrammar, counted: @escaping (String, Number) -> String?) {
        source = phrase
        self.grammar = grammar
        self.counted = counted
        text = PhraseText(phrase)
        read()
    }

    private var nouns: EnglishNouns { grammar.nouns }

    private func classes(_ index: Int) -> [WordClass] {
        grammar.lexicon.listed(text.words[index].lower).map(\.wordClass)
    }

    private mutating func read() {
        let words = text.words
        while start < words.count, words.count > 1, classes(start).contains(.preposition) { start += 1 }
        guard start < words.count else { return }
        var noun = start
        switch words[start].lower {
        case "a", "an": (isArticle, definiteness) = (words.count > start + 1, .indefinite)
        case "the": (isArticle, definiteness) = (words.count > start + 1, .definite)
        default:
            let entry = grammar.lexicon.listed(words[start].lower).first {
                $0.wordClass == .determiner || $0.wordClass == .definite
            }
            determiner = entry.map { AgreeingForms($0.forms.map { String($0) }) }
            if entry?.wordClass == .definite { definiteness = .definite }
        }
        if !isArticle, determiner == nil { definiteness = nil }
        if isArticle || determiner != nil { noun += 1 }
        var end = noun
        while end < words.count, end == noun || !isEnd(end) { end += 1 }
        if end > noun { head = end - 1 }
        // "works" is a noun too, and is read as one.
        if words.count == 1, determiner == nil, !mayBeNoun(words[0].lower) {
            verb = grammar.lexicon.entries(words[0].lower).lazy.compactMap { VerbForms($0) }.first
        }
    }

    private func mayBeNoun(_ word: String) -> Bool {
        nouns.noun(word) != nil || grammar.lexicon.readings(word).contains { $0.wordClass == .noun }
    }

    private func isEnd(_ index: Int) -> Bool {
        let gap = text.words[index].gap
        return !gap.allSatisfy(\.isWhitespace)
            || classes(index).contains(where: \.isFunction) && !nouns.isKnown(text.words[index].lower)
    }

    /// What is known of the head: a word that nobody knows may be a plural if it ends in -s.
    private var number: Number? {
        if let verb {
            return verb.singular == verb.plural ? nil : text.words[0].lower == verb.plural ? .plural : .singular
        }
        guard let head else { return determiner.flatMap { $0.number(of: text.words[start].lower) } }
        let word = text.words[head].lower.withoutPossessive
        if nouns.isPluralOnly(word) { return .plural }
        if let entry = nouns.noun(word) {
            let singular = String(entry.forms[0])
            if nouns.isUnmarked(singular) || nouns.isUncertain(word) { return nil }
            return singular == word ? .singular : .plural
        }
        return grammar.endings.noun(word)?.isPlural == true && !nouns.isUncertain(word) ? .plural : nil
    }

    private var isGenitive: Bool {
        guard let last = text.words.last else { return false }
        let written = (last.text + text.end).withStraightApostrophes
        return last.text.count > 1
            && (written.hasSuffix("'s") && written.count > 2 || written.hasSuffix("s'") && written.count > 2)
    }
}

extension EnglishPhrase: FeaturePhrase {
    var features: InflectionFeatures {
        var features = InflectionFeatures(nil, number)
        features.definiteness = definiteness
        features.case = isGenitive ? .genitive : nil
        return features
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        guard asked.gender == nil, asked.case != .accusative, asked.person == nil || asked.person == .third else {
            throw .noSuchForm(phrase: source, features: asked)
        }
        if let verb {
            guard asked.case == nil, asked.definiteness == nil, let number = asked.grammaticalNumber else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            var copy = text
            copy.set(0, verb.form(number))
            return copy.text
        }
        // "😀’s": a sign that stands for a name.
        if text.words.isEmpty, asked == InflectionFeatures(case: .genitive), !isGenitive,
            source.unicodeScalars.contains(where: \.properties.isEmoji)
        {
            return source + "\u{2019}s"
        }
        guard start == 0 || asked == InflectionFeatures(), head != nil || determiner != nil else {
            throw .notAPhrase(source)
        }
        let number = asked.grammaticalNumber ?? number ?? .singular
        var result = asked.number == nil ? text : try numbered(number, asked)
        try setArticle(asked, number, in: &result)
        switch asked.case {
        case .genitive where !isGenitive: return try genitive(result.text, asked.grammaticalNumber ?? self.number)
        case .nominative where isGenitive: throw .noSuchForm(phrase: source, features: asked)
        default: return result.text
        }
    }

    /// The noun, and "this" or "that" before it, in the number.
    private func numbered(_ number: Number, _ asked: InflectionFeatures) throws(InflectionFeatureError) -> PhraseText {
        if self.number == number, determiner == nil { return text }
        guard !isGenitive else { throw .noSuchForm(phrase: source, features: asked) }
        var copy = text
        let isOpened = isArticle || determiner != nil
        if let determiner {
            guard let form = grammar.form(.agreeing(determiner), FormFeatures(number: number)) else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            copy.set(0, form)
        }
        guard let head else { return copy }
        if self.number == number { return copy }
        if !number.isPlural, nouns.isPluralOnly(text.words[head].lower) {
            throw .noSuchForm(phrase: source, features: asked)
        }
        var rest = copy
        if isOpened { rest.remove(0..<1) }
        rest.words[0].gap = ""
        guard let form = counted(rest.text, number) else { throw .unknownWord(text.words[head].text) }
        guard isOpened else { return PhraseText(copy.words[0].gap + form) }
        return PhraseText(copy.words[0].gap + copy.words[0].text + copy.words[1].gap + form)
    }

    private func setArticle(
        _ asked: InflectionFeatures, _ number: Number, in text: inout PhraseText
    ) throws(InflectionFeatureError) {
        guard let wanted = asked.definiteness ?? (isArticle ? definiteness : nil) else { return }
        if determiner != nil {
            guard wanted == definiteness else { throw .noSuchForm(phrase: source, features: asked) }
            return
        }
        guard wanted == .indefinite else {
            if definiteness == .definite { return }
            if isArticle { text.set(0, "the") } else { text.insert("the", at: 0) }
            return
        }
        if number.isPlural {
            if isArticle { text.remove(0..<1) }
            return
        }
        // "an hour" stays as it was written.
        guard definiteness != .indefinite || asked.number != nil else { return }
        var rest = text
        if isArticle { rest.remove(0..<1) }
        guard let article = EnglishArticle.form(before: rest.text[...]) else { throw .unknownWord(rest.text) }
        if isArticle { text.set(0, article) } else { text.insert(article, at: 0) }
    }

    /// `cat’s`, `cats’`; of a name in -s, `James’s`.
    private func genitive(_ phrase: String, _ number: Number?) throws(InflectionFeatureError) -> String {
        guard phrase.last?.lowercased() == "s" else { return phrase + "\u{2019}s" }
        switch number {
        case .singular?: return phrase + "\u{2019}s"
        case nil:
            guard text.words.last?.text.first?.isUppercase == true else {
                throw .ambiguous(phrase: source, feature: .number)
            }
            return phrase + "\u{2019}s"
        default: return phrase + "\u{2019}"
        }
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        var asked = asked
        asked.definiteness = row.name == "defArticle" ? .definite : .indefinite
        if row.name == "indefArticle", (asked.grammaticalNumber ?? number)?.isPlural == true {
            throw .noSuchForm(phrase: source, features: InflectionFeatures(number: .plural))
        }
        let whole = try inflected(to: asked)
        return GivenPiece(piece: whole.split(separator: " ").first.map { $0.lowercased() } ?? whole, phrase: whole)
    }
}

extension String {
    /// `cat` of `cat’s`.
    fileprivate var withoutPossessive: String {
        for ending in ["'s", "\u{2019}s"] where hasSuffix(ending) && count > 2 { return String(dropLast(2)) }
        return self
    }
}

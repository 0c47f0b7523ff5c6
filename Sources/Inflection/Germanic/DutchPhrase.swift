internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A Dutch noun with its determiner and adjectives before it, or adjectives alone; what follows the noun stays as it is.
struct DutchPhrase {
    typealias Number = WordMorphology.GrammaticalNumber
    typealias Gender = WordMorphology.GrammaticalGender

    let source: String
    let grammar: DutchGrammar
    private var text: PhraseText
    /// As it is written.
    private var determiner: String?
    private var definiteness: WordMorphology.Definiteness?
    private var attributes: Range<Int> = 0..<0
    private var head: Int?
    private var noun: Noun?
    private var verb: VerbForms?
    private var problem: InflectionFeatureError?
    /// Whether what follows the noun agrees with nothing.
    private var isClosed = true

    init(_ phrase: String, _ grammar: DutchGrammar) {
        source = phrase
        self.grammar = grammar
        text = PhraseText(phrase)
        read()
    }

    private var declension: Declension { grammar.declension }

    private mutating func read() {
        let words = text.words
        guard let first = words.first else { return problem = .notAPhrase(source) }
        determiner = declension.isDeterminer(first.lower) ? first.lower : nil
        if words.count == 1, determiner == nil, let verb = grammar.verb(alone: first.lower) { return self.verb = verb }
        let start = determiner == nil ? 0 : 1
        definiteness = declension.determiner(first.lower).flatMap { Self.articles[$0.forms[0] ?? ""] }
        var end = start
        while end < words.count, words[end].gap.allSatisfy(\.isWhitespace), !isFunction(words[end].lower) { end += 1 }
        if end < words.count {
            isClosed = grammar.lexicon.entries(words[end].lower).contains { $0.wordClass == .preposition }
        }
        guard end > start else {
            return problem = determiner == nil || !words[start...].isEmpty ? .notAPhrase(source) : nil
        }
        let last = words[end - 1]
        let isAdjective = grammar.adjectiveForms(last.lower) != nil
        // "groot rood": of adjectives alone, none is a noun.
        if !isAdjective || determiner != nil || grammar.exact(last.lower) != nil {
            head = end - 1
            noun = grammar.noun(last.lower)
            if noun == nil || noun == Noun() { problem = .unknownWord(last.text) }
        }
        attributes = start..<(head ?? end)
        for index in attributes where grammar.form(.adjective(words[index].lower), Self.declined) == nil {
            problem = .unknownWord(words[index].text)
        }
    }

    private static let articles: [String: WordMorphology.Definiteness] = ["de": .definite, "een": .indefinite]

    /// Prepositions, "dat", "die": the noun stands before them. Of a word that may be an adjective too, nothing is told.
    private func isFunction(_ word: String) -> Bool {
        if declension.determiner(word) != nil { return true }
        guard grammar.adjectiveForms(word) == nil, grammar.exact(word) == nil else { return false }
        return grammar.lexicon.entries(word).contains { $0.wordClass.isFunction || $0.wordClass.isVerb }
    }

    /// Features of adjectives with -e, and of those without.
    private static let declined = FormFeatures(gender: .neuter, number: .singular, strength: .weak)
    private static let undeclined = FormFeatures(gender: .neuter, number: .singular)

    /// "groot rood": all of them adjectives, though the last is a noun too.
    private var adjectives: DutchPhrase? {
        guard let head, determiner == nil, head + 1 == text.words.count,
            text.words.allSatisfy({ grammar.adjectiveForms($0.lower) != nil })
        else { return nil }
        var phrase = self
        (phrase.head, phrase.noun, phrase.problem, phrase.attributes) = (nil, nil, nil, 0..<text.words.count)
        return phrase
    }

    /// Of a name or an abbreviation, in the spelling that has an apostrophe: Chris’, Alex’, tv’s. Others take -s directly, where
    /// Apple's own texts have an apostrophe too; that is left open.
    private var genitive: PhraseText? {
        guard let last = text.words.last, last.text.first?.isUppercase == true else { return nil }
        let isMarked = text.end == "'" || text.end == "\u{2019}"
        guard text.end.isEmpty || isMarked else { return nil }
        var copy = text
        let isAbbreviation = last.text.count > 1 && last.text == last.text.uppercased()
        if ["'s", "\u{2019}s"].contains(where: last.text.hasSuffix) { return copy }
        let isHissing = ["s", "x", "z", "sh", "sch", "ce"].contains(where: last.lower.hasSuffix)
        guard isAbbreviation || isHissing else { return nil }
        if isMarked, isHissing, !isAbbreviation { return copy }
        let mark = isMarked ? "" : "\u{2019}"
        copy.append(isAbbreviation ? mark + "s" : mark)
        return copy
    }

    private var gender: Gender? { noun?.gender }

    private var number: Number? {
        if let number = noun?.number { return number }
        if let verb, verb.singular != verb.plural { return text.words[0].lower == verb.plural ? .plural : .singular }
        switch text.words.first?.lower {
        case "het", "dit", "dat", "een": return .singular
        default: return nil
        }
    }

    private func changed(_ asked: InflectionFeatures, _ article: String?) throws(InflectionFeatureError) -> (
        PhraseText, piece: String?
    ) {
        if asked.case == .genitive, let genitive { return (genitive, nil) }
        if asked.declension != nil, let adjectives { return try adjectives.changed(asked, article) }
        if let problem { throw problem }
        if let verb { return (try changed(verb, asked, article), nil) }
        // What stands before a noun is declined by the noun.
        if head != nil, asked.declension != nil, asked == InflectionFeatures(declension: asked.declension) {
            return (text, nil)
        }
        var asked = asked
        if head != nil { asked.declension = nil }
        guard asked.case == nil || asked.case == .nominative, asked.person == nil || asked.person == .third else {
            throw .noSuchForm(phrase: source, features: asked)
        }
        if let wanted = asked.grammaticalGender, head != nil, wanted != gender,
            asked.gender != .feminine || gender != .masculine
        {
            throw .noSuchForm(phrase: source, features: asked)
        }
        guard isClosed || asked.number == nil || asked.grammaticalNumber == number
        else {
            throw .noSuchForm(phrase: source, features: asked)
        }
        let features = FormFeatures(
            gender: head == nil ? asked.grammaticalGender ?? told : gender,
            number: asked.grammaticalNumber ?? number ?? .singular)
        let determiner = article ?? determiner
        var copy = text
        let written = determiner.flatMap { grammar.form(.determiner($0), features) }
        if determiner != nil, written == nil, !features.number.isPlural {
            throw .unknownWord(head.map { text.words[$0].text } ?? source)
        }
        for index in attributes {
            let own = try self.features(of: asked, written == nil ? nil : determiner, features)
            if let form = grammar.form(.adjective(text.words[index].lower), own) { copy.set(index, form) }
        }
        if let head, asked.number != nil || noun?.number == nil {
            guard let noun, let form = grammar.form(.noun(noun), features) else {
                throw noun?.plural == nil && noun?.singular == nil
                    ? .unknownWord(text.words[head].text) : .noSuchForm(phrase: source, features: asked)
            }
            copy.set(head, form.withApostrophes(of: source))
        }
        if self.determiner != nil {
            guard let written, article == nil || head == nil || self.determiner != nil else {
                copy.remove(0..<1)
                return (copy, nil)
            }
            copy.set(0, written)
            return (copy, written)
        }
        if let written { copy.insert(written, at: 0) }
        return (copy, written)
    }

    private func changed(
        _ verb: VerbForms, _ asked: InflectionFeatures, _ article: String?
    ) throws(InflectionFeatureError) -> PhraseText {
        guard let number = asked.grammaticalNumber, asked == InflectionFeatures(number: asked.number), article == nil
        else { throw .noSuchForm(phrase: source, features: asked) }
        var copy = text
        copy.set(0, verb.form(number))
        return copy
    }

    /// "het" and "dit" alone.
    private var told: Gender? {
        determiner != nil && ["het", "dit", "dat"].contains(text.words[0].lower) ? .neuter : nil
    }

    /// Those of adjectives: "de grote kamer", "het grote huis", "een groot huis".
    private func features(
        of asked: InflectionFeatures, _ determiner: String?, _ features: FormFeatures
    ) throws(InflectionFeatureError) -> FormFeatures {
        if let declension = asked.declension { return declension == .declined ? Self.declined : Self.undeclined }
        var features = features
        if let determiner { features.strength = declension.strength(behind: determiner) }
        if features.column != nil { return features }
        guard features.strength == .weak else { throw .ambiguous(phrase: source, feature: .gender) }
        return Self.declined
    }
}

extension DutchPhrase: FeaturePhrase {
    var features: InflectionFeatures {
        var features = InflectionFeatures(gender, number)
        // Masculine to the tables.
        if gender == .masculine { features.gender = .common }
        features.definiteness = definiteness
        return features
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        var article: String?
        if let wanted = asked.definiteness, wanted != definiteness {
            guard determiner == nil || definiteness != nil else { throw .noSuchForm(phrase: source, features: asked) }
            article = wanted == .definite ? "de" : "een"
        }
        return try changed(asked, article).0.text
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        var asked = asked
        asked.definiteness = nil
        let (text, piece) = try changed(asked, row.forms[0])
        guard let piece else { throw .noSuchForm(phrase: source, features: InflectionFeatures(number: .plural)) }
        return GivenPiece(piece: piece, phrase: text.text)
    }
}

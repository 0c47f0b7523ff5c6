internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A Hindi noun with what agrees with it, and perhaps a postposition; or an adjective or participle alone, with its auxiliary.
struct HindiPhrase {
    typealias Gender = WordMorphology.GrammaticalGender

    let source: String
    let grammar: HindiGrammar
    private var text: PhraseText
    private var head: Int?
    private var noun: HindiNoun?
    /// What agrees, before the noun or alone.
    private var agreeing: [Int: FormedWord<HindiNoun>] = [:]
    private var problem: InflectionFeatureError?
    /// Whether a postposition stands behind the noun.
    private var isGoverned = false

    init(_ phrase: String, _ grammar: HindiGrammar) {
        source = phrase
        self.grammar = grammar
        text = PhraseText(phrase)
        read()
    }

    private var lexicon: Lexicon { grammar.lexicon }

    private mutating func read() {
        let words = text.words
        guard let last = words.indices.last else { return problem = .notAPhrase(source) }
        head = words.indices.last { HindiNoun(words[$0].lower, in: lexicon) != nil }
        guard let head else { return readPredicate() }
        noun = HindiNoun(words[head].lower, in: lexicon)
        if head < last {
            isGoverned = lexicon.isPostposition(words[head + 1].lower)
            if !isGoverned { problem = .notAPhrase(source) }
        }
        // Before "का" stands a phrase of its own.
        for index in (0..<head).reversed() {
            let word = words[index].lower
            if lexicon.demonstrative(word) != nil {
                agreeing[index] = .determiner(word)
            } else if let forms = grammar.attribute(word) {
                agreeing[index] = .agreeing(forms)
            } else if ["ा", "े", "ी"].contains(where: word.hasSuffixScalars), lexicon.entries(word).isEmpty {
                problem = .unknownWord(words[index].text)
            }
            if lexicon.genitive(word) != nil {
                if index > 0 { readOwner(index - 1) }
                break
            }
        }
    }

    /// Before "का" a noun is oblique: what is written otherwise is no phrase.
    private mutating func readOwner(_ index: Int) {
        let word = text.words[index].lower
        guard let owner = HindiNoun(word, in: lexicon) else { return }
        if !owner.forms[2...].contains(word) { problem = .notAPhrase(source) }
    }

    /// "सकते हैं": of the words before the auxiliary each agrees, and of feminine plurals the last alone has a nasal.
    private mutating func readPredicate() {
        let words = text.words
        let auxiliaries: Set<String> = ["है", "हैं", "हूँ", "हूं", "हो"]
        let end = words.last.map { auxiliaries.contains($0.lower) } == true ? words.count - 1 : words.count
        guard end > 0 else { return problem = .notAPhrase(source) }
        for index in 0..<end {
            let word = words[index].lower
            guard var forms = predicate(word) else { return problem = .unknownWord(words[index].text) }
            if index + 1 < words.count { forms.forms[3] = forms.forms[2] }
            agreeing[index] = .agreeing(forms)
        }
    }

    private func predicate(_ word: String) -> AgreeingForms? {
        if let genitive = lexicon.genitive(word) { return genitive }
        for ending in ["ता", "ते", "ती", "तीं"] where word.hasSuffixScalars(ending) && lexicon.entries(word).isEmpty {
            let stem = word.droppingScalars(ending)
            return AgreeingForms(stem + "ता", stem + "ते", stem + "ती", stem + "तीं")
        }
        return HindiVerbs.agreeing(word, in: lexicon, isBeforeAuxiliary: false)
    }

    private var isPlural: Bool? {
        if let head, let noun { return noun.isPlural(text.words[head].lower, isOblique: isGoverned) }
        return told { $0.number(of: $1)?.isPlural }
    }

    private var gender: Gender? {
        noun?.gender ?? told { $0.gender(of: $1) }
    }

    /// What all words that agree tell.
    private func told<Value: Hashable>(_ tell: (AgreeingForms, String) -> Value?) -> Value? {
        let told = Set(
            agreeing.compactMap { index, word in
                if case .agreeing(let forms) = word { tell(forms, text.words[index].lower) } else { nil }
            })
        return told.count == 1 ? told.first : nil
    }
}

extension HindiPhrase: FeaturePhrase {
    var features: InflectionFeatures {
        var features = InflectionFeatures(gender, isPlural.map { $0 ? .plural : .singular })
        if head != nil, isGoverned { features.case = .oblique }
        return problem == nil ? features : InflectionFeatures()
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        if let problem {
            // What is written in Latin letters has no forms.
            guard head == nil, asked.case == nil, HindiNoun.isLatin(source) else { throw problem }
            return source
        }
        let isPlural = asked.grammaticalNumber?.isPlural ?? isPlural ?? false
        let gender = asked.grammaticalGender ?? gender
        var copy = text
        guard let head, var noun else {
            guard let gender, asked.case == nil || asked.case == .direct else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            for (index, word) in agreeing {
                let features = FormFeatures(gender: gender, number: isPlural ? .plural : .singular)
                guard let form = grammar.form(word, features) else {
                    throw .noSuchForm(phrase: source, features: asked)
                }
                copy.set(index, form)
            }
            return copy.text
        }
        if gender != noun.gender, let pair = noun.pair(in: lexicon) { noun = pair }
        guard gender == noun.gender, asked.case != .direct || !isGoverned else {
            throw .noSuchForm(phrase: source, features: asked)
        }
        let isOblique = asked.case == .oblique || isGoverned
        // "लड़के" is one boy in the oblique case, or several.
        let word = text.words[head].lower
        if asked.number == nil, asked.gender == nil, isOblique, !isGoverned, noun.forms[0] != word,
            noun.forms[1] == word,
            noun.forms[2] == word, noun.forms[3] != word
        {
            throw .ambiguous(phrase: source, feature: .number)
        }
        let features = FormFeatures(
            gender: noun.gender, number: isPlural ? .plural : .singular,
            grammaticalCase: isOblique ? .prepositional : nil)
        agreeing.merging([head: .noun(noun)]) { $1 }.forEach { index, word in
            if let form = grammar.form(word, features) { copy.set(index, form) }
        }
        return copy.text
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        throw .unknownPiece(row.name, language: "hi", allowed: [])
    }
}

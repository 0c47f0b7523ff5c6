internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A Hindi noun with what agrees with it, and perhaps a postposition; or an adjective or participle alone, with its auxiliary.
struct HindiPhrase {
    typealias Gender = WordMorphology.GrammaticalGender

    let source: String
    let lexicon: Lexicon
    private var text: PhraseText
    private var head: Int?
    private var noun: HindiNoun?
    /// Words that agree, with their forms.
    private var agreeing: [Int: AgreeingForms] = [:]
    private var demonstratives: [Int] = []
    private var problem: InflectionFeatureError?
    /// Whether a postposition stands behind the noun.
    private var isGoverned = false

    init(_ phrase: String, _ lexicon: Lexicon) {
        source = phrase
        self.lexicon = lexicon
        text = PhraseText(phrase)
        read()
    }

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
            if let genitive = lexicon.genitive(word) {
                agreeing[index] = genitive
                if index > 0 { readOwner(index - 1) }
                break
            }
            if lexicon.demonstrative(word) != nil {
                demonstratives.append(index)
            } else if let forms = HindiVerbs.agreeing(word, in: lexicon, isBeforeAuxiliary: false, isAttribute: true) {
                agreeing[index] = forms
            } else if ["ा", "े", "ी"].contains(where: word.hasSuffixScalars), lexicon.entries(word).isEmpty {
                problem = .unknownWord(words[index].text)
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
            guard let forms = predicate(word) else { return problem = .unknownWord(words[index].text) }
            agreeing[index] =
                index + 1 < words.count
                ? AgreeingForms(forms.forms[0], forms.forms[1], forms.forms[2], forms.forms[2]) : forms
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
        let told = Set(agreeing.compactMap { index, forms in forms.number(of: text.words[index].lower)?.isPlural })
        return told.count == 1 ? told.first : nil
    }

    private var gender: Gender? {
        if let noun { return noun.gender }
        let told = Set(agreeing.compactMap { index, forms in forms.gender(of: text.words[index].lower) })
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
            for (index, forms) in agreeing {
                guard let form = forms.form(gender, isPlural ? .plural : .singular) else {
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
        copy.set(head, noun.form(isPlural: isPlural, isOblique: isOblique))
        for (index, forms) in agreeing {
            let isMarked = isPlural || isOblique && noun.gender == .masculine
            if let form = forms.form(noun.gender, isMarked ? .plural : .singular) { copy.set(index, form) }
        }
        for index in demonstratives {
            if let pair = lexicon.demonstrative(text.words[index].lower) {
                copy.set(index, isPlural ? pair.plural : pair.singular)
            }
        }
        return copy.text
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        throw .unknownPiece(row.name, language: "hi", allowed: [])
    }
}

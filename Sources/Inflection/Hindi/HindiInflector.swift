internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Nouns, adjectives and verbs of a Hindi run: oblique before a postposition, gender and number by the noun or the reader.
struct HindiInflector: Realizer {
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Number = WordMorphology.GrammaticalNumber

    var text: Tokens
    let lexicon: Lexicon
    var context: InflectionContext
    private let plurals: PluralRules?
    var unresolved = Unresolved()
    var nouns: [Int: HindiNoun] = [:]
    let words: [Int]
    /// Each noun is a node, by its place, and behind them what verbs agree with where it is no noun.
    var nodes: [Int] = []
    private(set) var clauses: [Int] = []
    /// In place of every number, the one that the text is read for.
    private var readNumber: Number?
    var clause = HindiClause()
    /// The subject of the first clause, where there are several.
    private var first: WordMorphology?

    let hasCoordination = false

    init(_ pieces: [InflectionPiece], lexicon: Lexicon, context: InflectionContext, plurals: PluralRules?) {
        var lexicon = lexicon
        text = Tokens(pieces, splitsAtApostrophe: false)
        text.read(with: &lexicon)
        self.lexicon = lexicon
        self.context = context
        self.plurals = plurals
        words = text.wordIndices
        for index in words { nouns[index] = HindiNoun(text[index].lower, in: lexicon) }
    }

    mutating func read(at features: WrittenFeatures) {
        readContext(at: features)
        readNumber = features.number
    }

    mutating func agree() {
        (clause, first) = (HindiClause(number: asked), nil)
        nodes = Array(repeating: -1, count: text.indices.count)
        clauses = Array(repeating: 0, count: text.indices.count)
        for order in words.indices { read(order) }
        reportUnknown()
        inflectVerbs(in: clause.start..<words.count)
        first = first ?? clause.head
    }

    func join() {}

    /// Once words agree.
    var morphology: WordMorphology {
        var morphology = (context.morphology ?? WordMorphology()).completed(with: first ?? WordMorphology())
        if first?.grammaticalCase == .prepositional {
            morphology.grammaticalCase = context.morphology?.grammaticalCase
        }
        return morphology
    }

    var asked: Number? { context.morphology?.number ?? context.agreement?.number }

    static func morphology(of phrase: String, lexicon: Lexicon) -> WordMorphology? {
        var inflector = HindiInflector(
            [InflectionPiece(phrase, kind: .argument)], lexicon: lexicon, context: .init(), plurals: nil)
        inflector.agree()
        let morphology = inflector.morphology
        return morphology.isUnspecified ? nil : morphology
    }

    // MARK: Words, one after another

    private mutating func read(_ order: Int) {
        let index = words[order]
        for place in (order > 0 ? words[order - 1] : 0)..<index {
            if let counted = text.counted(place, plurals) {
                (clause.number, clause.unknown) = (readNumber ?? counted, [])
            }
        }
        let token = text[index]
        if let noun = nouns[index] {
            readNoun(order, noun)
        } else if token.isArgument {
            if order + 1 == words.count || !text[words[order + 1]].isArgument { readName(order) }
        } else if let conjunction = conjunction(token.lower) {
            readConjunction(order, conjunction)
        } else {
            readOther(order)
        }
        clauses[index] = clause.start
    }

    private mutating func readNoun(_ order: Int, _ noun: HindiNoun) {
        let index = words[order]
        let (token, isOblique) = (text[index], isOblique(order))
        let isPlural =
            clause.number?.isPlural ?? token.morphology?.number?.isPlural
            ?? noun.isPlural(token.lower, isOblique: isOblique) ?? false
        nodes[index] = index
        set(index, noun.form(isPlural: isPlural, isOblique: isOblique))
        reportAttributes(clause.unknown ?? [], isPlural: isPlural, isOblique: isOblique)
        let gender = token.morphology?.grammaticalGender ?? noun.gender
        agree(clause.modifiers, with: index, gender, isPlural: isPlural, isOblique: isOblique)
        (clause.modifiers, clause.unknown) = ([], nil)
        if !isOblique { clause.join(gender, isPlural) }
        if clause.number != nil { reportCompound(order, isPlural: isPlural) }
        // The subject is the first noun without a postposition; one that owns it comes before.
        // "बस 2 चरण": what is directly before a number is no subject.
        let isCounted =
            clause.number != asked && clause.headIndex >= 0 && !isOblique && text.isBeforeNumber(clause.headIndex)
        if clause.head == nil || isCounted || !isOblique && clause.head?.grammaticalCase == .prepositional {
            clause.headIndex = index
            clause.head = WordMorphology(
                grammaticalGender: gender, partOfSpeech: .noun, number: isPlural ? .plural : .singular,
                grammaticalCase: isOblique ? .prepositional : nil)
        }
        clause.number = asked
    }

    /// A name or foreign word: its form stays, and what is known of it may be given.
    private mutating func readName(_ order: Int) {
        let index = words[order]
        let token = text[index]
        if let gender = token.morphology?.grammaticalGender {
            let isPlural = (clause.number ?? token.morphology?.number)?.isPlural ?? false
            agree(clause.modifiers, with: index, gender, isPlural: isPlural, isOblique: isOblique(order))
            if clause.head == nil {
                clause.headIndex = index
                clause.head = WordMorphology(
                    grammaticalGender: gender, partOfSpeech: .noun, number: isPlural ? .plural : .singular)
            }
        } else if !clause.modifiers.isEmpty
            || clause.unknown != nil && !Tokens.isSymbol(token.text) && !HindiNoun.isLatin(token.text)
        {
            report(index)
        }
        (clause.modifiers, clause.unknown) = ([], nil)
    }

    private mutating func readConjunction(_ order: Int, _ conjunction: Coordination.Link) {
        reportUnknown()
        clause.modifiers = []
        let spoken = words[clause.start..<order]
        if clause.head != nil, spoken.contains(where: { HindiVerbs.isAuxiliary(text[$0].lower) }) {
            // "2 फ़ोटो हटाए गए और 1 वीडियो जोड़ा गया": a clause has ended.
            inflectVerbs(in: clause.start..<order)
            first = first ?? clause.head
            clause = HindiClause(number: clause.number, start: order + 1)
        }
        clause.link = clause.joined.isEmpty || conjunction == .but ? nil : conjunction
    }

    private mutating func readOther(_ order: Int) {
        let word = text[words[order]].lower
        let next = lower(behind: order)
        if clause.unknown != nil {
            if lexicon.entries(word).isEmpty, !HindiVerbs.isPassive(next), !HindiNoun.isLatin(text[words[order]].text),
                HindiVerbs.agreeing(word, in: lexicon, isBeforeAuxiliary: HindiVerbs.isAuxiliary(next)) == nil
            {
                clause.unknown?.append(words[order])
            } else if lexicon.isPostposition(word) || HindiVerbs.isAuxiliary(word) {
                reportUnknown()
            }
        }
        if lexicon.entries(word).contains(where: { $0.wordClass == .relationalNoun }) {
            // "आपके पास 1 संदेश": it stands behind what would agree with a noun.
            clause.modifiers = []
        } else if isModifier(order) {
            clause.modifiers.append(words[order])
        } else if lexicon.isPostposition(word) {
            clause.modifiers = []
        }
    }

    private func isModifier(_ order: Int) -> Bool {
        let word = text[words[order]].lower
        return lexicon.genitive(word) != nil
            || HindiVerbs.agreeing(word, in: lexicon, isBeforeAuxiliary: false) != nil
            || lexicon.entries(word).isEmpty
            || text.isBeforeNumber(words[order]) && lexicon.demonstrative(word) != nil
    }

    /// In the run; empty behind its last word.
    func lower(behind order: Int) -> String { order + 1 < words.count ? text[words[order + 1]].lower : "" }

    mutating func set(_ index: Int, _ form: String) {
        if text[index].lower != form { text[index].replace(with: form) }
    }
}

/// What a walk through a Hindi run knows of the clause that it is in.
struct HindiClause {
    typealias Gender = WordMorphology.GrammaticalGender

    /// Of the next noun.
    var number: WordMorphology.GrammaticalNumber?
    /// The word that it begins with.
    var start = 0
    var modifiers: [Int] = []
    /// Words behind a number of which nothing is known: one of them may be the noun.
    var unknown: [Int]?
    var head: WordMorphology?
    var headIndex = -1
    /// Nouns joined by "and" or "or", of which the subject is one.
    private(set) var joined: [(gender: Gender, isPlural: Bool)] = []
    var link: Coordination.Link?
    private var isAlternative = false

    init(number: WordMorphology.GrammaticalNumber? = nil, start: Int = 0) {
        self.number = number
        self.start = start
    }

    mutating func join(_ gender: Gender, _ isPlural: Bool) {
        if link == nil { (joined, isAlternative) = ([], false) }
        joined.append((gender, isPlural))
        if link == .or { isAlternative = true }
        link = nil
    }

    /// What verbs agree with behind joined nouns. They follow the nearest noun or are masculine plural, as grammars differ: nil where
    /// that is not the same.
    var whole: (gender: Gender, number: WordMorphology.GrammaticalNumber)? {
        guard let last = joined.last else { return nil }
        let isOne = joined.allSatisfy { $0 == last }
        let isMany =
            !isAlternative && last.isPlural
            && (last.gender == .masculine || joined.allSatisfy { $0.gender == last.gender })
        return isOne && isAlternative || isMany ? (last.gender, last.isPlural ? .plural : .singular) : nil
    }
}

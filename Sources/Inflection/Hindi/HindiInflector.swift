internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Nouns, adjectives and verbs of a Hindi run: oblique before a postposition, gender and number by the noun or the reader.
struct HindiInflector {
    private typealias Gender = WordMorphology.GrammaticalGender
    private typealias Number = WordMorphology.GrammaticalNumber

    private var text: Tokens
    private let lexicon: Lexicon
    private let context: InflectionContext
    private let plurals: PluralRules?
    private var unresolved = UnresolvedWords()
    private var needsTerm = false
    private var nouns: [Int: HindiNoun] = [:]
    private var words: [Int] = []
    /// Nouns joined by "and" or "or", of which the subject is one.
    private var joined: [(gender: Gender, isPlural: Bool)] = []
    private var link: Coordination.Link?
    private var isAlternative = false

    init(_ pieces: [InflectionPiece], lexicon: Lexicon, context: InflectionContext, plurals: PluralRules?) {
        self.lexicon = lexicon
        text = Tokens(pieces, splitsAtApostrophe: false)
        self.context = context
        self.plurals = plurals
        words = text.wordIndices
        for index in words { nouns[index] = HindiNoun(text[index].lower, in: lexicon) }
    }

    mutating func inflect() -> Inflected {
        var number = context.morphology?.number ?? context.agreement?.number
        let asked = number
        var modifiers: [Int] = []
        var head: WordMorphology?
        /// Of the first clause, where there are several, and where the next begins.
        var first: WordMorphology?
        var start = 0
        var lastNumberPosition = 0
        /// Words behind a number of which nothing is known: one of them may be the noun.
        var unknown: [Int]?
        for (order, index) in words.enumerated() {
            for place in lastNumberPosition..<index {
                if let counted = text.counted(place, plurals) { (number, unknown) = (counted, []) }
            }
            lastNumberPosition = index
            let next = order + 1 < words.count ? text[words[order + 1]].lower : ""
            let isOblique = isOblique(order)
            let segment = text[index]
            let isEndOfArgument = segment.isArgument && (next.isEmpty || !text[words[order + 1]].isArgument)
            if let noun = nouns[index] {
                let isPlural =
                    number?.isPlural ?? segment.morphology?.number?.isPlural ?? noun.isPlural(
                        segment.lower, isOblique: isOblique) ?? false
                set(index, noun.form(isPlural: isPlural, isOblique: isOblique))
                reportAttributes(unknown ?? [], isPlural: isPlural, isOblique: isOblique)
                let gender = segment.morphology?.grammaticalGender ?? noun.gender
                agree(modifiers, gender, isPlural: isPlural, isOblique: isOblique)
                modifiers = []
                unknown = nil
                if !isOblique { join(gender, isPlural) }
                if number != nil { reportCompound(order, isPlural: isPlural) }
                // The subject is the first noun without a postposition; one that owns it comes before.
                if head == nil || !isOblique && head?.grammaticalCase == .prepositional {
                    head = WordMorphology(
                        grammaticalGender: gender, partOfSpeech: .noun, number: isPlural ? .plural : .singular,
                        grammaticalCase: isOblique ? .prepositional : nil)
                }
                number = asked
            } else if isEndOfArgument {
                // A name or foreign word: its form stays, and what is known of it may be given.
                if let gender = segment.morphology?.grammaticalGender {
                    let isPlural = (number ?? segment.morphology?.number)?.isPlural ?? false
                    agree(modifiers, gender, isPlural: isPlural, isOblique: isOblique)
                    head =
                        head
                        ?? WordMorphology(
                            grammaticalGender: gender, partOfSpeech: .noun, number: isPlural ? .plural : .singular)
                } else if !modifiers.isEmpty
                    || unknown != nil && !Tokens.isSymbol(segment.text) && !HindiNoun.isLatin(segment.text)
                {
                    unresolved.insert(segment.text)
                }
                (modifiers, unknown) = ([], nil)
            } else if let conjunction = conjunction(segment.lower), !segment.isArgument {
                report(&unknown)
                modifiers = []
                if words[start..<order].contains(where: { HindiVerbs.isAuxiliary(text[$0].lower) }),
                    head != nil
                {
                    // "2 फ़ोटो हटाए गए और 1 वीडियो जोड़ा गया": a clause has ended.
                    inflectVerbs(in: start..<order, of: head, asked: asked)
                    (first, head, joined, start) = (first ?? head, nil, [], order + 1)
                }
                link = joined.isEmpty || conjunction == .but ? nil : conjunction
            } else if !segment.isArgument {
                let isPassive = HindiVerbs.isPassive(next)
                if unknown != nil {
                    if lexicon.entries(segment.lower).isEmpty, !isPassive, !HindiNoun.isLatin(segment.text),
                        HindiVerbs.agreeing(segment.lower, in: lexicon, isBeforeAuxiliary: HindiVerbs.isAuxiliary(next))
                            == nil
                    {
                        unknown?.append(index)
                    } else if lexicon.isPostposition(segment.lower) || HindiVerbs.isAuxiliary(segment.lower) {
                        report(&unknown)
                    }
                }
                if lexicon.entries(segment.lower).contains(where: { $0.wordClass == .relationalNoun }) {
                    // "आपके पास 1 संदेश": it stands behind what would agree with a noun.
                    modifiers = []
                } else if lexicon.genitive(segment.lower) != nil
                    || HindiVerbs.agreeing(segment.lower, in: lexicon, isBeforeAuxiliary: false) != nil
                    || lexicon.entries(segment.lower).isEmpty
                    || text.counted(min(index + 1, text.indices.count - 1), plurals) != nil
                        && lexicon.demonstrative(segment.lower) != nil
                {
                    modifiers.append(index)
                } else if lexicon.isPostposition(segment.lower) {
                    modifiers = []
                }
            }
        }
        report(&unknown)
        inflectVerbs(in: start..<words.count, of: head, asked: asked)
        head = first ?? head
        var morphology = (context.morphology ?? WordMorphology()).completed(with: head ?? WordMorphology())
        if head?.grammaticalCase == .prepositional { morphology.grammaticalCase = context.morphology?.grammaticalCase }
        return Inflected(
            pieces: text.texts, morphology: morphology, unresolved: unresolved.words, needsTermOfAddress: needsTerm)
    }

    private func conjunction(_ word: String) -> Coordination.Link? {
        lexicon.entries(word).lazy.compactMap(\.wordClass.link).first
    }

    /// Before a postposition; of joined nouns, the one behind the last stands for all.
    private func isOblique(_ order: Int) -> Bool {
        guard order + 1 < words.count else {
            return lexicon.isPostposition(firstWordAfter) || context.morphology?.grammaticalCase == .prepositional
        }
        let next = text[words[order + 1]].lower
        if lexicon.isPostposition(next) { return true }
        guard conjunction(next) != nil,
            let noun = (order + 2..<min(order + 6, words.count)).first(where: { nouns[words[$0]] != nil })
        else { return false }
        let between = words[order + 2..<noun].map { text[$0].lower }
        return between.allSatisfy { !lexicon.isPostposition($0) && !HindiVerbs.isAuxiliary($0) }
            && isOblique(noun)
    }

    private mutating func join(_ gender: Gender, _ isPlural: Bool) {
        if link == nil { (joined, isAlternative) = ([], false) }
        joined.append((gender, isPlural))
        if link == .or { isAlternative = true }
        link = nil
    }

    /// What verbs agree with behind joined nouns. They follow the nearest noun or are masculine plural, as grammars differ: nil where
    /// that is not the same.
    private func whole() -> (gender: Gender, number: Number)? {
        guard let last = joined.last else { return nil }
        let isOne = joined.allSatisfy { $0 == last }
        let isMany =
            !isAlternative && last.isPlural
            && (last.gender == .masculine || joined.allSatisfy { $0.gender == last.gender })
        return isOne && isAlternative || isMany ? (last.gender, last.isPlural ? .plural : .singular) : nil
    }

    private mutating func report(_ unknown: inout [Int]?) {
        for index in unknown ?? [] { unresolved.insert(text[index].text) }
        unknown = nil
    }

    /// Words between a number and its noun that no one knows: in -ा some agree, कड़ा, and some never do, मौजूदा. Those in -ी agree with
    /// the noun that they are written with, or never.
    private mutating func reportAttributes(_ unknown: [Int], isPlural: Bool, isOblique: Bool) {
        for index in unknown {
            let word = text[index].lower
            let isAgreeing =
                isPlural || isOblique
                ? ["ा", "ाँ"].contains(where: word.hasSuffixScalars)
                : ["े", "ए", "ये", "ें"].contains(where: word.hasSuffixScalars)
            if isAgreeing { unresolved.insert(text[index].text) }
        }
    }

    /// "2 होटल बुकिंग": which of two nouns is counted is not told, unless both are written alike in the plural.
    private mutating func reportCompound(_ order: Int, isPlural: Bool) {
        guard order + 1 < words.count, words[order + 1] == words[order] + 1, let second = nouns[words[order + 1]],
            !text[words[order]].isArgument, !text[words[order + 1]].isArgument
        else { return }
        let behind = order + 2 < words.count ? text[words[order + 2]].lower : firstWordAfter
        let segment = text[words[order + 1]]
        if behind.isEmpty || HindiVerbs.isCopula(behind),
            second.form(isPlural: isPlural, isOblique: false) != segment.lower
        {
            unresolved.insert(segment.text)
        }
    }

    private var firstWordAfter: String {
        let scalars = context.following.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(32)
        return String(String.UnicodeScalarView(scalars.prefix { Tokens.isLetter($0) || Tokens.isMark($0) }))
    }

    private mutating func set(_ index: Int, _ form: String) {
        if text[index].lower != form { text[index].replace(with: form) }
    }

    /// Adjectives, possessives and का before a noun: -ा only before a masculine singular in the direct case.
    private mutating func agree(_ modifiers: [Int], _ gender: Gender, isPlural: Bool, isOblique: Bool) {
        for index in modifiers {
            let word = text[index].lower
            if let pair = lexicon.demonstrative(word) {
                set(index, isPlural ? pair.plural : pair.singular)
                continue
            }
            let forms =
                lexicon.genitive(word)
                ?? HindiVerbs.agreeing(word, in: lexicon, isBeforeAuxiliary: false, isAttribute: true)
            if let form = forms?.form(gender, isPlural || (isOblique && gender == .masculine) ? .plural : .singular) {
                set(index, form)
            }
        }
    }

    /// Words behind the last noun, or all of them: by the subject, by what the run agrees with, or by the reader.
    private mutating func inflectVerbs(in clause: Range<Int>, of head: WordMorphology?, asked: Number?) {
        let lastNoun = clause.last { nouns[words[$0]] != nil || text[words[$0]].isArgument }
        let start = lastNoun.map { $0 + 1 } ?? clause.lowerBound
        var subject = head?.grammaticalCase == .prepositional || isReaders(clause) ? nil : head
        var number = subject?.number ?? asked
        let whole = joined.count > 1 ? whole() : nil
        let isOpen = joined.count > 1 && whole == nil
        if let whole {
            subject?.grammaticalGender = whole.gender
            number = whole.number
        }
        let isFree =
            subject == nil && context.agreement?.grammaticalGender == nil
            && context.morphology?.grammaticalGender == nil
        // With an object before it, the verb is the reader's only if nothing else is its subject: आप फ़ाइलें देख पाते हैं.
        let gender =
            subject?.grammaticalGender ?? context.morphology?.grammaticalGender
            ?? context.agreement?.grammaticalGender ?? context.termOfAddress?.grammaticalGender
        for order in start..<max(start, clause.upperBound) where !text[words[order]].isArgument {
            let index = words[order]
            let word = text[index].lower
            if lexicon.isPostposition(word) { continue }
            let next = order + 1 < words.count ? text[words[order + 1]].lower : firstWordAfter
            if let pair = [("है", "हैं")].first(where: { $0.0 == word || $0.1 == word }) {
                if isOpen {
                    unresolved.insert(text[index].text)
                } else if let number {
                    set(index, number.isPlural ? pair.1 : pair.0)
                }
                continue
            }
            guard
                let forms = HindiVerbs.agreeing(
                    word, in: lexicon, isBeforeAuxiliary: HindiVerbs.isAuxiliary(next),
                    isPassive: HindiVerbs.isPassive(next))
            else {
                if !isFree, lexicon.entries(word).isEmpty, nouns[index] == nil,
                    ["ा", "े", "ी"].contains(where: word.hasSuffixScalars)
                {
                    unresolved.insert(text[index].text)
                }
                continue
            }
            if isOpen {
                unresolved.insert(text[index].text)
                continue
            }
            guard let gender else {
                if isFree { needsTerm = true }
                continue
            }
            let own = HindiVerbs.number(of: word, forms, before: next)
            if let form = forms.form(gender, number ?? own) { set(index, form) }
        }
    }

    /// Whether the reader or writer is the subject: आप 2 फ़ाइलें हटाना चाहते हैं, but आप ने 2 फ़ाइलें हटाईं.
    private func isReaders(_ clause: Range<Int>) -> Bool {
        clause.contains { order in
            lexicon.entries(text[words[order]].lower).contains { $0.wordClass == .readerPronoun }
                && !text[words[order]].isArgument
                && !(order + 1 < words.count && lexicon.isPostposition(text[words[order + 1]].lower))
        }
    }

    static func morphology(of phrase: String, lexicon: Lexicon) -> WordMorphology? {
        var inflector = HindiInflector(
            [InflectionPiece(phrase, kind: .argument)], lexicon: lexicon, context: .init(), plurals: nil)
        let morphology = inflector.inflect().morphology
        return morphology.isUnspecified ? nil : morphology
    }
}

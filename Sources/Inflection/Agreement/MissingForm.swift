internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// What a lexicon would have to tell of a word before it can be inflected.
package enum MissingForm: String, Sendable {
    case gender, plural, feminine
    /// The singular of a word that looks like a plural.
    case singular
    /// Whether it is a noun, a verb or an adjective.
    case kind
}

extension Inflector {
    /// What is not known of a word that was left as written; nothing where the word is known, and others around it are the cause.
    package func missingForms(of word: String) -> [MissingForm] {
        guard word.excessiveMark == nil else { return [] }
        return rules.missing(word, words.lexicon)
    }
}

extension PhraseGrammar where Self: Morphology {
    /// What is not known of a word as it is written.
    func missing(of written: String) -> [MissingForm] {
        let word = written.lowercased()
        let entries = lexicon.entries(word)
        if !entries.isEmpty, !entries.contains(where: \.wordClass.isNoun) { return [] }
        if let noun = knownNoun(word) { return missing(of: noun) }
        if !entries.isEmpty && Self.nounsHaveGender || isKnownAttribute(word) { return [] }
        return Self.capitalsTellNouns && written == word || !Self.nounsHaveGender ? [.kind] : [.gender, .plural]
    }

    private func missing(of noun: Noun) -> [MissingForm] {
        var missing: [MissingForm] = []
        if let person = noun.person {
            return person.forms[2...].contains(nil) ? [.feminine] : []
        }
        if Self.nounsHaveGender, noun.gender == nil, !noun.isCommon { missing.append(.gender) }
        if noun.plural == nil { missing.append(.plural) }
        if noun.singular == nil { missing.append(.singular) }
        return missing
    }

    static var nounsHaveGender: Bool { true }
    func isKnownAttribute(_ word: String) -> Bool { mayBeAttribute(word) }
}

extension DeclensionGrammar {
    func knownNoun(_ word: String) -> Noun? {
        let noun = noun(word)
        return noun == Noun() ? nil : noun
    }
}

extension GermanGrammar {
    func isKnownAttribute(_ word: String) -> Bool { isKnownAdjective(word, isInflected: false) }
}

extension RomanceGrammar {
    func knownNoun(_ word: String) -> Noun? { analyze(word, at: .noun).noun ?? endings.noun(word) }
}

extension SwedishGrammar {
    func knownNoun(_ word: String) -> Noun? {
        noun(word).map { Noun(gender: $0.gender, singular: $0.singular, plural: $0.plural) }
    }
}

extension HindiGrammar {
    func knownNoun(_ word: String) -> Noun? {
        HindiNoun(word, in: lexicon).map { Noun(gender: $0.gender, singular: $0.forms[0], plural: $0.forms[1]) }
    }
}

extension EnglishGrammar {
    static var nounsHaveGender: Bool { false }

    func knownNoun(_ word: String) -> Noun? {
        if nouns.isUncertain(word), lexicon.entries(word).isEmpty { return Noun(plural: word) }
        // Of a dictionary's nouns many are verbs too: "1 review mentions it".
        guard nouns.isKnown(word), let noun = nouns.noun(word) else { return nil }
        return Noun(singular: String(noun.forms[0]), plural: nouns.plural(String(noun.forms[0])))
    }

    func isKnownAttribute(_ word: String) -> Bool { isModifier(word) }
}

/// What is known of a word or phrase grammatically: its gender, its number, its part of speech and so on.
///
/// Property and case names are those of Foundation's `Morphology` (whose own name is left to it, so that a file may import
/// both), and of the keys and values that translators write in
/// `morphology: { partOfSpeech: "noun", grammaticalGender: "feminine" }`. What is nil is unknown.
///
/// ```swift
/// let inflector = Inflector(for: "es")!
/// inflector.morphology(of: "pizza")?.grammaticalGender   // .feminine
/// inflector.morphology(of: "panes")?.number              // .plural
/// ```
public struct WordMorphology: Hashable, Codable, Sendable {
    public var grammaticalGender: GrammaticalGender?
    public var partOfSpeech: PartOfSpeech?
    public var number: GrammaticalNumber?
    public var grammaticalCase: GrammaticalCase?
    public var determination: Determination?
    public var grammaticalPerson: GrammaticalPerson?
    public var pronounType: PronounType?
    public var definiteness: Definiteness?

    /// Nothing known but what is given.
    public init(
        grammaticalGender: GrammaticalGender? = nil, partOfSpeech: PartOfSpeech? = nil,
        number: GrammaticalNumber? = nil, grammaticalCase: GrammaticalCase? = nil,
        determination: Determination? = nil, grammaticalPerson: GrammaticalPerson? = nil,
        pronounType: PronounType? = nil, definiteness: Definiteness? = nil
    ) {
        self.grammaticalGender = grammaticalGender
        self.partOfSpeech = partOfSpeech
        self.number = number
        self.grammaticalCase = grammaticalCase
        self.determination = determination
        self.grammaticalPerson = grammaticalPerson
        self.pronounType = pronounType
        self.definiteness = definiteness
    }

    /// Whether nothing is known.
    public var isUnspecified: Bool { self == WordMorphology() }

    /// The same, and where nothing is known here, what `other` knows.
    public func completed(with other: WordMorphology) -> WordMorphology {
        WordMorphology(
            grammaticalGender: grammaticalGender ?? other.grammaticalGender,
            partOfSpeech: partOfSpeech ?? other.partOfSpeech, number: number ?? other.number,
            grammaticalCase: grammaticalCase ?? other.grammaticalCase,
            determination: determination ?? other.determination,
            grammaticalPerson: grammaticalPerson ?? other.grammaticalPerson,
            pronounType: pronounType ?? other.pronounType, definiteness: definiteness ?? other.definiteness)
    }
}

extension WordMorphology {
    public enum GrammaticalGender: String, Hashable, Codable, Sendable, CaseIterable {
        case feminine, masculine, neuter
    }

    public enum PartOfSpeech: String, Hashable, Codable, Sendable, CaseIterable {
        case determiner, pronoun, letter, adverb, particle, adjective, adposition, verb, noun, conjunction, numeral
        case interjection, preposition, abbreviation
    }

    /// The form that goes with a count. The eight languages that have rules here use `singular` and `plural` only.
    public enum GrammaticalNumber: String, Hashable, Codable, Sendable, CaseIterable {
        case singular, zero, plural, pluralTwo, pluralFew, pluralMany

        /// Whether it is any form but the singular.
        public var isPlural: Bool { self != .singular }
    }

    /// The case of a noun phrase. Hindi's oblique, the form before a postposition, is `prepositional`.
    public enum GrammaticalCase: String, Hashable, Codable, Sendable, CaseIterable {
        case nominative, accusative, dative, genitive, prepositional, ablative, adessive, allative, elative, illative
        case essive, inessive, locative, translative
    }

    /// Of a possessive: whether it stands before its noun (`my`) or alone (`mine`).
    public enum Determination: String, Hashable, Codable, Sendable, CaseIterable {
        case dependent, independent
    }

    public enum GrammaticalPerson: String, Hashable, Codable, Sendable, CaseIterable {
        case first, second, third
    }

    public enum PronounType: String, Hashable, Codable, Sendable, CaseIterable {
        case personal, reflexive, possessive
    }

    public enum Definiteness: String, Hashable, Codable, Sendable, CaseIterable {
        case indefinite, definite
    }

    /// One pronoun that a person goes by, and the place in a sentence that it is for.
    ///
    /// ```swift
    /// let xe = WordMorphology.Pronoun(
    ///     pronoun: "xe", morphology: WordMorphology(number: .singular, grammaticalCase: .nominative, pronounType: .personal))
    /// ```
    public struct Pronoun: Hashable, Codable, Sendable {
        public var pronoun: String
        /// The place the pronoun is for; a pronoun whose morphology says nothing of case is not used.
        public var morphology: WordMorphology
        /// What a possessive agrees with, where its form depends on the thing possessed.
        public var dependentMorphology: WordMorphology?

        public init(pronoun: String, morphology: WordMorphology, dependentMorphology: WordMorphology? = nil) {
            self.pronoun = pronoun
            self.morphology = morphology
            self.dependentMorphology = dependentMorphology
        }
    }
}

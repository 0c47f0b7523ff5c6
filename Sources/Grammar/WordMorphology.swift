/// What is known of a word or phrase grammatically: its gender, its number, its part of speech and so on.
///
/// Property and case names are those of Foundation's `Morphology` (whose own name is left to it, so that a file may import
/// both), and of the keys and values that translators write in
/// `morphology: { partOfSpeech: "noun", grammaticalGender: "feminine" }`. What is nil is unknown.
///
/// ```swift
/// let inflector = Inflector(locale: "es")!
/// inflector.morphology(of: "pizza")?.grammaticalGender   // .feminine
/// inflector.morphology(of: "panes")?.number              // .plural
/// ```
public struct WordMorphology: Hashable, Codable, Sendable {
    /// The gender that other words agree with: that of "pizza" in Spanish is feminine.
    public var grammaticalGender: GrammaticalGender?
    /// Noun, adjective, verb and so on.
    public var partOfSpeech: PartOfSpeech?
    /// Singular, plural, or another form that goes with a count.
    public var number: GrammaticalNumber?
    /// The word's place in the sentence, in languages that mark it: "dem" is dative.
    public var grammaticalCase: GrammaticalCase?
    /// Whether a possessive stands before its noun or alone.
    public var determination: Determination?
    /// Who a pronoun or a verb speaks of: "I am", "you are", "she is".
    public var grammaticalPerson: GrammaticalPerson?
    /// Which kind of pronoun the word is.
    public var pronounType: PronounType?
    /// Whether the phrase has the definite article or the indefinite one.
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
    /// The class of a noun that adjectives, articles and pronouns agree with.
    public enum GrammaticalGender: String, Hashable, Codable, Sendable, CaseIterable {
        /// Spanish "la casa", German "die Stadt".
        case feminine
        /// Spanish "el libro", German "der Baum".
        case masculine
        /// German "das Haus"; Spanish, French, Italian, Portuguese and Hindi have none.
        case neuter
    }

    /// What kind of word it is. The rules here look at nouns, adjectives, determiners, pronouns and verbs; the other cases are read
    /// and kept, as Foundation has them.
    public enum PartOfSpeech: String, Hashable, Codable, Sendable, CaseIterable {
        /// An article or another word that opens a noun phrase: "the", "this", "my".
        case determiner
        /// "she", "mine", "themself".
        case pronoun
        /// A letter as a word: "an F".
        case letter
        /// "here", "slowly".
        case adverb
        /// A small word that is none of the others, such as "not".
        case particle
        /// "new", "three-day".
        case adjective
        /// A preposition or a postposition.
        case adposition
        /// "is", "ordered".
        case verb
        /// "pizza", "Straße".
        case noun
        /// "and", "because".
        case conjunction
        /// "three", "third".
        case numeral
        /// "oh", "welcome".
        case interjection
        /// "of", "in".
        case preposition
        /// "km", "Dr.".
        case abbreviation
    }

    /// The form that goes with a count. The ten languages that have rules here use `singular` and `plural` only.
    public enum GrammaticalNumber: String, Hashable, Codable, Sendable, CaseIterable {
        /// One: "file".
        case singular
        /// The form for zero, where a language has one: Arabic, Latvian, Welsh.
        case zero
        /// More than one, or whatever is no other case: "files".
        case plural
        /// The dual: Arabic, Slovenian.
        case pluralTwo
        /// The form for a few: two to four in Czech.
        case pluralFew
        /// The form for many: five and more in Polish.
        case pluralMany

        /// Whether it is any form but the singular.
        public var isPlural: Bool { self != .singular }
    }

    /// The case of a noun phrase. Hindi's oblique, the form before a postposition, is `prepositional`.
    public enum GrammaticalCase: String, Hashable, Codable, Sendable, CaseIterable {
        /// The subject: German "der Mann".
        case nominative
        /// The object: German "den Mann".
        case accusative
        /// To or for somebody: German "dem Mann".
        case dative
        /// Of somebody: German "des Mannes".
        case genitive
        /// After a preposition or before a postposition: Hindi "लड़के" in "लड़के को".
        case prepositional
        /// Out of or away from: no language with rules here has it, nor any of the cases below.
        case ablative
        /// At or on: Finnish "pöydällä".
        case adessive
        /// Onto: Finnish "pöydälle".
        case allative
        /// Out of: Finnish "talosta".
        case elative
        /// Into: Finnish "taloon".
        case illative
        /// As: Finnish "lapsena".
        case essive
        /// In: Finnish "talossa".
        case inessive
        /// At a place: Polish "domu" in "w domu".
        case locative
        /// Becoming: Finnish "opettajaksi".
        case translative
    }

    /// Of a possessive: whether it stands before its noun (`my`) or alone (`mine`).
    public enum Determination: String, Hashable, Codable, Sendable, CaseIterable {
        /// Before its noun: "my".
        case dependent
        /// Alone: "mine".
        case independent
    }

    /// Who a pronoun or a verb speaks of.
    public enum GrammaticalPerson: String, Hashable, Codable, Sendable, CaseIterable {
        /// Who speaks: "I", "we".
        case first
        /// Who is spoken to: "you".
        case second
        /// Who or what is spoken of: "she", "they".
        case third
    }

    /// The kinds of pronouns among which a term of address chooses.
    public enum PronounType: String, Hashable, Codable, Sendable, CaseIterable {
        /// "he", "him".
        case personal
        /// "himself".
        case reflexive
        /// "his"; ``Determination`` tells "my" from "mine".
        case possessive
    }

    /// Whether a phrase is about a thing that is known already.
    public enum Definiteness: String, Hashable, Codable, Sendable, CaseIterable {
        /// "a file".
        case indefinite
        /// "the file".
        case definite
    }

    /// One pronoun that a person goes by, and the place in a sentence that it is for.
    ///
    /// ```swift
    /// let xe = WordMorphology.Pronoun(
    ///     pronoun: "xe", morphology: WordMorphology(number: .singular, grammaticalCase: .nominative, pronounType: .personal))
    /// ```
    public struct Pronoun: Hashable, Codable, Sendable {
        /// The word itself: "xe".
        public var pronoun: String
        /// The place the pronoun is for; a pronoun whose morphology says nothing of case is not used.
        public var morphology: WordMorphology
        /// What a possessive agrees with, where its form depends on the thing possessed.
        public var dependentMorphology: WordMorphology?

        /// A pronoun for the place that `morphology` says, for ``TermOfAddress/custom(pronouns:)``.
        public init(pronoun: String, morphology: WordMorphology, dependentMorphology: WordMorphology? = nil) {
            self.pronoun = pronoun
            self.morphology = morphology
            self.dependentMorphology = dependentMorphology
        }
    }
}

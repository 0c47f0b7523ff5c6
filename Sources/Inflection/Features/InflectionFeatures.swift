public import LocaleFormatGrammar

/// The grammatical features that a phrase is asked to have, or has: what is nil is not asked, or not known.
///
/// Names and values are those of Unicode Inflection (`grammar.xml` of unicode-org/inflection), as `fmt inflect` and the function
/// `:inflect` of messages have them too.
///
/// ```swift
/// let german = Inflector(locale: "de")!
/// try german.inflect("eine neue Katze", to: .init(number: .plural, case: .dative))             // "neuen Katzen"
/// try german.inflect("Katze", to: .init(number: .plural, case: .dative, definiteness: .definite))    // "den Katzen"
/// german.features(of: "eine neue Katze").gender                                                 // .feminine
/// ```
public struct InflectionFeatures: Hashable, Codable, Sendable {
    /// How many: in the languages with rules here, one or more than one.
    public enum Number: String, Hashable, Codable, Sendable, CaseIterable {
        /// "file".
        case singular
        /// Two: no language with rules here has it.
        case dual
        /// "files".
        case plural
    }

    /// A phrase's place in the sentence.
    public enum Case: String, Hashable, Codable, Sendable, CaseIterable {
        /// The subject: German "der Mann"; Korean 은, 는, and of ``Clusivity/inclusive`` 이, 가.
        case nominative
        /// The object: German "den Mann", Korean 을, 를.
        case accusative
        /// To or for somebody: German "dem Mann".
        case dative
        /// Of somebody: German "des Mannes", English "the man’s", Korean 의.
        case genitive
        /// Hindi before no postposition: लड़का.
        case direct
        /// Hindi before a postposition: लड़के.
        case oblique
        /// With somebody: Korean 과, 와.
        case comitative
        /// By means of, or toward: Korean 으로, 로.
        case instrumental
        /// Calling somebody: Korean 아, 야.
        case vocative
        /// Behind a preposition: Spanish "mí".
        case prepositional
    }

    /// The class of a noun, or the person that a phrase is about.
    public enum Gender: String, Hashable, Codable, Sendable, CaseIterable {
        /// German "der", Spanish "el".
        case masculine
        /// German "die", Spanish "la".
        case feminine
        /// German "das", Dutch "het".
        case neuter
        /// Swedish nouns with "den"; Dutch ones with "de", of which it is no longer told whether they are masculine or feminine.
        case common
    }

    /// What adjectives do, where the article before them does not tell.
    public enum Declension: String, Hashable, Codable, Sendable, CaseIterable {
        /// German behind no article: "neuer Freund".
        case strong
        /// German behind the definite article: "neue Freund".
        case weak
        /// German behind the indefinite article: "neuer Freund", "neuen Freundes".
        case mixed
        /// Dutch with -e: "nieuwe".
        case declined
        /// Dutch without: "nieuw".
        case undeclined
    }

    /// Of a Korean nominative: whether others are meant too.
    public enum Clusivity: String, Hashable, Codable, Sendable, CaseIterable {
        /// The subject, with 이, 가.
        case inclusive
        /// The topic, with 은, 는.
        case exclusive
    }

    /// Singular or plural.
    public var number: Number?
    /// Nominative, dative and so on.
    public var `case`: Case?
    /// Masculine, feminine and so on.
    public var gender: Gender?
    /// With the definite article or the indefinite one.
    public var definiteness: WordMorphology.Definiteness?
    /// Of adjectives.
    public var declension: Declension?
    /// Of pronouns; a phrase with a noun is of the third.
    public var person: WordMorphology.GrammaticalPerson?
    /// Of a Korean nominative.
    public var clusivity: Clusivity?

    /// The features that are given.
    public init(
        number: Number? = nil, case grammaticalCase: Case? = nil, gender: Gender? = nil,
        definiteness: WordMorphology.Definiteness? = nil, declension: Declension? = nil,
        person: WordMorphology.GrammaticalPerson? = nil, clusivity: Clusivity? = nil
    ) {
        self.number = number
        self.case = grammaticalCase
        self.gender = gender
        self.definiteness = definiteness
        self.declension = declension
        self.person = person
        self.clusivity = clusivity
    }

    /// The names of the features: those of the options of `fmt inflect` and `:inflect`.
    public enum Name: String, Hashable, Codable, Sendable, CaseIterable {
        /// A feature.
        case number, `case`, gender, definiteness, declension, person, clusivity
    }

    /// The value of a feature by its name, `"plural"`; nil where it has none. Setting a word that is no value of any language sets none.
    public subscript(name: Name) -> String? {
        get {
            switch name {
            case .number: number?.rawValue
            case .case: self.case?.rawValue
            case .gender: gender?.rawValue
            case .definiteness: definiteness?.rawValue
            case .declension: declension?.rawValue
            case .person: person?.rawValue
            case .clusivity: clusivity?.rawValue
            }
        }
        set {
            switch name {
            case .number: number = newValue.flatMap(Number.init)
            case .case: self.case = newValue.flatMap(Case.init)
            case .gender: gender = newValue.flatMap(Gender.init)
            case .definiteness: definiteness = newValue.flatMap(WordMorphology.Definiteness.init)
            case .declension: declension = newValue.flatMap(Declension.init)
            case .person: person = newValue.flatMap(WordMorphology.GrammaticalPerson.init)
            case .clusivity: clusivity = newValue.flatMap(Clusivity.init)
            }
        }
    }
}

extension InflectionFeatures: CustomStringConvertible {
    /// `number=plural case=dative`
    public var description: String {
        Name.allCases.compactMap { name in self[name].map { "\(name.rawValue)=\($0)" } }.joined(separator: " ")
    }
}

package import LocaleFormatGrammar

/// What the lexicon says a word is. The raw value is the class's name in `Data/Inflection/*.tsv`; its README says what each
/// means.
package enum WordClass: String, Sendable, CaseIterable {
    case feminineNoun = "nf"
    case masculineNoun = "nm"
    case neuterNoun = "nn"
    case commonNoun = "nc"
    /// Hindi: masculine, and unchanged though it ends in -ā.
    case unchangedNoun = "nu"
    /// Of a language without gender.
    case noun = "n"
    /// Spanish: feminine, with "el".
    case elNoun = "ne"
    /// German: of the weak declension.
    case weakNoun = "nw"
    /// With a form for each gender of person.
    case person = "np"
    case pluralOnlyNoun = "p"
    case adjective = "a"
    case determiner = "d"
    /// English: "the" or a possessive.
    case definite = "dd"
    /// Counts what follows: "two", "all".
    case quantifier = "k"
    /// The same, and German adjectives behind it are weak: "alle", "beide".
    case weakQuantifier = "kw"
    /// Counts one, before "of": "each of", "neither of".
    case singularQuantifier = "ks"
    /// A verb of the third person, with its plural.
    case verb = "v"
    /// A verb that an infinitive follows: "kann … geöffnet werden".
    case modalVerb = "vn"
    /// A verb whose subject may stand behind it: "quedan 2 días".
    case presentingVerb = "vi"
    /// "to be" of the third person: what follows agrees with the subject.
    case copula = "vb"
    /// "to have" of the third person: the participle that follows does not agree.
    case have = "vh"
    /// The participle of "to be": the participle that follows it agrees again.
    case beParticiple = "vp"
    /// A participle whose verb presents its subject: "han pasado 2 horas".
    case presentingParticiple = "vq"
    /// "to be" of the first or second person: what follows agrees with the reader.
    case readerCopula = "rb"
    /// "to have" of the first or second person.
    case readerHave = "rh"
    /// Another verb of the first or second person.
    case readerVerb = "rv"
    /// A pronoun for the reader: "vous", "usted".
    case readerPronoun = "rp"
    /// A pronoun that is the verb's subject and nothing to agree with here: "il reste".
    case subjectPronoun = "s"
    /// "se" of the passive: "se han eliminado 2 fotos".
    case reflexive = "se"
    /// An adverb behind which "of" and a number count: "más de 2 horas", "plus de 2 heures".
    case quantityAdverb = "xq"
    /// Between a number and its noun: "2 more files".
    case degree = "xd"
    /// "can", "did": the verb behind it does not agree.
    case modal = "vm"
    case preposition = "pp"
    /// Hindi: a word behind के that is a postposition with it: "के पास".
    case relationalNoun = "pr"
    /// A preposition and an article in one: "del", "aux".
    case contraction = "pd"
    /// "and".
    case conjunction = "c"
    /// "or".
    case alternative = "co"
    /// "but": what follows has a verb of its own.
    case adversative = "cb"
    /// English "because", "when": what follows has a subject of its own.
    case subordinator = "cs"
    /// "que", "qui", "che".
    case relative = "r"
    /// "qui", which is always the subject of its clause.
    case subjectRelative = "rs"
    /// "whose", before a noun.
    case relativeDeterminer = "rd"
    /// "que", behind whose "avoir" participles agree with the noun before.
    case objectRelative = "ro"
    /// How French words begin whose h is aspirated, and others that nothing is elided before.
    case aspirated = "h"
    /// An acronym that is said as a word.
    case spokenAcronym = "w"
    /// English: the symbol of a unit, which has no plural.
    case unit = "u"
    /// English: the part of a noun behind a hyphen: check-in.
    case particle = "pj"
    /// English: a noun with an adjective that stands behind it: attorney_general.
    case postpositive = "ap"
    /// Never inflected, and nothing is told by it.
    case other = "x"
    /// How Korean reads a word or unit: with a last vowel, ㄹ, another consonant.
    case endsInVowel = "kv"
    case endsInRieul = "kl"
    case endsInConsonant = "kc"

    package var isNoun: Bool {
        switch self {
        case .feminineNoun, .masculineNoun, .neuterNoun, .commonNoun, .unchangedNoun, .noun, .elNoun, .weakNoun,
            .person:
            true
        default: false
        }
    }

    /// Of what belongs to no noun phrase.
    package var isFunction: Bool {
        switch self {
        case .other, .quantityAdverb, .degree, .modal, .relationalNoun, .preposition, .conjunction, .alternative,
            .adversative, .subordinator, .relative, .subjectRelative, .objectRelative,
            .relativeDeterminer:
            true
        default: false
        }
    }

    /// Of the third person, with a form for each number.
    package var isVerb: Bool {
        switch self {
        case .verb, .modalVerb, .presentingVerb, .copula, .have: true
        default: false
        }
    }

    /// Nil for persons, whose form tells, and for nouns of both genders.
    package var gender: WordMorphology.GrammaticalGender? {
        switch self {
        case .feminineNoun, .elNoun: .feminine
        case .masculineNoun, .unchangedNoun, .weakNoun: .masculine
        case .neuterNoun: .neuter
        default: nil
        }
    }
}

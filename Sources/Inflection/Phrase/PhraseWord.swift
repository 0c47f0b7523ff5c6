internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// What a word is in the phrase it stands in.
enum PhraseWord {
    /// With its forms, where they follow from gender and number alone; a declined one has its forms in a `Declension`.
    case determiner([AgreeingForms])
    /// A preposition and an article in one: "del", "aux", "zum".
    case contraction([AgreeingForms], cases: [WordMorphology.GrammaticalCase])
    /// Several where the form depends on the place: Spanish "buen" before its noun, "bueno" after.
    case adjective([AgreeingForms])
    case noun(Noun)
    case verb(VerbForms)
    /// The participle of "to be", which another may follow.
    case beParticiple(AgreeingForms)
    case readerVerb(isHave: Bool)
    case readerPronoun
    case subjectPronoun
    case reflexive
    /// With the cases that it asks for; two of a German one like "in", none where a language has none.
    case preposition(cases: [WordMorphology.GrammaticalCase])
    case conjunction(Coordination.Link)
    /// English "because": a clause begins.
    case subordinator
    /// Of one that is always the subject of what follows, French "qui", the verb agrees with its noun.
    case relative(isSubject: Bool)
    /// "whose": the verb is of the noun behind it. German "deren" agrees with the noun before.
    case relativeDeterminer(agrees: Bool)
    /// French "que": a participle behind "avoir" agrees with its noun.
    case objectRelative
    /// English "can": the verb behind it does not agree.
    case auxiliary
    /// A verb that shows no number.
    case infinitive
    case other
    case unknown

    var noun: Noun? { if case .noun(let noun) = self { noun } else { nil } }
    /// What an argument is made of are nouns and what belongs to them.
    var mayBeOfArgument: Bool {
        switch self {
        case .verb, .beParticiple, .readerVerb, .readerPronoun, .subjectPronoun, .relative, .objectRelative,
            .determiner:
            false
        default: true
        }
    }

    var isOther: Bool { if case .other = self { true } else { false } }
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// What a run's words are at each place, as far as it was asked.
final class AnalyzedWords {
    private var words: [PhraseWord?]

    init(count: Int) { words = Array(repeating: nil, count: count * PhrasePlace.allCases.count) }

    subscript(index: Int, place: PhrasePlace) -> PhraseWord? {
        get { words[index * PhrasePlace.allCases.count + place.rawValue] }
        set { words[index * PhrasePlace.allCases.count + place.rawValue] = newValue }
    }
}

/// Where a word stands, which chooses among what it may be: "demande" and "prêt" are nouns and others.
enum PhrasePlace: Int, CaseIterable {
    /// Where anything may begin.
    case start
    /// Behind a number or a determiner.
    case noun
    /// Behind a noun or a verb.
    case behind
    /// Behind a comma that a noun stands before: "2 Dateien, die …".
    case clause
}

/// A verb of the third person.
struct VerbForms {
    enum Kind { case plain, modal, presenting, copula, have }

    let singular: String
    package let plural: String
    let kind: Kind

    init(singular: String, plural: String, kind: Kind) {
        (self.singular, self.plural, self.kind) = (singular, plural, kind)
    }

    /// Nil for an entry that is no verb with both forms.
    init?(_ entry: Lexicon.Entry) {
        let kind: Kind
        switch entry.wordClass {
        case .verb: kind = .plain
        case .modalVerb: kind = .modal
        case .presentingVerb: kind = .presenting
        case .copula: kind = .copula
        case .have: kind = .have
        default: return nil
        }
        guard let plural = entry.form(1) else { return nil }
        self.init(singular: String(entry.forms[0]), plural: plural.replacing("_", with: " "), kind: kind)
    }

    func form(_ number: WordMorphology.GrammaticalNumber) -> String { number.isPlural ? plural : singular }
}

internal import LocaleFormatGrammar

/// A noun phrase of a run: the words that agree with one noun.
struct Phrase {
    var determiners: [Int] = []
    /// Adjectives and participles, known or recognised by their ending.
    var attributes: [Int] = []
    var head: Int?
    var number: WordMorphology.GrammaticalNumber?
    /// Behind a preposition: not the subject of a verb.
    var isGoverned = false
    /// Behind the preposition of the phrase that it is joined to: "en 2 carpetas y 1 álbum".
    var isInherited = false
    /// What the preposition asks for.
    var cases: [WordMorphology.GrammaticalCase] = []
    /// Whether the phrase begins its clause, so that it is the subject.
    var isFirst = false
    /// Behind "to have" and its subject.
    var isObject = false
    /// German "alle", "beide": adjectives behind them are weak.
    var isWeak = false
    /// A number that counts nothing here: "2 de mayo".
    var isDate = false
    /// The "and", "or" or comma before it.
    var link: Coordination.Link?
    /// Whether the number stands before the phrase that this one is joined to: "2 fotos y vídeos".
    var sharesNumber = false
    /// Words that nothing is known of, where one that agrees may stand.
    var doubtful: [Int] = []

    var words: [Int] { determiners + attributes + (head.map { [$0] } ?? []) }
    var isEmpty: Bool { head == nil && attributes.isEmpty }
}

/// What a verb or a predicate agrees with.
enum PhraseSubject: Equatable {
    case phrase(Int)
    /// The reader, whose gender a term of address tells.
    case reader
    /// A pronoun, whose gender is the reader's if one is asked for, or what is outside of the run.
    case pronoun
}

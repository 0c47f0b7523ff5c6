internal import LocaleFormatGrammar

/// What a parse knows of the clause that it is in; a new one begins with nothing.
struct Clause {
    /// What it is to the clauses around it, which wait on a stack.
    enum Kind {
        case main
        /// Behind "wenn": at the next comma another clause begins.
        case subordinate
        /// Says more of a noun of the clause around it, which goes on behind its verb.
        case relative(Relative)
        /// What is outside goes on behind it.
        case parenthesis
    }

    /// How far it is read.
    enum State: Equatable {
        /// No phrase or verb came yet.
        case opening
        case subject
        case predicate(Auxiliary)
    }

    enum Auxiliary {
        case none
        /// "to have" or "to be": another verb is a participle.
        case some
        /// "to have" behind its subject, so that what follows is an object.
        case owner
    }

    /// What stands directly before, or with adverbs between if it is a verb.
    enum Behind { case nothing, noun, comma, verb, have }

    /// Whether a preposition asks for cases.
    enum Government {
        case none
        case open([WordMorphology.GrammaticalCase])
        /// Its noun is read; one that is joined may be behind it too.
        case closed([WordMorphology.GrammaticalCase])
    }

    var kind = Kind.main
    var state = State.opening
    var behind = Behind.nothing
    var government = Government.none
    var infinitive = Infinitive.none

    var subject: PhraseSubject?
    /// The first phrase that no preposition governs.
    var candidate: Int?
    /// What the clause begins with, for a verb behind "and": "1 person liked 2 photos and is here".
    var first: PhraseSubject?
    /// The first phrase behind a preposition, where no other comes: "More than 2 hours", "None of the 2 files".
    var tentative: Int?
    var last: Int?
    /// The phrase behind whose "of …" an adjective may still stand.
    var outer: Int?
    var joining = Joining()
    /// A phrase joined to one behind a preposition; a verb directly behind it is its own: "in your cart and 1 item is saved".
    var inherited: Int?
    /// Verbs and predicates that wait for their subject.
    var pending: [Int] = []
    /// A number that a preposition parts from its noun: "2 vom Administrator gesperrte Kontakte".
    var parted: WordMorphology.GrammaticalNumber?
    var isReflexive = false
}

/// A relative clause.
struct Relative {
    enum Stage: Equatable {
        /// Whose verb it is, is open, but for one behind a pronoun that is always the subject: "2 personnes qui vous suivent".
        case opened(isSubject: Bool)
        /// "die je …": the verb is of the pronoun or of the noun before.
        case pronoun(of: Int)
        case subject
        /// The next verb is of the clause around.
        case verb
    }

    var stage: Stage
    /// Whether it is open which verb is its own: "2 files that Ana sent …".
    var isDoubtful = false
    /// What a participle behind "avoir" agrees with.
    var object: Int?
}

extension Clause {
    var relative: Relative? {
        get { if case .relative(let relative) = kind { relative } else { nil } }
        set { if let newValue { kind = .relative(newValue) } }
    }

    /// In a relative clause that has no subject and no verb that are known.
    var isRelative: Bool {
        switch relative?.stage {
        case .opened, .pronoun: true
        default: false
        }
    }

    var isSubjectRelative: Bool { relative?.stage == .opened(isSubject: true) }

    /// Whether it has "to have" or "to be".
    var hasAuxiliary: Bool {
        switch state {
        case .predicate(.some), .predicate(.owner): true
        default: false
        }
    }

    var isAfterVerb: Bool { behind == .verb || behind == .have }

    /// Behind a preposition.
    var isGoverned: Bool { if case .open = government { true } else { false } }

    var cases: [WordMorphology.GrammaticalCase] {
        switch government {
        case .none: []
        case .open(let cases), .closed(let cases): cases
        }
    }

    /// A phrase or a verb came.
    mutating func begin() { if state == .opening { state = .subject } }

    mutating func leavePreposition() { if case .open(let cases) = government { government = .closed(cases) } }

    mutating func returnToPreposition() { government = .open(cases) }
}

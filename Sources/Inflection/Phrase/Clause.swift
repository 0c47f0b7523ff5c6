internal import LocaleFormatGrammar

/// What a parse knows of the clause that it is in; a new one begins with nothing.
struct Clause {
    var subject: PhraseSubject?
    /// The first phrase that no preposition governs.
    var candidate: Int?
    /// What the clause begins with, for a verb behind "and": "1 person liked 2 photos and is here".
    var first: PhraseSubject?
    /// The first phrase behind a preposition, where no other comes: "More than 2 hours", "None of the 2 files".
    var tentative: Int?
    /// Behind "You and".
    var isJoinedToPronoun = false
    var last: Int?
    /// The phrase behind whose "of …" an adjective may still stand.
    var outer: Int?
    var joining = Joining()
    /// A phrase joined to one behind a preposition; a verb directly behind it is its own: "in your cart and 1 item is saved".
    var inherited: Int?
    /// What waits for its subject.
    var pendingVerbs: [Int] = []
    var pendingPredicates: [Int] = []
    /// Behind "wenn": at the next comma another clause begins.
    var isSubordinate = false
    /// Whether no phrase or verb came yet.
    var isFirst = true

    /// Behind a preposition, with what it asks for.
    var isGoverned = false
    var cases: [WordMorphology.GrammaticalCase] = []
    /// A number that a preposition parts from its noun: "2 vom Administrator gesperrte Kontakte".
    var parted: WordMorphology.GrammaticalNumber?

    var isAfterNoun = false
    var isAfterVerb = false
    var isAfterHave = false
    /// Whether "to have" stands behind its subject, so that what follows is an object.
    var isAfterOwner = false
    /// Whether the clause has "to have" or "to be": another verb is a participle then.
    var hasAuxiliary = false
    var infinitive = Infinitive.none
    var isReflexive = false
    /// Behind "can", before its verb.
    var isAfterModal = false

    /// In a relative clause that has no verb yet.
    var isRelative = false
    /// Behind "qui": "2 personnes qui vous suivent".
    var isSubjectRelative = false
    /// Of a relative clause, whether it is open which verb is its own: "2 files that Ana sent …".
    var isDoubtful = false
    /// Of "die je …", the noun before.
    var relativeOwner: Int?
    /// What a participle behind "avoir" agrees with.
    var relativeObject: Int?
    /// Outside of a relative clause, the subject; and whether the clause has its verb, so that the next is outside.
    var outside: (subject: Int, isNext: Bool)?
}

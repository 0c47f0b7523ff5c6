// Clauses within clauses, on a stack.
extension PhraseParse {
    /// How deep clauses stand in each other; what is deeper is read as a part of the clause around it.
    private static var depth: Int { 8 }

    /// A relative clause begins. Behind its verb goes on what is around it, whose subject is told.
    mutating func enter(_ relative: Relative, of antecedent: Int?) {
        guard let antecedent, enclosing.count < Self.depth else { return }
        var around = clause
        if !phrases[antecedent].isGoverned { around.subject = .phrase(clause.candidate ?? antecedent) }
        enclosing.append(around)
        clause.kind = .relative(relative)
    }

    /// "2 fotos que has añadido fueron eliminadas": the verb behind that of a relative clause is of the noun before it.
    mutating func leaveRelatives() {
        while clause.relative?.stage == .verb, let around = enclosing.popLast() {
            (clause.kind, clause.subject, clause.candidate) = (around.kind, around.subject, around.candidate)
            (clause.first, clause.tentative) = (around.first, around.tentative)
        }
    }

    mutating func readRelative(_ index: Int, isSubject: Bool) {
        closePhrase()
        // The nearest noun that may be counted: "2 fotos de Ana que …" is about the photos.
        let antecedent = clause.outer ?? clause.last
        clause.outer = nil
        if let antecedent { relatives.append((index, antecedent)) }
        // "1 photo in 2 albums that …" may be of either.
        let isDoubtful =
            Chunks.relativesMayReachBack && phrases.last?.number != nil && antecedent != phrases.indices.last
        enter(Relative(stage: .opened(isSubject: isSubject), isDoubtful: isDoubtful), of: antecedent)
        clause.subject = antecedent.map { .phrase($0) } ?? (isSubject ? .pronoun : nil)
        openRelative()
    }

    /// "2 Geräte, deren Akku leer ist, …": the relative clause has a subject of its own.
    mutating func readRelativeDeterminer(_ index: Int, agrees: Bool) {
        closePhrase()
        let antecedent = clause.outer ?? clause.last
        if agrees, let antecedent { relatives.append((index, antecedent)) }
        enter(Relative(stage: .subject), of: antecedent)
        (clause.subject, clause.candidate, clause.outer) = (nil, nil, nil)
        openRelative()
    }

    /// French "que": "2 photos que vous avez partagées".
    mutating func readObjectRelative(at place: PhrasePlace) {
        guard phrase != nil || place == .clause else {
            // "Dès que 2 invités arrivent": what begins a clause is no preposition.
            return clause.leavePreposition()
        }
        let object = clause.outer ?? phrase ?? clause.last
        closePhrase()
        enter(Relative(stage: .subject, object: object), of: object)
    }

    private mutating func openRelative() {
        if case .predicate = clause.state { clause.state = .subject }
        (clause.behind, clause.infinitive) = (.nothing, .none)
        clause.leavePreposition()
        clause.joining.readRelative()
    }

    /// Of a relative clause without a verb that is known, the last word may be it: "2 personen die je volgt".
    mutating func closeRelative() {
        guard let lastWord, clause.isRelative else { return }
        if case .pronoun(let owner) = clause.relative?.stage {
            phrases[owner].doubtful.append(lastWord)
        } else if case .phrase(let phrase) = clause.subject {
            phrases[phrase].doubtful.append(lastWord)
        }
        clause.relative?.stage = .subject
    }

    /// Whether a clause behind "wenn" is around.
    var isSubordinate: Bool {
        if case .subordinate = innermost.kind { true } else { false }
    }

    /// Whether a parenthesis is open.
    var isInParenthesis: Bool { enclosing.count > relativeCount }

    /// Without the relative clauses in it.
    var innermost: Clause {
        let count = relativeCount
        return count == 0 ? clause : enclosing[enclosing.count - count]
    }

    /// How many relative clauses stand in each other here.
    private var relativeCount: Int {
        guard clause.relative != nil else { return 0 }
        return 1 + enclosing.reversed().prefix { $0.relative != nil }.count
    }

    /// Leaves all relative clauses, and begins another clause in what is around them.
    mutating func beginClause() {
        enclosing.removeLast(relativeCount)
        clause = Clause()
    }
}

internal import LocaleFormatGrammar

/// Phrases joined by "and" or "or", with which as a whole a verb or a predicate agrees.
struct Coordination {
    typealias Number = WordMorphology.GrammaticalNumber
    typealias Gender = WordMorphology.GrammaticalGender

    enum Link {
        case and, or, comma
        /// What follows is joined to nothing, and has a verb of its own.
        case but
    }

    /// One of the members, in place of the whole.
    enum Nearest { case first, last }

    var members: [Int]
    /// What joins the last; a comma where no word does.
    var link: Link
    /// Whether the last may be joined to what is inside of the one before: "1 álbum con 2 fotos y 1 vídeo".
    var isAmbiguous = false
    /// Whether the last may begin a clause: "1 build failed and 1 build …".
    var mayEnd = false
    /// The member that is followed in place of the whole, in a text that was written so.
    var nearest: Nearest?

    /// The number of the whole, by those of its members; nil where it is open, or where the member in question may as well stand
    /// alone. Joined by "and" they are many. By "or", languages take the number that all of them have, and disagree where it is
    /// not one.
    func number(_ numbers: [Number?], of member: Int) -> Number? {
        if let nearest { return nearest == .first ? numbers[0] : numbers[numbers.count - 1] }
        let isOne = numbers.allSatisfy { $0 == numbers[0] }
        let whole: Number? = link == .or ? (isOne ? numbers[0] : nil) : .plural
        return readings(of: member).allSatisfy { numbers[$0] == whole } ? whole : nil
    }

    /// The gender of the whole: masculine if that of one is.
    func gender(_ genders: [Gender?], of member: Int) -> Gender? {
        if let nearest { return nearest == .first ? genders[0] : genders[genders.count - 1] }
        let isOne = genders.allSatisfy { $0 == genders[0] }
        let whole = isOne ? genders[0] : link != .or && genders.contains(.masculine) ? .masculine : nil
        return readings(of: member).allSatisfy { genders[$0] == whole } ? whole : nil
    }

    /// Members that may be meant alone.
    private func readings(of member: Int) -> Set<Int> {
        Set(
            (isAmbiguous || link == .comma ? [0] : []) + (member > 0 ? [member] : [])
                + (mayEnd ? [members.count - 1] : []))
    }
}

/// The coordinations of a run. A phrase is a member of one at most.
struct Coordinations {
    private var wholes: [Coordination] = []
    /// Of each member, where its coordination is and as which one it stands there.
    private var places: [Int: (whole: Int, member: Int)] = [:]

    subscript(phrase: Int) -> (whole: Coordination, member: Int)? {
        places[phrase].map { place in
            var whole = wholes[place.whole]
            whole.nearest = nearest
            return (whole, place.member)
        }
    }

    var isEmpty: Bool { wholes.isEmpty }
    var nearest: Coordination.Nearest?

    /// The number of the coordination that a phrase is a member of.
    func number(of phrase: Int) -> Int? { places[phrase]?.whole }

    /// Adds a pair: to the coordination that its first member ends, or as a new one.
    mutating func join(_ pair: Coordination) {
        guard let joint = pair.members.first, let next = pair.members.last else { return }
        guard let whole = places[joint]?.whole, wholes[whole].members.last == joint else {
            for (member, phrase) in pair.members.enumerated() where places[phrase] == nil {
                places[phrase] = (wholes.count, member)
            }
            return wholes.append(pair)
        }
        places[next] = (whole, wholes[whole].members.count)
        wholes[whole].members.append(next)
        if wholes[whole].link != .or { wholes[whole].link = pair.link }
        if pair.isAmbiguous { wholes[whole].isAmbiguous = true }
        if pair.mayEnd { wholes[whole].mayEnd = true }
    }

    /// Takes a phrase from the end of the last coordination, which with one member is none.
    mutating func separate(_ phrase: Int) {
        guard let last = wholes.indices.last, wholes[last].members.last == phrase else { return }
        places[wholes[last].members.removeLast()] = nil
        guard wholes[last].members.count < 2 else { return }
        for member in wholes.removeLast().members { places[member] = nil }
    }
}

/// The number of a verb's subject.
enum SubjectNumber {
    /// Nothing is put in that the verb has to follow.
    case untouched
    /// Grammar leaves it open.
    case open
    case known(WordMorphology.GrammaticalNumber)

    init(_ number: WordMorphology.GrammaticalNumber?) { self = number.map { .known($0) } ?? .untouched }

    init(_ whole: Coordination, of member: Int, _ numbers: [WordMorphology.GrammaticalNumber?]) {
        self = whole.number(numbers, of: member).map { .known($0) } ?? .open
    }
}

/// What a parse remembers of the phrases that the next one may be joined to.
struct Joining {
    /// The phrase before, that no preposition governs; nil behind a verb.
    private(set) var joint: Int?
    private var link: Coordination.Link?
    /// Whether a phrase behind a preposition came since.
    private(set) var isAfterPreposition = false
    private(set) var hasVerb = false
    /// Behind "You and".
    private(set) var isBehindPronoun = false
    /// Whether no phrase came since the conjunction.
    private(set) var isAfterLink = false
    private(set) var startsClause = false
    /// What a verb behind "…, and 1 video" agrees with, where the words before have a verb of their own.
    private(set) var nextSubject: Int?

    mutating func read(_ link: Coordination.Link, isAfterPhrase: Bool, isBehindPronoun: Bool = false) {
        self.isBehindPronoun = isBehindPronoun
        self.link = link != .but && (isAfterPhrase || joint != nil || isAfterPreposition) ? link : nil
        (isAfterLink, startsClause) = (true, hasVerb || link == .but)
    }

    mutating func readComma() {
        if link == nil, joint != nil || isAfterPreposition { link = .comma }
        startsClause = hasVerb
    }

    mutating func readRelative() { (link, startsClause) = (nil, false) }

    mutating func readPreposition() { (link, isAfterLink) = (nil, false) }

    mutating func readVerb() {
        self = Joining()
        hasVerb = true
    }

    /// Whether the next phrase is joined to another.
    var isJoining: Bool { link != nil }
    /// Whether the next phrase is joined to one behind a preposition, and to nothing before it.
    var isBehindGoverned: Bool { link != nil && isAfterPreposition && joint == nil }
    /// Whether nothing but a comma is before the next phrase.
    var isBehindComma: Bool { link == .comma }
    /// Whether the next phrase may be joined to one behind a preposition.
    var isAfterGoverned: Bool { link != nil && isAfterPreposition }

    /// What is before the phrase that begins.
    mutating func take() -> Coordination.Link? {
        defer { (link, isAfterLink) = (nil, false) }
        return link
    }

    mutating func closeGoverned() { isAfterPreposition = true }

    mutating func close(_ phrase: Int) {
        if startsClause { nextSubject = phrase }
        (joint, isAfterPreposition, startsClause) = (phrase, false, false)
    }
}

extension PhraseParse {
    /// Joins a phrase that ends to the one before.
    mutating func join(_ index: Int) {
        let phrase = phrases[index]
        if phrase.link != nil, clause.joining.isAfterPreposition, phrase.number == nil, phrase.determiners.isEmpty {
            // "2 fotos de Ana y Luis": both are behind the preposition.
            phrases[index].isGoverned = true
        }
        guard !phrases[index].isGoverned else { return clause.joining.closeGoverned() }
        guard isNominal(phrase) || Chunks.bareAttributesCount && !phrase.isEmpty else { return }
        defer { clause.joining.close(index) }
        guard let joint = clause.joining.joint, let link = phrase.link else { return }
        if link == .comma, phrase.number == nil || phrases[joint].number == nil { return }
        // "You have 2 files, 1 is new".
        if link == .comma, Chunks.commaPartsClauses, clause.joining.startsClause { return }
        let isAmbiguous = clause.joining.isAfterPreposition || phrase.sharesNumber && phrase.number == .singular
        let mayEnd = link == .and && Chunks.mayEnd(joint, self)
        coordinations.join(
            Coordination(members: [joint, index], link: link, isAmbiguous: isAmbiguous, mayEnd: mayEnd))
    }

    /// What a phrase is a part of, and as which one.
    func coordination(of phrase: Int) -> (whole: Coordination, member: Int)? { coordinations[phrase] }

    /// Whether a number follows, perhaps behind a participle or an adverb: "y se han añadido 2 vídeos".
    func isBeforeNearNumber(_ index: Int) -> Bool {
        for token in text.tokens[(index + 1)...].prefix(3) {
            guard token.gap.isSpace else { return false }
            if token.isNumber { return true }
            if token.reading.has(.preposition) { return false }
        }
        return false
    }
}

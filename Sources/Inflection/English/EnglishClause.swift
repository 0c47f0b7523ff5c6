/// What the verbs of an English run agree with: the phrase before, and of joined ones the whole.
///
/// "1 photo and 1 video were deleted"; by "or" the nearer one, "1 photo or 2 videos were deleted" (the rule of proximity of school
/// grammar). What stands behind a preposition is no subject: "1 album with 2 photos was deleted".
struct EnglishClause {
    typealias Number = WordMorphology.GrammaticalNumber

    /// Of the nearest phrase or coordination; nil where it is not known.
    private(set) var subject: Number?
    /// Of the first one: "1 person liked 2 photos and is following you".
    private var first: Number?
    private var hasPhrase = false
    private var isFirst = true
    /// The phrase is behind a preposition, and counts where no other comes: "In 2 days".
    private var isTentative = false
    private var isGoverned = false
    private var isAfterGoverned = false
    /// What is in parentheses is no subject: "2 photos (1 video) were imported".
    private var isInParenthesis = false
    private var link: Coordination.Link?
    /// Of the last member of a coordination.
    private var last: Number?
    /// Whether a verb may be of the last member, or of all.
    private(set) var isOpen = false

    mutating func readPreposition() { (isGoverned, link) = (true, nil) }

    mutating func readGap(_ gap: String) {
        if gap.contains("(") { isInParenthesis = true }
        if gap.contains(")") { isInParenthesis = false }
        if gap.contains(","), hasPhrase { link = .comma }
    }

    /// "You and 2 others".
    mutating func readPronoun() { if !hasPhrase, subject == nil { begin(nil) } }

    /// Whether a verb behind a pronoun is that of the phrase before: "people who follow you were here".
    func isAfterObject(_ isObject: Bool) -> Bool { isObject && subject != nil }

    mutating func read(_ link: Coordination.Link) { self.link = link }

    mutating func readRelative() { if last != subject, last != nil { isOpen = true } }

    /// What a verb agrees with.
    mutating func readVerb() -> Number? {
        defer { (hasPhrase, isAfterGoverned, isGoverned, link) = (false, false, false, nil) }
        return link == nil || link == .comma ? subject : first
    }

    mutating func endVerb() { isOpen = false }

    /// A phrase, with the number that counts it or the one it is written in.
    mutating func read(_ number: Number?, isCounted: Bool, sharesNumber: Bool) {
        guard !isInParenthesis || subject == nil else { return }
        defer { (isGoverned, link) = (false, nil) }
        if isGoverned || link != nil && isAfterGoverned && !isCounted {
            isAfterGoverned = true
            if !hasPhrase, subject == nil { (subject, isTentative) = (number, true) }
            return
        }
        guard hasPhrase, let link, link != .comma || isCounted else {
            guard isCounted || subject == nil || isTentative else { return }
            if hasPhrase || first != nil { isFirst = false }
            return begin(number)
        }
        last = number
        switch link {
        case .but:
            isFirst = false
            return begin(number)
        case .and:
            isOpen = isOpen || subject == .singular && isAfterGoverned || sharesNumber && number == .singular
            subject = .plural
        case .or, .comma: subject = number
        }
        if isFirst { first = subject }
    }

    private mutating func begin(_ number: Number?) {
        (subject, last, hasPhrase, isTentative, isAfterGoverned, isOpen) = (number, nil, true, false, false, false)
        if first == nil { first = number }
    }
}

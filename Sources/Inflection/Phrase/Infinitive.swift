/// Whether an infinitive is to come behind a modal verb: "konnten nicht gelöscht werden", which looks like a plural.
enum Infinitive {
    case none, expected, read
    /// Behind "can": whatever verb comes.
    case bare
    /// Behind "und": "gelesen und geteilt werden", or a clause of its own.
    case joined

    /// Whether a form that may be one is.
    mutating func take() -> Bool {
        guard self == .expected || self == .joined else { return false }
        self = .read
        return true
    }

    mutating func readLink() { if self == .read { self = .joined } }

    mutating func readNumber() { if self == .joined { self = .none } }
}

extension PhraseParse {
    func isModal(_ index: Int) -> Bool { if case .verb(let verb) = words[index] { verb.kind == .modal } else { false } }

    /// "Es können 2 Dateien geöffnet werden": what follows is the subject of the passive.
    func isBeforePassive(_ index: Int) -> Bool {
        for token in text.tokens[(index + 1)...].prefix(Self.reach) {
            if token.gap.text.contains(where: { ".;:!?".contains($0) }) { return false }
            if token.reading.entries.contains(where: {
                $0.wordClass == .copula && $0.form(1) == token.lower
            }) {
                return true
            }
        }
        return false
    }

    /// "Haben 2 Teilnehmer schon bezahlt?": a question begins with the verb, and ends with its participle.
    func isHaveQuestion(_ index: Int) -> Bool {
        guard index == text.firstWord || text[index].gap.text.contains(where: { ".:;!?".contains($0) }),
            text.isBeforeNumber(index), text.isQuestion(index, reach: Self.reach),
            let last = (index..<min(index + Self.reach, text.indices.count)).first(where: { text.isEndOfSentence($0) })
        else { return false }
        return text[last].isWord && grammar.mayBeParticiple(text[last].lower)
    }

    /// "Es warten 2 Nachrichten auf dich", "Heute beginnen 2 Kurse".
    func isPluralBehindAdverb(_ index: Int, _ verb: VerbForms) -> Bool {
        guard index > 0, text[index].lower == verb.plural,
            verb.plural != verb.singular, case .other = words[index - 1]
        else { return false }
        return true
    }
}

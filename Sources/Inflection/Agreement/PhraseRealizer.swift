internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A realizer of a run that is parsed into phrases.
protocol PhraseRealizer: Realizer {
    associatedtype Grammar: PhraseGrammar
    init(_ run: ParsedRun<Grammar>)
    var parse: PhraseParse<Grammar> { get set }
    /// Whether something is put into a phrase that its words have to follow.
    func isActive(_ place: Int) -> Bool
    /// The number that a phrase takes, else the one that it has as it is written.
    func number(_ place: Int) -> WordMorphology.GrammaticalNumber?
    func gender(_ place: Int) -> WordMorphology.GrammaticalGender?
    mutating func set(_ index: Int, _ form: String?)
    /// What goes with a verb: "These are 2 files".
    mutating func agree(around verb: Int, _ number: WordMorphology.GrammaticalNumber)
}

/// One that keeps of each phrase what its noun is, and nothing where the phrase stays.
protocol NounRealizer: PhraseRealizer {
    var results: [WordMorphology?] { get set }
    /// The phrase that the run is about: the first with a noun, or the first.
    var main: Int? { get }
    /// Makes a noun phrase agree; says what its noun is.
    mutating func inflect(_ place: Int) -> WordMorphology?
}

extension NounRealizer {
    mutating func inflectPhrases() {
        results = Array(repeating: nil, count: parse.phrases.count)
        for place in parse.phrases.indices { results[place] = inflect(place) }
    }

    func isActive(_ place: Int) -> Bool { results[place]?.number != nil }
    func number(_ place: Int) -> WordMorphology.GrammaticalNumber? { results[place]?.number }
    func gender(_ place: Int) -> WordMorphology.GrammaticalGender? { results[place]?.grammaticalGender }

    /// Once words agree.
    var morphology: WordMorphology {
        (context.morphology ?? WordMorphology()).completed(with: main.flatMap { results[$0] } ?? WordMorphology())
    }
}

extension NounRealizer {
    /// German "er" and "sie", Swedish "han" and "hon", for a person whose gender is known.
    mutating func replacePronouns(of declension: Declension) {
        let gender = context.termOfAddress?.grammaticalGender ?? context.morphology?.grammaticalGender
        guard let gender, gender != .neuter else { return }
        let rows = declension.pronouns
        let first = text.firstWord
        for index in text.wordIndices where !text[index].isArgument {
            let lower = text[index].lower
            // "Sie" within a sentence is the reader, "ihr" a determiner.
            let isFeminine =
                (text[index].text == lower || index == first) && declension.determiner(lower) == nil
            guard let row = rows.first(where: { $0[0] == lower || isFeminine && $0[1] == lower }) else { continue }
            text[index].replace(with: row[gender == .feminine ? 1 : 0])
        }
    }
}

extension PhraseRealizer {
    mutating func join() {}

    mutating func agree(around verb: Int, _ number: WordMorphology.GrammaticalNumber) {}

    var hasCoordination: Bool { !parse.coordinations.isEmpty }
    var counted: WordMorphology.GrammaticalNumber? { parse.phrases.lazy.compactMap(\.number).first }

    var clauses: [Int] {
        var clauses = Array(repeating: 0, count: text.indices.count)
        var (clause, next) = (0, 0)
        for index in text.indices {
            while next < parse.clauseStarts.count, parse.clauseStarts[next] <= index {
                (clause, next) = (clause + 1, next + 1)
            }
            clauses[index] = clause
        }
        return clauses
    }

    /// A node is a phrase, joined phrases, the reader, or what is outside of the run.
    var nodes: [Int] {
        var nodes = Array(repeating: -1, count: text.indices.count)
        for (place, phrase) in parse.phrases.enumerated() {
            for index in phrase.words { nodes[index] = place }
        }
        for (index, subject) in parse.verbs + parse.predicates + parse.ambiguous { nodes[index] = node(subject) }
        for (index, place) in parse.possessives { nodes[index] = place }
        for (index, place) in parse.relatives { nodes[index] = node(.phrase(place)) }
        return nodes
    }

    private func node(_ subject: PhraseSubject) -> Int {
        let count = parse.phrases.count
        return switch subject {
        case .phrase(let place): parse.coordinations.number(of: place).map { count + 2 + $0 } ?? place
        case .reader: count
        case .pronoun: count + 1
        }
    }

    mutating func read(at features: WrittenFeatures) {
        readContext(at: features)
        for place in parse.phrases.indices where parse.phrases[place].number != nil {
            parse.phrases[place].number = features.number
        }
        parse.coordinations.nearest = features.member
    }

    mutating func inflectVerbs() {
        for (index, verb, subject) in parse.forms(of: parse.verbs) {
            switch number(of: subject, verb) {
            case .untouched: break
            case .open: report(index)
            case .known(let number):
                set(index, verb.form(number))
                agree(around: index, number)
            }
        }
        for (index, verb, subject) in parse.forms(of: parse.ambiguous) {
            switch number(of: subject, verb) {
            case .known(let number) where verb.form(number) == text[index].lower: break
            case .untouched: break
            case .open, .known: report(index)
            }
        }
    }

    /// "1 Gast … seine Jacke", "2 Gäste … ihre Jacke": of whom there are many, and of one where only one form fits.
    mutating func inflectPossessives() {
        for (index, place) in parse.possessives where isActive(place) {
            guard let number = number(place) else { continue }
            let word = text[index].lower
            let owners = parse.grammar.endings.possessives.filter { row in
                (row.one == word || row.many == word)
                    && (row.gender == nil || gender(place) == nil || row.gender == gender(place))
            }
            let forms = owners.map { number.isPlural ? $0.many : $0.one }
            if forms.contains(word) { continue }
            let isOne = Set(forms).count == 1
            if isOne { set(index, forms[0]) } else { report(index) }
        }
    }

    /// A pronoun that may stand for a noun whose number changes is left open.
    mutating func reportReferents() {
        for (index, place) in parse.referents {
            if let head = parse.phrases[place].head, text[head].text != parse.text[head].text { report(index) }
        }
    }

    private func number(of subject: PhraseSubject, _ verb: VerbForms) -> SubjectNumber {
        switch subject {
        case .phrase(let place):
            let isOfOne = Grammar.agreesWithNearest && verb.kind == .presenting
            guard let (whole, member) = parse.coordination(of: place), !isOfOne else {
                return isActive(place) ? SubjectNumber(number(place)) : .untouched
            }
            guard whole.members.contains(where: isActive) else { return .untouched }
            let numbers = whole.members.map(number)
            if Grammar.agreesWithNearest, whole.link == .or, whole.nearest == nil {
                return SubjectNumber(numbers.last ?? nil)
            }
            return SubjectNumber(whole, of: member, numbers)
        case .reader: return .untouched
        case .pronoun:
            return parse.phrases.contains(where: parse.isNominal)
                ? .untouched : SubjectNumber(context.morphology?.number ?? context.agreement?.number)
        }
    }
}

internal import LocaleFormatGrammar

/// What differs between languages that decline their articles and adjectives.
protocol DeclensionGrammar: PhraseGrammar, Morphology where NounEntry == Noun {
    var declension: Declension { get }
    /// What the lexicon, the last part of a compound or the ending tells of a noun.
    func noun(_ word: String) -> Noun?
    /// The forms of a noun, of which the first is the one to write; none where it has none, or none is known.
    func forms(of noun: Noun, _ features: FormFeatures) -> [String]
    /// An adjective with an ending. Where it stands before its noun, what is behind the stem is its ending; elsewhere, as in an
    /// argument, a word may have none.
    func adjective(_ word: String, ending: String, isInflected: Bool) -> String?
    /// What a plural of an acronym ends in: "PDFs".
    var acronymPlural: String { get }
}

extension DeclensionGrammar {
    func form(_ word: FormedWord<Noun>, _ features: FormFeatures) -> String? {
        if case .noun(let noun) = word { return forms(of: noun, features).first }
        guard let column = features.column else { return nil }
        let grammaticalCase = features.grammaticalCase ?? .nominative
        switch word {
        case .determiner(let word):
            if let contraction = declension.contractions[word] {
                return contraction.grammaticalCase == grammaticalCase ? contraction.forms[column] : nil
            }
            return declension.determiner(word).flatMap { declension.form($0, column, grammaticalCase) }
        case .adjective(let word, let isInflected):
            return declension.adjectiveEnding(features.strength, column, grammaticalCase).flatMap {
                adjective(word, ending: $0, isInflected: isInflected)
            }
        case .noun, .agreeing: return nil
        }
    }

    /// "um 2 Dateien zu teilen", "om 2 bestanden te delen".
    func isInfinitive(_ index: Int, in text: Tokens) -> Bool {
        text.wordBefore(index).map { declension.infinitiveMarks.contains(text[$0].lower) } ?? false
    }

    func isFiniteAtEnd(_ word: String) -> Bool { declension.joined.contains(word) }

    /// Verbs of the lexicon, and what ends like one and is no participle: "erstellen", but "geschrieben", "verschoben".
    func mayBeInfinitive(_ word: String) -> Bool {
        if lexicon.entries(word).contains(where: { $0.wordClass == .verb && $0.form(1) == word }) { return true }
        guard declension.infinitiveEndings.contains(where: { word.hasSuffix($0) && word.count > $0.count + 2 }) else {
            return false
        }
        return lexicon.entries(word).isEmpty && !mayBeParticiple(word)
    }

    /// By what words begin and end with: "gelesen", "hochgeladen", "verwendet", "verschoben".
    func mayBeParticiple(_ word: String) -> Bool {
        if declension.participleEndings.contains(where: word.hasSuffix) { return true }
        let isWeak = !declension.infinitiveEndings.contains(where: word.hasSuffix)
        if declension.finiteEndings.contains(where: word.hasSuffix) { return false }
        let isPrefixed = declension.participlePrefixes.contains { prefix in
            // "bellt" is no "be-".
            word.hasPrefix(prefix) && word.dropFirst(prefix.count).contains { "aeiouyäöü".contains($0) }
        }
        if isWeak, isPrefixed { return true }
        // "ge" before a stem: not in "folgen" or "zeigt".
        for place in word.indices where word[place...].hasPrefix("ge") {
            let isFirst = place == word.startIndex
            let isSeparable = declension.separablePrefixes.contains(String(word[..<place]))
            if isFirst || isSeparable, word[place...].count > 5 { return true }
        }
        return false
    }
}

internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// The third-person pronouns of English by term of address: he, she, they, or one's own, with the verb that follows.
enum EnglishPronouns {
    /// A place in a sentence: subject, object, possessive before a noun, possessive alone, reflexive.
    private enum Place: Int { case subject, object, possessive, possessiveAlone, reflexive }

    private static let masculine = ["he", "him", "his", "his", "himself"]
    private static let feminine = ["she", "her", "her", "hers", "herself"]
    private static let neutral = ["they", "them", "their", "theirs", "themselves"]

    static func isPronoun(_ word: String) -> Bool {
        masculine.contains(word) || feminine.contains(word) || neutral.contains(word) || word == "themself"
            || contractions.contains { $0.contains(word) }
    }

    /// "he's" is "they're" of others.
    private static let contractions = [
        ["he's", "she's", "they're"], ["he’s", "she’s", "they’re"], ["he'll", "she'll", "they'll"],
    ]

    /// Replaces the pronouns of a run by those of the term of address; verbs directly after them agree.
    static func replace(in text: inout Tokens, for term: TermOfAddress, _ morphology: WordMorphology?) {
        let words = text.wordIndices
        for (order, index) in words.enumerated() where !text[index].isArgument {
            let word = text[index].lower
            let next = order + 1 < words.count ? words[order + 1] : nil
            if let row = contractions.first(where: { $0.contains(word) }) {
                if let column = column(of: term) { text[index].replace(with: row[column]) }
                continue
            }
            guard let place = place(of: word, isBeforeWord: next != nil, morphology) else { continue }
            guard let form = form(term, place) else { continue }
            text[index].replace(with: form)
            guard place == .subject, let next, !text[next].isArgument else { continue }
            let isPlural = column(of: term) == 2 || (column(of: term) == nil && form == "they")
            let verbs = text[next].reading.entries.lazy.compactMap { VerbForms($0) }
            if let verb = verbs.first { text[next].replace(with: verb.form(isPlural ? .plural : .singular)) }
        }
    }

    private static func column(of term: TermOfAddress) -> Int? {
        switch term {
        case .masculine: 0
        case .feminine: 1
        case .neutral: 2
        case .custom: nil
        }
    }

    /// "her" and "his" have two places each; a word after them tells.
    private static func place(of word: String, isBeforeWord: Bool, _ morphology: WordMorphology?) -> Place? {
        let independent = morphology?.determination == .independent
        switch word {
        case "he", "she", "they": return .subject
        case "him", "them": return .object
        case "her":
            if morphology?.grammaticalCase == .accusative || morphology?.pronounType == .personal { return .object }
            return isBeforeWord || morphology?.pronounType == .possessive ? .possessive : .object
        case "his": return isBeforeWord && !independent ? .possessive : independent ? .possessiveAlone : .possessive
        case "their": return .possessive
        case "hers", "theirs": return .possessiveAlone
        case "himself", "herself", "themselves", "themself": return .reflexive
        default: return nil
        }
    }

    private static func form(_ term: TermOfAddress, _ place: Place) -> String? {
        switch term {
        case .masculine: return masculine[place.rawValue]
        case .feminine: return feminine[place.rawValue]
        case .neutral: return neutral[place.rawValue]
        case .custom(let pronouns):
            return pronouns.first { pronoun in
                let morphology = pronoun.morphology
                switch place {
                case .subject: return morphology.grammaticalCase == .nominative
                case .object:
                    return morphology.grammaticalCase == .accusative && morphology.pronounType != .reflexive
                case .possessive:
                    return isPossessive(morphology) && morphology.determination != .independent
                case .possessiveAlone: return isPossessive(morphology) && morphology.determination == .independent
                case .reflexive: return morphology.pronounType == .reflexive
                }
            }?.pronoun
        }
    }

    /// Said by its type or by its case, as in the example of Foundation's `TermOfAddress`.
    private static func isPossessive(_ morphology: WordMorphology) -> Bool {
        morphology.pronounType == .possessive
            || morphology.pronounType == nil && morphology.grammaticalCase == .genitive
    }
}

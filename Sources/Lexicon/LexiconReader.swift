/// Reads the lines of a project's lexicon.
struct LexiconReader {
    typealias Reason = InflectionLexiconError.Reason
    typealias Kind = InflectionLexicon.Kind

    private(set) var words: [InflectionLexicon.Word] = []
    private(set) var entries: [InflectionLanguage: [String: [Lexicon.Entry]]] = [:]
    private var lines: [String: Int] = [:]

    mutating func read(_ line: Substring, _ number: Int) throws(Reason) {
        let columns = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let code = columns.first, !code.hasPrefix("#") else { return }
        guard columns.count >= 3 else { throw .missingColumns }
        guard let language = InflectionLanguage(rawValue: code) else { throw .unknownLanguage(code) }
        guard columns[2] != "?" else { return }
        let rows = Self.rows(of: language)
        guard let kind = Kind(rawValue: columns[2]), let row = rows[kind] else {
            throw .unknownKind(columns[2], allowed: Kind.allCases.filter { rows[$0] != nil }.map(\.rawValue))
        }
        let forms = Array(columns.dropFirst(3))
        guard row.forms.contains(forms.count) else { throw .forms(found: forms.count, allowed: row.forms) }
        let all = ([columns[1]] + forms).map { $0.lowercased() }
        guard all.allSatisfy({ $0.utf8.count <= Lexicon.maximumLength }) else {
            throw .tooLong(limit: Lexicon.maximumLength)
        }
        if let first = lines.updateValue(number, forKey: "\(code) \(all[0]) \(row.role)") {
            throw .duplicate(firstLine: first)
        }
        words.append(.init(language: code, word: columns[1], kind: kind, forms: forms))
        let entry = Lexicon.Entry(wordClass: row.wordClass, forms: all.map { $0[...] })
        for form in Set(all) { entries[language, default: [:]][form, default: []].append(entry) }
    }

    private struct Row {
        let wordClass: WordClass
        let forms: [Int]

        /// A word may be one of each: "rate" is a noun and a verb.
        enum Role { case noun, adjective, verb }

        var role: Role {
            switch wordClass {
            case .adjective: .adjective
            case .verb: .verb
            default: .noun
            }
        }
    }

    /// What a language has, and how many forms each kind may have behind the word.
    private static func rows(of language: InflectionLanguage) -> [Kind: Row] {
        let invariable = Row(wordClass: .other, forms: [0])
        let verb = Row(wordClass: .verb, forms: [1])
        switch language {
        case .english:
            return [
                .noun: Row(wordClass: .noun, forms: [0, 1]), .adjective: Row(wordClass: .adjective, forms: [0]),
                .verb: verb, .invariable: invariable,
            ]
        case .german:
            return [
                .feminine: Row(wordClass: .feminineNoun, forms: [1]),
                .masculine: Row(wordClass: .masculineNoun, forms: [1]), .weak: Row(wordClass: .weakNoun, forms: [1]),
                .neuter: Row(wordClass: .neuterNoun, forms: [1]), .person: Row(wordClass: .person, forms: [3]),
                .adjective: Row(wordClass: .adjective, forms: [0]), .verb: verb, .invariable: invariable,
            ]
        case .dutch:
            return [
                .common: Row(wordClass: .masculineNoun, forms: [1]), .neuter: Row(wordClass: .neuterNoun, forms: [1]),
                .adjective: Row(wordClass: .adjective, forms: [1]), .verb: verb, .invariable: invariable,
            ]
        case .swedish:
            return [
                .common: Row(wordClass: .masculineNoun, forms: [1, 3]),
                .neuter: Row(wordClass: .neuterNoun, forms: [1, 3]),
                .adjective: Row(wordClass: .adjective, forms: [3]), .invariable: invariable,
            ]
        case .spanish, .french, .italian, .portuguese:
            return [
                .feminine: Row(wordClass: .feminineNoun, forms: [0, 1]),
                .masculine: Row(wordClass: .masculineNoun, forms: [0, 1]),
                .common: Row(wordClass: .commonNoun, forms: [0, 1]), .person: Row(wordClass: .person, forms: [3]),
                .adjective: Row(wordClass: .adjective, forms: [0, 3]), .verb: verb, .invariable: invariable,
            ]
        case .hindi:
            return [
                .feminine: Row(wordClass: .feminineNoun, forms: [0, 3]),
                .masculine: Row(wordClass: .masculineNoun, forms: [0, 3]),
                .adjective: Row(wordClass: .adjective, forms: [0, 3]), .invariable: invariable,
            ]
        case .korean:
            return [
                .vowel: Row(wordClass: .endsInVowel, forms: [0]), .rieul: Row(wordClass: .endsInRieul, forms: [0]),
                .consonant: Row(wordClass: .endsInConsonant, forms: [0]),
            ]
        }
    }
}

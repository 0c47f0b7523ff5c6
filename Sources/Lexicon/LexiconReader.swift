/// Reads the lines of a project's lexicon.
struct LexiconReader {
    typealias Reason = InflectionLexiconError.Reason
    typealias Kind = InflectionLexicon.Kind

    private(set) var words: [InflectionLexicon.Word] = []
    private(set) var own: [InflectionLanguage: OwnWords] = [:]
    private var lines: [String: Int] = [:]

    mutating func read(_ line: Substring, _ number: Int) throws(Reason) {
        let columns = try Self.columns(of: line)
        guard let code = columns.first else { return }
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
        own[language, default: OwnWords()].add(entry, Set(all))
    }

    /// What spaces part; spaces between quotation marks are single ones of a word.
    private static func columns(of line: Substring) throws(Reason) -> [String] {
        var columns: [String] = []
        for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            guard index % 2 == 1 else {
                // The end is a remark.
                let remark = words.firstIndex { $0.hasPrefix("#") }
                columns += words[..<(remark ?? words.endIndex)]
                if remark != nil { return columns }
                continue
            }
            let isWhole =
                part.startIndex == line.startIndex || line[..<part.startIndex].dropLast().last?.isWhitespace == true
            let next = line[part.endIndex...].dropFirst().first
            guard part.endIndex < line.endIndex, isWhole, next?.isWhitespace ?? true, !words.isEmpty else {
                throw .quotation
            }
            columns.append(words.joined(separator: " "))
        }
        return columns
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

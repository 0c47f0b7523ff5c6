internal import LocaleFormatLexicon

/// Words and phrases that never inflect: "late", "aujourd'hui", "quelque part" (`Data/Inflection/fixed.tsv`).
///
/// They are found before anything else is asked of a word, so that no ending makes "fuori" a plural.
struct FixedWords: Sendable {
    /// Where a word is fixed.
    enum Place: String {
        case always
        /// Behind a noun or a verb, where no noun can be meant: "2 fotos mal"; but "mucho" before its noun agrees.
        case behind
        /// Before a number: "Restano solo 2 posti".
        case number
        /// Behind a verb but "to be", where an adjective is an adverb: "2 billets coûtent cher".
        case verb
    }

    private struct Row {
        let text: String
        let place: Place
    }

    /// By the letters that the first word begins with.
    private let rows: [String: [Row]]

    private init(_ language: String) {
        var rows: [String: [Row]] = [:]
        for line in FixedWordRows.text.split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 3, columns[0] == language, let place = Place(rawValue: columns[2]) else { continue }
            rows[Self.key(columns[1]), default: []].append(Row(text: columns[1], place: place))
        }
        // The longest first: "tout à l'heure" before "tout".
        self.rows = rows.mapValues { $0.sorted { $0.text.utf8.count > $1.text.utf8.count } }
    }

    /// The place at which each word is fixed, for those that are.
    func places(in text: Tokens) -> [Int: Place] {
        guard !rows.isEmpty else { return [:] }
        var places: [Int: Place] = [:]
        for index in text.indices where text[index].isWord && places[index] == nil {
            let word = text[index].lower
            // Of most words the letters are all there is.
            let isPlain = word.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
            guard let rows = rows[isPlain ? word : Self.key(word)] else { continue }
            for row in rows {
                guard let end = end(of: row.text, from: index, in: text) else { continue }
                for place in index...end where text[place].isWord { places[place] = row.place }
                break
            }
        }
        return places
    }

    /// The last word of a phrase that begins at a word; nil where it does not stand there, or is an argument's.
    private func end(of phrase: String, from start: Int, in text: Tokens) -> Int? {
        var joined = ""
        for index in text.indices[start...] {
            let token = text[index]
            guard !token.isArgument else { return nil }
            let next = (index > start ? token.gap.text : "") + (token.isWord ? token.lower : token.text)
            joined += next.withStraightApostrophes
            if joined == phrase { return index }
            guard joined.utf8.count < phrase.utf8.count else { return nil }
        }
        return nil
    }

    private static func key(_ word: String) -> String {
        String(String.UnicodeScalarView(word.unicodeScalars.prefix { Tokens.isLetter($0) || Tokens.isMark($0) }))
    }

    static let english = FixedWords("en")
    static let spanish = FixedWords("es")
    static let french = FixedWords("fr")
    static let italian = FixedWords("it")
    static let portuguese = FixedWords("pt")
}

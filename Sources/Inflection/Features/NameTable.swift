internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// Names of which it is known whether they have an article, and of what gender they are: `Data/Inflection/names.tsv`.
///
/// Of other names nothing is told: "Roland Garros" begins with a first name, but "Hellfest" may be anything.
struct NameTable: Sendable {
    typealias Gender = WordMorphology.GrammaticalGender

    struct Row: Sendable {
        /// Nil for a name that never has an article: "Paris".
        let gender: Gender?
        let isPlural: Bool
        /// Whether the plural is the same: "2 iPhone".
        let isInvariable: Bool
    }

    private var rows: [String: Row] = [:]
    /// In words, of the longest.
    private var longest = 0

    private init(_ language: InflectionLanguage) {
        for line in NameRows.text.split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 3, columns[0].split(separator: ",").contains(Substring(language.rawValue)) else {
                continue
            }
            let kind = columns[1]
            let row = Row(
                gender: kind.hasPrefix("m") ? .masculine : kind.hasPrefix("f") ? .feminine : nil,
                isPlural: kind.hasSuffix("p"), isInvariable: kind.hasSuffix("i"))
            for name in columns[2].split(separator: " ") {
                let words = PhraseText(String(name).withSpaces, splitsAtApostrophe: true).words
                longest = max(longest, words.count)
                rows[Self.key(words[...])] = row
            }
        }
    }

    /// In its own capitals: "paris" is no city.
    private static func key(_ words: ArraySlice<PhraseText.Word>) -> String {
        words.map { $0.text.withStraightApostrophes }.joined(separator: " ")
    }

    /// The longest name that words begin with, and of how many words it is.
    func name(at words: ArraySlice<PhraseText.Word>) -> (row: Row, count: Int)? {
        guard let first = words.first?.text.unicodeScalars.first, longest > 0,
            first.properties.isUppercase || words.first?.text.contains(where: \.isUppercase) == true
        else { return nil }
        for count in (1...longest).reversed() where count <= words.count {
            if let row = rows[Self.key(words.prefix(count))] { return (row, count) }
        }
        return nil
    }

    private static let tables = Dictionary(
        uniqueKeysWithValues: InflectionLanguage.allCases.map { ($0, NameTable($0)) })

    static func of(_ language: InflectionLanguage) -> NameTable { tables[language] ?? NameTable(language) }
}

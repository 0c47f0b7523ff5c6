internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// The pieces of a language: `Data/Inflection/pieces.tsv`.
struct PhrasePieceTable: Sendable {
    typealias Gender = WordMorphology.GrammaticalGender

    struct Row: Sendable {
        let name: String
        let forms: [String]
        /// Whether one of its forms elides, so that what stands between it and the phrase is a part of it.
        let elides: Bool
        /// Before a name without article: "de"; nil where nothing stands there.
        let bare: String?

        /// By gender and number, where it has forms for them.
        var agreeing: AgreeingForms { AgreeingForms(forms) }
    }

    /// A piece at the beginning of a phrase, and what its form tells.
    struct Found {
        let row: Row
        /// How many words it is.
        let count: Int
        let gender: Gender?
        /// Nil for one that is both.
        let isPlural: Bool?
    }

    private(set) var rows: [Row] = []
    private var found: [String: Found] = [:]

    init(_ language: InflectionLanguage) {
        for line in PhrasePieceRows.text.split(separator: "\n") {
            let columns = line.split(separator: "\t").map { column in
                column.split(separator: " ").map { String($0).withSpaces }
            }
            guard columns.count == 4, columns[0] == [language.rawValue] else { continue }
            let all = columns[3].compactMap { other in
                let parts = other.split(separator: "=").map(String.init)
                return parts.count == 2 ? (form: parts[0], kind: parts[1]) : nil
            }
            let others = all.filter { $0.kind != "n" }
            let isItalian = language == .italian
            let row = Row(
                name: columns[1][0], forms: columns[2],
                elides: isItalian || others.contains { $0.form.hasSuffix("'") },
                bare: all.first { $0.kind == "n" }?.form)
            rows.append(row)
            // "de" is a preposition, where it does not stand for this.
            if row.name == "genitiveArticle" { continue }
            for form in Set(row.forms) where row.forms.count == 4 {
                add(form, row, row.agreeing.gender(of: form), row.agreeing.number(of: form)?.isPlural)
            }
            for (form, kind) in others where row.forms.count == 4 {
                add(
                    form, row, kind.contains("m") ? .masculine : kind.contains("f") ? .feminine : nil,
                    kind.contains("p"))
            }
        }
    }

    private mutating func add(_ form: String, _ row: Row, _ gender: Gender?, _ isPlural: Bool?) {
        guard found[form] == nil else { return }
        let count = form.split(separator: " ").count
        found[form] = Found(row: row, count: count, gender: gender, isPlural: isPlural)
    }

    subscript(name: String) -> Row? { rows.first { $0.name == name } }

    /// The longest piece that words begin with.
    func piece(at words: ArraySlice<PhraseText.Word>) -> Found? {
        for count in [2, 1] where words.count >= count {
            let key = words.prefix(count).map { $0.lower.withStraightApostrophes }.joined(separator: " ")
            if let found = found[key] { return found }
        }
        return nil
    }

    private static let tables = Dictionary(
        uniqueKeysWithValues: InflectionLanguage.allCases.map { ($0, PhrasePieceTable($0)) })

    static func of(_ language: InflectionLanguage) -> PhrasePieceTable {
        tables[language] ?? PhrasePieceTable(language)
    }
}

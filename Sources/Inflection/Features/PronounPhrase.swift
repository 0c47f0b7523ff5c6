internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A personal pronoun: `Data/Inflection/pronouns.tsv`.
struct PronounPhrase {
    /// A form of a pronoun. What is nil is of no gender.
    struct Row: Sendable {
        let form: String
        let features: InflectionFeatures
        /// Whether it is written, or only read: Dutch "me" is "mij".
        let isWritten: Bool
    }

    let source: String
    private let rows: [Row]
    private let readings: [Row]

    /// Nil for what is no pronoun.
    init?(_ phrase: String, _ language: InflectionLanguage) {
        let text = PhraseText(phrase)
        guard text.words.count == 1, let word = text.words.first, let rows = Self.tables[language] else { return nil }
        source = phrase
        self.rows = rows
        readings = rows.filter { $0.form.lowercased() == word.lower }
        // "le" and "o" are articles too: of forms behind the subject only those are read that nothing else is.
        guard let first = readings.first,
            PhrasePieceTable.of(language).piece(at: text.words[...]) == nil || first.features.case == .nominative
        else { return nil }
    }

    private static let tables: [InflectionLanguage: [Row]] = {
        var tables: [InflectionLanguage: [Row]] = [:]
        for line in PronounRows.text.split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 6, let language = InflectionLanguage(rawValue: columns[0]) else { continue }
            var features = InflectionFeatures()
            (features[.person], features[.number], features[.gender]) = (columns[1], columns[2], columns[3])
            for (forms, isWritten) in [(columns[4], true), (columns[5], false)] {
                for form in forms.split(separator: " ") {
                    let sides = form.split(separator: "=").map(String.init)
                    guard sides.count == 2 else { continue }
                    features[.case] = sides[0]
                    tables[language, default: []].append(Row(form: sides[1], features: features, isWritten: isWritten))
                }
            }
        }
        return tables
    }()

    /// What all readings have, a subject counting for more.
    private var counting: [Row] {
        let subjects = readings.filter { $0.features.case == .nominative }
        return subjects.isEmpty ? readings : subjects
    }
}

extension PronounPhrase: FeaturePhrase {
    var features: InflectionFeatures {
        var features = readings[0].features
        for name in InflectionFeatures.Name.allCases
        where readings.contains(where: { $0.features[name] != features[name] }) {
            features[name] = nil
        }
        return features
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        // Dutch "ons huis", "onze kamer".
        let isDeclined = asked.declension == .declined
        guard asked.definiteness == nil, asked.declension == nil || asked.case == .genitive else {
            throw .noSuchForm(phrase: source, features: asked)
        }
        // Of what is asked, nothing written needs to tell: "zij" in the plural.
        var asked = asked
        asked.declension = nil
        let fitting = readings.filter { fits($0, asked, .number, .gender) }
        let subjects = fitting.filter { $0.features.case == .nominative }
        let counting = subjects.isEmpty ? fitting.isEmpty ? counting : fitting : subjects
        var forms: [String] = []
        for reading in counting {
            let target = rows.first { row in
                row.isWritten
                    && InflectionFeatures.Name.allCases.allSatisfy { name in
                        let wanted = asked[name] ?? reading.features[name]
                        // A gender that is not asked may be lost: "she", "they".
                        return row.features[name] == wanted
                            || name == .gender && (row.features.gender == nil || wanted == nil && asked.gender == nil)
                    }
            }
            if let form = target?.form, !forms.contains(form) { forms.append(form) }
        }
        if isDeclined, let index = forms.firstIndex(of: "ons") { forms[index] = "onze" }
        guard let form = forms.first else { throw .noSuchForm(phrase: source, features: asked) }
        guard forms.count == 1 else {
            throw .ambiguous(
                phrase: source, feature: asked.number == nil ? .number : asked.gender == nil ? .gender : .case)
        }
        var text = PhraseText(source)
        text.words[0].text =
            form == "I" || text.words[0].text.first?.isUppercase != true || text.words[0].lower == "i"
            ? form : LetterCase.capitalized(form)
        return text.text
    }

    private func fits(_ row: Row, _ asked: InflectionFeatures, _ names: InflectionFeatures.Name...) -> Bool {
        names.allSatisfy { asked[$0] == nil || row.features[$0] == nil || asked[$0] == row.features[$0] }
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        throw .noSuchForm(phrase: source, features: asked)
    }
}

internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

extension GermanPhrase: FeaturePhrase {
    var features: InflectionFeatures {
        let counting = counting
        func only<Value: Hashable>(_ readings: [Reading], _ value: (Reading) -> Value?) -> Value? {
            let values = Set(readings.map(value))
            return values.count == 1 ? values.first ?? nil : nil
        }
        var features = InflectionFeatures(
            noun?.gender ?? only(readings) { $0.gender }, only(readings) { $0.number })
        features.case = only(readings) { $0.grammaticalCase }.flatMap { .init(rawValue: $0.rawValue) }
        features.definiteness = definiteness
        return counting.isEmpty ? InflectionFeatures(definiteness: definiteness) : features
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        try one(asked) { (reading) throws(InflectionFeatureError) in
            let text = try opened(reading, asked)
            return GivenPiece(piece: "", phrase: text)
        }.phrase
    }

    private func opened(_ reading: Reading, _ asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        let isNew = asked.definiteness.map { $0 != definiteness } ?? false
        if isNew, contraction != nil || determiner != nil && definiteness == nil {
            throw .noSuchForm(phrase: source, features: asked)
        }
        var article = determiner
        if isNew { article = declension.determiner(asked.definiteness == .definite ? "der" : "ein") }
        guard let column = reading.column ?? (article == nil && attributes.isEmpty ? 0 : nil) else {
            throw .unknownWord(head.map { text.words[$0].text } ?? source)
        }
        var written = article.flatMap { declension.form($0, column, reading.grammaticalCase) }
        if let contraction {
            guard contraction.grammaticalCase == reading.grammaticalCase else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            written = contraction.forms[column]
        }
        // "ein" has no plural: "eine Katze", "Katzen".
        if written == nil, article != nil, !(reading.number.isPlural && article?.forms.first == "ein") {
            throw .noSuchForm(phrase: source, features: asked)
        }
        let strength = written == nil ? strength(asked) : article?.strength ?? .weak
        if let declined = asked.declension, written != nil, article != nil, declined.rawValue != strength.rawValue {
            throw .noSuchForm(phrase: source, features: asked)
        }
        var copy = try form(reading, strength, asked)
        let isWritten = determiner != nil || contraction != nil
        if let written, isWritten { copy.set(0, written) } else if let written { copy.insert(written, at: 0) }
        if written == nil, isWritten { copy.remove(0..<1) }
        return copy.text
    }

    private func strength(_ asked: InflectionFeatures) -> Declension.Strength {
        asked.declension.flatMap { Declension.Strength(rawValue: $0.rawValue) } ?? .strong
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        let isJoined = row.forms.count == 2
        if isJoined, asked.case != .dative, asked.case != .accusative {
            guard let wrong = asked.case else { throw .ambiguous(phrase: source, feature: .case) }
            throw .notInLanguage(
                feature: "case of \(row.name)", value: wrong.rawValue, language: "de",
                allowed: ["accusative", "dative"])
        }
        var asked = asked
        asked.definiteness = nil
        let phrase = asked
        return try one(phrase) { (reading) throws(InflectionFeatureError) in
            guard let column = reading.column else { throw .unknownWord(head.map { text.words[$0].text } ?? source) }
            let piece: String?
            let strength: Declension.Strength
            if isJoined {
                let name = row.forms[reading.grammaticalCase == .dative ? 0 : 1]
                (piece, strength) = (declension.contractions[name]?.forms[column], .weak)
            } else {
                let article = declension.determiner(row.forms[0])
                piece = article.flatMap { declension.form($0, column, reading.grammaticalCase) }
                strength = article?.strength ?? .strong
            }
            guard let piece else { throw .noSuchForm(phrase: source, features: InflectionFeatures(number: .plural)) }
            var copy = try form(reading, strength, phrase)
            if determiner != nil || contraction != nil { copy.remove(0..<1) }
            return GivenPiece(piece: piece, phrase: copy.words.isEmpty ? piece : piece + " " + copy.text)
        }
    }
}

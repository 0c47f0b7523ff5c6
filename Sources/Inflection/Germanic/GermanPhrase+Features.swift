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
        let isArticle = determiner == nil || definiteness != nil && declension.contractions[determiner ?? ""] == nil
        guard !isNew || isArticle else { throw .noSuchForm(phrase: source, features: asked) }
        let article = isNew ? asked.definiteness == .definite ? "der" : "ein" : determiner
        guard reading.column != nil || article == nil && attributes.isEmpty else {
            throw .unknownWord(head.map { text.words[$0].text } ?? source)
        }
        let written = article.flatMap { grammar.form(.determiner($0), reading) }
        // "ein" has no plural: "eine Katze", "Katzen".
        let isIndefinite = article.flatMap { declension.determiner($0)?.forms.first } == "ein"
        if written == nil, article != nil, !(reading.number.isPlural && isIndefinite) {
            throw .noSuchForm(phrase: source, features: asked)
        }
        let strength = (written == nil ? nil : article).map { declension.strength(behind: $0) } ?? strength(asked)
        if let declined = asked.declension, written.map({ declension.contractions[$0] == nil }) == true,
            declined.rawValue != strength.rawValue
        {
            throw .noSuchForm(phrase: source, features: asked)
        }
        var copy = try form(reading, strength, asked)
        switch (written, determiner) {
        case (let written?, .some): copy.set(0, written)
        case (let written?, nil): copy.insert(written, at: 0)
        case (nil, .some): copy.remove(0..<1)
        case (nil, nil): break
        }
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
            guard reading.column != nil else { throw .unknownWord(head.map { text.words[$0].text } ?? source) }
            let article = row.forms[isJoined && reading.grammaticalCase != .dative ? 1 : 0]
            guard let piece = grammar.form(.determiner(article), reading) else {
                throw .noSuchForm(phrase: source, features: InflectionFeatures(number: .plural))
            }
            var copy = try form(reading, declension.strength(behind: article), phrase)
            if determiner != nil { copy.remove(0..<1) }
            return GivenPiece(piece: piece, phrase: copy.words.isEmpty ? piece : piece + " " + copy.text)
        }
    }
}

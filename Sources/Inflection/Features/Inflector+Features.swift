internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatMemory

extension Inflector {
    /// Longer phrases are refused, in bytes: none is as long.
    static let maximumPhrase = 1_024

    /// A phrase in the form that features ask for: a noun with its articles and adjectives, adjectives, a pronoun or a verb of the third
    /// person alone. What is not asked stays as the phrase has it.
    ///
    /// ```swift
    /// let german = Inflector(locale: "de")!
    /// try german.inflect("Katze", to: .init(number: .plural, case: .dative, definiteness: .definite))    // "den Katzen"
    /// try german.inflect("ein kleines Haus", to: .init(case: .genitive))                               // "eines kleinen Hauses"
    /// try Inflector(locale: "fr")!.inflect("nouvelle amie", to: .init(number: .plural))               // "nouvelles amies"
    /// try Inflector(locale: "ko")!.inflect("지도", to: .init(case: .accusative))                        // "지도를"
    /// ```
    ///
    /// What the rules and lexicons do not know is told, and never guessed. A phrase that may be its dictionary form, nominative and
    /// singular, is read as that: German "Fenster" is one window. Where the readings of another phrase come to different results, the
    /// feature that would tell them apart is asked for. Features of the phrase alone, number and gender, reach no further than its
    /// own words: of "cats that sleep" the verb would have to follow, which is refused.
    ///
    /// - Parameters:
    ///   - phrase: the phrase, which may have a phrase with a preposition behind it: "salle de bain".
    ///   - features: what it is to become; with none it stays as it is.
    /// - Throws: ``InflectionFeatureError``.
    public func inflect(_ phrase: String, to features: InflectionFeatures) throws(InflectionFeatureError) -> String {
        try check(features)
        guard features != InflectionFeatures() else { return phrase }
        do throws(InflectionFeatureError) { return try read(phrase).inflected(to: features) } catch {
            guard let said = saidOfReader(phrase, features) else { throw error }
            return said
        }
    }

    /// "vous serez prêt": what is no noun phrase may be said of the reader, whose gender is asked for then. It is, where the genders
    /// differ.
    private func saidOfReader(_ phrase: String, _ features: InflectionFeatures) -> String? {
        guard let gender = features.gender, features == InflectionFeatures(gender: gender) else { return nil }
        let (masculine, feminine) = (said(phrase, of: .masculine), said(phrase, of: .feminine))
        guard let masculine, let feminine, masculine != feminine else { return nil }
        return gender == .masculine ? masculine : gender == .feminine ? feminine : nil
    }

    private func said(_ phrase: String, of reader: TermOfAddress) -> String? {
        let run = inflect([InflectionPiece(phrase)], in: InflectionContext(termOfAddress: reader))
        return run.unresolved.isEmpty && !run.needsTermOfAddress ? run.text : nil
    }

    /// What is known of a phrase; nil for what is not, and for what its form leaves open: Spanish "lunes" is one or many.
    ///
    /// ```swift
    /// Inflector(locale: "en")!.features(of: "the lights on the patio").number       // .plural
    /// Inflector(locale: "es")!.features(of: "la luz").gender                        // .feminine
    /// ```
    public func features(of phrase: String) -> InflectionFeatures {
        (try? read(phrase))?.features ?? InflectionFeatures()
    }

    /// What goes with a phrase: an article, an article with a preposition, the phrase behind one of them, or the value of a feature.
    ///
    /// - Parameters:
    ///   - piece: what to give; ``pieces`` are what the language has.
    ///   - phrase: the phrase, whose own article is left out.
    ///   - features: what the phrase is to become first.
    /// - Throws: ``InflectionFeatureError``; also where the value of a feature is not known.
    public func give(
        _ piece: PhrasePiece, of phrase: String, to features: InflectionFeatures = InflectionFeatures()
    ) throws(InflectionFeatureError) -> String {
        try check(features)
        if let name = InflectionFeatures.Name(rawValue: piece.rawValue) {
            guard !values(of: name).isEmpty else { throw unknown(piece) }
            let form = try inflect(phrase, to: features)
            guard let value = self.features(of: form)[name] ?? features[name] else {
                throw .unknownFeature(phrase: form, feature: name)
            }
            return value
        }
        let table = PhrasePieceTable.of(language)
        guard let row = table[piece.rawValue] ?? piece.base.flatMap({ table[$0.rawValue] }) else {
            throw unknown(piece)
        }
        let given = try read(phrase).piece(row, to: features)
        return row.name == piece.rawValue ? given.piece : given.phrase
    }

    /// What ``give(_:of:to:)`` has in the language: names of features first, then pieces, each alone and with the phrase.
    ///
    /// ```swift
    /// Inflector(locale: "nl")!.pieces.map(\.rawValue).filter { $0.hasSuffix("Article") }
    /// // ["defArticle", "withDefArticle", "indefArticle", "withIndefArticle"]
    /// ```
    public var pieces: [PhrasePiece] {
        let names = InflectionFeatures.Name.allCases.filter { !values(of: $0).isEmpty }
        return names.map { PhrasePiece(rawValue: $0.rawValue) }
            + PhrasePieceTable.of(language).rows.flatMap { row in
                let piece = PhrasePiece(rawValue: row.name)
                return [piece, piece.withPhrase]
            }
    }

    /// The values that the language has of a feature; none where it has no such feature.
    ///
    /// ```swift
    /// Inflector(locale: "hi")!.values(of: .case)       // ["direct", "oblique"]
    /// ```
    public func values(of feature: InflectionFeatures.Name) -> [String] { rules.features[feature] ?? [] }

    private func unknown(_ piece: PhrasePiece) -> InflectionFeatureError {
        .unknownPiece(piece.rawValue, language: language.rawValue, allowed: pieces.map(\.rawValue))
    }

    private func check(_ features: InflectionFeatures) throws(InflectionFeatureError) {
        for name in InflectionFeatures.Name.allCases {
            guard let value = features[name] else { continue }
            let allowed = values(of: name)
            guard allowed.contains(value) else {
                throw .notInLanguage(
                    feature: name.rawValue, value: value, language: language.rawValue, allowed: allowed)
            }
        }
    }

    private func read(_ phrase: String) throws(InflectionFeatureError) -> any FeaturePhrase {
        guard phrase.utf8.count <= Self.maximumPhrase, phrase.excessiveMark == nil,
            phrase.contains(where: { !$0.isWhitespace })
        else {
            throw .notAPhrase(phrase)
        }
        if let pronoun = PronounPhrase(phrase, language) { return pronoun }
        return rules.phrase(phrase, words)
    }
}

internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A phrase of one language, read for its features.
protocol FeaturePhrase {
    /// What is known of it.
    var features: InflectionFeatures { get }
    /// The phrase with features that its language has; what is not asked stays as it is. A phrase that may be its dictionary form,
    /// nominative and singular, is read as that.
    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String
    /// What goes with the phrase, which is asked to have features.
    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece
}

/// A piece alone, and with the phrase behind it.
struct GivenPiece: Equatable {
    let piece: String
    let phrase: String
}

extension InflectionFeatures {
    typealias Gram = WordMorphology

    var grammaticalNumber: Gram.GrammaticalNumber? { number.map { $0 == .singular ? .singular : .plural } }

    /// Nil for the Dutch common gender, which is that of masculine nouns to the tables.
    var grammaticalGender: Gram.GrammaticalGender? {
        switch gender {
        case .masculine, .common: .masculine
        case .feminine: .feminine
        case .neuter: .neuter
        case nil: nil
        }
    }

    var grammaticalCase: Gram.GrammaticalCase? { self.case.flatMap { Gram.GrammaticalCase(rawValue: $0.rawValue) } }

    init(_ gender: Gram.GrammaticalGender?, _ number: Gram.GrammaticalNumber?) {
        self.init(
            number: number.map { $0.isPlural ? .plural : .singular },
            gender: gender.flatMap { Gender(rawValue: $0.rawValue) })
    }
}

extension String {
    /// With the apostrophe that the phrase is written with: the typographic one, unless it has the other.
    func withApostrophes(of phrase: String) -> String {
        phrase.unicodeScalars.contains("'") ? self : replacing("'", with: "\u{2019}")
    }
}

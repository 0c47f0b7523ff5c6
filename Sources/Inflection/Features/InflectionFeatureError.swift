/// Why a phrase has no form of the features that were asked for, or none that is known.
public enum InflectionFeatureError: Error, Hashable, Sendable {
    /// `case=dative` in Spanish, `gender=neuter` in French: the language has no such feature, or no such value of it.
    case notInLanguage(feature: String, value: String, language: String, allowed: [String])
    /// `give=dePrepArticle` in German: the language has no such piece.
    case unknownPiece(String, language: String, allowed: [String])
    /// `number=plural` of "Zwurbel" in German: the word's gender or forms are not known, neither by a lexicon nor for certain by its ending.
    case unknownWord(String)
    /// `give=gender` of "house" in English, `give=number` of "lunes" in Spanish: nothing tells it.
    case unknownFeature(phrase: String, feature: InflectionFeatures.Name)
    /// `gender=masculine` of "einer Autorin" in German: a genitive or a dative, and the results differ.
    case ambiguous(phrase: String, feature: InflectionFeatures.Name)
    /// `number=singular` of "scissors" in English, `gender=feminine` of "carro" in Portuguese.
    case noSuchForm(phrase: String, features: InflectionFeatures)
    /// A text that is no noun with its articles and adjectives, no adjective, pronoun or verb alone.
    case notAPhrase(String)
}

extension InflectionFeatureError: CustomStringConvertible {
    /// `there is no case 'dative' in es; allowed is one of: …`
    public var description: String {
        switch self {
        case .notInLanguage(let feature, let value, let language, let allowed):
            allowed.isEmpty
                ? "there is no \(feature) in \(language)"
                : "there is no \(feature) '\(value.clipped)' in \(language); allowed is one of: \(allowed.joined(separator: ", "))"
        case .unknownPiece(let name, let language, let allowed):
            "there is no '\(name.clipped)' to give in \(language); allowed is one of: \(allowed.joined(separator: ", "))"
        case .unknownWord(let word): "the forms of '\(word.clipped)' are not known"
        case .unknownFeature(let phrase, let feature): "the \(feature.rawValue) of '\(phrase.clipped)' is not known"
        case .ambiguous(let phrase, let feature):
            "'\(phrase.clipped)' may be read in several ways, whose results differ: say its \(feature.rawValue)"
        case .noSuchForm(let phrase, let features): "'\(phrase.clipped)' has no form with \(features)"
        case .notAPhrase(let text): "'\(text.clipped)' is no noun with its articles and adjectives"
        }
    }
}

extension String {
    /// Enough of it for a message.
    fileprivate var clipped: String {
        let beginning = String(String.UnicodeScalarView(unicodeScalars.prefix(60)))
        return beginning.utf8.count == utf8.count ? self : beginning + "…"
    }
}

import InflectionLexicons
import LocaleFormat
import LocaleFormatJSON
import LocalizedStrings

/// `fmt inflect`: a phrase in the form that features ask for, or what goes with it.
public struct InflectOperation: Operation {
    public static let options: [OptionName] =
        [.locale, .give, .lexicon] + features.map(\.option)

    /// The features by their options.
    static let features: [(option: OptionName, name: InflectionFeatures.Name)] = [
        (.number, .number), (.case, .case), (.gender, .gender), (.definiteness, .definiteness),
        (.declension, .declension), (.person, .person), (.clusivity, .clusivity),
    ]

    private let locale: LocaleID
    private let inflector: Inflector
    private let features: InflectionFeatures
    private let piece: PhrasePiece?

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = try values.locale()
        guard let inflector = Inflector(locale: locale, lexicon: try values.lexicon()) else {
            let languages = Inflector.languages.joined(separator: ", ")
            throw .usage("there are no rules of inflection for '\(locale.tag)'; there are for: \(languages)")
        }
        self.inflector = inflector
        var features = InflectionFeatures()
        for (option, name) in Self.features {
            guard let word = values[option] else { continue }
            let allowed = inflector.values(of: name)
            guard allowed.contains(word) else {
                throw .usage(
                    InflectionFeatureError.notInLanguage(
                        feature: name.rawValue, value: word, language: locale.language, allowed: allowed
                    ).description)
            }
            features[name] = word
        }
        self.features = features
        piece = values[.give].map { PhrasePiece(rawValue: $0) }
        if let piece, !inflector.pieces.contains(piece) {
            throw .usage(
                InflectionFeatureError.unknownPiece(
                    piece.rawValue, language: locale.language, allowed: inflector.pieces.map(\.rawValue)
                ).description)
        }
    }

    private func result(_ phrase: String) throws(CommandFailure) -> String {
        do throws(InflectionFeatureError) {
            guard let piece else { return try inflector.inflect(phrase, to: features) }
            return try inflector.give(piece, of: phrase, to: features)
        } catch { throw .value(error.description) }
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try result(try input.text).utf8)
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let phrase = try input.text
        let result = try result(phrase)
        object.member("value", string: phrase)
        object.member("locale", string: locale.tag)
        object.member("text", string: result)
        let known = inflector.features(of: phrase)
        let members = InflectionFeatures.Name.allCases.compactMap { name in
            known[name].map { (name.rawValue, JSONValue.string($0)) }
        }
        object.member("features", json: JSONValue.object(JSONObject(members)).text)
    }
}

extension OptionValues {
    /// `--lexicon`, whose file the command has read; in batch the words themselves stand there. All dictionaries are behind it.
    func lexicon() throws(CommandFailure) -> InflectionLexicon {
        guard let words = self[.lexicon] else { return .all }
        do throws(InflectionLexiconError) {
            var lexicon = try InflectionLexicon(parsing: words)
            lexicon.dictionaries = InflectionDictionary.all
            return lexicon
        } catch { throw .usage("--lexicon: \(error)") }
    }
}

extension InflectionLexicon {
    /// No words but those of all dictionaries.
    static let all: InflectionLexicon = {
        var lexicon = InflectionLexicon()
        lexicon.dictionaries = InflectionDictionary.all
        return lexicon
    }()
}

internal import LocaleFormatInflection
public import LocaleFormatLexicon
public import LocaleFormatMessageFormat2
internal import LocaleFormatGrammar
internal import LocaleFormatNumbers

/// `:inflect`, a function of MessageFormat 2: a phrase in the form that its options ask for, so that one message serves all items.
///
/// ```swift
/// import LocalizedMessageInflection
/// import LocalizedMessages
///
/// var options = MessageOptions()
/// options.functions["inflect"] = InflectFunction()
/// options.isolation = .none
/// let message = try MessageFormat2("Bei {$item :inflect case=dative number=$count definiteness=definite} fehlt etwas.")
/// let compiled = message.compiled(in: "de", options: options)
/// compiled.format(["item": "Katze", "count": 2])      // "Bei den Katzen fehlt etwas."
/// compiled.format(["item": "Bild", "count": 1])       // "Bei dem Bild fehlt etwas."
/// ```
///
/// | option | values |
/// |---|---|
/// | `number` | `singular`, `plural`, or a number, whose plural category tells |
/// | `case`, `gender`, `definiteness`, `declension`, `person`, `clusivity` | those of the language: `InflectionFeatures` |
/// | `give` | what to give in place of the phrase: a `PhrasePiece`, `gender` or `withDefArticleInPreposition`; Unicode Inflection's messages write `to` |
///
/// `.match` compares the result with its keys, so that a message chooses by what a word is:
///
/// ```swift
/// import LocalizedMessageInflection
/// import LocalizedMessages
///
/// var options = MessageOptions()
/// options.functions["inflect"] = InflectFunction()
/// options.isolation = .none
/// let message = try MessageFormat2(
///     ".local $gender = {$item :inflect give=gender} .match $gender feminine {{La {$item} está lista}} * {{El {$item} está listo}}")
/// message.compiled(in: "es", options: options).format(["item": "cena"])      // "La cena está lista"
/// ```
///
/// What the rules and lexicons do not know is an error of the message, with the fallback in its place: `bad-operand` for a word, `bad-option`
/// for what the language does not have or what has to be told too, `unsupported-operation` for a form that does not exist.
public struct InflectFunction: MessageFunction {
    private let lexicon: InflectionLexicon

    /// The function with a project's own words and dictionaries.
    public init(lexicon: InflectionLexicon = InflectionLexicon()) { self.lexicon = lexicon }

    public func resolve(_ call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue {
        guard let inflector = Inflector(locale: call.locale, lexicon: lexicon) else {
            throw .unsupportedOperation(
                "there are no rules of inflection for '\(call.locale.tag)'; there are for: \(Inflector.languages.joined(separator: ", "))"
            )
        }
        guard let phrase = call.operand?.text else { throw .badOperand("':inflect' takes text") }
        var features = InflectionFeatures()
        var piece: PhrasePiece?
        for (name, option) in call.options.sorted(by: { $0.key < $1.key }) {
            if name == "give" || name == "to" {
                guard let text = option.text else { throw .badOption("\(name) takes a word") }
                piece = PhrasePiece(rawValue: text)
            } else if let feature = InflectionFeatures.Name(rawValue: name) {
                try set(feature, to: option, in: &features, by: inflector)
            } else {
                call.report(.badOption("there is no option '\(name)'"))
            }
        }
        do throws(InflectionFeatureError) {
            guard let piece else { return MessageText(try inflector.inflect(phrase, to: features)) }
            return MessageText(try inflector.give(piece, of: phrase, to: features))
        } catch { throw MessageFunctionError(error) }
    }

    private func set(
        _ name: InflectionFeatures.Name, to option: MessageOperand, in features: inout InflectionFeatures,
        by inflector: Inflector
    ) throws(MessageFunctionError) {
        if name == .number, let value = option.number?.exactDecimal, let plurals = inflector.plurals {
            features.number = plurals.category(for: value) == .one ? .singular : .plural
            return
        }
        let allowed = inflector.values(of: name)
        guard let text = option.text, allowed.contains(text) else {
            throw MessageFunctionError(
                .notInLanguage(
                    feature: name.rawValue, value: option.text ?? "", language: inflector.language.rawValue,
                    allowed: allowed))
        }
        features[name] = text
    }
}

extension MessageFunctionError {
    init(_ error: InflectionFeatureError) {
        switch error {
        case .notInLanguage, .unknownPiece, .ambiguous: self = .badOption(error.description)
        case .unknownWord, .unknownFeature, .notAPhrase: self = .badOperand(error.description)
        case .noSuchForm: self = .unsupportedOperation(error.description)
        }
    }
}

public import LocaleFormatCore
internal import LocaleFormatNumbers

/// Makes the words of a run agree: with its number, with its noun, with another argument, with the reader.
///
/// There are rules for English, German, Spanish, French, Italian, Portuguese, Hindi and Korean, with a modest lexicon
/// (`Data/Inflection`). What they do not cover is left as written and reported, never guessed.
///
/// ```swift
/// let spanish = Inflector(for: "es")!
/// spanish.inflect([.init("Nuestro "), .init("pizza", kind: .argument)]).text       // "Nuestra pizza"
/// let korean = Inflector(for: "ko")!
/// korean.inflect([.init("지도", kind: .argument), .init("을")]).text                 // "지도를"
/// ```
///
/// Inflecting is linear in the length of the text, and inflecting twice changes nothing more.
public struct Inflector: Sendable {
    let language: InflectionLanguage
    let plurals: PluralRules?

    /// The rules of the locale's language; nil for a language without rules.
    public init?(for locale: LocaleID) {
        guard let language = InflectionLanguage(rawValue: locale.language) else { return nil }
        self.language = language
        plurals = try? PluralRules(locale: locale.withoutExtensions)
    }

    /// The run with its words made to agree.
    ///
    /// - Parameters:
    ///   - pieces: the run: its texts and the texts of its arguments, in order.
    ///   - context: what the run agrees with, and what stands around it.
    public func inflect(_ pieces: [InflectionPiece], in context: InflectionContext = .init()) -> Inflected {
        switch language {
        case .korean:
            var korean = KoreanInflector(context: context)
            return korean.inflect(pieces)
        case .english:
            var english = EnglishInflector(pieces, context: context, plurals: plurals)
            return english.inflect()
        case .spanish: return romance(SpanishGrammar.self, pieces, context)
        case .french: return romance(FrenchGrammar.self, pieces, context)
        case .italian: return romance(ItalianGrammar.self, pieces, context)
        case .portuguese: return romance(PortugueseGrammar.self, pieces, context)
        case .german:
            var german = GermanInflector(pieces, context: context, plurals: plurals)
            return german.inflect()
        case .hindi:
            var hindi = HindiInflector(pieces, context: context, plurals: plurals)
            return hindi.inflect()
        }
    }

    /// What is known of a phrase, such as an argument that another run agrees with: `"pizza"` is feminine singular in
    /// Spanish. Nil when nothing is known.
    public func morphology(of phrase: String) -> WordMorphology? {
        switch language {
        case .english: EnglishInflector.morphology(of: phrase)
        case .spanish: RomanceInflector<SpanishGrammar>.morphology(of: phrase)
        case .french: RomanceInflector<FrenchGrammar>.morphology(of: phrase)
        case .italian: RomanceInflector<ItalianGrammar>.morphology(of: phrase)
        case .portuguese: RomanceInflector<PortugueseGrammar>.morphology(of: phrase)
        case .german: GermanInflector.morphology(of: phrase)
        case .hindi: HindiInflector.morphology(of: phrase)
        case .korean: nil
        }
    }

    private func romance<Grammar: RomanceGrammar>(
        _: Grammar.Type, _ pieces: [InflectionPiece], _ context: InflectionContext
    ) -> Inflected {
        var inflector = RomanceInflector<Grammar>(pieces, context: context, plurals: plurals)
        return inflector.inflect()
    }
}

/// The languages that have rules.
enum InflectionLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case italian = "it"
    case portuguese = "pt"
    case hindi = "hi"
    case korean = "ko"
}

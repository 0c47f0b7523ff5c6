public import LocaleFormatCore
package import LocaleFormatNumbers

/// Makes the words of a run agree: with its number, with its noun, with another argument, with the reader.
///
/// There are rules for English, German, Dutch, Spanish, French, Italian, Portuguese, Hindi and Korean, with a modest lexicon
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
    package let plurals: PluralRules?
    private let own: [String: [Lexicon.Entry]]?

    /// The rules of the locale's language, with a project's own words; nil for a language without rules.
    public init?(for locale: LocaleID, lexicon: InflectionLexicon = InflectionLexicon()) {
        guard let language = InflectionLanguage(rawValue: locale.language) else { return nil }
        self.language = language
        own = lexicon.entries[language]
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
            var korean = KoreanInflector(context: context, lexicon: .korean.adding(own))
            return korean.inflect(pieces)
        case .english:
            var english = EnglishInflector(pieces, lexicon: .english.adding(own), context: context, plurals: plurals)
            return english.inflect()
        case .spanish: return romance(SpanishGrammar(lexicon: .spanish.adding(own)), pieces, context)
        case .french: return romance(FrenchGrammar(lexicon: .french.adding(own)), pieces, context)
        case .italian: return romance(ItalianGrammar(lexicon: .italian.adding(own)), pieces, context)
        case .portuguese: return romance(PortugueseGrammar(lexicon: .portuguese.adding(own)), pieces, context)
        case .german: return declined(GermanGrammar(lexicon: .german.adding(own)), pieces, context)
        case .dutch: return declined(DutchGrammar(lexicon: .dutch.adding(own)), pieces, context)
        case .hindi:
            var hindi = HindiInflector(pieces, lexicon: .hindi.adding(own), context: context, plurals: plurals)
            return hindi.inflect()
        }
    }

    /// What is known of a phrase, such as an argument that another run agrees with: `"pizza"` is feminine singular in
    /// Spanish. Nil when nothing is known.
    public func morphology(of phrase: String) -> WordMorphology? {
        switch language {
        case .english: EnglishInflector.morphology(of: phrase, lexicon: .english.adding(own))
        case .spanish: RomanceInflector.morphology(of: phrase, grammar: SpanishGrammar(lexicon: .spanish.adding(own)))
        case .french: RomanceInflector.morphology(of: phrase, grammar: FrenchGrammar(lexicon: .french.adding(own)))
        case .italian: RomanceInflector.morphology(of: phrase, grammar: ItalianGrammar(lexicon: .italian.adding(own)))
        case .portuguese:
            RomanceInflector.morphology(of: phrase, grammar: PortugueseGrammar(lexicon: .portuguese.adding(own)))
        case .german: DeclensionInflector.morphology(of: phrase, grammar: GermanGrammar(lexicon: .german.adding(own)))
        case .dutch: DeclensionInflector.morphology(of: phrase, grammar: DutchGrammar(lexicon: .dutch.adding(own)))
        case .hindi: HindiInflector.morphology(of: phrase, lexicon: .hindi.adding(own))
        case .korean: nil
        }
    }

    private func romance(
        _ grammar: some RomanceGrammar, _ pieces: [InflectionPiece], _ context: InflectionContext
    ) -> Inflected {
        var inflector = RomanceInflector(pieces, grammar: grammar, context: context, plurals: plurals)
        return inflector.inflect()
    }

    private func declined(
        _ grammar: some DeclensionGrammar, _ pieces: [InflectionPiece], _ context: InflectionContext
    ) -> Inflected {
        var inflector = DeclensionInflector(pieces, grammar: grammar, context: context, plurals: plurals)
        return inflector.inflect()
    }
}

/// The languages that have rules.
enum InflectionLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case dutch = "nl"
    case spanish = "es"
    case french = "fr"
    case italian = "it"
    case portuguese = "pt"
    case hindi = "hi"
    case korean = "ko"
}

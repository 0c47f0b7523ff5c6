public import LocaleFormatCore
public import LocaleFormatGrammar
public import LocaleFormatLexicon
internal import LocaleFormatMemory
package import LocaleFormatNumbers

/// Makes the words of a run agree: with its number, with its noun, with another argument, with the reader.
///
/// There are rules for English, German, Dutch, Swedish, Spanish, French, Italian, Portuguese, Hindi and Korean, with a modest
/// lexicon (`Data/Inflection`); dictionaries are in the product `InflectionLexicons`. What they do not cover is left as written and reported, never guessed.
///
/// ```swift
/// let spanish = Inflector(locale: "es")!
/// spanish.inflect([.init("Nuestro "), .init("pizza", kind: .argument)]).text       // "Nuestra pizza"
/// let korean = Inflector(locale: "ko")!
/// korean.inflect([.init("지도", kind: .argument), .init("을")]).text                 // "지도를"
/// ```
///
/// Inflecting is linear in the length of the text, and inflecting twice changes nothing more.
public struct Inflector: RunInflector, Sendable {
    package let language: InflectionLanguage
    package let plurals: PluralRules?
    private let own: [InflectionLanguage: OwnWords]
    private let dictionary: InflectionDictionary?

    /// The rules of the locale's language, with a project's own words and dictionaries; nil for a language without rules.
    public init?(locale: LocaleID, lexicon: InflectionLexicon = InflectionLexicon()) {
        guard let language = InflectionLanguage(rawValue: locale.language) else { return nil }
        self.language = language
        own = lexicon.own
        dictionary = lexicon.dictionaries.first { $0.language == language.rawValue }
        plurals = try? PluralRules(locale: locale.withoutExtensions)
    }

    /// The codes of the languages that have rules, in order.
    public static var languages: [String] { InflectionLanguage.allCases.map(\.rawValue).sorted() }

    /// The run with its words made to agree; as it was written where more than `CombiningMarks.limit` marks follow each other.
    ///
    /// - Parameters:
    ///   - pieces: the run: its texts and the texts of its arguments, in order.
    ///   - context: what the run agrees with, and what stands around it.
    public func inflect(_ pieces: [InflectionPiece], in context: InflectionContext = .init()) -> Inflected {
        // Words are looked up by their letters, ending by ending.
        let text = context.preceding + pieces.map(\.text).joined() + context.following
        guard text.excessiveMark == nil else {
            return Inflected(pieces: pieces.map(\.text), unresolved: [pieces.map(\.text).joined()])
        }
        return rules.inflect(pieces, context, words)
    }

    /// What is known of a phrase, such as an argument that another run agrees with: `"pizza"` is feminine singular in
    /// Spanish. Nil when nothing is known.
    public func morphology(of phrase: String) -> WordMorphology? {
        guard phrase.excessiveMark == nil else { return nil }
        return rules.morphology(phrase, words.lexicon)
    }

    var rules: LanguageRules { .of(language) }

    /// The words of the language, with those of the project and of its dictionary.
    var words: LanguageRules.Words {
        LanguageRules.Words(lexicon: rules.lexicon.adding(own[language], dictionary), plurals: plurals)
    }
}

extension Inflector {
    package var numerals: NumeralClasses { rules.numerals }

    package var readsTextBefore: Bool { language == .korean }
}

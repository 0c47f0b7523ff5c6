internal import LocaleFormatMemory

/// The words of a language: tens of thousands of nouns and adjectives with their forms, which rules alone would guess or report.
///
/// Each is in a product of its own, `InflectionLexiconEnglish`, and all of them in `InflectionLexicons`: a program carries the words of the
/// languages that it imports. A dictionary is asked
/// after a project's own words and the package's small lexicon, and before the rules:
///
/// ```swift
/// import InflectionLexiconEnglish
///
/// var options = TextOptions()
/// options.lexicon.dictionaries = [.english]                // or InflectionDictionary.all of InflectionLexicons
/// let template = TextTemplate("^[%lld talisman expires](inflect: true)")
/// try template.compiled(in: "en", options: options).format([2])       // "2 talismans expire"
/// ```
///
/// A dictionary is a part of the program itself, in a compact form of at most 320,000 bytes: no file is read. Its paradigms are read
/// when a word is looked up for the first time. `Data/Inflection/Lexicons` says what it is made from and under which licence, and
/// whose notices go with it.
public struct InflectionDictionary: Sendable {
    /// The code of the language, such as `en`.
    public let language: String
    let text: String
    private let contents: Contents

    private final class Contents: Sendable {
        let words = OnceReference<CompactLexicon>()
    }

    /// The words of a text as `Data/Inflection/Lexicons` describes it.
    package init(language: String, text: String) {
        self.language = language
        self.text = text
        contents = Contents()
    }

    /// Read when it is first needed.
    package var lexicon: CompactLexicon { contents.words.read { $0 } ?? contents.words.set(CompactLexicon(text)) }
}

extension InflectionDictionary: Hashable {
    /// The same words of the same language.
    public static func == (left: InflectionDictionary, right: InflectionDictionary) -> Bool {
        left.contents === right.contents || left.language == right.language && left.text == right.text
    }

    /// By the language: it is hashed with every text's options.
    public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// What a language brings: nothing else in the room asks which one it is.
///
/// A language is added so:
/// 1. a case of `InflectionLanguage` and the kinds of its words in `LexiconReader` (room Lexicon), a folder here, and a line in
///    ``of(_:)``: neither compiles without it;
/// 2. words and endings as tables, `Data/Inflection/<code>.tsv` and `<code>-endings.tsv` (articles that decline stand in
///    `<code>-declension.tsv`), with a line in `Data/Inflection/GenerateTables.swift`; what stands beside a phrase, pronouns, names and
///    words that never inflect are rows of `pieces.tsv`, `pronouns.tsv`, `names.tsv` and `fixed.tsv`;
/// 3. a grammar: a type that says what a word is at its place (`PhraseGrammar`), and which chunker reads it: `AttributesBefore`,
///    `AttributesAround`, `NounsInRows`, `PostpositionsBehind` or one of its own;
/// 4. the forms of its words (`Morphology`), which two ask: a realizer that puts the words of runs into forms (`PhraseRealizer`;
///    `DeclensionInflector` and `RomanceInflector` are shared by families), and a `FeaturePhrase` for forms that are asked for by name;
/// 5. golden rows in `Data/Golden/Inflection`, judged before anything is run, and the law's tests, which take every row.
struct LanguageRules: Sendable {
    /// What a run or a phrase is read with: the words of the language, a project's own and a dictionary's among them.
    struct Words {
        let lexicon: Lexicon
        let plurals: PluralRules?
    }

    /// The package's own words.
    let lexicon: Lexicon
    /// The values of each feature that the language has.
    let features: [InflectionFeatures.Name: [String]]
    /// A run with its words made to agree.
    let inflect: @Sendable ([InflectionPiece], InflectionContext, Words) -> Inflected
    /// What is known of a phrase.
    let morphology: @Sendable (String, Lexicon) -> WordMorphology?
    /// What is not known of a word.
    let missing: @Sendable (String, Lexicon) -> [MissingForm]
    /// A phrase whose forms are asked for.
    let phrase: @Sendable (String, Words) -> any FeaturePhrase
    /// What is looked at in a number beside its plural category.
    var numerals = NumeralClasses.other

    static func of(_ language: InflectionLanguage) -> LanguageRules {
        switch language {
        case .english: .english
        case .german: .german
        case .dutch: .dutch
        case .swedish: .swedish
        case .spanish: .spanish
        case .french: .french
        case .italian: .italian
        case .portuguese: .portuguese
        case .hindi: .hindi
        case .korean: .korean
        }
    }
}

extension LanguageRules {
    static let numbers = ["singular", "plural"]
    static let persons = ["first", "second", "third"]
    static let definiteness = ["definite", "indefinite"]
}

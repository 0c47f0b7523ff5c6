internal import LocaleFormatCore
public import LocaleFormatLexicon
internal import LocaleFormatText
internal import LocaleFormatTexts
public import LocalizedStrings

/// All texts of a catalog as a reader sees them: the fewest arguments that lead to every wording, in every language.
///
/// ```swift
/// var catalog = StringCatalog()
/// catalog["%lld files"] = CatalogEntry()
/// catalog["%lld files"]?["en"] = CatalogLocalization(
///     TextTemplate(.plural(type: .cardinal, argument: nil, [.one: .text("%lld file"), .other: .text("%lld files")])))
/// let gallery = CatalogGallery(catalog)
/// gallery.rows.map(\.text)                // ["1 file", "2 files"]
/// gallery.rows.map(\.wordings)            // [["plural.one"], ["plural.other"]]
/// ```
///
/// Numbers are the first of their plural category; texts are `Abc`, `Def` and so on, a choice by text is each of its words. ``html(_:title:)`` is a page of all.
public struct CatalogGallery: Sendable {
    /// One text with one set of arguments.
    public struct Row: Hashable, Sendable {
        /// The text's key.
        public let key: String
        /// As the catalog has it.
        public let language: String
        /// What was passed, as `fmt markup --arg` takes it: `3`, `Abc`.
        public let arguments: [String]
        /// The device, where the text depends on one.
        public let device: String?
        /// The room in units of `NSStringVariableWidthRuleType`, where the text depends on it.
        public let width: Int?
        /// The wordings that the text shows, as `CatalogUnitPath` writes them; none for a text that has but one.
        public let wordings: [String]
        /// The text; empty where it cannot be written.
        public let text: String
        /// Why it cannot be written; nil where it can.
        public let error: String?

        /// How many columns of a terminal the text takes, wide characters as two.
        public var columns: Int { DisplayWidth.columns(of: text) }

        /// Whether the language is a pseudo-language: CLDR's have the regions XA and XB.
        var isPseudo: Bool { ["-XA", "-XB"].contains { language.hasSuffix($0) } }
    }

    /// A wording that nothing leads to: a plural category that the language does not have, a substitution that no text names.
    public struct Unreached: Hashable, Sendable {
        /// The text's key.
        public let key: String
        /// As the catalog has it.
        public let language: String
        /// The wording, as `CatalogUnitPath` writes it.
        public let wording: String
    }

    /// The table's name.
    public let name: String
    /// By key in the catalog's order, then by language, the development language first.
    public private(set) var rows: [Row] = []
    /// What the rows do not show.
    public private(set) var unreached: [Unreached] = []
    /// How many wordings there are.
    public private(set) var wordingCount = 0
    /// By key, for translators.
    private(set) var comments: [String: String] = [:]
    /// Where in the code a key is, by key: `Sources/App/Status.swift:12`.
    public var places: [String: String] = [:]

    /// Formats a catalog's texts. Stale keys are left out.
    ///
    /// - Parameters:
    ///   - catalog: the texts.
    ///   - name: the table's name.
    ///   - languages: those to show; nil for all.
    ///   - lexicon: the project's words for inflection.
    public init(
        _ catalog: StringCatalog, name: String = "Localizable", languages: [String]? = nil,
        lexicon: InflectionLexicon = InflectionLexicon()
    ) {
        self.name = name
        let source = catalog.sourceLanguage
        let languages = languages ?? [source] + catalog.languages.filter { $0 != source }
        var options = TextOptions()
        options.lexicon = lexicon
        let sets = languages.compactMap { language in
            (try? LocaleID(language)).map { (language, TextSet(locale: $0, options: options)) }
        }
        for key in catalog.keys {
            guard let entry = catalog[key], entry.extractionState != .stale else { continue }
            comments[key] = entry.comment
            for (language, texts) in sets {
                guard let localization = entry[language] ?? (language == source ? CatalogLocalization(key) : nil),
                    localization.template != nil
                else { continue }
                add(key, language, localization, texts)
            }
        }
    }

    private mutating func add(_ key: String, _ language: String, _ localization: CatalogLocalization, _ texts: TextSet)
    {
        let branches = TextBranches(key: key, localization, texts)
        var reached: Set<Int> = []
        for branch in branches.covering() {
            reached.formUnion(branch.wordings)
            var (text, failure): (String, String?) = ("", nil)
            do { text = try branches.format(branch.sample) } catch { failure = "\(error)" }
            let wordings = branch.wordings.sorted().map { branches.paths[$0].description }
            rows.append(
                Row(
                    key: key, language: language, arguments: branch.sample.words, device: branch.sample.device,
                    width: branch.sample.width, wordings: wordings.filter { !$0.isEmpty }, text: text, error: failure))
        }
        wordingCount += branches.paths.count
        for place in branches.paths.indices where !reached.contains(place) {
            unreached.append(Unreached(key: key, language: language, wording: branches.paths[place].description))
        }
    }
}

public import LocaleFormatCore
internal import LocaleFormatLocales
internal import LocaleFormatMemory
public import LocaleFormatTexts

/// The localized strings of a program: tables, each in several languages. One value, which may be shared by all threads; who
/// reads is said when it is asked.
///
/// ```swift
/// let bundle = try LocalizedBundle(contentsOf: resources)   // en.lproj, es.lproj …, or Localizable.xcstrings
/// let strings = bundle.localized(for: ["es-MX", "en"])
/// strings("\(count) files in \(folder)")                      // "3 archivos en Escritorio"
/// ```
public struct LocalizedBundle: Sendable {
    /// The table of a `LocalizedText` that names none.
    public static let defaultTable = "Localizable"

    /// How many of a reader's languages are looked at, the best ones: 32. Who sends a list of thousands waits no longer.
    public static let preferredLimit = 32

    /// The languages that there is any table or an `.lproj` folder in, and those that `CFBundleLocalizations` of `Info.plist` names, the
    /// development language first.
    public let languages: [LocaleID]
    /// The language that texts fall back to.
    public let developmentLanguage: LocaleID
    /// What was passed over while a folder was read.
    public let problems: [StringsError]

    private let tables: [LocaleID: [String: StringTable]]
    private let folders: ResourceFolders
    private let matcher: LanguageMatcher
    private let localizers: CompiledCache<Request, LocalizerStrings>

    /// Who asked before. Options take long to hash and differ seldom, so that comparing them is enough.
    private struct Request: Hashable {
        let preferred: [LocaleID]
        let options: TextOptions

        func hash(into hasher: inout Hasher) { hasher.combine(preferred) }
    }

    /// A bundle of tables; where two have language and name in common, the later one counts.
    ///
    /// - Parameters:
    ///   - tables: in any order, unless no development language is given.
    ///   - developmentLanguage: nil for English if there is a table in English, else the first table's language.
    public init(tables: [StringTable], developmentLanguage: LocaleID? = nil) {
        self.init(tables: tables, developmentLanguage: developmentLanguage, problems: [])
    }

    /// A bundle of catalogs by their names: `["Localizable": catalog]`. The first one's source language, by name, is the
    /// development language. Languages that are no locales are left out.
    public init(catalogs: [String: StringCatalog]) {
        let sorted = catalogs.sorted { $0.key < $1.key }
        let source = sorted.first.flatMap { try? LocaleID($0.value.sourceLanguage) }
        let tables = sorted.flatMap { Self.tables(of: $0.value, name: $0.key, inOrder: source == nil) }
        self.init(tables: tables, developmentLanguage: source)
    }

    init(
        tables: [StringTable], developmentLanguage: LocaleID?, problems: [StringsError],
        folders: ResourceFolders = ResourceFolders()
    ) {
        var all: [LocaleID: [String: StringTable]] = [:]
        for table in tables { all[table.language, default: [:]][table.name] = table }
        self.tables = all
        self.problems = problems
        let available = Set(all.keys).union(folders.languages)
        let first = tables.first?.language ?? available.min { $0.tag < $1.tag }
        let development = developmentLanguage ?? (available.contains("en") ? "en" : first ?? "en")
        self.developmentLanguage = development
        var folders = folders
        folders.developmentLanguage = development
        self.folders = folders
        languages = available.sorted { ($0 != development ? 1 : 0, $0.tag) < ($1 != development ? 1 : 0, $1.tag) }
        matcher = LanguageMatcher(available: languages, default: development)
        localizers = CompiledCache(capacity: 64)
    }

    /// The tables of a catalog. Of languages that are one locale, the last one counts.
    ///
    /// - Parameter inOrder: whether they are wanted in the order of the languages. To sort by CLDR's collation takes longer than all
    ///   else here.
    static func tables(of catalog: StringCatalog, name: String, inOrder: Bool = false) -> [StringTable] {
        let names = catalog.unsortedLanguages
        var tables: [LocaleID: StringTable] = [:]
        var isUnique = true
        for language in names {
            guard case .language(let locale)? = LanguageFolder(language) else { continue }
            let table = StringTable(name: name, language: locale, catalog: catalog, catalogLanguage: language)
            if tables.updateValue(table, forKey: locale) != nil { isUnique = false }
        }
        guard inOrder || !isUnique else { return Array(tables.values) }
        return CatalogKeyOrder.sorted(names).compactMap { language in
            guard case .language(let locale)? = LanguageFolder(language) else { return nil }
            return StringTable(name: name, language: locale, catalog: catalog, catalogLanguage: language)
        }
    }

    /// A table of one language; nil where there is none.
    public func table(_ name: String = defaultTable, in language: LocaleID) -> StringTable? { tables[language]?[name] }

    /// The names of all tables.
    public var tableNames: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

    /// The strings for a reader.
    ///
    /// Which languages are looked through, in this order: for each of the reader's wishes the available languages nearest to
    /// it (`LanguageMatcher`), others of the same language and script behind them, and at last the development language. A
    /// reader of `es-MX` gets `es-419` before `es`, and English where neither has a key. Digits that there are not, `de-u-nu-dewa`, do not count.
    ///
    /// Asking for the same reader again costs a look into a cache, which has room for 64 readers; what was compiled for him is kept
    /// there too: the first 4,096 strings of tables, 512 that no table has, and the 512 used last of all others. A string that is
    /// kept is found without a lock. Who serves one reader for long holds the ``Localizer``.
    ///
    /// - Parameters:
    ///   - preferred: the reader's languages, the best first; the first ``preferredLimit`` count.
    ///   - options: device, term of address, digits and so on.
    public func localized(
        for preferred: [LocaleID] = [.current], options: TextOptions = TextOptions()
    ) -> Localizer {
        let preferred = Array(preferred.prefix(Self.preferredLimit))
        let strings = localizers.value(for: Request(preferred: preferred, options: options)) { () throws(Never) in
            let readers = preferred.map(ReaderLocale.withKnownDigits)
            return LocalizerStrings(
                steps: steps(for: readers), preferred: readers.first ?? developmentLanguage, options: options,
                folders: folders)
        }
        return Localizer(strings: strings)
    }

    private func steps(for preferred: [LocaleID]) -> [LocalizerStrings.Step] {
        var steps: [LocalizerStrings.Step] = []
        func add(_ language: LocaleID, _ locale: LocaleID) {
            guard !steps.contains(where: { $0.language == language }), languages.contains(language) else { return }
            steps.append(LocalizerStrings.Step(language: language, locale: locale, tables: tables[language] ?? [:]))
        }
        func addAll(_ match: LanguageMatcher.Match) {
            add(match.available, match.resolved)
            let own = match.available.maximized
            let relatives = languages.filter { language in
                // Filling in leaves a language as it is, if there is one.
                guard language.language == own.language || language.language == "und" else { return false }
                let full = language.maximized
                return full.language == own.language && full.script == own.script
            }
            let distances = relatives.map { LanguageMatcher.distance(from: match.preferred, to: $0) }
            for (relative, _) in zip(relatives, distances).sorted(by: { $0.1 < $1.1 }) {
                add(relative, ReaderLocale.writing(relative, for: match.preferred))
            }
        }
        // The best match may answer a later wish, where an earlier one is only just met.
        if let best = matcher.match(preferred) { addAll(best) }
        for wish in preferred { matcher.match([wish]).map(addAll) }
        let reader = preferred.first ?? developmentLanguage
        add(developmentLanguage, ReaderLocale.writing(developmentLanguage, for: reader))
        return steps
    }
}

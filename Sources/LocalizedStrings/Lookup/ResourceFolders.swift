internal import LocaleFormatCore

/// Where the files of a bundle lie, by language.
struct ResourceFolders: Sendable {
    /// The folders of the bundle itself, in which the language folders are.
    var roots: [String] = []
    /// Whose files `Base.lproj` has.
    var developmentLanguage: LocaleID = "en"
    private var byLanguage: [LocaleID: [String]] = [:]
    private var base: [String] = []
    private var declared: Set<LocaleID> = []

    /// Those that have a folder or are declared.
    var languages: Set<LocaleID> { declared.union(byLanguage.keys) }

    mutating func add(_ path: String, _ folder: LanguageFolder) {
        switch folder {
        case .language(let language): byLanguage[language, default: []].append(path)
        case .base: base.append(path)
        case .multiple: break
        }
    }

    /// Takes the values of `CFBundleLocalizations`. What is no language is passed over.
    mutating func declare(_ localizations: [String]) {
        for case .language(let language)? in localizations.map({ LanguageFolder($0) }) { declared.insert(language) }
    }

    /// The folders in the order in which a file is looked for: those of all languages, which Foundation's `Bundle` looks through first
    /// (Apple's Bundle Programming Guide, "The Bundle Search Pattern"); those of the reader's languages; the base.
    func search(_ languages: [LocaleID]) -> [(path: String, language: LocaleID?)] {
        var folders: [(path: String, language: LocaleID?)] = roots.map { ($0, nil) }
        for language in languages { folders += (byLanguage[language] ?? []).map { ($0, language) } }
        return folders + base.map { ($0, developmentLanguage) }
    }
}

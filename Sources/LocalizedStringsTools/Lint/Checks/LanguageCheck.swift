internal import LocaleFormatCore
internal import LocalizedStrings

/// The languages of a table, and which of them must be complete.
struct LintLanguages {
    /// As the table writes them; without those that are malformed.
    let locales: [String: LocaleID]
    /// The digits that readers of a language may prefer; languages with one set of digits are not in it.
    let digits: [String: RawNumber]
    /// Languages that should have every text.
    var required: [String]
    let sourceLanguage: String
    /// What the table has or must have.
    let all: [String]
    /// Whether each language has a file of its own, and the development language has one.
    let hasSourceFile: Bool

    init(of table: LintTable, options: LintOptions) {
        let catalog = table.catalog
        sourceLanguage = catalog.sourceLanguage
        var all = catalog.languages
        var known = Set(all)
        let wanted = options.languages?.map { (try? catalog.code(of: $0)) ?? $0 }
        for language in (wanted ?? []) + table.languageFiles.keys.sorted() {
            if known.insert(language).inserted { all.append(language) }
        }
        self.all = all
        hasSourceFile = table.hasSourceFile
        var locales: [String: LocaleID] = [:]
        for language in all { locales[language] = LanguageFolder.legacy(language) ?? (try? LocaleID(language)) }
        self.locales = locales
        digits = options.isEnabled(.rawNumber) ? locales.compactMapValues(RawNumber.init) : [:]
        let source = locales[catalog.sourceLanguage]?.language
        if let wanted {
            required = wanted.filter { $0 != catalog.sourceLanguage }
        } else {
            // A regional variety says what differs: en-GB beside en, pt-BR beside pt.
            let tags = Dictionary(all.compactMap { locales[$0]?.tag }.map { ($0, 1) }, uniquingKeysWith: +)
            required = all.filter { language in
                guard language != catalog.sourceLanguage, language != "Base", let locale = locales[language] else {
                    return false
                }
                if locale.language == source, catalog.sourceLanguage != language { return false }
                return tags[locale.language, default: 0] == (locale.tag == locale.language ? 1 : 0)
            }
        }
    }
}

/// Language codes that no reader's language will match.
enum LanguageCheck {
    static func check(_ table: LintTable, _ languages: LintLanguages, _ collector: inout LintCollector) {
        for language in languages.all where language != "Base" {
            let place = LintTable.Place(file: table.languageFiles[language] ?? table.files.first)
            guard let locale = languages.locales[language] else {
                collector.add(
                    .languageCode, key: nil, language: language, place: place, "“\(language)” is no language code",
                    suggestion: suggestion(language))
                continue
            }
            guard LanguageFolder.legacy(language) == nil else { continue }
            if !isKnown(locale) {
                collector.add(
                    .languageCode, key: nil, language: language, place: place, "no language has the code “\(language)”",
                    suggestion: suggestion(language))
            }
        }
    }

    /// CLDR has a name for it in English, or ICU has data.
    private static func isKnown(_ locale: LocaleID) -> Bool {
        if locale.language == "und" || locale.language.isEmpty { return false }
        guard let bare = try? LocaleID(locale.language) else { return false }
        return bare.displayName(in: "en") != bare.tag
    }

    /// What people mean who write a country's code, or a dialect tool's name, for a language.
    private static func suggestion(_ language: String) -> String? {
        let meant = [
            "cn": "zh-Hans", "tw": "zh-Hant", "hk": "zh-Hant-HK", "jp": "ja", "kr": "ko", "cz": "cs", "dk": "da",
            "gr": "el",
            "se": "sv", "ua": "uk", "vn": "vi", "by": "be", "rs": "sr", "us": "en-US", "uk": "en-GB", "ir": "fa",
            "in": "hi",
            "br": "pt-BR", "at": "de-AT", "chs": "zh-Hans", "cht": "zh-Hant", "eng": "en", "jpn": "ja", "ger": "de",
        ]
        return meant[language.lowercased()]
    }
}

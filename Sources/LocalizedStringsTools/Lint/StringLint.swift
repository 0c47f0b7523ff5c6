internal import LocaleFormatCore
internal import LocaleFormatLexicon
internal import LocalizedStrings

/// Looks for mistakes in tables of localized strings: texts that fail or mislead in some language.
///
/// ```swift
/// let table = LintTable(try StringCatalog(reading: bytes), file: "Localizable.xcstrings", bytes: bytes)
/// let report = StringLint().lint([table])
/// print(report.text(), terminator: "")
/// exit(report.exitStatus(failingAt: .error))
/// ```
///
/// A key's comment may switch rules off for that key: `lint:disable raw-number`. What a rule means is in
/// ``LintRule/explanation``.
public struct StringLint: Sendable {
    /// Which rules run, and how bad their findings are.
    public var options: LintOptions

    /// All rules, unless the options choose.
    public init(_ options: LintOptions = LintOptions()) { self.options = options }

    /// Every finding in the tables. Never fails: what cannot be read is a finding.
    public func lint(_ tables: [LintTable]) -> LintReport {
        var findings: [LintFinding] = []
        var suppressed: [LintFinding] = []
        for table in tables {
            var collector = LintCollector(table: table, options: options)
            let languages = LintLanguages(of: table, options: options)
            LanguageCheck.check(table, languages, &collector)
            check(table, languages, languages.locales.mapValues(LanguagePlurals.init), &collector)
            findings += collector.findings
            suppressed += collector.suppressed
        }
        var rules: [LintRule: LintSeverity] = [:]
        for rule in LintRule.allCases where options.isEnabled(rule) { rules[rule] = options.severity(of: rule) }
        var known: Set<String> = []
        let files = tables.flatMap(\.files).filter { known.insert($0).inserted }
        return LintReport(findings: findings, suppressed: suppressed, files: files, rules: rules)
    }

    /// Checks the keys of a table, with what is known of its languages.
    func check(
        _ table: LintTable, _ languages: LintLanguages, _ plurals: [String: LanguagePlurals],
        _ collector: inout LintCollector
    ) {
        let catalog = table.catalog
        for duplicate in table.duplicates {
            let isCatalog = table.languageFiles.isEmpty && duplicate.language != nil
            collector.add(
                .duplicateKey, key: duplicate.key, language: duplicate.language, place: duplicate.place,
                "\(isCatalog ? "the language stands in the entry" : "the key stands in the file") more than once; the last one counts"
            )
        }
        for key in catalog.keys {
            guard let entry = catalog[key] else { continue }
            collector.begin(key, comment: entry.comment)
            let subject = LintSubject(key: key, entry: entry, catalog: catalog)
            KeyCheck.check(subject, languages, &collector)
            guard entry.extractionState != .stale else { continue }
            let messages = table.messages.compactMapValues { $0[key] }
            if messages.isEmpty { FormatCheck.check(keyOf: subject, &collector) }
            for language in subject.languages {
                guard let text = subject.texts[language] else { continue }
                let context = LintContext(
                    subject: subject, language: language, text: text, locale: languages.locales[language],
                    plurals: plurals[language] ?? LanguagePlurals(nil), digits: languages.digits[language],
                    customAttributes: options.customAttributes, lexicon: options.lexicon)
                if messages.isEmpty {
                    FormatCheck.check(context, &collector)
                    VariationCheck.check(context, &collector)
                    SubstitutionCheck.check(context, &collector)
                    ForeignCheck.check(context, &collector)
                } else {
                    MessageCheck.check(context, messages, &collector)
                }
                MarkupCheck.check(context, &collector)
                TranslationCheck.check(context, &collector)
                TextCheck.check(context, &collector)
                WidthCheck.check(subject, in: language, context.locale, options, &collector)
            }
            let source = catalog.sourceLanguage
            if subject.texts[source] == nil, entry.shouldTranslate {
                WidthCheck.check(
                    subject, in: source, languages.locales[source] ?? (try? LocaleID(source)), options, &collector)
            }
        }
    }
}

/// One key with its texts read.
struct LintSubject {
    let key: String
    let entry: CatalogEntry
    let sourceLanguage: String
    let keyText: LintText
    /// The text of the source language: its own or, if the key reads like a text, the key. Nil where only the key's program
    /// knows.
    let source: LintText?
    /// By language, without what is not translated yet.
    let texts: [String: LintText]
    let languages: [String]
    let expected: ExpectedArguments
    /// By language: what arguments are called in it, by the numbers under which they are read.
    private(set) var names: [String: [Int: String]] = [:]

    /// - Parameter numbersNames: whether arguments with names, `%(count)lld`, are read by their numbers. Who writes texts back must
    ///   leave them.
    init(key: String, entry: CatalogEntry, catalog: StringCatalog, numbersNames: Bool = true) {
        self.key = key
        self.entry = entry
        sourceLanguage = catalog.sourceLanguage
        var keyText = LintText(key: key)
        var texts: [String: LintText] = [:]
        languages = entry.languages
        for language in languages {
            guard let localization = entry[language] else { continue }
            let text = LintText(localization)
            if !text.wordings.isEmpty { texts[language] = text }
        }
        if numbersNames, keyText.hasNames || texts.values.contains(where: \.hasNames) {
            var numbers = NamedArguments(of: entry[sourceLanguage] ?? CatalogLocalization(key))
            keyText = LintText(key: numbers.numbered(CatalogLocalization(key))[.root]?.value ?? key)
            names[sourceLanguage] = numbers.names
            for language in texts.keys {
                guard let localization = entry[language] else { continue }
                var numbers = numbers
                texts[language] = LintText(numbers.numbered(localization))
                names[language] = numbers.names
            }
        }
        self.keyText = keyText
        self.texts = texts
        source = texts[sourceLanguage] ?? (Self.isIdentifier(key) ? nil : keyText)
        expected = ExpectedArguments(key: keyText, source: source, sourceLanguage: sourceLanguage)
    }

    /// `settings.title`, `ERROR_MESSAGE`: a name in the code rather than a text to read.
    static func isIdentifier(_ key: String) -> Bool {
        guard !key.isEmpty, key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
        var previous: Character = " "
        var hasJoint = false
        for character in key {
            guard character.isLetter || character.isNumber || "._-/:".contains(character) else { return false }
            if character == "_" || (previous == "." && character.isLetter) { hasJoint = true }
            previous = character
        }
        return hasJoint && previous != "." && previous != ":" && previous != "_"
    }
}

/// One key in one language.
struct LintContext {
    let subject: LintSubject
    let language: String
    let text: LintText
    /// Nil for a code that is none.
    let locale: LocaleID?
    let plurals: LanguagePlurals
    /// The digits that the language's readers may prefer, where there is a choice.
    let digits: RawNumber?
    let customAttributes: Set<String>
    let lexicon: InflectionLexicon

    var isSource: Bool { language == subject.sourceLanguage }
    /// CLDR's pseudo-languages, `en-XA` and `ar-XB`, have the wordings of the language that they are made of.
    var isPseudo: Bool { ["XA", "XB"].contains(locale?.region) }
    /// The language without script and region: `zh`.
    var languageCode: String { locale?.language ?? language }
}

internal import LocaleFormatAppleStrings
internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatTexts
public import LocalizedStrings

/// Mends in a catalog what ``StringLint`` finds and what has one right answer.
///
/// | rule | what is done |
/// |---|---|
/// | `format-type` | the specifier becomes the one that the source has for the argument: `%@` for `%lld`; not where the position may be wrong instead |
/// | `format-mixed` | the one specifier without a position gets the one position that is left: `%1$@ of %@` |
/// | `whitespace` | the text begins and ends with the source's white space |
/// | `plural-missing` | the category is added with the wording for `other`, in state `new` |
///
/// Everything else is for somebody to decide. A change is made only where the finding is gone after it, and nothing else is
/// found that was not there before. One change may allow another: a catalog is mended until there is nothing left to do, so that
/// mending it again changes nothing.
public struct StringFix: Hashable, Sendable {
    /// The rules whose findings can be mended.
    public static let rules: [LintRule] = [.formatType, .formatMixed, .whitespace, .pluralMissing]

    /// One wording that was changed.
    public struct Change: Hashable, Sendable {
        /// The rule that the wording broke.
        public var rule: LintRule
        /// The key.
        public var key: String
        /// As the catalog writes it.
        public var language: String
        /// Which wording.
        public var path: CatalogUnitPath
        /// The text before; nil for one that was added.
        public var before: String?
        /// The text after.
        public var after: String
    }

    /// Which rules are looked at; what a key's comment switches off is left alone.
    public var options: LintOptions

    /// All rules that can be mended, unless the options choose.
    public init(_ options: LintOptions = LintOptions()) { self.options = options }

    /// Changes the catalog and tells what it changed, in the order of its keys.
    @discardableResult
    public func fix(_ catalog: inout StringCatalog) -> [Change] {
        var options = options
        // The rest is compared too: a change must not make it worse.
        options.languages = options.languages ?? catalog.languages
        let judge = FixJudge(catalog, options)
        var found: [String: Set<LintRule>] = [:]
        for finding in StringLint(options).lint([LintTable(catalog)]).findings where Self.rules.contains(finding.rule) {
            if let key = finding.key { found[key, default: []].insert(finding.rule) }
        }
        var changes: [Change] = []
        for key in catalog.keys {
            guard var rules = found[key], let entry = catalog[key] else { continue }
            var one = StringCatalog(sourceLanguage: catalog.sourceLanguage)
            one[key] = entry
            // Ends: each change takes away a finding of these rules, and adds none.
            while !rules.isEmpty {
                var made: [Change] = []
                for rule in Self.rules where rules.contains(rule) {
                    for language in entry.languages { made += mend(rule, key, language, in: &one, judge) }
                }
                if made.isEmpty { break }
                changes += made
                rules = Set(judge.counts(one, of: nil).keys).intersection(Self.rules)
            }
            if one[key] != entry { catalog[key] = one[key] }
        }
        return changes
    }

    private func mend(
        _ rule: LintRule, _ key: String, _ language: String, in one: inout StringCatalog, _ judge: FixJudge
    ) -> [Change] {
        guard let entry = one[key], var localization = entry[language] else { return [] }
        let subject = LintSubject(key: key, entry: entry, catalog: one, numbersNames: false)
        guard let text = subject.texts[language] else { return [] }
        let changes: [Change]
        if rule == .pluralMissing {
            changes = Self.missing(in: text, judge.plurals[language]).map { path, value in
                Change(rule: rule, key: key, language: language, path: path, before: nil, after: value)
            }
        } else {
            changes = text.wordings.compactMap { wording in
                guard wording.state != .new, let new = Self.mended(wording, rule, subject, language),
                    new != wording.text
                else { return nil }
                return Change(
                    rule: rule, key: key, language: language, path: wording.path, before: wording.text, after: new)
            }
        }
        guard !changes.isEmpty else { return [] }
        for change in changes {
            let state = change.before == nil ? TranslationState.new : localization[change.path]?.state ?? .translated
            localization[change.path] = CatalogUnit(change.after, state: state)
        }
        var changed = one
        changed[key]?[language] = localization
        let (before, after) = (judge.counts(one, of: language), judge.counts(changed, of: language))
        guard after[rule, default: 0] < before[rule, default: 0],
            // What is added is to be translated, and says so.
            after.allSatisfy({
                $0.value <= before[$0.key, default: 0] || rule == .pluralMissing && $0.key == .translationNew
            })
        else { return [] }
        one = changed
        return changes
    }

    // MARK: Texts

    private static func mended(
        _ wording: LintWording, _ rule: LintRule, _ subject: LintSubject, _ language: String
    ) -> String? {
        switch rule {
        case .whitespace:
            guard let source = subject.source?.counterpart(of: wording.path)?.text, language != subject.sourceLanguage,
                !source.allSatisfy(\.isWhitespace), !wording.text.allSatisfy(\.isWhitespace)
            else { return nil }
            let inner = wording.text.drop(while: \.isWhitespace)
            let end = inner.lastIndex { !$0.isWhitespace }.map(inner.index(after:)) ?? inner.endIndex
            let trailing = source.reversed().prefix(while: \.isWhitespace).reversed()
            return source.prefix(while: \.isWhitespace) + inner[..<end] + String(trailing)
        case .formatType: return retyped(wording, subject.expected)
        case .formatMixed: return numbered(wording, subject.expected)
        default: return nil
        }
    }

    /// With the source's specifier for each argument that is written as another type.
    private static func retyped(_ wording: LintWording, _ expected: ExpectedArguments) -> String? {
        guard wording.format.faults.isEmpty, !wording.arguments.isMixed, !wording.isInSubstitution else { return nil }
        var numbering = ArgumentNumbering()
        return wording.text.rewritingSpecifiers { specifier, written in
            guard let taken = try? numbering.take(specifier), taken.width == nil, taken.precision == nil,
                let passed = expected.passed[taken.value],
                let uses = wording.arguments.uses[taken.value],
                let found = uses.first(where: { $0.text == written })?.kind.passing, !passed.contains(found),
                !isMeantForOther(than: taken.value, found, wording, expected)
            else { return nil }
            let right = Set(
                (expected.uses[taken.value] ?? []).compactMap { use in use.specifier.map { Self.plain(use.text, $0) } })
            guard right.count == 1, let only = right.first, !only.contains("*") else { return nil }
            return specifier.position.map { "%\($0)$" + only.dropFirst() } ?? only
        }
    }

    /// Whether another argument is of the type that is written, and not shown as that: then the position may be what is wrong, and
    /// `%2$@ owes %1$lld` has two right answers.
    private static func isMeantForOther(
        than argument: Int, _ found: ArgumentKind.Passing, _ wording: LintWording, _ expected: ExpectedArguments
    ) -> Bool {
        expected.passed.contains { other, passed in
            other != argument && passed.contains(found)
                && wording.arguments.uses[other]?.contains { $0.kind.passing == found } != true
        }
    }

    /// A specifier without its position.
    private static func plain(_ text: String, _ specifier: FormatSpecifier) -> String {
        guard specifier.position != nil, let dollar = text.firstIndex(of: "$") else { return text }
        return "%" + text[text.index(after: dollar)...]
    }

    /// With the position that is left, where one specifier lacks one.
    private static func numbered(_ wording: LintWording, _ expected: ExpectedArguments) -> String? {
        let specifiers = wording.format.specifiers
        let bare = specifiers.filter { $0.position == nil }
        let left = Set(expected.uses.keys).subtracting(specifiers.compactMap(\.position))
        guard wording.format.faults.isEmpty, bare.count == 1, left.count == 1, let position = left.first,
            specifiers.count == expected.uses.count
        else { return nil }
        return wording.text.rewritingSpecifiers { specifier, written in
            specifier.position == nil ? "%\(position)$" + written.dropFirst() : nil
        }
    }

    // MARK: Plural categories

    /// Categories that the language's usual numbers need, with the wording for `other` beside them.
    private static func missing(in text: LintText, _ plurals: LanguagePlurals?) -> [(CatalogUnitPath, String)] {
        guard let need = plurals?.need(.cardinal) else { return [] }
        return text.wordings.filter { $0.category == "other" }.flatMap { other -> [(CatalogUnitPath, String)] in
            guard case .variation(kind: "plural", case: "other")? = other.path.steps.last else { return [] }
            let group = CatalogUnitPath(Array(other.path.steps.dropLast()))
            return need.common.sorted().compactMap { category in
                let path = group.appending(.plural(category.rawValue))
                let isThere = text.wordings.contains { $0.path.steps.starts(with: path.steps) }
                return isThere ? nil : (path, other.text)
            }
        }
    }
}

/// Tells whether a change is for the better. What is known of the languages is read once, not for each change.
private struct FixJudge {
    private let lint: StringLint
    private let languages: LintLanguages
    let plurals: [String: LanguagePlurals]

    init(_ catalog: StringCatalog, _ options: LintOptions) {
        lint = StringLint(options)
        languages = LintLanguages(of: LintTable(catalog), options: options)
        plurals = languages.locales.mapValues(LanguagePlurals.init)
    }

    /// How often each rule is broken in a catalog of one key.
    ///
    /// - Parameter language: the only one that matters; nil for all. What the source language says matters to all others.
    func counts(_ catalog: StringCatalog, of language: String?) -> [LintRule: Int] {
        var (catalog, languages) = (catalog, languages)
        if let language, language != catalog.sourceLanguage {
            for key in catalog.keys {
                for other in catalog[key]?.languages ?? [] where other != language && other != catalog.sourceLanguage {
                    catalog[key]?[other] = nil
                }
            }
            languages.required = languages.required.filter { $0 == language }
        }
        let table = LintTable(catalog)
        var collector = LintCollector(table: table, options: lint.options)
        lint.check(table, languages, plurals, &collector)
        return collector.findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    }
}

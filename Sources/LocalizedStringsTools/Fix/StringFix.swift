internal import LocaleFormatCore
internal import LocaleFormatMarkup
internal import LocaleFormatNumbers
public import LocalizedStrings

/// Mends in a catalog what ``StringLint`` finds and what has one right answer.
///
/// | rule | what is done |
/// |---|---|
/// | `format-type` | the specifier becomes the one that the source has for the argument: `%@` for `%lld` |
/// | `format-mixed` | the one specifier without a position gets the one position that is left: `%1$@ of %@` |
/// | `whitespace` | the text begins and ends with the source's white space |
/// | `plural-missing` | the category is added with the wording for `other`, in state `new` |
///
/// Everything else is for somebody to decide. A change is made only where the finding is gone after it, and nothing else is
/// found that was not there before.
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
        var found: [String: Set<LintRule>] = [:]
        for finding in StringLint(options).lint([LintTable(catalog)]).findings where Self.rules.contains(finding.rule) {
            if let key = finding.key { found[key, default: []].insert(finding.rule) }
        }
        var changes: [Change] = []
        for key in catalog.keys {
            guard let rules = found[key], let entry = catalog[key] else { continue }
            var one = StringCatalog(sourceLanguage: catalog.sourceLanguage)
            one[key] = entry
            for rule in Self.rules where rules.contains(rule) {
                for language in entry.languages { changes += mend(rule, key, language, in: &one, options) }
            }
            if one[key] != entry { catalog[key] = one[key] }
        }
        return changes
    }

    private func mend(
        _ rule: LintRule, _ key: String, _ language: String, in one: inout StringCatalog, _ options: LintOptions
    ) -> [Change] {
        guard let entry = one[key], var localization = entry[language] else { return [] }
        let subject = LintSubject(key: key, entry: entry, catalog: one, numbersNames: false)
        guard let text = subject.texts[language] else { return [] }
        let changes: [Change]
        if rule == .pluralMissing {
            changes = Self.missing(in: text, of: localization, language).map { path, value in
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
        let (before, after) = (Self.counts(one, options), Self.counts(changed, options))
        guard after[rule, default: 0] < before[rule, default: 0],
            // What is added is to be translated, and says so.
            after.allSatisfy({
                $0.value <= before[$0.key, default: 0] || rule == .pluralMissing && $0.key == .translationNew
            })
        else { return [] }
        one = changed
        return changes
    }

    private static func counts(_ catalog: StringCatalog, _ options: LintOptions) -> [LintRule: Int] {
        StringLint(options).lint([LintTable(catalog)]).findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
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
                uses.contains(where: { use in
                    use.text == written && use.kind.passing.map { !passed.contains($0) } == true
                })
            else { return nil }
            let right = Set(
                (expected.uses[taken.value] ?? []).compactMap { use in use.specifier.map { Self.plain(use.text, $0) } })
            guard right.count == 1, let only = right.first, !only.contains("*") else { return nil }
            return specifier.position.map { "%\($0)$" + only.dropFirst() } ?? only
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
    private static func missing(
        in text: LintText, of localization: CatalogLocalization, _ language: String
    ) -> [(CatalogUnitPath, String)] {
        guard let locale = LanguageFolder.legacy(language) ?? (try? LocaleID(language)),
            let need = LanguagePlurals(locale).need(.cardinal)
        else { return [] }
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

internal import LocaleFormatCore
internal import LocaleFormatMarkup
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// Plural categories, the wording for `other`, and substitutions.
enum VariationCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        plain(context, &collector)
        var groups: [Group] = []
        for wording in context.text.wordings {
            for (index, step) in wording.path.steps.enumerated() {
                guard case .variation(let kind, let name) = step else { continue }
                let path = CatalogUnitPath(Array(wording.path.steps[..<index]))
                if let found = groups.firstIndex(where: { $0.path == path && $0.kind == kind }) {
                    if !groups[found].names.contains(name) { groups[found].names.append(name) }
                    groups[found].wordings.append(wording)
                } else {
                    groups.append(Group(path: path, kind: kind, names: [name], wordings: [wording]))
                }
            }
        }
        for group in groups {
            // Widths are numbers, and fall back by size.
            if group.kind != "width", !group.names.contains("other") {
                collector.add(
                    .variationOther, key: context.subject.key, language: context.language,
                    variant: group.path.description, "has no wording for \(group.kind) “other”")
            }
            if group.kind == "plural" { plural(group, .cardinal, context, &collector) }
            if group.kind == "ordinal" { plural(group, .ordinal, context, &collector) }
        }
    }

    /// One wording for all numbers where the source has several. With two categories that is often right (German “%lld
    /// Ordner”), with none always; with three or more only for abbreviations.
    private static func plain(_ context: LintContext, _ collector: inout LintCollector) {
        guard !context.isSource, let source = context.subject.source,
            source.wordings.contains(where: { $0.category != nil }),
            let wording = context.text.wordings.first, context.text.wordings.allSatisfy({ $0.category == nil }),
            !wording.text.contains("^["), wording.hasLongWords,
            let locale = context.locale, let rules = try? PluralRules(locale: locale)
        else { return }
        let categories = PluralNeed(rules: rules, hasFractions: false).common.sorted { $0 < $1 }
        guard categories.count >= 3 else { return }
        let names = categories.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        collector.add(
            .pluralPlain, context, wording,
            "has one wording for all numbers; \(context.subject.sourceLanguage) varies by number, and this language has \(names)"
        )
    }

    private struct Group {
        let path: CatalogUnitPath
        let kind: String
        var names: [String]
        var wordings: [LintWording]
    }

    private static func plural(
        _ group: Group, _ type: PluralRules.Kind, _ context: LintContext, _ collector: inout LintCollector
    ) {
        guard let locale = context.locale, let rules = try? PluralRules(locale: locale, type: type) else { return }
        let hasFractions = isFloating(group, context)
        let need = PluralNeed(rules: rules, hasFractions: hasFractions)
        // "%arg" alone reads the same for every number.
        let hasWords = group.wordings.contains(where: \.hasWords)
        for category in rules.categories
        where hasWords && category != .other && !group.names.contains(category.rawValue) {
            guard let examples = need.examples[category] else { continue }
            let rule: LintRule = need.common.contains(category) ? .pluralMissing : .pluralRare
            collector.add(
                rule, key: context.subject.key, language: context.language, variant: group.path.description,
                "has no wording for “\(category.rawValue)”: \(examples.joined(separator: ", ")) …")
        }
        for name in group.names {
            guard let category = PluralCategory(rawValue: name) else {
                collector.add(
                    .pluralUnused, key: context.subject.key, language: context.language,
                    variant: group.path.description, "“\(name)” is no plural category")
                continue
            }
            // A wording for zero is taken for 0 in every language, as Foundation does.
            if category != .zero, !rules.categories.contains(category) {
                collector.add(
                    .pluralUnused, key: context.subject.key, language: context.language,
                    variant: group.path.description, "no number is “\(name)” in this language")
            }
        }
    }

    /// Whether the number that chooses is written with a fraction.
    private static func isFloating(_ group: Group, _ context: LintContext) -> Bool {
        if let name = group.path.substitution, let known = context.text.substitutions[name] {
            return known.formatSpecifier?.kind == .floating
        }
        let numbers = group.wordings.flatMap { wording in
            wording.format.specifiers.compactMap(\.kind?.passing).filter { $0 == .integer || $0 == .double }
        }
        return !numbers.isEmpty && numbers.allSatisfy { $0 == .double }
    }
}

/// Which plural categories numbers of a kind fall into.
struct PluralNeed {
    /// For messages: a few numbers of each category.
    private(set) var examples: [PluralCategory: [String]] = [:]
    /// Categories of everyday numbers: whole ones to 200, and fractions if the number is written with one.
    private(set) var common: Set<PluralCategory> = []

    init(rules: PluralRules, hasFractions: Bool) {
        for number in 0...200 { note("\(number)", rules, isCommon: true) }
        if hasFractions {
            for whole in [0, 1, 2, 3, 5, 10, 11, 21] {
                for fraction in ["0", "1", "5", "50"] { note("\(whole).\(fraction)", rules, isCommon: true) }
            }
        }
        for number in ["1000", "1000000", "2000000"] { note(number, rules, isCommon: false) }
    }

    private mutating func note(_ text: String, _ rules: PluralRules, isCommon: Bool) {
        guard let category = try? rules.category(forText: text) else { return }
        if isCommon { common.insert(category) }
        if examples[category, default: []].count < 3 { examples[category, default: []].append(text) }
    }
}

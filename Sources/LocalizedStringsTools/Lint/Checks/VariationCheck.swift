internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// Plural categories, the wording for `other`, and substitutions.
enum VariationCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        plain(context, &collector)
        var groups: [Group] = []
        var places: [GroupName: Int] = [:]
        for wording in context.text.wordings {
            for (index, step) in wording.path.steps.enumerated() {
                guard case .variation(let kind, let name) = step else { continue }
                let group = GroupName(path: CatalogUnitPath(Array(wording.path.steps[..<index])), kind: kind)
                if places[group] == nil {
                    places[group] = groups.count
                    groups.append(Group(path: group.path, kind: kind))
                }
                groups[places[group] ?? 0].add(name, wording)
            }
        }
        for group in groups {
            // Widths are numbers, and fall back by size.
            if group.kind != "width", !group.has("other") {
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
            let plurals = context.plurals.need(.cardinal)
        else { return }
        let categories = plurals.common.sorted { $0 < $1 }
        guard categories.count >= 3 else { return }
        let names = categories.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        collector.add(
            .pluralPlain, context, wording,
            "has one wording for all numbers; \(context.subject.sourceLanguage) varies by number, and this language has \(names)"
        )
    }

    private struct GroupName: Hashable {
        let path: CatalogUnitPath
        let kind: String
    }

    private struct Group {
        let path: CatalogUnitPath
        let kind: String
        /// In the order of the text.
        private(set) var names: [String] = []
        private(set) var wordings: [LintWording] = []
        private var known: Set<String> = []

        init(path: CatalogUnitPath, kind: String) { (self.path, self.kind) = (path, kind) }

        mutating func add(_ name: String, _ wording: LintWording) {
            if known.insert(name).inserted { names.append(name) }
            wordings.append(wording)
        }

        func has(_ name: String) -> Bool { known.contains(name) }
    }

    private static func plural(
        _ group: Group, _ type: PluralRules.Kind, _ context: LintContext, _ collector: inout LintCollector
    ) {
        guard let need = context.plurals.need(type, hasFractions: isFloating(group, context)) else { return }
        // "%arg" alone reads the same for every number.
        let hasWords = group.wordings.contains(where: \.hasWords)
        for category in need.categories
        where hasWords && !context.isPseudo && category != .other && !group.has(category.rawValue) {
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
            if category != .zero, !need.categories.contains(category) {
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

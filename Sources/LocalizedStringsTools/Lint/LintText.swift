internal import LocaleFormatAppleStrings
internal import LocalizedStrings

/// All wordings of a key in one language.
struct LintText {
    let wordings: [LintWording]
    let substitutions: [String: TextSubstitution]
    /// What all wordings together take.
    let arguments: FormatArguments
    /// Wordings of the text itself, without those of its substitutions.
    let top: [LintWording]
    /// Whether the text is the key itself, since the source language has none of its own.
    let isKey: Bool
    private let places: WordingPlaces

    init(_ localization: CatalogLocalization) {
        let template = localization.template
        var substitutions = template?.substitutions ?? [:]
        // One without a wording is still there.
        for name in localization.substitutionNames where substitutions[name] == nil {
            let known = localization[substitution: name]
            substitutions[name] = TextSubstitution(
                argument: known?.argument, specifier: known?.specifier ?? "@", variation: .text(""))
        }
        self.substitutions = substitutions
        wordings = localization.units.map { [substitutions] in
            LintWording(path: $0.path, unit: $0.unit, substitutions: substitutions)
        }
        arguments = template.map { FormatArguments(of: $0) } ?? FormatArguments()
        (isKey, places) = (false, WordingPlaces(wordings))
        top = wordings.filter { !$0.isInSubstitution }
    }

    init(key: String) {
        wordings = [LintWording(path: .root, unit: CatalogUnit(key))]
        substitutions = [:]
        arguments = wordings[0].arguments
        (isKey, places, top) = (true, WordingPlaces(wordings), wordings)
    }

    /// The wording to compare another language's with: the same variant, else the one for `other`, else the first.
    func counterpart(of path: CatalogUnitPath) -> LintWording? {
        (places.byPath[path] ?? places.usual[path.substitution]).map { wordings[$0] }
    }

    /// The wording for `other` beside one for another category.
    func other(beside path: CatalogUnitPath) -> LintWording? {
        places.others[CatalogUnitPath(path.steps.dropLast())].map { wordings[$0] }
    }

    /// Whether there may be arguments with names.
    var hasNames: Bool { wordings.contains { NamedArguments.isMeant($0.text) } }

    /// Whether there is anything to translate.
    var hasWords: Bool { wordings.contains(where: \.hasWords) }
}

/// Where the wordings of a text are found, so that thousands of them are not compared each with each.
private struct WordingPlaces {
    private(set) var byPath: [CatalogUnitPath: Int] = [:]
    /// By substitution, nil for the text itself: the wording for `other`, else the first.
    private(set) var usual: [String?: Int] = [:]
    /// Wordings for the plural category `other`, by what they are variations of.
    private(set) var others: [CatalogUnitPath: Int] = [:]

    init(_ wordings: [LintWording]) {
        for (index, wording) in wordings.enumerated() {
            let path = wording.path
            if byPath[path] == nil { byPath[path] = index }
            let known = usual[path.substitution]
            if known.map({ wordings[$0].category != "other" && wording.category == "other" }) ?? true {
                usual[path.substitution] = index
            }
            guard wording.category == "other" else { continue }
            let parent = CatalogUnitPath(path.steps.dropLast())
            if others[parent] == nil { others[parent] = index }
        }
    }
}

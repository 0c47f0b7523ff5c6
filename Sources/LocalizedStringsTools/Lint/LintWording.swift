internal import LocaleFormatMarkup
internal import LocalizedStrings

/// One wording of one text with its specifiers read: what the rules compare.
struct LintWording {
    let path: CatalogUnitPath
    let text: String
    let state: TranslationState
    let format: FormatReading
    /// What the wording takes, with the substitutions that it names; nothing for a wording in a substitution, whose arguments
    /// are counted where it is named.
    let arguments: FormatArguments

    init(path: CatalogUnitPath, unit: CatalogUnit, substitutions: [String: TextSubstitution] = [:]) {
        self.path = path
        text = unit.value
        state = unit.state
        format = FormatReading(of: unit.value)
        arguments =
            path.substitution == nil
            ? FormatArguments(of: unit.value, substitutions: substitutions) : FormatArguments()
    }

    var isInSubstitution: Bool { path.substitution != nil }

    /// Whether there is a letter beyond specifiers, tags and the like.
    var hasWords: Bool { plain.unicodeScalars.contains { $0.properties.isAlphabetic } }

    /// Whether there is a word of four letters or more, which is hardly a unit such as `км`, and no abbreviation such as `zdj.`.
    var hasLongWords: Bool {
        var letters = 0
        for scalar in plain.unicodeScalars {
            if scalar.properties.isAlphabetic {
                letters += 1
            } else {
                if letters > 3, scalar != "." { return true }
                letters = 0
            }
        }
        return letters > 3
    }

    /// The text without specifiers, tags and the like.
    private var plain: String {
        let utf8 = Array(text.utf8)
        var plain: [UInt8] = []
        var index = 0
        for range in ProtectedRanges.ranges(in: text) {
            if range.lowerBound > index { plain += utf8[index..<range.lowerBound] }
            index = max(index, range.upperBound)
        }
        if index < utf8.count { plain += utf8[index...] }
        return String(decoding: plain, as: UTF8.self)
    }

    /// The plural category for which the wording is, of the substitution it is in or of the text.
    var category: String? { path.pluralCategory }
}

/// All wordings of a key in one language.
struct LintText {
    let wordings: [LintWording]
    let substitutions: [String: TextSubstitution]
    /// What all wordings together take.
    let arguments: FormatArguments
    /// Whether the text is the key itself, since the source language has none of its own.
    let isKey: Bool

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
        isKey = false
    }

    init(key: String) {
        wordings = [LintWording(path: .root, unit: CatalogUnit(key))]
        substitutions = [:]
        arguments = wordings[0].arguments
        isKey = true
    }

    /// Wordings of the text itself, without those of its substitutions.
    var top: [LintWording] { wordings.filter { !$0.isInSubstitution } }

    /// The wording to compare another language's with: the same variant, else the one for `other`, else the first.
    func counterpart(of path: CatalogUnitPath) -> LintWording? {
        if let same = wordings.first(where: { $0.path == path }) { return same }
        let candidates = wordings.filter { $0.path.substitution == path.substitution }
        return candidates.first { $0.category == "other" } ?? candidates.first
    }

    /// Whether there is anything to translate.
    var hasWords: Bool { wordings.contains(where: \.hasWords) }
}

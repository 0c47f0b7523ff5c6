internal import LocaleFormatAppleStrings
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

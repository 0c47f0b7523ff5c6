internal import LocaleFormatCore
internal import LocaleFormatNumbers

extension PluralRules {
    /// A language's rules of both kinds; none for a language that there is not.
    static func both(of language: String) -> [Kind: PluralRules] {
        guard let locale = try? LocaleID(language) else { return [:] }
        var rules: [Kind: PluralRules] = [:]
        for kind in [Kind.cardinal, .ordinal] { rules[kind] = try? PluralRules(locale: locale, type: kind) }
        return rules
    }
}

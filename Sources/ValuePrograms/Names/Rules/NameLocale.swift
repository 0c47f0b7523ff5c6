// UTS #35 part 8, "Derive the name locale".

/// The locale that a name comes from.
package struct NameLocale: Hashable, Sendable {
    package let tag: String
    package let language: LanguageKey

    package init(tag: String) { self.init(tag: tag, language: LanguageKey(tag: tag)) }

    package init(tag: String, language: LanguageKey) {
        self.tag = tag
        self.language = language
    }

    /// The language of a name that does not say it, as CLDR 42's reference implementation finds it: by the script of the
    /// given name. A name in the formatter's own script is taken for the formatter's language.
    ///
    /// | name, no locale | formatter | taken for |
    /// |---|---|---|
    /// | Albert Einstein | de | German |
    /// | Albert Einstein | ja | English |
    /// | 駿 宮崎 | en | Chinese |
    /// | 駿 宮崎 | ja | Chinese: `Hani` is not `Jpan` |
    ///
    /// A name without a letter in its given name is decided by its surname and other parts, where the reference fails;
    /// without any letter it is taken for the formatter's language.
    static func derived(for name: NameParts, formatter: NameProgram, _ known: any NameKnowledge) -> NameLocale {
        guard
            let script = name.given.flatMap({ NameScript.first(in: $0, known) }) ?? NameScript.of(name, known),
            script != formatter.script
        else { return formatter.locale }
        return known.likelyLocale(ofScript: script)
    }
}

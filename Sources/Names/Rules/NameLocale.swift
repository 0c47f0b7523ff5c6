// UTS #35 part 8, "Derive the name locale".
internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// The locale that a name comes from.
struct NameLocale: Sendable {
    let locale: LocaleID
    let language: LanguageKey

    init(_ locale: LocaleID) {
        self.locale = locale
        language = LanguageKey(locale)
    }

    init(_ locale: LocaleID, _ language: LanguageKey) {
        self.locale = locale
        self.language = language
    }

    /// The most likely language of a script: `Hani` → Chinese, `Kana` → Japanese, `Cyrl` → Russian.
    static func likely(forScript script: Int32) -> NameLocale {
        likely.read(WordKey(UInt64(truncatingIfNeeded: script))) {
            Likely(script)
        } _: {
            $0.locale
        } ?? english
    }

    /// The locale of a script's likeliest language.
    private final class Likely: Sendable {
        let locale: NameLocale

        init(_ script: Int32) {
            guard let name = ScriptData.name(of: script), let maximized = try? LocaleData.maximized("und_\(name)"),
                let language = maximized.split(separator: "_").first, let locale = try? LocaleID(language)
            else {
                locale = english
                return
            }
            self.locale = NameLocale(locale)
        }
    }

    private static let english = NameLocale("en")
    private static let likely = StyleCache<Likely>(limit: 256)

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
    static func derived(for name: PersonName, formatter: NameProgram) -> NameLocale {
        guard let script = name.given.flatMap(NameScript.first) ?? NameScript.of(name), script != formatter.script
        else {
            return formatter.locale
        }
        return likely(forScript: script)
    }
}

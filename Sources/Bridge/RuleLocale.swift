internal import LocaleFormatCICU

/// Whose rules write a locale's numbers in words.
package enum RuleLocale {
    /// The locale itself; the root, with its keywords, where neither the language nor a parent has rules in ICU's bundle `rbnf`. ICU would take
    /// those of the process's default locale, so that a text would depend on the machine (`ures_open` says so by `U_USING_DEFAULT_WARNING`).
    ///
    /// - Parameter locale: in ICU's form.
    package static func name(_ locale: String) -> String {
        let base = locale.prefix { $0 != "@" }
        guard let isDefault = ResourceBundle.isDefault(package: "rbnf", name: String(base)), isDefault else { return locale }
        return "root" + locale[base.endIndex...]
    }
}

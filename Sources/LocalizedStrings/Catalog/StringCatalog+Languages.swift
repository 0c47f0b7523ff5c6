public import LocaleFormatCore

extension StringCatalog {
    /// The code by which the catalog has a language, however it is asked for: catalogs compare codes letter by letter.
    ///
    /// ```swift
    /// try catalog.code(of: "pt_br")      // "pt-BR"
    /// ```
    ///
    /// - Parameter language: a code as people type it.
    /// - Returns: the catalog's own code, `pt_BR` where it writes that, or, where it has nothing in the language, the canonical one.
    /// - Throws: `LocaleError` for what is no code.
    public func code(of language: String) throws(LocaleError) -> String {
        let locale = try LocaleID(language)
        let codes = languages
        if codes.contains(language) { return language }
        return codes.first { (try? LocaleID($0)) == locale } ?? locale.tag
    }
}

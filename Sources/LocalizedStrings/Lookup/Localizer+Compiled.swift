package import LocaleFormatTexts

extension Localizer {
    /// The string of a key as the reader gets it, ready to run: what is baked.
    package func compiled(_ key: String, table: String) throws(LocalizationError) -> CompiledText {
        let text = LocalizedText(
            key: key, arguments: [], defaultValue: nil, table: table, comment: nil, syntax: TextTemplate.self)
        return try strings.found(text).compiled(text)
    }
}

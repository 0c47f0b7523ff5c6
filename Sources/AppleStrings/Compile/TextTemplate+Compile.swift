public import LocaleFormatCore
public import LocaleFormatTexts

extension TextTemplate: TextSyntax {
    package static func compiled(
        _ text: String, in locale: LocaleID, options: TextOptions
    ) throws(MarkupError) -> CompiledText {
        try TextTemplate(text).compiled(in: locale, options: options)
    }

    /// The string read, its numbers and plural rules made ready.
    ///
    /// - Throws: `MarkupError` for the first thing that cannot be read, unless `TextOptions.isLenient` is set. Thrown
    ///   even then: variations without a wording to choose, or nested beyond a limit, and an unknown numbering system.
    public func compiled(in locale: LocaleID, options: TextOptions = TextOptions()) throws(MarkupError) -> CompiledText
    {
        var compiler = TextCompiler(self, locale, options)
        try compiler.compile()
        return CompiledText(
            contents: .init(
                locale: locale, options: options, problems: compiler.problems, program: compiler.program))
    }
}

public import LocaleFormatMarkup

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AttributedString {
    /// A localized string with its arguments, numbers and runs of markup as attributes.
    ///
    /// ```swift
    /// let text = try TextTemplate("^[%lld](formatNumber: true) of %@").compiled(for: "de")
    /// for run in try AttributedString(text, arguments: [1234, "Ada"]).runs {
    ///     print(run[FormattedFieldAttribute<TextField>.self] ?? [])   // [.run(…), .argument(1), .number(.integer)], …
    /// }
    /// ```
    ///
    /// - Throws: ``TextError`` for an argument that is missing or of the wrong kind.
    public init(
        _ text: CompiledText, arguments: [TextArgument] = [], lookup: CompiledText.Lookup? = nil
    ) throws(TextError) {
        self.init(try text.formattedText(arguments, lookup: lookup))
    }
}

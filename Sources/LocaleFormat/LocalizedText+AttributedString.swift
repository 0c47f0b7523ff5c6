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
    /// import FoundationEssentials
    ///
    /// let text = try TextTemplate("%lld of %@").compiled(for: "en")
    /// try AttributedString(text, arguments: [3, "Ada"]).runs.map { $0[FormattedFieldAttribute<TextField>.self] }
    /// // [[.argument(1), .number(.integer)], nil, [.argument(2)]]
    /// ```
    ///
    /// - Throws: `TextError` for an argument that is missing or of the wrong kind.
    public init(
        _ text: CompiledText, arguments: [TextArgument] = [], lookup: CompiledText.Lookup? = nil
    ) throws(TextError) {
        self.init(try text.formattedText(arguments, lookup: lookup))
    }
}

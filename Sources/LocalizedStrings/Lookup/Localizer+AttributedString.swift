internal import LocaleFormat
public import LocaleFormatTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Localizer {
    /// The text in the reader's language with Foundation's attributes, its Markdown read: what Foundation's
    /// `AttributedString(localized:)` gives. Localized strings among the arguments are text, with their Markdown as it is written.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let strings = LocalizedBundle(tables: []).localized(for: ["en"])
    /// let text = try strings.attributedString("**\(3)** files, see [help](https://example.com)")
    /// String(text.characters)                                                     // "3 files, see help"
    /// text.runs.map(\.inlinePresentationIntent?.rawValue)                         // [2, nil, nil]
    /// text.runs.compactMap { $0.link?.absoluteString }                            // ["https://example.com"]
    /// ```
    ///
    /// - Throws: as ``string(_:)``.
    public func attributedString(_ text: LocalizedText) throws(LocalizationError) -> AttributedString {
        let found = strings.foundWithMarkdown(text)
        let compiled = try found.compiled(text)
        let lookup = try nested(in: text)
        do { return try AttributedString(compiled, arguments: text.arguments, lookup: lookup) } catch {
            throw found.failure(text, error)
        }
    }
}

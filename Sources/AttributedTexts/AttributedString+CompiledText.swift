internal import LocaleFormat
internal import LocaleFormatNumbers
public import LocaleFormatTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AttributedString {
    /// A localized string with its arguments, numbers, runs of markup and Markdown as attributes.
    ///
    /// Beside `FormattedFieldAttribute`, whose values are all the fields, it has Foundation's: `replacementIndex` where an argument
    /// stands, `localizedNumericArgument` where it is a number, and with `TextOptions.readsMarkdown` `inlinePresentationIntent`, `link`
    /// and `imageURL`. A destination that is no address stays a field.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// var options = TextOptions()
    /// options.readsMarkdown = true
    /// let text = try TextTemplate("**%lld** in [%@](https://example.com)").compiled(in: "en", options: options)
    /// let attributed = try AttributedString(text, arguments: [3, "Inbox"])
    /// String(attributed.characters)                                // "3 in Inbox"
    /// attributed.runs.map(\.inlinePresentationIntent)             // [.stronglyEmphasized, nil, nil]
    /// attributed.runs.map(\.replacementIndex)                     // [1, nil, 2]
    /// attributed.runs.compactMap(\.link).map(\.absoluteString)    // ["https://example.com"]
    /// ```
    ///
    /// - Throws: `TextError` for an argument that is missing or of the wrong kind.
    public init(
        _ text: CompiledText, arguments: [TextArgument] = [], lookup: CompiledText.Lookup? = nil
    ) throws(TextError) {
        self.init(try text.formattedText(arguments, lookup: lookup))
        for run in runs {
            guard let fields = run[FormattedFieldAttribute<TextField>.self] else { continue }
            var container = AttributeContainer()
            for field in fields { container.add(field, arguments) }
            self[run.range].mergeAttributes(container)
        }
    }
}

extension AttributeContainer {
    fileprivate mutating func add(_ field: TextField, _ arguments: [TextArgument]) {
        switch field {
        case .argument(let index):
            self.replacementIndex = index
            if index <= arguments.count, let value = arguments[index - 1].numberValue {
                self.localizedNumericArgument = LocalizedNumericArgument(value)
            }
        case .number, .run: break
        case .markdown(.link(let destination, _)): self.link = URL(string: destination)
        case .markdown(.image(let destination, _)): self.imageURL = URL(string: destination)
        case .markdown(let inline):
            if let intent = InlinePresentationIntent(inline) {
                self.inlinePresentationIntent = (self.inlinePresentationIntent ?? []).union(intent)
            }
        }
    }
}

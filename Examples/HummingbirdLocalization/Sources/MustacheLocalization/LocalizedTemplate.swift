public import LocalizedStrings
public import Mustache

extension Localizer {
    /// The values for a template, and with them `localized`, `language` and `direction`:
    ///
    /// ```html
    /// <html lang="{{language}}" dir="{{direction}}">
    /// <h1>{{#localized}}Market day{{/localized}}</h1>
    /// <p>{{#localized}}Good morning, {{name}}!{{/localized}}</p>
    /// ```
    ///
    /// ```swift
    /// template.render(context.strings.mustache(["name": "Ada"]))
    /// ```
    ///
    /// A text with numbers, dates or plural forms is made in Swift, and given as a value: `["count": MustacheText("\(n) files", strings)]`.
    public func mustache(_ values: [String: Any] = [:]) -> [String: Any] {
        let own: [String: Any] = [
            "localized": MustacheLambda.localized(self), "language": languageTag,
            "direction": locale.isRightToLeft ? "rtl" : "ltr",
        ]
        return own.merging(values) { $1 }
    }

    private var languageTag: String { (languages.first ?? locale).withoutExtensions.tag }
}

extension MustacheLambda {
    /// What stands between `{{#localized}}` and `{{/localized}}` is a key; a variable in it is an argument, `%@` in the key.
    ///
    /// | template | key |
    /// |---|---|
    /// | `{{#localized}}Good morning, {{name}}!{{/localized}}` | `Good morning, %@!` |
    /// | `{{#localized}}100 %{{/localized}}` | `100 %` |
    ///
    /// The translation is text: its `<`, `&` and braces are shown as they are. The variables are written as the template writes them,
    /// isolated from the text around them by FSI and PDI, as nobody knows their direction. A section within the key leaves all as it is.
    public static func localized(_ strings: Localizer) -> MustacheLambda {
        MustacheLambda { template in SectionText(template)?.localized(strings) ?? template }
    }
}

/// A localized text as a value of a template: `{{count}}`.
public struct MustacheText: MustacheCustomRenderable, MustacheTransformable {
    /// The text.
    public let text: LocalizedText
    private let strings: Localizer

    /// A text for the reader of some strings.
    public init(_ text: LocalizedText, _ strings: Localizer) { (self.text, self.strings) = (text, strings) }

    public var renderText: String { strings(text) }
    public var isNull: Bool { false }
    /// `{{uppercased(count)}}`: the transforms of the text.
    public func transform(_ name: String) -> Any? { renderText.transform(name) }
}

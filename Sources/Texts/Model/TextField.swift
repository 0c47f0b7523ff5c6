public import LocaleFormatNumbers

/// What a stretch of a formatted localized string is. Spans nest: a number within an argument within a run of markup.
public enum TextField: Hashable, Sendable {
    /// Argument number n, counted from 1.
    case argument(Int)
    /// Part of a number that an argument or `formatNumber` wrote.
    case number(NumberField)
    /// A run of markup, with its attributes as written, by key: `inflect`, `formatNumber`, a custom one.
    case run([String: MarkupValue])
    /// What Markdown makes of it, where ``TextOptions/readsMarkdown`` is on; a link's destination has its arguments.
    case markdown(MarkdownInline)
}

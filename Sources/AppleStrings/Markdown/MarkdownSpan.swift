internal import LocaleFormatTexts

/// An inline with its place in the source.
struct MarkdownSpan {
    let inline: MarkdownInline
    /// With its delimiters.
    let range: Range<Int>
    /// Without them.
    let content: Range<Int>
    /// Where a link's destination stands, in which arguments have places; that of an address is its own text.
    var destination: Range<Int>?
}

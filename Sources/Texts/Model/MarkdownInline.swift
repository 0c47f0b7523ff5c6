/// What Markdown makes of a stretch of text, by CommonMark's names for inlines, and GitHub's for what is struck through.
///
/// Foundation's `InlinePresentationIntent` and its attributes `link` and `imageURL` say the same.
public enum MarkdownInline: Hashable, Sendable {
    /// `*…*` or `_…_`
    case emphasis
    /// `**…**` or `__…__`
    case strongEmphasis
    /// `~~…~~` or `~…~`
    case strikethrough
    /// Text between backticks.
    case code
    /// `<br>`: the tag itself, which stays in the text as in Foundation.
    case html
    /// `[…](destination "title")`, `<https://…>`, and what is an address by itself, `www.example.com`. Whether the destination is an address is not checked.
    case link(destination: String, title: String?)
    /// `![…](destination "title")`: the text stands for the image.
    case image(destination: String, title: String?)
}

internal import LocaleFormatCore
struct TextRun {
    init(_ text: CompiledText, _ arguments: [TextArgument]) throws(TextError) {}
    func text() throws(TextError) -> String { "" }
    func formattedText() throws(TextError) -> FormattedText<TextField> { .init(text: "", spans: []) }
}

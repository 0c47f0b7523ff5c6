import LocaleFormat
import LocalizedStrings
import LocalizedMessages
import LocalizedMessageConversion

/// Messages from one syntax to another, and what stands between words: specifiers, arguments, the words of a lexicon.
enum ConversionEntries {
    /// Line 1: a locale. 2: the syntax. 3: flags. Then the message.
    static func message(_ fields: inout Fields) {
        let locale = fields.locale()
        let syntaxes = ConvertibleMessage.Syntax.allCases
        let syntax = fields.choice(of: Array(syntaxes))
        let flags = fields.flags()
        var options = MessageConversionOptions()
        options.isExact = flags & 1 != 0
        options.hasTypes = flags & 2 != 0
        if flags & 4 != 0 { options.names = ["1": "count", "count": "2", "a": "1"] }
        if flags & 8 != 0 { options.wholeNumbers = ["n", "count"] }
        guard let message = read(fields.text(), syntax) else { return }
        for target in syntaxes {
            guard let converted = try? message.converted(to: target, in: locale, options: options) else { continue }
            require(converted.message.syntax == target || target == .formatJS, "\(target) was wanted")
            for loss in converted.losses { _ = loss.description.utf8.count }
            guard let text = converted.text else { continue }
            require(read(text, target) != nil, "\(text), made for \(target), cannot be read")
            // And back, which may lose but must not fail otherwise.
            _ = try? converted.message.converted(to: syntax, in: locale)
        }
    }

    private static func read(_ text: String, _ syntax: ConvertibleMessage.Syntax) -> ConvertibleMessage? {
        switch syntax {
        case .apple: .apple(TextTemplate(text))
        case .messageFormat1: (try? MessageFormat1(text)).map { .messageFormat1($0) }
        case .formatJS: (try? MessageFormat1(text, syntax: .formatJS)).map { .messageFormat1($0) }
        case .messageFormat2: (try? MessageFormat2(text)).map { .messageFormat2($0) }
        }
    }

    /// Line 1: words, with tabs between. Then a text with specifiers.
    static func specifiers(_ fields: inout Fields) {
        let words = fields.line().split(separator: "\t", omittingEmptySubsequences: false).prefix(16).map(String.init)
        let text = fields.long()
        let arguments = FormatArguments(of: text)
        let values = arguments.values(of: words)
        require(values.count == words.count, "\(values.count) values of \(words.count) words")
        require(arguments == FormatArguments(of: TextTemplate(text)), "a text and its template have other arguments")
        MarkupEntries.run(TextTemplate(text), "de", values)
        let texts = LocalizedText(key: text, arguments: values)
        _ = LocalizedText(texts).key.utf8.count
    }

    /// A list of words: `de<tab>Bildschirm<tab>m...`.
    static func lexicon(_ fields: inout Fields) {
        let text = fields.long()
        guard let lexicon = try? InflectionLexicon(parsing: text) else { return }
        let template = InflectionLexicon.template(
            for: lexicon.words.map { (language: $0.language, word: $0.word) })
        require(template.utf8.count <= 4 * text.utf8.count + 4, "the template is larger than the words")
        var options = TextOptions()
        options.lexicon = lexicon
        for word in lexicon.words.prefix(8) {
            require(!word.language.isEmpty && !word.word.isEmpty, "a word is nothing")
            guard let locale = try? LocaleID(word.language) else { continue }
            let template = TextTemplate("^[%lld \(MarkupEscape.escaped(word.word))](inflect: true)")
            for count in [1, 2, 5] {
                _ = try? template.compiled(in: locale, options: options).format([.integer(count)])
            }
        }
    }
}

internal import LocaleFormatCore
internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1
internal import LocaleFormatMessageFormat2

extension ARBFile: MessageFile {
    public func exchanged(language: String) -> Conversion<[ExchangedMessage]> {
        var losses: [ConversionLoss] = []
        loseMembers(&losses)
        var made: [ExchangedMessage] = []
        for (id, message) in messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: id, language: language)) }
            for member in message.metadata.members where member.key != "placeholders" {
                if member.key == "description", member.value.string != nil { continue }
                lose(.aside("metadata '\(member.key)'", member.value.text))
            }
            message.losePlaceholders(lose) { _, field in field.key == "type" }
            let text = ARBApostrophes.icu(message, lose)
            made.append(
                .init(
                    id: id, MessageText.read(text, .messageFormat1, lose), written: text, comment: message.description))
        }
        return Conversion(made, losses: losses)
    }

    public static func file(of messages: [ExchangedMessage], language: String) -> Conversion<ARBFile> {
        var losses: [ConversionLoss] = []
        var names = ResourceNames(messages.map(\.id)) { ResourceNames.isName($0, dots: false) }
        var made: [(id: String, message: ARBMessage)] = []
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.id, language: language, line: message.line))
            }
            var id = message.id
            if !ResourceNames.isName(id, dots: false) {
                id = names.make(for: id)
                lose(.renamed(id))
            }
            let (text, arguments) = MessageText.write(message, .messageFormat1, language, hasTypes: true, lose)
            var new = ARBMessage(ARBApostrophes.written(text, lose), description: message.comment)
            new.placeholders = arguments.map { ARBPlaceholder(name: $0.target, type: $0.dartType) }
            made.append((id, new))
        }
        var file = ARBFile(locale: LanguageTag.posix(language))
        file.append(made)
        return Conversion(file, losses: losses)
    }
}

extension FormatJSFile: MessageFile {
    public func exchanged(language: String) -> Conversion<[ExchangedMessage]> {
        exchanged(language: language, syntax: .messageFormat1)
    }

    /// The messages, read in one of the two syntaxes.
    public func exchanged(language: String, syntax: MessageFileSyntax) -> Conversion<[ExchangedMessage]> {
        var losses = fields.shadowed
        var made: [ExchangedMessage] = []
        for (id, message) in messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: id, language: language)) }
            for member in message.metadata?.members ?? [] {
                if member.key == "description", member.value.string != nil { continue }
                lose(.aside("metadata '\(member.key)'", member.value.text))
            }
            made.append(
                .init(
                    id: id, MessageText.read(message.message, syntax.inFormatJS, lose), written: message.message,
                    comment: message.description))
        }
        return Conversion(made, losses: losses)
    }

    public static func file(of messages: [ExchangedMessage], language: String) -> Conversion<FormatJSFile> {
        file(of: messages, language: language, syntax: .messageFormat1)
    }

    /// The file of messages, written in one of the two syntaxes.
    public static func file(
        of messages: [ExchangedMessage], language: String, syntax: MessageFileSyntax
    ) -> Conversion<FormatJSFile> {
        var losses: [ConversionLoss] = []
        var made: [(id: String, message: FormatJSMessage)] = []
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.id, language: language, line: message.line))
            }
            let text = MessageText.write(message, syntax.inFormatJS, language, hasTypes: false, lose).text
            made.append((message.id, FormatJSMessage(text, description: message.comment)))
        }
        var file = FormatJSFile()
        file.append(made)
        return Conversion(file, losses: losses)
    }
}

/// Texts of messages, read and written.
private enum MessageText {
    /// A text that is no message stands for itself.
    static func read(
        _ text: String, _ syntax: ConvertibleMessage.Syntax, _ lose: (ConversionLoss.Kind) -> Void
    ) -> ConvertibleMessage {
        CatalogMessage.reading(text, syntax, lose) ?? .messageFormat1(MessageFormat1(parts: [.text(text)]))
    }

    static func write(
        _ message: ExchangedMessage, _ syntax: ConvertibleMessage.Syntax, _ language: String, hasTypes: Bool,
        _ lose: (ConversionLoss.Kind) -> Void
    ) -> (text: String, arguments: [ConvertedArgument]) {
        var options = MessageConversionOptions()
        options.hasTypes = hasTypes
        var own = message.message
        // Within one syntax nothing is asked of the arguments.
        if case .messageFormat1(var read) = own, syntax == .messageFormat1 {
            read.syntax = .formatJS
            own = .messageFormat1(read)
        }
        do {
            let made = try own.converted(to: syntax, in: LocaleID(language), options: options)
            for loss in made.losses { lose(.message("\(loss)")) }
            return (made.text ?? message.written, made.arguments)
        } catch {
            lose(.notHeld("message", message.written))
            lose(.message("\(error)"))
            return (message.written, [])
        }
    }
}

public import LocaleFormatMessageConversion
internal import LocaleFormatCore
internal import LocaleFormatMessageFormat1
public import LocalizedStrings

/// A message on its way from one file to another of another format, whole: choices by text, names of arguments and all that a catalog has
/// no place for.
public struct ExchangedMessage: Hashable, Sendable {
    /// What the file calls it.
    public var id: String
    /// What it says.
    public var message: ConvertibleMessage
    /// As its file writes it.
    public var written: String
    /// What the programmer tells the translator.
    public var comment: String?
    /// The line of the file that was read; nil where it is not known.
    public var line: Int?

    /// A message by its parts.
    public init(
        id: String, _ message: ConvertibleMessage, written: String, comment: String? = nil, line: Int? = nil
    ) {
        (self.id, self.message, self.written, self.comment, self.line) = (id, message, written, comment, line)
    }
}

/// A file of the messages of one language, which goes over to other formats of messages without a catalog between.
///
/// ```swift
/// var file = FormatJSFile()
/// file["who"] = FormatJSMessage("{g, select, f {she} other {they}} and {name}")
/// let made = FluentFile.file(of: file.exchanged(language: "en").value, language: "en")
/// String(decoding: made.value.bytes(), as: UTF8.self)
/// // "who =\n    { $g ->\n        [f] she\n       *[other] they\n    } and { $name }\n"
/// ```
public protocol MessageFile: ReadableFile {
    /// The messages in the order of the file, and what no message holds.
    func exchanged(language: String) -> Conversion<[ExchangedMessage]>
    /// The file of messages, and what it cannot hold.
    static func file(of messages: [ExchangedMessage], language: String) -> Conversion<Self>
}

extension ExchangedMessage {
    /// Arguments that choose by plural category, which a catalog takes for whole numbers.
    var counted: Set<String> {
        guard case .messageFormat1(let message) = message else { return [] }
        return Set(
            message.arguments.filter { argument in
                argument.uses.contains { if case .plural = $0 { true } else { false } }
            }.map(\.name))
    }

    /// The message in ICU's syntax; nil where there is no such message.
    func inMessageFormat1(
        _ language: String, _ lose: (ConversionLoss.Kind) -> Void
    ) -> MessageFormat1? {
        if case .messageFormat1(let message) = message { return message }
        do {
            let made = try message.converted(to: .formatJS, in: LocaleID(language))
            for loss in made.losses { lose(.message("\(loss)")) }
            if case .messageFormat1(let message) = made.message { return message }
        } catch {
            lose(.notHeld("message", written))
            lose(.message("\(error)"))
        }
        return nil
    }
}

extension StringCatalog {
    /// Takes messages of a file. One of which text would be lost stays as it is written.
    mutating func merge(
        _ messages: Conversion<[ExchangedMessage]>, language: String, syntax: String
    ) -> [ConversionLoss] {
        var losses = messages.losses
        var taken: [TableMessage] = []
        for message in messages.value {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.id, language: language, line: message.line))
            }
            var row = TableMessage(key: message.id)
            row.template =
                CatalogMessage.template(
                    of: message.message, written: message.written, in: language, called: syntax,
                    wholeNumbers: message.counted, isNumbered: true,
                    source: language == sourceLanguage ? nil : self[message.id]?[sourceLanguage], lose
                ).template
            (row.comment, row.line) = (message.comment, message.line)
            taken.append(row)
        }
        take(taken, language: language, &losses)
        return losses
    }

    /// The texts of a language as messages in ICU's syntax.
    ///
    /// - Parameter id: the id of a key; asked for all keys, in their order.
    func exchanged(
        in language: String, id: (String) -> String = { $0 }, _ losses: inout [ConversionLoss]
    ) -> [ExchangedMessage] {
        fileMessages(in: language, syntax: .messageFormat1, &losses, id: id) { row, text, _, _ in
            let message = (try? MessageFormat1(text)) ?? MessageFormat1(parts: [.text(text)])
            return ExchangedMessage(id: row.key, .messageFormat1(message), written: text, comment: row.comment)
        }.map { id, message in
            var message = message
            message.id = id
            return message
        }
    }
}

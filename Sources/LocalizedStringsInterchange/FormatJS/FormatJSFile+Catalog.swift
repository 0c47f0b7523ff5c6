internal import LocaleFormatJSON
public import LocalizedStrings

extension StringCatalog {
    /// Takes the messages of a file: ids are keys, descriptions are comments, and messages become texts as with
    /// that of an ``ARBFile``.
    ///
    /// - Returns: what the catalog cannot hold: names of arguments, tags, other metadata, the syntax of messages that stay.
    public mutating func merge(_ file: FormatJSFile, language: String) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        var messages: [TableMessage] = []
        for (id, message) in file.messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: id, language: language)) }
            for member in message.metadata?.members ?? [] where member.key != "description" {
                lose(.notHeld("metadata '\(member.key)'", member.value.text))
            }
            var taken = TableMessage(key: id)
            taken.wording = MessageWording.wording(
                of: message.message, in: language, syntax: .formatJS, numbers: [], lose)
            taken.comment = message.description
            messages.append(taken)
        }
        take(messages, language: language, &losses)
        return losses
    }

    /// The file of a language: what it has a text for, as messages of MessageFormat 1 with the arguments `arg1`, `arg2`.
    ///
    /// ```swift
    /// let made = catalog.formatJSFile(for: "de")
    /// let bytes = made.value.bytes()
    /// ```
    ///
    /// - Parameter describes: whether each message is an object with its comment as description, where it has one.
    public func formatJSFile(for language: String, describes: Bool = true) -> Conversion<FormatJSFile> {
        var losses: [ConversionLoss] = []
        let messages = messages(in: language, &losses)
        var file = FormatJSFile()
        var made: [(id: String, message: FormatJSMessage)] = []
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.key, language: language))
            }
            guard let wording = message.wording else { continue }
            message.loseStates(language: language, &losses)
            if !message.isTranslatable { lose(.notHeld("mark", "not to be translated")) }
            guard let (text, _) = MessageWording.message(of: wording, syntax: .formatJS, lose) else {
                lose(.leftOut("a list of texts"))
                continue
            }
            if !describes, let comment = message.comment { lose(.notHeld("comment", comment)) }
            made.append((message.key, FormatJSMessage(text, description: describes ? message.comment : nil)))
        }
        file.append(made)
        return Conversion(file, losses: losses)
    }
}

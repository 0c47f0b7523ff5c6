internal import LocaleFormatCore
internal import LocaleFormatJSON
internal import LocaleFormatMessageConversion
public import LocalizedStrings

extension StringCatalog {
    /// Takes the messages of a file: ids are keys, descriptions are comments, and messages become texts as with
    /// that of an ``ARBFile``.
    ///
    /// - Parameters:
    ///   - file: messages in one language.
    ///   - language: the language that they are in.
    ///   - syntax: that of the messages in the file.
    /// - Returns: what the catalog cannot hold: names of arguments beside substitutions, forms of arguments, other metadata, the syntax of messages that stay.
    public mutating func merge(
        _ file: FormatJSFile, language: String, syntax: MessageFileSyntax = .messageFormat1
    ) -> [ConversionLoss] {
        var losses = file.fields.shadowed
        var messages: [TableMessage] = []
        for (id, message) in file.messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: id, language: language)) }
            for member in message.metadata?.members ?? [] {
                if member.key == "description", member.value.string != nil { continue }
                lose(.aside("metadata '\(member.key)'", member.value.text))
            }
            var taken = TableMessage(key: id)
            taken.template =
                CatalogMessage.template(
                    of: message.message, in: language, syntax: syntax.inFormatJS,
                    source: language == sourceLanguage ? nil : self[id]?[sourceLanguage], lose
                ).template
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
    /// - Parameters:
    ///   - language: the language whose texts are written.
    ///   - describes: whether each message is an object with its comment as description, where it has one.
    ///   - syntax: what messages are written in.
    public func formatJSFile(
        for language: String, describes: Bool = true, syntax: MessageFileSyntax = .messageFormat1
    ) -> Conversion<FormatJSFile> {
        var losses: [ConversionLoss] = []
        var file = FormatJSFile()
        let made = fileMessages(in: language, syntax: syntax.inFormatJS, &losses) { message, text, _, lose in
            if !describes, let comment = message.comment { lose(.aside("comment", comment)) }
            return FormatJSMessage(text, description: describes ? message.comment : nil)
        }
        file.append(made)
        return Conversion(file, losses: losses)
    }
}

extension MessageFileSyntax {
    /// Of messages in a file of FormatJS.
    var inFormatJS: ConvertibleMessage.Syntax { self == .messageFormat1 ? .formatJS : .messageFormat2 }
}

extension FormatJSFile {
    /// The file with its messages in another syntax, names of arguments and all that is said of messages as they were. A message that cannot be
    /// read stays.
    ///
    /// ```swift
    /// var file = FormatJSFile()
    /// file["files"] = FormatJSMessage("{g, select, f {{n, plural, one {her file} other {her files}}} other {none}}")
    /// let made = file.converted(from: .messageFormat1, to: .messageFormat2, language: "en")
    /// made.value["files"]?.message.hasPrefix(".input {$g :string}")        // true
    /// ```
    public func converted(
        from source: MessageFileSyntax, to target: MessageFileSyntax, language: String
    ) -> Conversion<FormatJSFile> {
        var new: [String: FormatJSMessage] = [:]
        var losses = fields.shadowed
        let change = FileMessage(source: source.inFormatJS, target: target.inFormatJS, language: language)
        for (id, message) in messages {
            var message = message
            message.message =
                change.converted(message.message) { losses.append(.init($0, key: id, language: language)) }.text
            new[id] = message
        }
        var result = self
        result.set(new)
        return Conversion(result, losses: losses)
    }
}

internal import LocaleFormatMessageConversion
internal import LocalizedStrings

extension StringCatalog {
    /// The texts of a language as messages of a file, ARB's or FormatJS's, which have no states and no lists.
    ///
    /// - Parameters:
    ///   - syntax: what the messages are written in.
    ///   - hasTypes: whether the file says the arguments' types beside the message.
    ///   - id: the id of a key; asked for all keys, in their order.
    ///   - make: the message of the file, from the catalog's, its text and its arguments.
    func fileMessages<Message>(
        in language: String, syntax: ConvertibleMessage.Syntax, hasTypes: Bool = false,
        _ losses: inout [ConversionLoss],
        id: (String) -> String = { $0 },
        _ make: (TableMessage, String, [ConvertedArgument], (ConversionLoss.Kind) -> Void) -> Message
    ) -> [(id: String, message: Message)] {
        var made: [(id: String, message: Message)] = []
        for message in messages(in: language, asTemplates: true, &losses) {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.key, language: language))
            }
            let id = id(message.key)
            guard message.wording != nil else { continue }
            message.loseStates(language: language, &losses)
            if !message.isTranslatable { lose(.aside("mark", "not to be translated")) }
            guard let template = message.template else {
                lose(.leftOut("a list of texts"))
                continue
            }
            let (text, arguments) = CatalogMessage.message(
                of: template, names: message.names, in: language, syntax: syntax, hasTypes: hasTypes, lose)
            if id != message.key { lose(.renamed(id)) }
            made.append((id, make(message, text, arguments, lose)))
        }
        return made
    }
}

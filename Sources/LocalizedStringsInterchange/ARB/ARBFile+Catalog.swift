internal import LocaleFormatJSON
internal import LocaleFormatMessageConversion
public import LocalizedStrings

extension StringCatalog {
    /// Takes the messages of a file: ids are keys, descriptions are comments.
    ///
    /// A message becomes a catalog's text: `{count}` is `%(count)lld` or `%(count)@`, a choice by plural category becomes variations, and
    /// several become substitutions, beside which arguments have numbers, `%1$@`, in the order of first use. One of which text would be lost, such as a `select`, stays as it is written.
    ///
    /// - Parameters:
    ///   - file: messages in one language.
    ///   - language: nil for the one that `@@locale` names.
    /// - Returns: what the catalog cannot hold: names of arguments beside substitutions, types and forms of arguments, other metadata, the syntax of messages that stay.
    public mutating func merge(_ file: ARBFile, language: String? = nil) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        let language = language ?? file.locale.map(LanguageTag.catalog(posix:)) ?? sourceLanguage
        file.loseMembers(&losses)
        var messages: [TableMessage] = []
        for (id, message) in file.messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: id, language: language)) }
            for member in message.metadata.members where member.key != "placeholders" {
                if member.key == "description", member.value.string != nil { continue }
                lose(.aside("metadata '\(member.key)'", member.value.text))
            }
            var taken = TableMessage(key: id)
            let made = CatalogMessage.template(
                of: ARBApostrophes.icu(message, lose), in: language, syntax: .messageFormat1,
                wholeNumbers: message.wholeNumbers,
                source: language == sourceLanguage ? nil : self[id]?[sourceLanguage], lose)
            taken.template = made.template
            message.losePlaceholders(lose) { name, field in
                // What is counted or written whole is an int in a catalog, and all else an object.
                let kind = made.arguments.first { $0.source == name }?.kind
                return kind != nil && field.key == "type" && field.value.string == (kind == .integer ? "int" : "Object")
            }
            taken.comment = message.description
            messages.append(taken)
        }
        take(messages, language: language, &losses)
        return losses
    }

    /// The `.arb` file of a language: what it has a text for, as messages of MessageFormat 1 with the arguments' names, those of
    /// substitutions by the substitutions' names, and else `arg1`, `arg2`. Keys that are no names in Dart are given one.
    ///
    /// ```swift
    /// let made = catalog.arbFile(for: "de")
    /// let bytes = made.value.bytes()
    /// ```
    public func arbFile(for language: String) -> Conversion<ARBFile> {
        var losses: [ConversionLoss] = []
        var names = ResourceNames(keys) { ResourceNames.isName($0, dots: false) }
        var file = ARBFile(locale: LanguageTag.posix(language))
        let made = fileMessages(
            in: language, syntax: .messageFormat1, hasTypes: true, &losses,
            id: { ResourceNames.isName($0, dots: false) ? $0 : names.make(for: $0) }
        ) { message, text, arguments, lose in
            var new = ARBMessage(ARBApostrophes.written(text, lose), description: message.comment)
            new.placeholders = arguments.map { ARBPlaceholder(name: $0.target, type: $0.dartType) }
            return new
        }
        file.append(made)
        return Conversion(file, losses: losses)
    }
}

extension ConvertedArgument {
    /// As Flutter's generator calls it.
    var dartType: String {
        switch kind {
        case .integer: "int"
        case .number: "num"
        case .any: "Object"
        case .text: "String"
        case .date: "DateTime"
        }
    }
}

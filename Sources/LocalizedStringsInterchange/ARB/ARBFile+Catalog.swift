internal import LocaleFormatJSON
internal import LocaleFormatMarkup
public import LocalizedStrings

extension StringCatalog {
    /// Takes the messages of a file: ids are keys, descriptions are comments.
    ///
    /// A message that is text, arguments and at most one choice by plural category becomes a catalog's text: `{count}` is `%1$lld` or
    /// `%1$@`, in the order of first use, and a choice becomes variations. Any other message stays as it is written.
    ///
    /// - Parameter language: nil for the one that `@@locale` names.
    /// - Returns: what the catalog cannot hold: names and types of arguments, other metadata, the syntax of messages that stay.
    public mutating func merge(_ file: ARBFile, language: String? = nil) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        let language = language ?? file.locale.map(LanguageTag.catalog(posix:)) ?? sourceLanguage
        for key in file.fields.keys where key.hasPrefix("@@") && key != "@@locale" {
            losses.append(.init(.notHeld("member", key)))
        }
        for key in file.orphans { losses.append(.init(.notHeld("member", key))) }
        var messages: [TableMessage] = []
        for (id, message) in file.messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: id, language: language)) }
            for member in message.metadata.members where !["description", "placeholders"].contains(member.key) {
                lose(.notHeld("metadata '\(member.key)'", member.value.text))
            }
            let numbers = Set(
                message.placeholders.filter { ["int", "double", "num"].contains($0.type) }.map(\.name))
            for placeholder in message.placeholders {
                for member in placeholder.fields.members where member.key != "type" {
                    lose(.notHeld("metadata '\(member.key)' of '\(placeholder.name)'", member.value.text))
                }
            }
            var taken = TableMessage(key: id)
            taken.wording = MessageWording.wording(
                of: message.message, in: language, syntax: .icu, numbers: numbers, lose)
            taken.comment = message.description
            messages.append(taken)
        }
        take(messages, language: language, &losses)
        return losses
    }

    /// The `.arb` file of a language: what it has a text for, as messages of MessageFormat 1 with the arguments `arg1`, `arg2`. Keys
    /// that are no names in Dart are given one.
    ///
    /// ```swift
    /// let made = catalog.arbFile(for: "de")
    /// let bytes = made.value.bytes()
    /// ```
    public func arbFile(for language: String) -> Conversion<ARBFile> {
        var losses: [ConversionLoss] = []
        let messages = messages(in: language, &losses)
        var names = ResourceNames(keys) { ResourceNames.isName($0, dots: false) }
        var file = ARBFile(locale: LanguageTag.posix(language))
        var made: [(id: String, message: ARBMessage)] = []
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.key, language: language))
            }
            var id = message.key
            if !ResourceNames.isName(id, dots: false) { id = names.make(for: id) }
            guard let wording = message.wording else { continue }
            message.loseStates(language: language, &losses)
            if !message.isTranslatable { lose(.notHeld("mark", "not to be translated")) }
            guard let (text, arguments) = MessageWording.message(of: wording, syntax: .icu, lose) else {
                lose(.leftOut("a list of texts"))
                continue
            }
            if id != message.key { lose(.renamed(id)) }
            var new = ARBMessage(text, description: message.comment)
            new.placeholders = arguments.map { ARBPlaceholder(name: $0.name, type: $0.dartType) }
            made.append((id, new))
        }
        file.append(made)
        return Conversion(file, losses: losses)
    }
}

extension MessageWording.Argument {
    /// As Flutter's generator calls it.
    fileprivate var dartType: String {
        switch conversion {
        case .integer, .unsigned, .hexadecimal, .octal: "int"
        case .fixed, .exponent, .general, .hexadecimalFloat: "double"
        case .object: "Object"
        default: "String"
        }
    }
}

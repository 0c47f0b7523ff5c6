internal import LocaleFormatJSON
internal import LocalizedStrings

/// Between ARB and FormatJS, without a catalog: messages stay as they are written where both read the same.
extension ARBFile {
    /// The messages in FormatJS' file: ids, texts with the names of arguments, descriptions; what is said of a message by a name that begins with
    /// `x-`, which ARB leaves to programs, is a member without it, `file` for `x-file`.
    ///
    /// ```swift
    /// var file = ARBFile(locale: "en")
    /// file["who"] = ARBMessage("{g, select, f {she} other {they}} and {name}", description: "In a list")
    /// let made = file.formatJSFile()
    /// made.value["who"]?.message                         // "{g, select, f {she} other {they}} and {name}"
    /// made.value["who"]?.description                     // "In a list"
    /// ```
    ///
    /// - Parameters:
    ///   - language: that of the messages; nil for the one that `@@locale` names, or else English.
    ///   - syntax: what messages are to be written in.
    /// - Returns: what FormatJS has no place for: types, forms and examples of placeholders, other metadata, and what its messages cannot say.
    ///   `@@locale` is not among it, since the file's name tells the language.
    public func formatJSFile(
        language: String? = nil, syntax: MessageFileSyntax = .messageFormat1
    ) -> Conversion<FormatJSFile> {
        var losses: [ConversionLoss] = []
        let language = language ?? locale.map(LanguageTag.catalog(posix:)) ?? "en"
        loseMembers(&losses)
        let change = FileMessage(source: .messageFormat1, target: syntax.inFormatJS, language: language)
        var made: [(id: String, message: FormatJSMessage)] = []
        for (id, message) in messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: id, language: language)) }
            var own = FormatJSMessage("")
            let text = ARBApostrophes.icu(message, lose)
            own.message = change.converted(text, wholeNumbers: message.wholeNumbers, lose).text
            own.description = message.description
            for member in message.metadata.members {
                switch member.key {
                case "description" where member.value.string != nil: break
                case "placeholders": message.losePlaceholders(lose)
                case let name where name.hasPrefix("x-") && name != "x-defaultMessage":
                    var metadata = own.metadata ?? JSONObject()
                    metadata.put(member.value, at: String(name.dropFirst(2)))
                    own.metadata = metadata
                default: lose(.aside("metadata '\(member.key)'", member.value.text))
                }
            }
            made.append((id, own))
        }
        var file = FormatJSFile()
        file.append(made)
        return Conversion(file, losses: losses)
    }

    /// What is said of the whole file, and of messages that there are not.
    func loseMembers(_ losses: inout [ConversionLoss]) {
        for key in fields.keys where key.hasPrefix("@@") && key != "@@locale" {
            losses.append(.init(.aside("member", key)))
        }
        for key in orphans { losses.append(.init(.aside("member", key))) }
        losses += fields.shadowed
    }
}

extension FormatJSFile {
    /// The messages in an ARB file: ids, texts with the names of arguments, descriptions, and placeholders of the types that messages take. Ids that
    /// are no names in Dart are given one; other members are those of ARB that are left to programs, `x-file` for `file`.
    ///
    /// ```swift
    /// var file = FormatJSFile()
    /// file["who"] = FormatJSMessage("{g, select, f {she} other {they}} and {name}")
    /// file.arbFile(language: "en").value["who"]?.placeholders.map(\.type)        // ["String", "Object"]
    /// ```
    ///
    /// - Parameters:
    ///   - language: that of the messages.
    ///   - syntax: what the messages of this file are written in.
    /// - Returns: ids that are others, and what ICU's syntax cannot say. Tags stay in the text, and are told.
    public func arbFile(
        language: String, from syntax: MessageFileSyntax = .messageFormat1
    ) -> Conversion<ARBFile> {
        var losses = fields.shadowed
        var names = ResourceNames(ids) { ResourceNames.isName($0, dots: false) }
        var change = FileMessage(source: syntax.inFormatJS, target: .messageFormat1, language: language)
        change.hasTypes = true
        var made: [(id: String, message: ARBMessage)] = []
        for (key, message) in messages {
            func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: key, language: language)) }
            var id = key
            if !ResourceNames.isName(id, dots: false) {
                id = names.make(for: id)
                lose(.renamed(id))
            }
            let (text, arguments) = change.converted(message.message, lose)
            var new = ARBMessage(ARBApostrophes.written(text, lose), description: message.description)
            new.placeholders = arguments.map { ARBPlaceholder(name: $0.target, type: $0.dartType) }
            for member in message.metadata?.members ?? [] {
                if member.key == "description", message.description != nil { continue }
                new.metadata.put(member.value, at: "x-\(member.key)")
            }
            made.append((id, new))
        }
        var file = ARBFile(locale: LanguageTag.posix(language))
        file.append(made)
        return Conversion(file, losses: losses)
    }
}

extension JSONObject {
    /// Members that another one of the same name comes behind, which counts.
    var shadowed: [ConversionLoss] {
        var last: [String: Int] = [:]
        for (place, member) in members.enumerated() { last[member.key] = place }
        return members.enumerated().filter { last[$0.element.key] != $0.offset }.map {
            ConversionLoss(.notHeld("first of two members of this name", $0.element.value.text), key: $0.element.key)
        }
    }
}

extension ARBMessage {
    /// What is said of placeholders and has no place in the target.
    func losePlaceholders(
        _ lose: (ConversionLoss.Kind) -> Void, except isHeld: (String, JSONObject.Member) -> Bool = { _, _ in false }
    ) {
        guard let value = metadata.last("placeholders") else { return }
        guard let placeholders = value.object else { return lose(.aside("metadata 'placeholders'", value.text)) }
        for placeholder in placeholders.members {
            guard let fields = placeholder.value.object else {
                lose(.aside("metadata of '\(placeholder.key)'", placeholder.value.text))
                continue
            }
            for field in fields.members where !isHeld(placeholder.key, field) {
                lose(.aside("metadata '\(field.key)' of '\(placeholder.key)'", field.value.text))
            }
        }
    }

    /// Placeholders that are whole numbers.
    var wholeNumbers: Set<String> { Set(placeholders.filter { $0.type == "int" }.map(\.name)) }
}

internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1
public import LocalizedStrings

/// What the texts of a ``PropertiesFile`` are.
public enum PropertiesTexts: String, Hashable, Sendable, CaseIterable {
    /// Of each text what it looks like: ICU's where it has an argument with a name or chooses by `plural` or `select`, Java's where its
    /// arguments have numbers, and else a text that is shown as it is.
    case automatic = "auto"
    /// Shown as they are.
    case plain
    /// `java.text.MessageFormat`: arguments by numbers, `{0}`, and each apostrophe begins or ends a quote.
    case messageFormat = "java"
    /// ICU's MessageFormat.
    case icu
}

extension PropertiesFile: MessageFile {
    public func exchanged(language: String) -> Conversion<[ExchangedMessage]> {
        exchanged(language: language, texts: .automatic)
    }

    /// The messages, read as one kind of text. A name that stands twice is there once, with the text that counts.
    ///
    /// ```swift
    /// let file = try PropertiesFile(reading: Array("a=It''s {0}\nb=It's".utf8))
    /// file.exchanged(language: "en", texts: .automatic).value.compactMap(\.message.text)    // ["It's {0}", "It's"]
    /// ```
    public func exchanged(language: String, texts: PropertiesTexts) -> Conversion<[ExchangedMessage]> {
        var losses: [ConversionLoss] = []
        var last: [String: Int] = [:]
        for (place, entry) in entries.enumerated() { last[entry.key] = place }
        var messages: [ExchangedMessage] = []
        for (place, entry) in entries.enumerated() {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: entry.key, language: language, line: entry.position?.line))
            }
            guard last[entry.key] == place else {
                lose(.notHeld("first of two entries of this name", entry.value))
                continue
            }
            messages.append(
                ExchangedMessage(
                    id: entry.key, .messageFormat1(texts.message(of: entry.value, lose)), written: entry.value,
                    comment: entry.comment, line: entry.position?.line))
        }
        return Conversion(messages, losses: losses)
    }

    public static func file(of messages: [ExchangedMessage], language: String) -> Conversion<PropertiesFile> {
        file(of: messages, language: language, texts: .automatic)
    }

    /// The file of messages, written as one kind of text; `automatic` is Java's for arguments, and ICU's for what Java has not.
    public static func file(
        of messages: [ExchangedMessage], language: String, texts: PropertiesTexts
    ) -> Conversion<PropertiesFile> {
        var losses: [ConversionLoss] = []
        var file = PropertiesFile()
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.id, language: language, line: message.line))
            }
            let text = message.inMessageFormat1(language, lose).map { texts.text(of: $0, lose) } ?? message.written
            file.entries.append(PropertiesEntry(key: message.id, value: text, comment: message.comment))
        }
        return Conversion(file, losses: losses)
    }
}

extension StringCatalog {
    /// Takes the texts of a file: names are keys, comments right above an entry are comments, and messages become texts as with that of an
    /// ``ARBFile``. `{0}` is the first argument, `%1$@`.
    ///
    /// ```swift
    /// var catalog = StringCatalog(sourceLanguage: "en")
    /// let file = try PropertiesFile(reading: Array("files = {0,number,integer} files in {1}".utf8))
    /// catalog.merge(file, language: "en")                                        // []
    /// catalog["files"]?["en"]?.units.first?.unit.value                           // "%1$lld files in %2$@"
    /// ```
    ///
    /// - Parameters:
    ///   - file: texts in one language.
    ///   - language: the language that they are in.
    ///   - texts: what they are.
    /// - Returns: what the catalog cannot hold: forms of arguments, and the syntax of messages that stay.
    public mutating func merge(
        _ file: PropertiesFile, language: String, texts: PropertiesTexts = .automatic
    ) -> [ConversionLoss] {
        merge(file.exchanged(language: language, texts: texts), language: language, syntax: "MessageFormat")
    }

    /// The `.properties` file of a language: what it has a text for, in UTF-8.
    ///
    /// A text without arguments is written as it is, one with arguments for `java.text.MessageFormat`, by numbers from 0, and one with
    /// plural forms or with names of arguments for ICU's MessageFormat.
    ///
    /// ```swift
    /// let made = catalog.propertiesFile(for: "de")
    /// let bytes = made.value.bytes()
    /// ```
    public func propertiesFile(
        for language: String, texts: PropertiesTexts = .automatic
    ) -> Conversion<PropertiesFile> {
        var losses: [ConversionLoss] = []
        let messages = exchanged(in: language, &losses).map { message in
            var message = message
            if case .messageFormat1(let own) = message.message {
                message.message = .messageFormat1(texts == .icu ? own : own.numberedFromZero)
            }
            return message
        }
        let made = PropertiesFile.file(of: messages, language: language, texts: texts)
        return Conversion(made.value, losses: losses + made.losses)
    }
}

extension PropertiesTexts {
    fileprivate func message(of text: String, _ lose: (ConversionLoss.Kind) -> Void) -> MessageFormat1 {
        let plain = MessageFormat1(parts: text.isEmpty ? [] : [.text(text)])
        switch self {
        case .plain: return plain
        case .messageFormat, .icu:
            do {
                let message = try MessageFormat1(text, apostrophes: self == .icu ? .doubleOptional : .doubleRequired)
                guard self == .messageFormat, message.isOfICU else { return message }
                lose(
                    .noMessage("Java's MessageFormat has numbers for arguments, and no plural", text))
                return plain
            } catch {
                lose(.noMessage("\(error)", text))
                return plain
            }
        case .automatic:
            guard text.utf8.contains(UInt8(ascii: "{")) else { return plain }
            if let message = try? MessageFormat1(text), message.isOfICU { return message }
            guard let message = try? MessageFormat1(text, apostrophes: .doubleRequired),
                !message.arguments.isEmpty, !message.isOfICU
            else { return plain }
            return message
        }
    }

    fileprivate func text(of message: MessageFormat1, _ lose: (ConversionLoss.Kind) -> Void) -> String {
        let plain = message.plainText
        switch self {
        case .icu: return message.description
        case .plain:
            if let plain { return plain }
            lose(.message("arguments are written in ICU's syntax, which a text that is shown as it is has not"))
            return message.description
        case .automatic:
            // What is shown as it is must not look like a message.
            if let plain, Self.automatic.message(of: plain, { _ in }).parts == message.parts { return plain }
            return message.isOfICU ? message.description : Self.java(message, lose)
        case .messageFormat:
            if message.isOfICU {
                lose(
                    .message("Java's MessageFormat has numbers for arguments, and no 'plural' and 'select'; ICU's has"))
                return message.description
            }
            return Self.java(message, lose)
        }
    }

    /// As `java.text.MessageFormat` reads it, where each apostrophe that is text is doubled.
    private static func java(_ message: MessageFormat1, _ lose: (ConversionLoss.Kind) -> Void) -> String {
        for (name, form) in message.forms where !form.isOfJava {
            lose(.message("the form of argument '\(name)', '\(form.source)', is one of ICU's, which Java has not"))
        }
        var text = ""
        var isQuoted = false
        let scalars = Array(message.description.unicodeScalars)
        var index = 0
        while index < scalars.count {
            defer { index += 1 }
            text.unicodeScalars.append(scalars[index])
            guard scalars[index] == "'" else { continue }
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            if next == "'" {
                text += "'"
                index += 1
            } else if isQuoted || next == "{" || next == "}" {
                isQuoted.toggle()
            } else {
                text += "'"
            }
        }
        if (try? MessageFormat1(text, apostrophes: .doubleRequired))?.parts != message.parts {
            lose(.message("Java's MessageFormat reads apostrophes of this text otherwise than ICU's"))
        }
        return text
    }
}

extension MessageFormat1 {
    /// Whether Java's own MessageFormat cannot read it.
    fileprivate var isOfICU: Bool {
        arguments.contains { argument in
            argument.number == nil
                || argument.uses.contains { use in
                    switch use {
                    case .plural, .select: true
                    case .formatted(.spellout), .formatted(.ordinal), .formatted(.duration): true
                    default: false
                    }
                }
        }
    }

    /// The text of a message without arguments.
    fileprivate var plainText: String? {
        var text = ""
        for part in parts {
            guard case .text(let piece) = part else { return nil }
            text += piece
        }
        return text
    }

    fileprivate var forms: [(String, Format)] {
        parts.compactMap { if case .formatted(let name, let format) = $0 { (name, format) } else { nil } }
    }

    /// `arg1` as `0`, where all arguments are called so.
    fileprivate var numberedFromZero: MessageFormat1 {
        let names = arguments.map(\.name)
        let numbers = names.compactMap { $0.hasPrefix("arg") ? Int($0.dropFirst(3)) : nil }
        guard numbers.count == names.count, numbers.allSatisfy({ $0 > 0 }) else { return self }
        return renamed { "\((Int($0.dropFirst(3)) ?? 1) - 1)" }
    }
}

extension MessageFormat1.Format {
    /// Whether `java.text.MessageFormat` has the form.
    fileprivate var isOfJava: Bool {
        switch self {
        case .number(.skeleton), .date(.skeleton), .time(.skeleton), .spellout, .ordinal, .duration: false
        default: true
        }
    }
}

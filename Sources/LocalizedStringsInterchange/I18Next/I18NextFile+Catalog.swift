internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1
public import LocalizedStrings

extension I18NextFile: MessageFile {
    public func exchanged(language: String) -> Conversion<[ExchangedMessage]> {
        exchanged(language: language, contexts: [])
    }

    /// The messages: the plural forms of a key are one, and texts within others are written out.
    ///
    /// ```swift
    /// let json = "{\"who\": \"they\", \"who_male\": \"he\", \"n_one\": \"{{count}} of $t(who)\", \"n_other\": \"{{count}}\"}"
    /// let file = try I18NextFile(reading: Array(json.utf8))
    /// file.exchanged(language: "en", contexts: ["male"]).value.compactMap(\.message.text)
    /// // ["{context, select, male {he} other {they}}",
    /// //  "{count, plural, one {{count} of {context, select, male {he} other {they}}} other {{count}}}"]
    /// ```
    ///
    /// - Parameters:
    ///   - language: the language of the file, which says what plural categories there are.
    ///   - contexts: words that say a context behind a key, `male` of `who_male`. Nothing in a file tells them from the rest of a key, so that
    ///     such keys are messages of their own unless they are named here.
    public func exchanged(language: String, contexts: Set<String>) -> Conversion<[ExchangedMessage]> {
        var losses = shadowed
        var texts: [(key: String, text: String)] = []
        for leaf in leaves {
            if let text = leaf.value.string {
                texts.append((leaf.key, text))
            } else {
                losses.append(.init(.leftOut("\(leaf.value.kind) is no text"), key: leaf.key, language: language))
            }
        }
        var reading = I18NextReading(texts, language: language, contexts: contexts)
        var made: [ExchangedMessage] = []
        for key in reading.keys {
            let messages = reading.messages(of: key) { losses.append(.init($0, key: key, language: language)) }
            for (id, message) in messages {
                // One of several texts is not the message.
                let written = reading.isText(key) ? self[key] ?? message.description : message.description
                made.append(ExchangedMessage(id: id, .messageFormat1(message), written: written))
            }
        }
        return Conversion(made, losses: losses)
    }

    public static func file(of messages: [ExchangedMessage], language: String) -> Conversion<I18NextFile> {
        var losses: [ConversionLoss] = []
        var writing = I18NextWriting(ids: messages.map(\.id), language: language)
        for message in messages {
            var found: [ConversionLoss.Kind] = []
            if let own = message.inMessageFormat1(language, { found.append($0) }) {
                writing.add(own, id: message.id) { found.append($0) }
            } else {
                writing.add(MessageFormat1(parts: [.text(message.written)]), id: message.id) { found.append($0) }
            }
            if let comment = message.comment { found.append(.aside("comment", comment)) }
            if message.id.contains(":") {
                found.append(
                    .message("':' in a key stands behind a namespace, unless the program sets nsSeparator to false"))
            }
            losses += found.map { .init($0, key: message.id, language: language, line: message.line) }
        }
        let tree = I18NextTree()
        for (key, text) in writing.texts { tree.add(text, at: key) }
        return Conversion(I18NextFile(fields: tree.object), losses: losses)
    }
}

extension StringCatalog {
    /// Takes the texts of a file: keys are keys, `menu.save`, the plural forms of one are a text with variations, and messages become texts
    /// as with that of an ``ARBFile``. A bare `{{count}}`, which i18next writes in ASCII digits without grouping, is a number in the language's
    /// usual form.
    ///
    /// ```swift
    /// var catalog = StringCatalog(sourceLanguage: "en")
    /// let json = "{\"files_one\": \"{{count}} file\", \"files_other\": \"{{count}} files\"}"
    /// catalog.merge(try I18NextFile(reading: Array(json.utf8)), language: "en")  // []
    /// catalog["files"]?["en"]?.units.map(\.unit.value)                           // ["%(count)lld file", "%(count)lld files"]
    /// ```
    ///
    /// - Parameters:
    ///   - file: texts in one language.
    ///   - language: the language that they are in.
    ///   - contexts: as for ``I18NextFile/exchanged(language:contexts:)``; a catalog has no choice by text, so that messages with contexts stay
    ///     as they are written.
    /// - Returns: what the catalog cannot hold: texts within others, which are written out, formats, values that are no text.
    public mutating func merge(
        _ file: I18NextFile, language: String, contexts: Set<String> = []
    ) -> [ConversionLoss] {
        merge(file.exchanged(language: language, contexts: contexts), language: language, syntax: "i18next")
    }

    /// The file of a language: what it has a text for. What is counted is the argument `count`; a second choice is a text of its own.
    ///
    /// ```swift
    /// let made = catalog.i18NextFile(for: "de")
    /// let bytes = made.value.bytes()
    /// ```
    public func i18NextFile(for language: String) -> Conversion<I18NextFile> {
        var losses: [ConversionLoss] = []
        let made = I18NextFile.file(of: exchanged(in: language, &losses), language: language)
        return Conversion(made.value, losses: losses + made.losses)
    }
}

import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange

/// Files of Java, Fluent and i18next: read, written, taken into a catalog and into each other.
enum MessageFileEntries {
    static func properties(_ bytes: [UInt8]) {
        for encoding in PropertiesFile.Encoding.allCases {
            guard let file = try? PropertiesFile(reading: bytes, encoding: encoding, file: "fuzz.properties") else {
                continue
            }
            require(file.bytes() == bytes, "a file that was not changed is written otherwise")
            var new = PropertiesFile(encoding: encoding)
            for entry in file.entries {
                new.entries.append(PropertiesEntry(key: entry.key, value: entry.value, comment: entry.comment))
            }
            let again = try? PropertiesFile(reading: new.bytes(), encoding: encoding)
            require(again?.texts == file.texts, "\(file.texts) reads back as \(again?.texts ?? [:])")
            for texts in PropertiesTexts.allCases {
                check(file.exchanged(language: "de", texts: texts).value)
                var catalog = StringCatalog(sourceLanguage: "en")
                _ = catalog.merge(file, language: "de", texts: texts)
                check(catalog)
            }
        }
    }

    static func fluent(_ bytes: [UInt8]) {
        guard let file = try? FluentFile(reading: bytes, file: "fuzz.ftl") else { return }
        require(file.bytes() == bytes, "a file that was not changed is written otherwise")
        var new = FluentFile()
        for message in file.messages { new.entries.append(FluentEntry(.message(message))) }
        let again = try? FluentFile(reading: new.bytes())
        let (given, read) = (plain(file.messages), plain(again?.messages ?? []))
        require(read == given, "\(given) reads back as \(read)")
        check(file.exchanged(language: "ar").value)
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(file, language: "de")
        check(catalog)
    }

    static func i18next(_ bytes: [UInt8]) {
        guard let file = try? I18NextFile(reading: bytes, file: "de.json") else { return }
        require(file.bytes() == bytes, "a file that was not changed is written otherwise")
        for key in file.keys {
            var changed = file
            changed[key] = "x"
            require(
                (try? I18NextFile(reading: changed.bytes())) == changed, "a file that was changed reads back otherwise")
        }
        check(file.exchanged(language: "ar", contexts: ["a", "male"]).value)
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(file, language: "de")
        check(catalog)
    }

    /// Without comments, and with texts in quotes as text: the writer puts in quotes what would mean something else.
    private static func plain(_ messages: [FluentMessage]) -> [FluentMessage] {
        messages.map { message in
            FluentMessage(
                id: message.id, isTerm: message.isTerm, value: message.value.map(plain),
                attributes: message.attributes.map { FluentAttribute(id: $0.id, value: plain($0.value)) })
        }
    }

    private static func plain(_ pattern: FluentPattern) -> FluentPattern {
        var elements: [FluentElement] = []
        for element in pattern.elements {
            var element = element
            if case .placeable(let expression) = element {
                if let text = expression.text {
                    element = .text(text)
                } else if case .select(let selector, let variants) = expression {
                    let plainVariants = variants.map {
                        FluentVariant($0.key, plain($0.value), isDefault: $0.isDefault)
                    }
                    element = .placeable(.select(selector, plainVariants))
                }
            }
            if case .text(let text) = element {
                if case .text(let before)? = elements.last {
                    elements[elements.count - 1] = .text(before + text)
                } else if !text.isEmpty {
                    elements.append(element)
                }
            } else {
                elements.append(element)
            }
        }
        return FluentPattern(elements)
    }

    /// Messages in each format, and what is written can be read.
    private static func check(_ messages: [ExchangedMessage]) {
        let fluent = FluentFile.file(of: messages, language: "de").value
        let read = try? FluentFile(reading: fluent.bytes())
        let (given, again) = (plain(fluent.messages), plain(read?.messages ?? []))
        require(again == given, "\(given) reads back as \(again)")
        let properties = PropertiesFile.file(of: messages, language: "de").value
        require(
            (try? PropertiesFile(reading: properties.bytes()))?.texts == properties.texts, "texts read back differently"
        )
        let i18next = I18NextFile.file(of: messages, language: "de").value
        require((try? I18NextFile(reading: i18next.bytes())) == i18next, "texts of i18next read back differently")
        require(
            (try? ARBFile(reading: ARBFile.file(of: messages, language: "de").value.bytes())) != nil, "no .arb file")
        require(
            (try? FormatJSFile(reading: FormatJSFile.file(of: messages, language: "de").value.bytes())) != nil,
            "no file of FormatJS")
    }

    private static func check(_ catalog: StringCatalog) {
        require((try? StringCatalog(reading: catalog.bytes())) != nil, "the catalog cannot be read")
        for language in ["en", "de"] {
            require(
                (try? FluentFile(reading: catalog.fluentFile(for: language).value.bytes())) != nil,
                "the .ftl file cannot be read")
            require(
                (try? PropertiesFile(reading: catalog.propertiesFile(for: language).value.bytes())) != nil,
                "the .properties file cannot be read")
            require(
                (try? I18NextFile(reading: catalog.i18NextFile(for: language).value.bytes())) != nil,
                "the file of i18next cannot be read")
        }
    }
}

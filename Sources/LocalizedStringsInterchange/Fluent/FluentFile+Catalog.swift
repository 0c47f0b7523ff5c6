internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1
public import LocalizedStrings

extension FluentFile: MessageFile {
    /// The messages, attributes and terms: `save`, `save.tooltip`, `-brand`. References to messages and terms are written out, with what a
    /// term is told.
    ///
    /// ```swift
    /// let text = "-brand = { $case ->\n    [genitive] Fuchses\n   *[nominative] Fuchs\n}\nabout = Über { -brand(case: \"genitive\") }\n"
    /// let made = try FluentFile(reading: Array(text.utf8)).exchanged(language: "de")
    /// made.value.compactMap(\.message.text)              // ["Fuchs", "Über Fuchses"]
    /// made.losses.last?.description
    /// // "key 'about' (de): the term '-brand', with what it is told, is written out"
    /// ```
    ///
    /// - Returns: also what no other format has: references and terms, functions of a program, comments that stand alone, junk.
    public func exchanged(language: String) -> Conversion<[ExchangedMessage]> {
        var losses: [ConversionLoss] = []
        var reading = FluentReading(self, language: language)
        var seen: Set<String> = []
        var made: [ExchangedMessage] = []
        for entry in entries {
            let line = entry.position?.line
            func lose(_ key: String, _ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: key, language: language, line: line))
            }
            switch entry.content {
            case .junk(let junk):
                losses.append(
                    .init(
                        .leftOut("no entry: expected \(junk.expected): '\(VisibleScalars.text(junk.text))'"),
                        line: junk.position?.line ?? line))
            case .comment(let text, let level):
                lose("", .aside(level == 1 ? "comment that stands alone" : "comment of level \(level)", text))
            case .message(let message):
                guard seen.insert(message.name).inserted else {
                    lose(message.name, .leftOut("another entry of this name is before it"))
                    continue
                }
                var comment = message.comment
                for (id, pattern) in message.patterns {
                    guard let own = reading.message(pattern, named: id, { lose(id, $0) }) else { continue }
                    made.append(
                        ExchangedMessage(
                            id: id, .messageFormat1(own), written: FluentWriter.pattern(pattern, indent: 0).trimmed,
                            comment: comment, line: line))
                    comment = nil
                }
            }
        }
        return Conversion(made, losses: losses)
    }

    public static func file(of messages: [ExchangedMessage], language: String) -> Conversion<FluentFile> {
        var losses: [ConversionLoss] = []
        var names = ResourceNames(messages.map(\.id)) { FluentFile.isName($0) }
        var file = FluentFile()
        var places: [String: Int] = [:]
        let texts = Set(messages.map(\.id))
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.id, language: language, line: message.line))
            }
            var id = message.id
            // A term has a text, or there is none.
            let isLone = id.hasPrefix("-") && !texts.contains(String(id.prefix { $0 != "." }))
            if !isName(id) || isLone {
                id = names.make(for: id)
                lose(.renamed(id))
            }
            let pattern =
                message.inMessageFormat1(language, lose).map {
                    FluentWriting(language: language, lose: lose).pattern($0)
                } ?? FluentPattern(message.written)
            let (name, attribute) = parted(id)
            if places[name] == nil {
                places[name] = file.entries.count
                let isTerm = name.hasPrefix("-")
                file.entries.append(
                    FluentEntry(.message(.init(id: String(name.drop { $0 == "-" }), isTerm: isTerm, value: nil))))
            }
            guard let place = places[name], var entry = file.entries[place].message else { continue }
            if let attribute {
                entry.attributes.append(.init(id: attribute, value: pattern))
            } else {
                entry.value = pattern
            }
            if let comment = message.comment {
                if entry.comment == nil { entry.comment = comment } else { lose(.aside("comment", comment)) }
            }
            file.entries[place].content = .message(entry)
        }
        return Conversion(file, losses: losses)
    }

    /// `save`, `save.tooltip`, `-brand`, `-brand.gender`.
    private static func isName(_ id: String) -> Bool {
        let parts = (id.hasPrefix("-") ? id.dropFirst() : id[...]).split(
            separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy { isIdentifier(String($0)) }
    }

    private static func parted(_ id: String) -> (name: String, attribute: String?) {
        guard let dot = id.firstIndex(of: ".") else { return (id, nil) }
        return (String(id[..<dot]), String(id[dot...].dropFirst()))
    }
}

extension StringCatalog {
    /// Takes the messages of a file: names are keys, those of attributes behind a dot, `save.tooltip`, and those of terms behind a hyphen;
    /// comments are comments, and messages become texts as with that of an ``ARBFile``.
    ///
    /// ```swift
    /// var catalog = StringCatalog(sourceLanguage: "en")
    /// let file = try FluentFile(reading: Array("hello = Hello, { $name }!\n    .tooltip = A greeting\n".utf8))
    /// catalog.merge(file, language: "en")                                        // []
    /// catalog["hello"]?["en"]?.units.first?.unit.value                           // "Hello, %(name)@!"
    /// catalog.keys                                                               // ["hello", "hello.tooltip"]
    /// ```
    ///
    /// - Returns: what the catalog cannot hold: references and terms, which are written out, choices by text, functions, comments that stand
    ///   alone, junk.
    public mutating func merge(_ file: FluentFile, language: String) -> [ConversionLoss] {
        merge(file.exchanged(language: language), language: language, syntax: "Fluent")
    }

    /// The `.ftl` file of a language: what it has a text for. Keys that are no names in Fluent are given one; `save.tooltip` is an attribute of
    /// `save`.
    ///
    /// ```swift
    /// let made = catalog.fluentFile(for: "de")
    /// let bytes = made.value.bytes()
    /// ```
    public func fluentFile(for language: String) -> Conversion<FluentFile> {
        var losses: [ConversionLoss] = []
        let made = FluentFile.file(of: exchanged(in: language, &losses), language: language)
        return Conversion(made.value, losses: losses + made.losses)
    }
}

extension FluentMessage {
    /// The texts by their names: `save`, `save.tooltip`.
    var patterns: [(id: String, pattern: FluentPattern)] {
        (value.map { [(name, $0)] } ?? []) + attributes.map { ("\(name).\($0.id)", $0.value) }
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " || $0 == "\n" }) }
}

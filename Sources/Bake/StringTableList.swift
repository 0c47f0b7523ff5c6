import LocaleFormat
import LocaleFormatJSON
import LocalizedMessages
import LocalizedStrings
internal import LocaleFormatTexts

extension FormatList {
    /// Reads a file that a list names, by its path from the list's folder.
    public typealias FileReader = (_ path: String) throws(CommandFailure) -> [UInt8]

    /// Strings to bake: a string catalog, or messages by language.
    ///
    /// ```json
    /// "strings": {
    ///   "Localizable": "Localizable.xcstrings",
    ///   "Watch": {"catalog": "Localizable.xcstrings", "device": "applewatch"},
    ///   "Mail": {"syntax": "mf1", "messages": {"en": "Mail/en.json", "de": "Mail/de.json"}, "source": "en"},
    ///   "Trip": {"syntax": "mf2", "messages": {"en": "Trip/en.json", "de": "Trip/de.json"}, "isolation": "none"}
    /// }
    /// ```
    ///
    /// A file of messages is an object of texts by key. Their syntax is `mf1`, `formatjs` or `mf2`; `isolation` is `automatic`, `always` or
    /// `never`, of `mf2` the standard's `default` or `none`. `source` is the language of keys that others lack: that of the catalog, or the
    /// first one listed.
    public struct StringTable: Sendable {
        /// The key in the file.
        public let name: String
        /// The byte of the list at which the table begins.
        public let offset: Int
        /// Sorted by their bytes.
        public let keys: [String]
        let isolation: TextOptions.Isolation
        let source: Source

        enum Source: Sendable {
            case catalog(LocalizedBundle, TextOptions)
            case messages(Messages)
        }

        /// Those that it has texts of its own in; what they lack is in the source's.
        var languages: [LocaleID] {
            switch source {
            case .catalog(let bundle, _): bundle.languages
            case .messages(let messages): messages.languages.keys.sorted { $0.tag < $1.tag }
            }
        }

        /// The texts of the table for readers of a locale, as they are found and compiled by ``LocalizedBundle``.
        ///
        /// - Parameter zone: where messages of MessageFormat 2 show dates; nil for where they run.
        func texts(in locale: LocaleID, _ zone: TimeZoneID? = nil) -> (String) throws(BakingFailure) -> SourceText {
            switch source {
            case .catalog(let bundle, let options):
                let localizer = bundle.localized(for: [locale], options: options)
                // What a bundle forgives a reader is a mistake in a list.
                var unknownDigits: LocaleError?
                do throws(LocaleError) { _ = try NumberingSystem(usedIn: locale) } catch { unknownDigits = error }
                return { [unknownDigits] (key) throws(BakingFailure) in
                    if let unknownDigits { throw .refusal("\(unknownDigits)") }
                    do throws(LocalizationError) { return .text(try localizer.compiled(key, table: name)) } catch {
                        throw .refusal("\(error)")
                    }
                }
            case .messages(let messages): return messages.texts(in: locale, zone)
            }
        }
    }
}

extension FormatList.StringTable {
    /// Messages by language and key.
    struct Messages: Sendable {
        enum Syntax {
            case messageFormat1(MessageFormat1.Syntax, TextOptions)
            case messageFormat2(MessageOptions)
        }

        let syntax: Syntax
        let languages: [LocaleID: [String: String]]
        let source: LocaleID

        /// In the nearest of the languages, in the source's where that lacks the key.
        func texts(in locale: LocaleID, _ zone: TimeZoneID?) -> (String) throws(BakingFailure) -> SourceText {
            let available = languages.keys.sorted { $0.tag < $1.tag }
            let match = LanguageMatcher(available: available, default: source).match([locale])
            var steps: [(language: LocaleID, locale: LocaleID)] = []
            if let match { steps.append((match.available, match.resolved)) }
            steps.append((source, ReaderLocale.writing(source, for: locale)))
            return { (key) throws(BakingFailure) in
                for step in steps {
                    guard let text = languages[step.language]?[key] else { continue }
                    return try compiled(text, in: step.locale, zone)
                }
                throw .refusal("neither '\(locale.tag)' nor the source language '\(source.tag)' has it")
            }
        }

        private func compiled(
            _ text: String, in locale: LocaleID, _ zone: TimeZoneID?
        ) throws(BakingFailure) -> SourceText {
            switch syntax {
            case .messageFormat1(let syntax, let options):
                do throws(MessageFormat1Error) {
                    return .text(try MessageFormat1(text, syntax: syntax).compiled(in: locale, options: options))
                } catch { throw .refusal("\(error)") }
            case .messageFormat2(var options):
                options.timeZone = zone
                let message: MessageFormat2
                do throws(MessageFormat2Error) { message = try MessageFormat2(text) } catch {
                    throw .refusal("\(error)")
                }
                return try SourceText(message.compiled(in: locale, options: options))
            }
        }
    }
}

// MARK: Reading

extension FormatList.StringTable {
    static func all(
        _ bytes: ArraySlice<UInt8>, _ read: FormatList.FileReader
    ) throws(FormatListFailure) -> [FormatList.StringTable] {
        let members: [JSONReader.SourceMember]
        do throws(JSONError) { members = try JSONReader.members(of: bytes) } catch {
            throw FormatListFailure(.usage("'strings' must be an object of tables"), at: bytes.startIndex)
        }
        var tables: [FormatList.StringTable] = []
        for member in members {
            do throws(CommandFailure) {
                tables.append(try FormatList.StringTable(member, read))
            } catch {
                let name = CombiningMarks.ordered(member.key).shortened
                throw FormatListFailure(
                    CommandFailure(kind: error.kind, message: "strings '\(name)': \(error.message)"),
                    at: member.bytes.startIndex)
            }
        }
        return tables
    }

    private init(_ member: JSONReader.SourceMember, _ read: FormatList.FileReader) throws(CommandFailure) {
        let (name, offset) = (CombiningMarks.ordered(member.key), member.bytes.startIndex)
        if case .string(let path) = member.value {
            try self.init(name, offset, catalog: path, TextOptions(), read)
            return
        }
        guard let object = member.value.object else {
            throw .usage("must be the path of a catalog, or an object such as {\"catalog\": \"Localizable.xcstrings\"}")
        }
        for key in object.members.map(\.key) where !Self.known.contains(key) {
            throw .usage("unknown member '\(key.shortened)'; known are: \(Self.known.joined(separator: ", "))")
        }
        let isMessages = object["messages"] != nil
        var options = isMessages ? TextOptions.unisolated : TextOptions()
        options.device = try Self.text(member.value, "device")
        if isMessages, try Self.text(member.value, "syntax") == "mf2" {
            var options = MessageOptions()
            options.isolation = try Self.isolation(member.value) ?? options.isolation
            try self.init(name, offset, messages: member.value, .messageFormat2(options), .never, read)
            return
        }
        options.isolation = try Self.isolation(member.value) ?? options.isolation
        if isMessages {
            let syntax = Messages.Syntax.messageFormat1(try Self.syntax(member.value), options)
            try self.init(name, offset, messages: member.value, syntax, options.isolation, read)
        } else if let path = try Self.text(member.value, "catalog") {
            try self.init(name, offset, catalog: path, options, read)
        } else {
            throw .usage("'catalog' or 'messages' is missing")
        }
    }

    private static let known = ["catalog", "device", "isolation", "messages", "source", "syntax"]

    private static func text(_ value: JSONValue, _ key: String) throws(CommandFailure) -> String? {
        guard let member = value[key] else { return nil }
        guard let text = member.string else { throw .usage("'\(key)' must be text") }
        return text
    }

    private static func isolation<Isolation: RawRepresentable & CaseIterable>(
        _ value: JSONValue
    ) throws(CommandFailure) -> Isolation? where Isolation.RawValue == String {
        guard let word = try text(value, "isolation") else { return nil }
        guard let isolation = Isolation(rawValue: word) else {
            let words = Isolation.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("'isolation' is '\(word.shortened)'; allowed is one of: \(words)")
        }
        return isolation
    }

    private static func syntax(_ value: JSONValue) throws(CommandFailure) -> MessageFormat1.Syntax {
        switch try text(value, "syntax") ?? "mf1" {
        case "mf1": .icu
        case "formatjs": .formatJS
        case let word: throw .usage("'syntax' is '\(word.shortened)'; allowed is one of: mf1, formatjs, mf2")
        }
    }

    private init(
        _ name: String, _ offset: Int, catalog path: String, _ options: TextOptions, _ read: FormatList.FileReader
    ) throws(CommandFailure) {
        let catalog: StringCatalog
        let bytes = try read(path)
        do { catalog = try StringCatalog(reading: bytes) } catch {
            throw .value("\(path): \(error)")
        }
        self.init(
            name: name, offset: offset, keys: Self.sorted(catalog.keys), isolation: options.isolation,
            source: .catalog(LocalizedBundle(catalogs: [name: catalog]), options))
    }

    private init(
        _ name: String, _ offset: Int, messages value: JSONValue, _ syntax: Messages.Syntax,
        _ isolation: TextOptions.Isolation, _ read: FormatList.FileReader
    ) throws(CommandFailure) {
        guard let files = value["messages"]?.object, let first = files.members.first else {
            throw .usage("'messages' must be an object of files by language, such as {\"en\": \"en.json\"}")
        }
        var languages: [LocaleID: [String: String]] = [:]
        for file in files.members {
            guard let path = file.value.string else { throw .usage("'messages' must name a file for each language") }
            languages[try Self.locale(file.key)] = try Self.messages(path, read)
        }
        let source = try Self.locale(Self.text(value, "source") ?? first.key)
        guard languages[source] != nil else { throw .usage("there are no messages in the source '\(source.tag)'") }
        self.init(
            name: name, offset: offset, keys: Self.sorted(Set(languages.values.flatMap(\.keys))),
            isolation: isolation,
            source: .messages(Messages(syntax: syntax, languages: languages, source: source)))
    }

    private static func locale(_ text: String) throws(CommandFailure) -> LocaleID {
        do throws(LocaleError) { return try LocaleID.init(text) } catch { throw CommandFailure(error) }
    }

    private static func messages(
        _ path: String, _ read: FormatList.FileReader
    ) throws(CommandFailure) -> [String: String] {
        let value: JSONValue
        let bytes = try read(path)
        do throws(JSONError) { value = try JSONReader.value(of: bytes) } catch {
            throw .value("\(path): at byte \(error.offset) expected \(error.expected)")
        }
        var messages: [String: String] = [:]
        for member in value.object?.members ?? [] {
            guard let text = member.value.string else { throw .value("\(path): '\(member.key.shortened)' is no text") }
            messages[member.key] = text
        }
        guard !messages.isEmpty else { throw .value("\(path): expected an object of messages by key") }
        return messages
    }

    private static func sorted(_ keys: some Sequence<String>) -> [String] {
        keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

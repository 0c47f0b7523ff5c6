import LocaleFormat
import LocaleFormatJSON
import LocaleFormatValueOperations

/// A list of formats to bake, `Formats.json`: which locales, and which styles, each with a name.
///
/// ```json
/// {
///   "locales": ["de-CH", "hi-u-nu-deva"],
///   "languages": ["en", "fr"],
///   "timeZones": ["Europe/Zurich"],
///   "formats": {
///     "count": {"op": "number"},
///     "price": {"op": "currency", "code": "EUR"}
///   }
/// }
/// ```
///
/// A style has the options of a line of `fmt batch`, without a value and without a locale. `locales` are baked as they stand; of
/// `languages`, every locale that ICU has and that inherits from it. `timeZones` are those whose names are written down for styles that
/// show them, beside UTC; clocks are those of the system where the texts are written.
public struct FormatList: Sendable {
    /// A style with its name.
    public struct Format: Sendable {
        /// The key in the file.
        public let name: String
        /// What writes it.
        public let operation: OperationName
        let type: any Operation.Type
        /// Its options, `--locale` not among them.
        public let options: OptionValues
        /// The byte of the file at which the style begins.
        public let offset: Int
    }

    /// Sorted by their names' bytes.
    public let formats: [Format]
    /// Strings, sorted by the names of their tables.
    public let strings: [StringTable]
    /// Sorted by their tags' bytes, each once.
    public let locales: [LocaleID]
    /// Zones whose names are baked. Sorted by their ids, each once.
    public let timeZones: [TimeZoneID]
    /// The first one that was listed and is not the root: what examples are written in.
    public let sample: LocaleID

    /// Reads a list.
    ///
    /// - Throws: ``/LocaleFormatValueOperations/CommandFailure`` that names the member at fault.
    public init(json bytes: [UInt8], reading read: FileReader = noFile) throws(CommandFailure) {
        do throws(FormatListFailure) { try self.init(located: bytes, reading: read) } catch { throw error.failure }
    }

    /// Reads no file: a list of formats alone needs none.
    public static func noFile(_ path: String) throws(CommandFailure) -> [UInt8] {
        throw .usage("'\(path.shortened)' cannot be read here, where files have no folder")
    }

    /// Reads a list, and says where it is wrong.
    ///
    /// - Parameters:
    ///   - bytes: the list.
    ///   - read: reads the files of its strings.
    public init(located bytes: [UInt8], reading read: FileReader = noFile) throws(FormatListFailure) {
        var formats: [Format] = []
        var strings: [StringTable] = []
        var locales: Set<LocaleID> = []
        var zones: Set<TimeZoneID> = [.utc]
        let members: [JSONReader.SourceMember]
        do throws(JSONError) { members = try JSONReader.members(of: bytes[...]) } catch {
            throw FormatListFailure(
                .usage("not a JSON object: at byte \(error.offset) expected \(error.expected)"), at: error.offset)
        }
        var first: LocaleID?
        for member in members {
            switch member.key {
            case "formats": formats = try Self.formats(member.bytes)
            case "strings": strings = try StringTable.all(member.bytes, read)
            case "locales":
                let listed = try Self.locales(member)
                first = first ?? listed.first { $0.language != "und" }
                locales.formUnion(listed)
            case "languages":
                for language in try Self.locales(member) {
                    first = first ?? language
                    locales.insert(language)
                    locales.formUnion(LocaleID.available.filter { $0.parents.contains(language) })
                }
            case "timeZones":
                for text in try Self.texts(member, "zones, such as [\"Europe/Zurich\"]") {
                    do throws(DateError) { zones.insert(try TimeZoneID(text)) } catch {
                        throw FormatListFailure(CommandFailure(error), at: Self.place(of: text, in: member))
                    }
                }
            default:
                throw FormatListFailure(
                    .usage(
                        "unknown member '\(member.key.shortened)'; known are: formats, languages, locales, strings, timeZones"
                    ),
                    at: member.bytes.startIndex)
            }
        }
        guard !formats.isEmpty || !strings.isEmpty else {
            throw FormatListFailure(
                .usage(
                    "'formats' is missing: an object of styles, such as {\"price\": {\"op\": \"currency\", \"code\": \"EUR\"}}"
                ))
        }
        guard !locales.isEmpty else {
            throw FormatListFailure(
                .usage("'locales' and 'languages' are missing: arrays of locales, such as [\"en\", \"de-CH\"]"))
        }
        timeZones = zones.sorted { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
        for table in strings where formats.contains(where: { $0.name == table.name }) {
            throw FormatListFailure(
                .usage("strings '\(table.name.shortened)': a format has the name too"), at: table.offset)
        }
        self.strings = strings.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.formats = formats.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.locales = locales.sorted { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }
        sample = first ?? self.locales[0]
    }

    private static func locales(_ member: JSONReader.SourceMember) throws(FormatListFailure) -> [LocaleID] {
        var locales: [LocaleID] = []
        var problems: [FormatListFailure.Problem] = []
        for text in try texts(member, "locales, such as [\"en\", \"de-CH\"]") {
            func report(_ message: String) {
                problems.append(.init(message: "'\(member.key)': \(message)", offset: place(of: text, in: member)))
            }
            let locale: LocaleID
            do throws(LocaleError) { locale = try LocaleID.init(text) } catch {
                report(CommandFailure(error).message)
                continue
            }
            // It would be baked as the root under its name.
            if let unknown = UnknownLanguage(locale) {
                report(unknown.message)
            } else if !locale.hasData {
                report(
                    "ICU \(ICULibrary.version) has no data of '\(text.shortened)'; 'und' is the root, in which it is written"
                )
            }
            locales.append(locale)
        }
        guard problems.isEmpty else { throw FormatListFailure(problems) }
        return locales
    }

    /// The byte at which a text of an array stands.
    private static func place(of text: String, in member: JSONReader.SourceMember) -> Int {
        let quoted = Array("\"\(text)\"".utf8)
        let starts = member.bytes.indices.dropLast(quoted.count - 1)
        return starts.first { member.bytes[$0...].starts(with: quoted) } ?? member.bytes.startIndex
    }

    /// - Parameter expected: what the texts are.
    private static func texts(
        _ member: JSONReader.SourceMember, _ expected: String
    ) throws(FormatListFailure) -> [String] {
        var texts: [String] = []
        for element in member.value.array ?? [.null] {
            guard let text = element.string else {
                throw FormatListFailure(
                    .usage("'\(member.key)' must be an array of \(expected)"), at: member.bytes.startIndex)
            }
            texts.append(text)
        }
        return texts
    }

    private static func formats(_ bytes: ArraySlice<UInt8>) throws(FormatListFailure) -> [Format] {
        var formats: [Format] = []
        let members: [JSONReader.SourceMember]
        do throws(JSONError) { members = try JSONReader.members(of: bytes) } catch {
            throw FormatListFailure(.usage("'formats' must be an object of styles"), at: bytes.startIndex)
        }
        for member in members {
            let name = CombiningMarks.ordered(member.key)
            let offset = member.bytes.startIndex
            func fault(_ message: String) -> FormatListFailure {
                FormatListFailure(.usage("format '\(name.shortened)': \(message)"), at: offset)
            }
            if formats.contains(where: { $0.name == name }) { throw fault("is there twice") }
            guard member.value.object != nil else { throw fault("must be an object such as {\"op\": \"number\"}") }
            let request = BatchRequest(style: member.bytes)
            if let failure = request.failure { throw fault(CommandFailure.usage(failure).ofMembers.message) }
            guard let operation = request.operation, let type = operation.linkedType else {
                throw fault("'op' is missing")
            }
            if request.options.isSet(.locale) {
                throw fault("has no locale of its own; locales are listed once for all")
            }
            formats.append(
                Format(name: name, operation: operation, type: type, options: request.options, offset: offset))
        }
        return formats
    }
}

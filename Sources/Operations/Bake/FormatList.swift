import LocaleFormat
import LocaleFormatJSON

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
        /// Its options, `--locale` not among them.
        public let options: OptionValues
    }

    /// Sorted by their names' bytes.
    public let formats: [Format]
    /// Sorted by their tags' bytes, each once.
    public let locales: [LocaleID]
    /// Zones whose names are baked. Sorted by their ids, each once.
    public let timeZones: [TimeZoneID]

    /// Reads a list.
    ///
    /// - Throws: ``CommandFailure`` that names the member at fault.
    public init(json bytes: [UInt8]) throws(CommandFailure) {
        var formats: [Format]?
        var locales: Set<LocaleID> = []
        var zones: Set<TimeZoneID> = [.utc]
        let members: [JSONReader.SourceMember]
        do throws(JSONError) { members = try JSONReader.members(of: bytes[...]) } catch {
            throw .usage("not a JSON object: at byte \(error.offset) expected \(error.expected)")
        }
        for member in members {
            switch member.key {
            case "formats": formats = try Self.formats(member.bytes)
            case "locales": locales.formUnion(try Self.locales(member))
            case "languages":
                for language in try Self.locales(member) {
                    locales.insert(language)
                    locales.formUnion(LocaleID.available.filter { $0.parents.contains(language) })
                }
            case "timeZones":
                for text in try Self.texts(member, "zones, such as [\"Europe/Zurich\"]") {
                    do throws(DateError) { zones.insert(try TimeZoneID(text)) } catch { throw CommandFailure(error) }
                }
            default:
                throw .usage(
                    "unknown member '\(member.key.shortened)'; known are: formats, languages, locales, timeZones")
            }
        }
        guard let formats, !formats.isEmpty else {
            throw .usage(
                "'formats' is missing: an object of styles, such as {\"price\": {\"op\": \"currency\", \"code\": \"EUR\"}}"
            )
        }
        guard !locales.isEmpty else {
            throw .usage("'locales' and 'languages' are missing: arrays of locales, such as [\"en\", \"de-CH\"]")
        }
        timeZones = zones.sorted { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
        self.formats = formats.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.locales = locales.sorted { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }
    }

    private static func locales(_ member: JSONReader.SourceMember) throws(CommandFailure) -> [LocaleID] {
        var locales: [LocaleID] = []
        for text in try texts(member, "locales, such as [\"en\", \"de-CH\"]") {
            do throws(LocaleError) { locales.append(try LocaleID.init(text)) } catch { throw CommandFailure(error) }
        }
        return locales
    }

    /// - Parameter expected: what the texts are.
    private static func texts(
        _ member: JSONReader.SourceMember, _ expected: String
    ) throws(CommandFailure) -> [String] {
        var texts: [String] = []
        for element in member.value.array ?? [.null] {
            guard let text = element.string else { throw .usage("'\(member.key)' must be an array of \(expected)") }
            texts.append(text)
        }
        return texts
    }

    private static func formats(_ bytes: ArraySlice<UInt8>) throws(CommandFailure) -> [Format] {
        var formats: [Format] = []
        let members: [JSONReader.SourceMember]
        do throws(JSONError) { members = try JSONReader.members(of: bytes) } catch {
            throw .usage("'formats' must be an object of styles")
        }
        for member in members {
            let name = CombiningMarks.ordered(member.key)
            func fault(_ message: String) -> CommandFailure { .usage("format '\(name.shortened)': \(message)") }
            if formats.contains(where: { $0.name == name }) { throw fault("is there twice") }
            guard member.value.object != nil else { throw fault("must be an object such as {\"op\": \"number\"}") }
            let request = BatchRequest(style: member.bytes)
            if let failure = request.failure { throw fault(failure) }
            guard let operation = request.operation else { throw fault("'op' is missing") }
            if request.options.isSet(.locale) {
                throw fault("has no locale of its own; locales are listed once for all")
            }
            formats.append(Format(name: name, operation: operation, options: request.options))
        }
        return formats
    }
}

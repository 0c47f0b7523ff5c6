import LocalizedStrings
import LocalizedStringsInterchange

extension FormatJSFile: InterchangeFile {
    static let formatName = "formatjs"
    static let otherExtensions = ["json"]

    static func language(ofPath path: String) -> String? { PathLanguage.ofMessages(path) }

    static func places(in source: InterchangeSource) throws -> TextPlaces { TextPlaces(ofJSON: try source.bytes()) }

    static func messages(
        in source: InterchangeSource, language: String, _ reader: InterchangeReader
    ) throws -> Conversion<[ExchangedMessage]>? {
        try FormatJSFile(reading: source.bytes(), file: source.path)
            .exchanged(language: language, syntax: reader.messages)
    }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        reader.catalog.merge(
            try FormatJSFile(reading: source.bytes(), file: source.path),
            language: source.language ?? reader.language ?? reader.catalog.sourceLanguage, syntax: reader.messages)
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<FormatJSFile> {
        catalog.formatJSFile(for: language, syntax: writer.messages)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }

    /// A catalog has no names of arguments.
    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard MessageExchange.takes(target) else { return nil }
        let bytes = try source.bytes()
        let file = try FormatJSFile(reading: bytes, file: source.path)
        let language = reader.language ?? source.language ?? reader.catalog.sourceLanguage
        if target != ARBFile.self, target != FormatJSFile.self {
            let read = file.exchanged(language: language, syntax: reader.messages)
            return MessageExchange.bytes(of: read, language, target, messages, reader)
        }
        if target == ARBFile.self {
            let made = file.arbFile(language: language, from: reader.messages)
            return Conversion(made.value.bytes(), losses: made.losses)
        }
        if reader.messages == messages { return Conversion(bytes) }
        let made = file.converted(from: reader.messages, to: messages, language: language)
        return Conversion(made.value.bytes(), losses: made.losses)
    }
}

import LocalizedStrings
import LocalizedStringsInterchange

extension ARBFile: KeptFile {
    static let formatName = "arb"

    static func language(ofPath path: String) -> String? { PathLanguage.ofMessages(path) }
    static func language(of source: InterchangeSource) throws -> String? { try statedLanguage(of: source) }

    static func places(in source: InterchangeSource) throws -> TextPlaces { TextPlaces(ofJSON: try source.bytes()) }

    static func messages(
        in source: InterchangeSource, language: String, _ reader: InterchangeReader
    ) throws -> Conversion<[ExchangedMessage]>? {
        try ARBFile(reading: source.bytes(), file: source.path).exchanged(language: language)
    }

    var statedLanguage: String? { locale?.replacing("_", with: "-") }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        let file = try ARBFile(reading: source.bytes(), file: source.path)
        return reader.catalog.merge(file, language: reader.language(of: source, isStated: file.locale != nil))
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<ARBFile> {
        catalog.arbFile(for: language)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }

    /// A catalog has no names of arguments.
    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard MessageExchange.takes(target) else { return nil }
        var file = try ARBFile(reading: source.bytes(), file: source.path)
        let language = reader.language ?? source.language
        if target != ARBFile.self, target != FormatJSFile.self {
            let own = reader.language ?? file.statedLanguage ?? language ?? reader.catalog.sourceLanguage
            return MessageExchange.bytes(of: file.exchanged(language: own), own, target, messages, reader)
        }
        if target == ARBFile.self {
            if let language { file.locale = language.replacing("-", with: "_") }
            return Conversion(file.bytes())
        }
        let made = file.formatJSFile(
            language: reader.language ?? (file.locale == nil ? language ?? reader.catalog.sourceLanguage : nil),
            syntax: messages)
        return Conversion(made.value.bytes(), losses: made.losses)
    }
}

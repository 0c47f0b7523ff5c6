import LocalizedStrings
import LocalizedStringsInterchange

extension PropertiesFile: KeptFile {
    static let formatName = "properties"

    static func language(ofPath path: String) -> String? { PathLanguage.ofBundle(path) }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        reader.catalog.merge(
            try PropertiesFile(reading: source.bytes(), file: source.path), language: reader.takenLanguage(of: source),
            texts: reader.texts)
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<PropertiesFile> {
        catalog.propertiesFile(for: language, texts: writer.texts)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }

    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard MessageExchange.takes(target) else { return nil }
        let bytes = try source.bytes()
        let file = try PropertiesFile(reading: bytes, file: source.path)
        if target == PropertiesFile.self { return Conversion(bytes) }
        let language = reader.takenLanguage(of: source)
        return MessageExchange.bytes(
            of: file.exchanged(language: language, texts: reader.texts), language, target, messages, reader)
    }
}

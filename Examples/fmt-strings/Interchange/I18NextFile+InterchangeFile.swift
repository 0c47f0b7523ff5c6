import LocalizedStrings
import LocalizedStringsInterchange

extension I18NextFile: KeptFile {
    static let formatName = "i18next"

    static func language(ofPath path: String) -> String? { PathLanguage.ofBundle(path) }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        reader.catalog.merge(
            try I18NextFile(reading: source.bytes(), file: source.path), language: reader.takenLanguage(of: source),
            contexts: reader.contexts)
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<I18NextFile> {
        catalog.i18NextFile(for: language)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }

    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard MessageExchange.takes(target) else { return nil }
        let bytes = try source.bytes()
        let file = try I18NextFile(reading: bytes, file: source.path)
        if target == I18NextFile.self { return Conversion(bytes) }
        let language = reader.takenLanguage(of: source)
        return MessageExchange.bytes(
            of: file.exchanged(language: language, contexts: reader.contexts), language, target, messages, reader)
    }
}

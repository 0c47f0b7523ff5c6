import LocalizedStrings
import LocalizedStringsInterchange

extension FluentFile: KeptFile {
    static let formatName = "fluent"
    static let otherExtensions = ["ftl"]

    static func language(ofPath path: String) -> String? { PathLanguage.ofBundle(path) }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        reader.catalog.merge(
            try FluentFile(reading: source.bytes(), file: source.path), language: reader.takenLanguage(of: source))
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<FluentFile> {
        catalog.fluentFile(for: language)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }

    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard MessageExchange.takes(target) else { return nil }
        let bytes = try source.bytes()
        let file = try FluentFile(reading: bytes, file: source.path)
        if target == FluentFile.self { return Conversion(bytes) }
        let language = reader.takenLanguage(of: source)
        return MessageExchange.bytes(of: file.exchanged(language: language), language, target, messages, reader)
    }
}

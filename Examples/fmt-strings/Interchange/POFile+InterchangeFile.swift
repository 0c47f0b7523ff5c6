import LocalizedStrings
import LocalizedStringsInterchange

extension POFile: KeptFile {
    static let formatName = "po"
    static let otherExtensions = ["pot"]
    static let hasSourceTexts = true
    static let countsApart = true

    static func language(ofPath path: String) -> String? { PathLanguage.ofGettext(path) }
    static func language(of source: InterchangeSource) throws -> String? { try statedLanguage(of: source) }

    static func places(in source: InterchangeSource) throws -> TextPlaces {
        TextPlaces(of: try POFile(reading: source.bytes(), file: source.path))
    }

    var statedLanguage: String? { header.language?.replacing("_", with: "-") }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        try POFile(reading: source.bytes(), file: source.path).merge(into: &reader, source)
    }

    func merge(into reader: inout InterchangeReader, _ source: InterchangeSource) -> [ConversionLoss] {
        reader.catalog.merge(self, language: reader.language(of: source, isStated: header.language != nil))
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<POFile> {
        catalog.poFile(for: language, dialect: writer.dialect)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(try bytes()) }

    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard target == MOFile.self else { return nil }
        return Conversion(try MOFile(POFile(reading: source.bytes(), file: source.path)).bytes())
    }
}

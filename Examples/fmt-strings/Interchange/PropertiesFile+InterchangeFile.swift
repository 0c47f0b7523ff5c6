import LocalizedStrings
import LocalizedStringsInterchange

extension PropertiesFile: BundleFile {
    static let formatName = "properties"

    func exchanged(language: String, _ reader: InterchangeReader) -> Conversion<[ExchangedMessage]> {
        exchanged(language: language, texts: reader.texts)
    }

    static func places(in source: InterchangeSource) throws -> TextPlaces {
        TextPlaces(of: try PropertiesFile(reading: source.bytes(), file: source.path))
    }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        let file = try PropertiesFile(reading: source.bytes(), file: source.path)
        return reader.catalog.merge(file, language: reader.takenLanguage(of: source), texts: reader.texts)
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<PropertiesFile> {
        catalog.propertiesFile(for: language, texts: writer.texts)
    }
}

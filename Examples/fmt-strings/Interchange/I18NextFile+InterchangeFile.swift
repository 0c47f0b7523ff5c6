import LocalizedStrings
import LocalizedStringsInterchange

extension I18NextFile: BundleFile {
    static let formatName = "i18next"

    func exchanged(language: String, _ reader: InterchangeReader) -> Conversion<[ExchangedMessage]> {
        exchanged(language: language, contexts: reader.contexts)
    }

    static func places(in source: InterchangeSource) throws -> TextPlaces { TextPlaces(ofJSON: try source.bytes()) }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        let file = try I18NextFile(reading: source.bytes(), file: source.path)
        return reader.catalog.merge(file, language: reader.takenLanguage(of: source), contexts: reader.contexts)
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<I18NextFile> {
        catalog.i18NextFile(for: language)
    }
}

import LocalizedStrings
import LocalizedStringsInterchange

extension FluentFile: BundleFile {
    static let formatName = "fluent"
    static let otherExtensions = ["ftl"]

    func exchanged(language: String, _ reader: InterchangeReader) -> Conversion<[ExchangedMessage]> {
        exchanged(language: language)
    }

    static func places(in source: InterchangeSource) throws -> TextPlaces {
        TextPlaces(of: try FluentFile(reading: source.bytes(), file: source.path))
    }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        let file = try FluentFile(reading: source.bytes(), file: source.path)
        return reader.catalog.merge(file, language: reader.takenLanguage(of: source))
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<FluentFile> {
        catalog.fluentFile(for: language)
    }
}

import LocalizedStrings
import LocalizedStringsInterchange

extension AndroidStrings: KeptFile {
    static let formatName = "android"
    static let otherExtensions = ["xml"]
    static let countsApart = true

    static func language(ofPath path: String) -> String? { language(ofFolder: PathLanguage.folder(of: path)) }

    static func places(in source: InterchangeSource) throws -> TextPlaces {
        TextPlaces(of: try AndroidStrings(reading: source.bytes(), file: source.path))
    }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        reader.catalog.merge(
            try AndroidStrings(reading: source.bytes(), file: source.path),
            language: source.language ?? reader.language ?? reader.catalog.sourceLanguage)
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<AndroidStrings> {
        catalog.androidStrings(for: language)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(try bytes()) }
}

import LocalizedStrings
import LocalizedStringsInterchange

extension StringCatalog: InterchangeFile {
    static let formatName = "xcstrings"
    static let isOfOneLanguage = false

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        try reader.takeCatalog(source)
        return []
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<StringCatalog> {
        Conversion(catalog)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }
}

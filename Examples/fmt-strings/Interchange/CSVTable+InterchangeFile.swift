import LocalizedStrings
import LocalizedStringsInterchange

extension CSVTable: InterchangeFile {
    static let formatName = "csv"
    static let otherExtensions = ["tsv"]
    static let isOfOneLanguage = false

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        try reader.catalog.merge(CSVTable(reading: source.bytes(), options: reader.csv, file: source.path))
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<CSVTable> {
        catalog.csvTable(options: writer.csv)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }
}

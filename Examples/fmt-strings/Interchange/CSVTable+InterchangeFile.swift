import LocalizedStrings
import LocalizedStringsInterchange

extension CSVTable: InterchangeFile {
    static let formatName = "csv"
    static let otherExtensions = ["tsv"]
    static let isOfOneLanguage = false
    static let hasSourceTexts = true

    static func places(in source: InterchangeSource) throws -> TextPlaces {
        TextPlaces(of: try CSVTable(reading: source.bytes(), file: source.path))
    }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        let bytes = try source.bytes()
        return try reader.catalog.merge(
            CSVTable(reading: bytes, options: options(reader.csv, for: bytes), file: source.path))
    }

    /// Where a comma is the decimal sign, spreadsheets separate fields by semicolons, or by tabs.
    private static func options(_ options: CSVTable.Options, for bytes: [UInt8]) -> CSVTable.Options {
        let header = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        guard let comma = options.separator.asciiValue, !header.contains(comma),
            let other = ([";", "\t"] as [Character]).first(where: { header.contains($0.asciiValue ?? 0) })
        else { return options }
        var options = options
        options.separator = other
        return options
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<CSVTable> {
        catalog.csvTable(options: writer.csv)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }
}

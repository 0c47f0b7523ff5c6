import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsXLIFF

extension XLIFFDocument: InterchangeFile {
    static let formatName = "xliff"
    static let otherExtensions = ["xlf"]
    static let hasSourceTexts = true

    static func places(in source: InterchangeSource) throws -> TextPlaces {
        let files = try XLIFFDocument(reading: source.bytes(), file: source.path).files
        return TextPlaces(lines: files.reduce(into: [:]) { $0.merge($1.lines) { first, _ in first } })
    }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        try XLIFFDocument(reading: source.bytes(), file: source.path).merge(into: &reader)
    }

    func merge(into reader: inout InterchangeReader) throws -> [ConversionLoss] {
        if reader.isEmpty {
            reader.catalog = try StringCatalog(self)
            return []
        }
        var found: [ConversionLoss] = []
        for file in files {
            let report = try reader.catalog.merge(file, options: XLIFFImportOptions(addsUnknownKeys: true))
            found += report.problems.map { ConversionLoss(.leftOut("\($0)"), line: $0.line) }
        }
        return found
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<XLIFFDocument> {
        Conversion(XLIFFDocument([catalog.xliffFile(for: language, original: writer.original)]))
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(try bytes(.v1_2)) }
}

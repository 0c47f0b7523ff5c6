import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsXLIFF

extension XclocPackage: InterchangeFile {
    static let formatName = "xcloc"
    static let needsFolder: String? = "an .xcloc is a folder"

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        let files = try StringTables.files(in: source.path)
        do { return try XclocPackage(files: files).document.merge(into: &reader) } catch let error as XLIFFError {
            throw CommandFailure.failed("\(source.path)/\(error)")
        }
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<XclocPackage> {
        let document = try XLIFFDocument.make(of: catalog, for: language, writer).value
        return Conversion(
            XclocPackage(document, developmentRegion: catalog.sourceLanguage, targetLocale: language))
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput {
        .folder(try files().map { ($0.path, $0.bytes) })
    }
}

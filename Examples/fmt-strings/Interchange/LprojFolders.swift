import LocalizedStrings
import LocalizedStringsInterchange

/// The tables of all languages, or of the one that was asked for, each in its folder.
struct LprojFolders: InterchangeFile {
    static let formatName = "lproj"
    static let isOfOneLanguage = false
    static let needsFolder: String? = "the .lproj folders go into one"

    let folders: [LprojFolder]

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        try reader.takeTable(source)
        return []
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<LprojFolders> {
        guard writer.language == nil else {
            let made = catalog.lprojFolder(for: try writer.language(of: catalog))
            return Conversion(LprojFolders(folders: [made.value]), losses: made.losses)
        }
        let made = catalog.lprojFolders()
        return Conversion(LprojFolders(folders: made.value), losses: made.losses)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput {
        .folder(try folders.flatMap { try $0.files(table: writer.table) }.map { ($0.path, $0.bytes) })
    }
}

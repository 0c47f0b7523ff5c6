import LocalizedStrings
import LocalizedStringsInterchange

extension StringsDictFile: KeptFile {
    static let formatName = "stringsdict"

    static func language(ofPath path: String) -> String? { PathLanguage.ofTable(path) }
    static func language(ofOutput path: String) -> String? { language(ofPath: path) }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        try reader.takeTable(source, isDictionary: true)
        return []
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<StringsDictFile> {
        catalog.stringsDictFile(for: language)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(try bytes()) }
}

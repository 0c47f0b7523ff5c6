import LocalizedStrings
import LocalizedStringsInterchange

extension StringsFile: KeptFile {
    static let formatName = "strings"

    static func language(ofPath path: String) -> String? { PathLanguage.ofTable(path) }
    static func language(ofOutput path: String) -> String? { language(ofPath: path) }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        try reader.takeTable(source)
        return []
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<StringsFile> {
        var made = catalog.lprojFolder(for: language)
        for key in made.value.dictionary.keys {
            let reason = "several wordings, which a .stringsdict file has; --to lproj writes both"
            made.losses.append(ConversionLoss(.leftOut(reason), key: key, language: language))
        }
        return Conversion(made.value.strings, losses: made.losses)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(try bytes()) }
}

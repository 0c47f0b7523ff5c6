import LocalizedStrings
import LocalizedStringsInterchange

/// As the `.po` file that it was made of.
extension MOFile: KeptFile {
    static let formatName = "mo"
    static let otherExtensions = ["gmo"]

    static let hasSourceTexts = true
    static let countsApart = true

    static func language(ofPath path: String) -> String? { PathLanguage.ofGettext(path) }
    static func language(of source: InterchangeSource) throws -> String? { try statedLanguage(of: source) }

    var statedLanguage: String? { POFile(self).statedLanguage }

    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss] {
        POFile(try MOFile(reading: source.bytes(), file: source.path)).merge(into: &reader, source)
    }

    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<MOFile> {
        let made = try POFile.make(of: catalog, for: language, writer)
        return Conversion(MOFile(made.value), losses: made.losses)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(try bytes()) }

    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard target == POFile.self else { return nil }
        return Conversion(try POFile(MOFile(reading: source.bytes(), file: source.path)).bytes())
    }
}

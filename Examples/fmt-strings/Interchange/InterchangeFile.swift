import LocalizedStrings
import LocalizedStringsInterchange

/// A file of strings in one format: what it is called, how a catalog takes it and how it is made of one. All that tells formats apart is in
/// their conformances, which ``InterchangeFormats`` lists.
protocol InterchangeFile: Sendable {
    /// The format on the command line, and an extension of its files.
    static var formatName: String { get }
    /// Further extensions.
    static var otherExtensions: [String] { get }
    /// Whether a file has one language, beside the source.
    static var isOfOneLanguage: Bool { get }
    /// Whether a file has the texts of the development language too, whatever its own language is.
    static var hasSourceTexts: Bool { get }
    /// Whether a program passes the number that chooses a plural form beside the text's arguments.
    static var countsApart: Bool { get }
    /// Why what is written has no place on standard output; nil for a file.
    static var needsFolder: String? { get }

    /// The language that the path of a file names; nil where it names none.
    static func language(ofPath path: String) -> String?
    /// The language of a file: the one that it says, else the one that its path names; nil where neither does.
    static func language(of source: InterchangeSource) throws -> String?
    /// Where the keys of a file stand.
    static func places(in source: InterchangeSource) throws -> TextPlaces
    /// The messages of a file, as they are written in it; nil for a format that has none.
    static func messages(
        in source: InterchangeSource, language: String, _ reader: InterchangeReader
    ) throws -> Conversion<[ExchangedMessage]>?
    /// The language that the path of what is written names, where only that can say it.
    static func language(ofOutput path: String) -> String?

    /// Reads a file, and takes it into what was read before.
    static func add(_ source: InterchangeSource, to reader: inout InterchangeReader) throws -> [ConversionLoss]
    /// Makes the file of a catalog.
    ///
    /// - Parameter language: the one that it is in; empty for a format of all languages.
    static func make(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> Conversion<Self>
    /// What is written.
    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput

    /// What is written of a lone file without a catalog between, which would lose something of it; nil for a target that is made of one.
    ///
    /// - Parameter messages: what messages of a `.json` file are written in.
    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>?
}

/// Files that stay as they are, byte for byte, where their own format is asked for.
protocol KeptFile: InterchangeFile, ReadableFile {
    /// The language that the file says it is in, as a catalog writes it; nil where it says none.
    var statedLanguage: String? { get }
}

/// Bytes, or the files of a folder.
enum InterchangeOutput {
    case bytes([UInt8])
    case folder([(path: String, bytes: [UInt8])])
}

extension InterchangeFile {
    static var otherExtensions: [String] { [] }
    static var isOfOneLanguage: Bool { true }
    static var hasSourceTexts: Bool { false }
    static var countsApart: Bool { false }
    static var needsFolder: String? { nil }

    static func language(ofPath path: String) -> String? { nil }
    static func language(of source: InterchangeSource) throws -> String? { language(ofPath: source.path) }
    static func places(in source: InterchangeSource) throws -> TextPlaces { TextPlaces() }
    static func messages(
        in source: InterchangeSource, language: String, _ reader: InterchangeReader
    ) throws -> Conversion<[ExchangedMessage]>? { nil }
    static func language(ofOutput path: String) -> String? { nil }

    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? { nil }

    /// What is written of a catalog.
    static func output(
        of catalog: StringCatalog, for language: String, _ writer: InterchangeWriter
    ) throws -> (output: InterchangeOutput, losses: [ConversionLoss]) {
        let made = try make(of: catalog, for: language, writer)
        return (try made.value.output(writer), made.losses)
    }
}

extension KeptFile {
    var statedLanguage: String? { nil }

    /// The language that a file says, which is read for it, else the one that its path names.
    static func statedLanguage(of source: InterchangeSource) throws -> String? {
        try Self(reading: source.bytes(), file: source.path).statedLanguage ?? language(ofPath: source.path)
    }

    /// The bytes of a file that is in the language asked for, or in any where none is; nil for another.
    static func kept(_ source: InterchangeSource, language: String?) throws -> [UInt8]? {
        let bytes = try source.bytes()
        let file = try Self(reading: bytes, file: source.path)
        let own = file.statedLanguage ?? Self.language(ofPath: source.path)
        return language == nil || language == own ? bytes : nil
    }
}

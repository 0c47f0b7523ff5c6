import LocalizedStrings
import LocalizedStringsInterchange

/// A file of messages whose path names its language.
protocol BundleFile: KeptFile, MessageFile {
    /// The messages, by what the reader knows of such files.
    func exchanged(language: String, _ reader: InterchangeReader) -> Conversion<[ExchangedMessage]>
    func bytes() -> [UInt8]
}

extension BundleFile {
    static func language(ofPath path: String) -> String? { PathLanguage.ofBundle(path) }

    static func messages(
        in source: InterchangeSource, language: String, _ reader: InterchangeReader
    ) throws -> Conversion<[ExchangedMessage]>? {
        try Self(reading: source.bytes(), file: source.path).exchanged(language: language, reader)
    }

    func output(_ writer: InterchangeWriter) throws -> InterchangeOutput { .bytes(bytes()) }

    static func direct(
        _ source: InterchangeSource, to target: any InterchangeFile.Type, as messages: MessageFileSyntax,
        _ reader: InterchangeReader
    ) throws -> Conversion<[UInt8]>? {
        guard MessageExchange.takes(target) else { return nil }
        let bytes = try source.bytes()
        let file = try Self(reading: bytes, file: source.path)
        if target == Self.self { return Conversion(bytes) }
        let language = reader.takenLanguage(of: source)
        return MessageExchange.bytes(of: file.exchanged(language: language, reader), language, target, messages, reader)
    }
}

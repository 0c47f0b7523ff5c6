import LocalizedStrings
import LocalizedStringsInterchange

/// From one file of messages to another without a catalog, which has no choice by text and no names of arguments.
enum MessageExchange {
    /// Whether a format is one of messages.
    static func takes(_ format: any InterchangeFile.Type) -> Bool { format is any MessageFile.Type }

    /// The file of messages in a format; nil for one that is made of a catalog.
    ///
    /// - Parameters:
    ///   - syntax: what messages of a `.json` file of FormatJS are written in.
    ///   - reader: has what texts of a `.properties` file are.
    static func bytes(
        of read: Conversion<[ExchangedMessage]>, _ language: String, _ target: any InterchangeFile.Type,
        _ syntax: MessageFileSyntax, _ reader: InterchangeReader
    ) -> Conversion<[UInt8]>? {
        func written<File>(_ made: Conversion<File>, _ bytes: [UInt8]) -> Conversion<[UInt8]> {
            Conversion(bytes, losses: read.losses + made.losses)
        }
        if target == PropertiesFile.self {
            let made = PropertiesFile.file(of: read.value, language: language, texts: reader.texts)
            return written(made, made.value.bytes())
        }
        if target == FormatJSFile.self {
            let made = FormatJSFile.file(of: read.value, language: language, syntax: syntax)
            return written(made, made.value.bytes())
        }
        if target == ARBFile.self {
            let made = ARBFile.file(of: read.value, language: language)
            return written(made, made.value.bytes())
        }
        if target == I18NextFile.self {
            let made = I18NextFile.file(of: read.value, language: language)
            return written(made, made.value.bytes())
        }
        if target == FluentFile.self {
            let made = FluentFile.file(of: read.value, language: language)
            return written(made, made.value.bytes())
        }
        return nil
    }
}

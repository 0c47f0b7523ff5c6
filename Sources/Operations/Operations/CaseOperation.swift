import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt case`: capitals and small letters by a locale's rules.
public struct CaseOperation: Operation {
    public static let options: [OptionName] = [.locale, .to]

    /// What `--to` may be, with bars.
    public static var kinds: String { TextCasing.Kind.allCases.map(\.rawValue).joined(separator: "|") }

    private let casing: TextCasing

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        guard let kind = try values.choice(.to, TextCasing.Kind.self) else {
            throw .usage("missing --to; allowed is one of: \(Self.kinds.replacing("|", with: ", "))")
        }
        casing = TextCasing(kind, locale: try values.locale())
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes += casing.convert(try input.text).utf8
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        object.member("value", string: text)
        object.member("locale", string: casing.locale.tag)
        object.member("text", string: casing.convert(text))
    }
}

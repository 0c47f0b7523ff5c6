import LocaleFormat
import LocaleFormatJSON
import LocaleFormatTransliteration

/// `fmt slug`: a text as a part of an address.
public struct SlugOperation: Operation {
    public static let options: [OptionName] = [.locale, .separator, .maxLength]

    private let locale: LocaleID
    private let separator: String
    private let maximumLength: Int

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = try values.locale()
        separator = values[.separator] ?? "-"
        maximumLength = try values.integer(.maxLength, in: 1...1_000_000) ?? .max
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes += try slug(of: try input.text).utf8
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        object.member("value", string: text)
        object.member("locale", string: locale.tag)
        object.member("text", string: try slug(of: text))
    }

    private func slug(of text: String) throws(CommandFailure) -> String {
        do throws(TransliterationError) {
            return try text.slug(in: locale, separator: separator, maximumLength: maximumLength)
        } catch { throw .value(error.description) }
    }
}

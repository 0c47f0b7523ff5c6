import LocaleFormat
import LocaleFormatJSON

/// `fmt parse name`: the fields of a name that is written on one line.
struct ParseNameOperation: Operation {
    static let options: [OptionName] = [.locale]

    private let locale: LocaleID

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) { locale = try values.locale(.name) }

    /// `given=Vincent`, tab, `surname=van Gogh`: a field's name never has an equals sign, and no field has a tab.
    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        for (index, member) in try parse(input).members.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\t")) }
            bytes += "\(member.key)=\(member.string)".utf8
        }
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        object.member("locale", string: locale.tag)
        object.member("text", string: try input.text)
        object.member("name", object: try parse(input).members)
    }

    private func parse(_ input: OperationInput) throws(CommandFailure) -> PersonName {
        try PersonName(commandLine: input.text, locale: locale)
    }
}

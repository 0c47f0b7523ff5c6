import LocaleFormat
import LocaleFormatJSON

/// `fmt plural`: the plural category of a number as it is written, the zeros of `1.0` included.
package struct PluralOperation: Operation {
    package static let options: [OptionName] = [.locale, .type]

    package let rules: PluralRules
    private let locale: LocaleID

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = try values.locale()
        let type = try values.choice(.type, PluralRules.Kind.self) ?? .cardinal
        do { rules = try PluralRules(locale: locale, type: type) } catch { throw .usage("\(error)") }
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try category(of: input.text).rawValue.utf8)
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let category = try category(of: input.text)
        object.member("value", string: String(try input.text.trimmingBlanks))
        object.member("locale", string: locale.tag)
        object.member("text", string: category.rawValue)
        object.member("categories", strings: rules.categories.map(\.rawValue))
    }

    private func category(of value: String) throws(CommandFailure) -> PluralCategory {
        do { return try rules.category(forText: value.trimmingBlanks) } catch { throw CommandFailure(error) }
    }
}

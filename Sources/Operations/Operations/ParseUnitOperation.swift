import LocaleFormat
import LocaleFormatJSON

/// `fmt parse unit`: the exact amount and CLDR's identifier of its unit, `5 kilometer`; the inverse of ``UnitOperation``.
struct ParseUnitOperation: Operation {
    static let options: [OptionName] = [.locale, .numberingSystem, .to, .mode]

    private let parser: UnitParser
    private let locale: LocaleID
    private let target: UnitID?
    private let mode: NumberParseMode

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let locale = try values.localeWithNumberingSystem()
        self.locale = locale
        mode = try values.parseMode()
        do { parser = try UnitParser(locale: locale) } catch { throw CommandFailure(error) }
        target = try values[.to].map { name throws(CommandFailure) in try UnitOperation.unit(name, in: locale) }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let amount = try parse(input.text).amount
        bytes.append(contentsOf: "\(amount.value) \(amount.unit)".utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let (amount, source) = try parse(input.text)
        object.member("locale", string: locale.tag)
        object.member("text", string: try input.text)
        object.member("value", string: amount.value.description)
        object.member("number", json: amount.value.description)
        object.member("unit", string: amount.unit.id)
        if target != nil { object.member("from", string: source.id) }
    }

    private func parse(_ text: String) throws(CommandFailure) -> (amount: UnitAmount, source: UnitID) {
        let amount: UnitAmount
        do { amount = try parser.parse(text, mode: mode) } catch {
            throw .value("cannot read '\(text.shortened)': \(error)")
        }
        guard let target else { return (amount, amount.unit) }
        do { return (UnitAmount(try parser.parse(text, to: target, mode: mode), target), amount.unit) } catch {
            throw .value(error.description)
        }
    }
}

package import LocaleFormatCore
internal import LocaleFormatMeasures
internal import LocaleFormatMemory
package import LocaleFormatNumbers

/// An option's value, as functions see it.
package struct OptionInput: Hashable, Sendable {
    let text: String
    let isLiteral: Bool

    package init(text: String, isLiteral: Bool) { (self.text, self.isLiteral) = (text, isLiteral) }
}

/// A numeric function with its options, those of its operand among them: made once where all of them stand in the message.
package final class NumberSettings: Sendable {
    /// How `.match` chooses.
    package enum Selection {
        case none, exact
        case plural(PluralRules.Kind)
    }

    let function: NumberFunction
    package let locale: LocaleID
    let isRightToLeft: Bool
    /// What later functions take over.
    let carried: [String: String]
    /// What is told whenever the function is asked.
    let problems: [MessageFunctionError]
    /// What leaves no value.
    let failure: MessageFunctionError?
    package let selection: Selection
    /// What `:offset` adds.
    let offset: Int?
    private let specification: NumberSpecification
    /// What a quantity is converted from and to.
    private let conversion: ConvertedUnitStyle<ExactDecimal>?
    private let number = OnceReference<CompiledNumber>()
    private let quantity = OnceReference<CompiledConvertedUnit>()

    /// - Parameters:
    ///   - options: those of the expression.
    ///   - inherited: those of the operand.
    init(
        _ function: NumberFunction, _ options: [String: OptionInput], inherited: [String: String], _ locale: LocaleID
    ) {
        var reading = NumberOptionReading(function, options, inherited: inherited)
        (self.function, self.locale) = (function, locale)
        isRightToLeft = locale.isRightToLeft
        selection = reading.selection
        let numberOptions = reading.numberOptions()
        var offset: Int?
        var unit: (source: UnitID, target: ConvertedUnitStyle<ExactDecimal>.Target?)?
        var kind = NumberSpecification.Kind.decimal
        var failure: MessageFunctionError?
        do throws(MessageFunctionError) {
            offset = try reading.offset()
            unit = try reading.unit()
            kind = try reading.kind(unit?.source)
        } catch { failure = error }
        (self.offset, self.failure) = (offset, failure)
        specification = NumberSpecification(locale: locale, kind: kind, options: numberOptions)
        conversion = unit.flatMap { unit in
            unit.target.map { target in
                ConvertedUnitStyle(
                    UnitStyle<ExactDecimal>(
                        unit.source, width: reading.unitWidth, locale: locale, options: numberOptions), to: target)
            }
        }
        carried = reading.carried(unit?.source)
        // Of `:offset` a bad option leaves no value, and is told once.
        problems = function == .offset && failure != nil ? [] : reading.problems
    }

    // MARK: Text

    package func style() throws(NumberError) -> CompiledNumber {
        if let style = number.read({ $0 }) { return style }
        return number.set(try CompiledNumber.cached(specification))
    }

    /// Whether quantities are written in another unit than they come in.
    package var converts: Bool { conversion != nil }

    private func converted() throws(UnitError) -> CompiledConvertedUnit? {
        guard let conversion else { return nil }
        if let style = quantity.read({ $0 }) { return style }
        return quantity.set(try conversion.compiled())
    }

    func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(MessageFunctionError) {
        if conversion != nil {
            try Self.rethrowing { () throws(UnitError) in try converted()?.append(value, to: &bytes) }
        } else {
            do throws(NumberError) { try style().append(value, to: &bytes) } catch { throw Self.error(error) }
        }
    }

    func formattedText(_ value: NumberValue) throws(MessageFunctionError) -> FormattedText<NumberField> {
        if let text = try Self.rethrowing({ () throws(UnitError) in try converted()?.formattedText(value) }) {
            return text
        }
        do throws(NumberError) { return try style().formattedText(value) } catch { throw Self.error(error) }
    }

    private static func rethrowing<Value>(
        _ body: () throws(UnitError) -> Value
    ) throws(MessageFunctionError) -> Value {
        do { return try body() } catch { throw .unsupportedOperation(error.description) }
    }

    private static func error(_ error: NumberError) -> MessageFunctionError { .unsupportedOperation(error.description) }

    // MARK: Selection

    /// The keyword that a value has by the language's rules; nil where rules are not asked.
    func keyword(of value: NumberValue) -> PluralCategory? {
        guard case .plural(let type) = selection else { return nil }
        return (try? style().pluralCategory(of: value, type: type)) ?? .other
    }

    /// The key that stands for exactly this value.
    func exactKey(of value: NumberValue) -> String { value.exactKey(timesTenTo: powerOfKeys) }

    /// Keys of percentages are a hundred times their values.
    package var powerOfKeys: Int { function == .percent ? 2 : 0 }
}

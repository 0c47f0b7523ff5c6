internal import LocaleFormatNumbers

/// A number of any kind on its way to a style.
struct AnyNumber: NumberConvertible {
    let numberValue: NumberValue
    init(numberValue: NumberValue) { self.numberValue = numberValue }
    init?(exactly decimal: ExactDecimal) { numberValue = .decimal(decimal) }
}

/// What a text asks of a number that is its argument.
extension NumberValue {
    /// Whether it is a whole number for a specifier: no `double` is.
    package var isWhole: Bool {
        switch self {
        case .integer: true
        case .double: false
        case .scaled, .decimal: exactDecimal?.isInteger == true
        }
    }

    package var isNegative: Bool {
        switch self {
        case .integer(let isNegative, _), .scaled(let isNegative, _, _): isNegative
        case .double(let value): value.sign == .minus
        case .decimal(let decimal): decimal.isNegative
        }
    }

    /// The number less an offset, as ICU computes it: in doubles.
    package func less(_ offset: Double) -> NumberValue { offset == 0 ? self : .double(nearestDouble - offset) }
}

/// What was read: an exact number or what is not a number, and the currency if it is money.
public struct ParsedNumber: Hashable, Sendable {
    /// A number without loss.
    public enum Value: Hashable, Sendable {
        /// A number, with all digits of the text.
        case finite(ExactDecimal)
        /// The locale's text for what is no number: "NaN".
        case nan
        /// The locale's sign for infinity, "∞".
        case infinity(isNegative: Bool)
    }

    /// What was read.
    public let value: Value
    /// The currency, for styles that have one.
    public let currency: CurrencyCode?

    package init(_ value: Value, currency: CurrencyCode? = nil) {
        self.value = value
        self.currency = currency
    }

    /// The exact decimal; nil for NaN and infinities.
    public var exactDecimal: ExactDecimal? {
        if case .finite(let decimal) = value { return decimal }
        return nil
    }

    /// The same as a value to format.
    public var numberValue: NumberValue {
        switch value {
        case .finite(let decimal): .decimal(decimal)
        case .nan: .double(.nan)
        case .infinity(let isNegative): .double(isNegative ? -.infinity : .infinity)
        }
    }
}

/// A type that also has values for what is not a number.
public protocol SpecialNumberConvertible: NumberConvertible {
    /// NaN or an infinity; nil where the type has no such value.
    init?(special: ParsedNumber.Value)
}

extension SpecialNumberConvertible where Self: BinaryFloatingPoint {
    public init?(special: ParsedNumber.Value) {
        switch special {
        case .finite: return nil
        case .nan: self = .nan
        case .infinity(let isNegative): self = isNegative ? -.infinity : .infinity
        }
    }
}

extension Double: SpecialNumberConvertible {}
extension Float: SpecialNumberConvertible {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: SpecialNumberConvertible {}
#endif

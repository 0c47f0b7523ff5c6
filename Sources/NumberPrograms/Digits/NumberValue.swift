/// What a number style formats, without loss: an integer, a decimal of up to 128 bits, a binary float, or exact decimal
/// digits of any length.
public enum NumberValue: Hashable, Sendable {
    /// An integer of 64 bits and its sign; zero may have one.
    case integer(isNegative: Bool, magnitude: UInt64)
    /// `magnitude` times ten to the power of `exponent`: wide integers and `Decimal`. Exponents go from -1,000,000 to 1,000,000,
    /// ``ExactDecimal/maximumLength``; values beyond are refused with `NumberError.tooLarge`.
    case scaled(isNegative: Bool, magnitude: UInt128, exponent: Int)
    /// Formatted as the shortest decimal that reads back as the same value, as ICU does.
    case double(Double)
    /// A decimal number of any length.
    case decimal(ExactDecimal)

    /// An integer; its magnitude must fit 128 bits, wider ones go through ``ExactDecimal``.
    @inlinable
    public init<Integer: BinaryInteger>(_ value: Integer) {
        let isNegative = value < (0 as Integer)
        let magnitude = value.magnitude
        if let narrow = UInt64(exactly: magnitude) {
            self = .integer(isNegative: isNegative, magnitude: narrow)
        } else if let wide = UInt128(exactly: magnitude) {
            self = .scaled(isNegative: isNegative, magnitude: wide, exponent: 0)
        } else {
            self = .decimal(ExactDecimal(value))
        }
    }

    /// The exact decimal; nil for NaN and infinities, and for exponents beyond what ``scaled(isNegative:magnitude:exponent:)``
    /// allows.
    public var exactDecimal: ExactDecimal? {
        switch self {
        case .scaled where isTooLarge: nil
        case .integer(let isNegative, let magnitude):
            ExactDecimal(isNegative: isNegative, digits: magnitude.description.utf8.map { $0 - 0x30 }, exponent: 0)
        case .scaled(let isNegative, let magnitude, let exponent):
            ExactDecimal(
                isNegative: isNegative, digits: magnitude.description.utf8.map { $0 - 0x30 }, exponent: exponent)
        case .double(let value): ExactDecimal(value)
        case .decimal(let value): value
        }
    }

    /// The nearest double; NaN for exponents that are not allowed.
    package var nearestDouble: Double {
        switch self {
        case .integer(let isNegative, let magnitude): isNegative ? -Double(magnitude) : Double(magnitude)
        case .double(let value): value
        case .scaled, .decimal: exactDecimal.flatMap { Double(exactly: $0) } ?? .nan
        }
    }

    /// Whether its exponent is beyond what is allowed.
    package var isTooLarge: Bool {
        guard case .scaled(_, _, let exponent) = self else { return false }
        return exponent.magnitude > UInt(ExactDecimal.maximumLength)
    }

    /// Plain ASCII digits, `-1234.5`, `NaN`, `-Infinity`: the fallback of formatting that cannot throw. `5E9999999` for
    /// exponents that are not allowed.
    public var plainText: String {
        if let exactDecimal { return exactDecimal.description }
        if case .scaled(let isNegative, let magnitude, let exponent) = self {
            return "\(isNegative ? "-" : "")\(magnitude)E\(exponent)"
        }
        guard case .double(let value) = self, !value.isNaN else { return "NaN" }
        return value < 0 ? "-Infinity" : "Infinity"
    }
}

/// A type whose values number styles format and parse.
public protocol NumberConvertible: Sendable {
    /// The value without loss.
    var numberValue: NumberValue { get }
    /// The value of an exact decimal; nil when this type cannot hold it (a fraction in an `Int`, 300 in an `Int8`).
    /// Binary floats take the nearest value.
    init?(exactly decimal: ExactDecimal)
    /// Whether `PercentStyle` takes a value for so many percent, as it does with integers: 25 is "25%". Otherwise for a ratio:
    /// 0.25 is "25%".
    static var isWholePercent: Bool { get }
}

extension NumberConvertible {
    @inlinable public static var isWholePercent: Bool { false }
}

extension NumberConvertible where Self: BinaryInteger {
    @inlinable public static var isWholePercent: Bool { true }
}

extension NumberConvertible where Self: FixedWidthInteger {
    /// The integer, exactly.
    @inlinable public var numberValue: NumberValue { NumberValue(self) }

    /// The integer that the decimal is; nil for a fraction, and for what this type cannot hold.
    public init?(exactly decimal: ExactDecimal) {
        guard decimal.isInteger else { return nil }
        self = 0
        // The first digit is not zero: whatever the exponent, too many digits overflow soon.
        for place in 0..<decimal.digits.count + decimal.exponent {
            let digit = place < decimal.digits.count ? Self(decimal.digits[place]) : 0
            let (tenfold, isTooLarge) = multipliedReportingOverflow(by: 10)
            let (value, isBeyond) =
                decimal.isNegative
                ? tenfold.subtractingReportingOverflow(digit) : tenfold.addingReportingOverflow(digit)
            guard !isTooLarge, !isBeyond else { return nil }
            self = value
        }
    }
}

extension Int: NumberConvertible {}
extension Int8: NumberConvertible {}
extension Int16: NumberConvertible {}
extension Int32: NumberConvertible {}
extension Int64: NumberConvertible {}
extension Int128: NumberConvertible {}
extension UInt: NumberConvertible {}
extension UInt8: NumberConvertible {}
extension UInt16: NumberConvertible {}
extension UInt32: NumberConvertible {}
extension UInt64: NumberConvertible {}
extension UInt128: NumberConvertible {}

extension Double: NumberConvertible {
    @inlinable public var numberValue: NumberValue { .double(self) }
    public init?(exactly decimal: ExactDecimal) { self.init(decimal.icuText) }
}

extension NumberConvertible where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// The shortest decimal that reads back as this very value: 0.1 for `Float(0.1)`, not the 0.10000000149011612 of a detour
    /// through `Double`.
    public var numberValue: NumberValue {
        guard isFinite, let decimal = try? ExactDecimal.read(description) else { return .double(Double(self)) }
        return .decimal(decimal)
    }

    /// The nearest value.
    public init?(exactly decimal: ExactDecimal) { self.init(decimal.icuText) }
}

extension Float: NumberConvertible {
    /// The same without the text of it.
    public var numberValue: NumberValue {
        guard isFinite else { return .double(Double(self)) }
        let shortest = ShortestDecimal(self)
        return .scaled(isNegative: sign == .minus, magnitude: UInt128(shortest.digits), exponent: shortest.exponent)
    }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: NumberConvertible {}
#endif

extension ExactDecimal: NumberConvertible {
    public var numberValue: NumberValue { .decimal(self) }
    public init?(exactly decimal: ExactDecimal) { self = decimal }
}

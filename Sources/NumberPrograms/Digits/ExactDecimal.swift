/// An exact decimal number of any length: a sign, decimal digits and a power of ten.
///
/// ```swift
/// try ExactDecimal("123456789012345678901234567890.5").description   // "123456789012345678901234567890.5"
/// try ExactDecimal("1.50e3").description                             // "1500"
/// ```
///
/// Trailing zeros carry no meaning: `1.50` and `1.5` are equal, as they are to ICU. `init(keepingZeros:)` remembers them all the same, for
/// styles that show digits as they were typed (`NumberStyleProtocol.keepingZeros(_:)`). Up to ``maximumLength`` digits before or after the
/// decimal point.
public struct ExactDecimal: Sendable {
    /// Digits and exponents allowed, each.
    public static let maximumLength = 1_000_000

    /// Whether the sign is a minus sign; zero has one too.
    public let isNegative: Bool
    /// Digits behind the decimal point as they were typed, at least those of the number; negative where that is not known.
    package private(set) var typedFraction: Int32 = -1
    /// Decimal digits 0 to 9, the most significant first; neither the first nor the last is 0. Empty for zero.
    package let digits: [UInt8]
    /// The power of ten of the last digit.
    package let exponent: Int

    package init(isNegative: Bool, digits: some Sequence<UInt8>, exponent: Int) {
        var digits = Array(digits.drop { $0 == 0 })
        var exponent = exponent
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = digits.isEmpty ? 0 : exponent
    }

    /// The same with so many digits typed behind the decimal point, if the number has not more.
    package func typed(fraction places: Int) -> ExactDecimal {
        var copy = self
        copy.typedFraction = Int32(clamping: max(places, -exponent, 0))
        return copy
    }

    /// Digits behind the decimal point as they were typed; nil for a number that was not typed.
    package var typedFractionDigits: Int? { typedFraction < 0 ? nil : Int(typedFraction) }

    /// An integer, exactly.
    public init(_ value: some BinaryInteger) {
        self.init(
            isNegative: value.signum() < 0, digits: value.magnitude.description.utf8.map { $0 - 0x30 }, exponent: 0)
    }

    /// The shortest decimal that reads back as this value; nil for NaN and infinities.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        let shortest = ShortestDecimal(value)
        self.init(
            isNegative: value.sign == .minus, digits: shortest.digits.description.utf8.map { $0 - 0x30 },
            exponent: shortest.exponent)
    }

    /// Whether the number is zero, of whatever sign.
    public var isZero: Bool { digits.isEmpty }
    /// Whether there is no fraction.
    public var isInteger: Bool { exponent >= 0 }

    package var isPowerOfTen: Bool { digits == [1] && !isNegative }

    /// The value times a power of ten, exactly.
    package func scaled(byPowerOfTen power: Int) -> ExactDecimal {
        ExactDecimal(isNegative: isNegative, digits: digits, exponent: exponent + power)
    }

    /// ASCII text in the form that ICU reads, `-125E-2`: digits first, so that its length does not depend on the exponent.
    package var icuText: String {
        var text = isNegative ? "-" : ""
        text += digits.isEmpty ? "0" : String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
        return exponent == 0 ? text : text + "E\(exponent)"
    }
}

extension ExactDecimal: CustomStringConvertible {
    /// Plain digits, `-0.05`, without an exponent; with the zeros that `init(keepingZeros:)` remembers.
    public var description: String {
        var text: [UInt8] = isNegative ? [0x2D] : []
        let ascii = digits.map { $0 + 0x30 }
        if exponent >= 0 {
            text += ascii.isEmpty ? [0x30] : ascii + Array(repeating: 0x30, count: exponent)
        } else if ascii.count > -exponent {
            text += ascii.dropLast(-exponent) + [0x2E] + ascii.suffix(-exponent)
        } else {
            text += [0x30, 0x2E] + Array(repeating: 0x30, count: -exponent - ascii.count) + ascii
        }
        let zeros = Int(typedFraction) - max(0, -exponent)
        if zeros > 0 { text += (exponent >= 0 ? [0x2E] : []) + Array(repeating: 0x30, count: zeros) }
        return String(decoding: text, as: UTF8.self)
    }
}

extension ExactDecimal: Hashable {
    /// Whether both are the same number. A negative zero is another than zero; zeros that were typed do not count.
    public static func == (left: Self, right: Self) -> Bool {
        left.isNegative == right.isNegative && left.exponent == right.exponent && left.digits == right.digits
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isNegative)
        hasher.combine(digits)
        hasher.combine(exponent)
    }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
}

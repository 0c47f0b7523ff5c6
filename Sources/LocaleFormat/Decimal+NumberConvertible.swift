internal import LocaleFormatMemory
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Decimal: NumberConvertible {
    /// All of the value's digits, at most 39; NaN as NaN.
    public var numberValue: NumberValue {
        if Self.hasKnownLayout, let value = storedValue { return value }
        if isNaN { return .double(.nan) }
        return (try? ExactDecimal(description)).map(NumberValue.decimal) ?? .double(.nan)
    }

    /// The value as it is stored: exponent, length and sign in the first four bytes, then eight 16-bit digits, the least
    /// significant one first (`NSDecimal`, part of Foundation's ABI). Foundation has no public way to them but text, which
    /// takes a hundred times as long.
    @inline(__always)
    private var storedValue: NumberValue? {
        guard let bytes = PlainBytes(of: self, size: 20) else { return nil }
        let (head, middle, tail) = bytes.words
        // Negative and without digits.
        if head & 0xF800 == 0x0800 { return .double(.nan) }
        let low: UInt64 = head >> 32 | middle << 32
        let high: UInt64 = middle >> 32 | tail << 32
        return .scaled(
            isNegative: head & 0x0800 != 0, magnitude: UInt128(high) << 64 | UInt128(low),
            exponent: Int(Int8(truncatingIfNeeded: head)))
    }

    /// Whether this Foundation stores decimals so, found out once by comparing stored digits with text.
    private static let hasKnownLayout: Bool = {
        // Both signs, and every length.
        let magnitudes = (0..<8).map { Decimal(sign: .plus, exponent: 0, significand: 3) * Self.power(of: 65_536, $0) }
        let samples =
            [Decimal(0), Decimal(sign: .minus, exponent: -7, significand: 12345), Decimal.greatestFiniteMagnitude]
            + magnitudes + magnitudes.map { -$0 }
        guard case .double = Decimal.nan.storedValue else { return false }
        return samples.allSatisfy { $0.storedValue?.exactDecimal == (try? ExactDecimal($0.description)) }
    }()

    private static func power(of base: Decimal, _ exponent: Int) -> Decimal {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }

    /// Nil when the number has more than 38 significant digits or is beyond 10^±127, which `Decimal` would round.
    public init?(exactly decimal: ExactDecimal) {
        let text = decimal.description
        guard let value = Decimal(string: text), (try? ExactDecimal(value.description)) == decimal.withoutNegativeZero
        else { return nil }
        self = value
    }
}

extension ExactDecimal {
    /// `Decimal` has no negative zero.
    fileprivate var withoutNegativeZero: ExactDecimal { isZero ? 0 : self }
}

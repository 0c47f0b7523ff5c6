internal import LocaleFormatMemory

/// What plural rules look at in a number as it is displayed (UTS #35 part 3, "Plural Operand Meanings"). `1` and `1.0`
/// differ: English says "1 star" and "1.0 stars".
///
/// | shown | n | i | v | w | f | t | c |
/// |---|---|---|---|---|---|---|---|
/// | `1` | 1 | 1 | 0 | 0 | 0 | 0 | 0 |
/// | `1.30` | 1.3 | 1 | 2 | 1 | 30 | 3 | 0 |
/// | `1.2c6` (1.2 million) | 1200000 | 1200000 | 0 | 0 | 0 | 0 | 6 |
///
/// Integers of more than 18 digits keep the last 18 in `i`, which decides every rule of CLDR just as ICU does.
public struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    public let n: Double
    /// Integer digits.
    public let i: UInt64
    /// How many fraction digits are visible, with trailing zeros.
    public let v: Int
    /// How many fraction digits are visible, without trailing zeros.
    public let w: Int
    /// Visible fraction digits as an integer, with trailing zeros. At most 19 of them.
    public let f: UInt64
    /// Visible fraction digits as an integer, without trailing zeros. At most 19 of them.
    public let t: UInt64
    /// The power of ten that a compact form leaves out; 0 for others.
    public let c: Int
    /// The older name of ``c``.
    public var e: Int { c }

    init(n: Double, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int) {
        (self.n, self.i, self.v, self.w, self.f, self.t, self.c) = (n, i, v, w, f, t, c)
    }

    /// A number shown with all its digits, and with zeros up to `visibleFractionDigits` after the decimal separator.
    /// Nil for NaN and infinities, which have no operands.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - visibleFractionDigits: the least number of fraction digits shown; negative counts as 0.
    public init?(_ value: NumberValue, visibleFractionDigits: Int = 0) {
        switch value {
        case .integer(_, let magnitude) where visibleFractionDigits <= 0: self.init(integer: magnitude)
        case .double(let double):
            guard double.isFinite else { return nil }
            self.init(DigitBuffer(shortest: double), fractionDigits: visibleFractionDigits)
        default:
            guard let decimal = value.exactDecimal else { return nil }
            self.init(decimal, visibleFractionDigits: visibleFractionDigits)
        }
    }

    /// An exact decimal, with zeros up to `visibleFractionDigits` after the decimal separator.
    public init(_ decimal: ExactDecimal, visibleFractionDigits: Int = 0) {
        self.init(decimal, visibleFractionDigits: max(0, visibleFractionDigits), compactExponent: 0)
    }

    /// Reads decimal text whose zeros count, with `c` or `e` before the exponent of a compact form.
    package static func read(_ text: String) throws(DecimalFault) -> PluralOperands {
        let neutral = String(
            decoding: text.utf8.map { $0 | 0x20 == UInt8(ascii: "c") ? UInt8(ascii: "e") : $0 }, as: UTF8.self)
        var scanner = DecimalScanner(neutral)
        guard let scanned = scanner.decimal(), scanner.isAtEnd else { throw .notANumber(offset: scanner.offset) }
        let decimal = try ExactDecimal.read(neutral)
        guard let exponent = scanned.exponent, abs(exponent) <= ExactDecimal.maximumLength else { throw .tooLarge }
        return PluralOperands(
            decimal, visibleFractionDigits: max(0, scanned.fractionCount - exponent), compactExponent: exponent)
    }

    package init(integer magnitude: UInt64) {
        let limit: UInt64 = 1_000_000_000_000_000_000
        self.init(
            n: Double(magnitude), i: magnitude < limit ? magnitude : magnitude % limit, v: 0, w: 0, f: 0, t: 0, c: 0)
    }

    /// A rounded number whose last digit is not 0 if it is a fraction digit.
    ///
    /// - Parameters:
    ///   - fractionDigits: how many are shown at least.
    ///   - compactExponent: the power of ten that is part of the number but left out of its text.
    @inline(__always)
    init(_ number: DigitBuffer, fractionDigits: Int, compactExponent: Int = 0) {
        let w = number.isZero ? 0 : max(0, -number.exponent)
        self.init(
            visibleFractionDigits: max(w, fractionDigits), w: w, magnitude: number.isZero ? -1 : number.magnitude,
            compactExponent: compactExponent, digit: { number[power: $0] }, value: { number.doubleValue })
    }

    package init(_ decimal: ExactDecimal, visibleFractionDigits: Int, compactExponent: Int) {
        let digits = decimal.digits
        let count = digits.count
        let exponent = decimal.exponent
        self.init(
            visibleFractionDigits: max(visibleFractionDigits, -exponent), w: max(0, -exponent),
            magnitude: exponent + count - 1, compactExponent: compactExponent,
            digit: { power in
                let index = count - 1 - (power - exponent)
                return digits.indices.contains(index) ? digits[index] : 0
            },
            value: { Double(exactly: decimal)?.magnitude ?? .infinity })
    }

    /// Reads the digit at each power of ten that matters.
    ///
    /// - Parameters:
    ///   - w: fraction digits without trailing zeros.
    ///   - magnitude: the power of ten of the first digit; anything for zero.
    ///   - value: the absolute value, asked for only when it has too many digits for exact arithmetic in a `Double`.
    @inline(__always)
    init(
        visibleFractionDigits: Int, w: Int, magnitude: Int, compactExponent: Int, digit: (Int) -> UInt8,
        value: () -> Double
    ) {
        var integer: UInt64 = 0
        var power = min(magnitude, 17)
        while power >= 0 {
            integer = integer &* 10 &+ UInt64(digit(power))
            power -= 1
        }
        // Nineteen digits fit. Zeros in front add nothing to them, nor do zeros at the end to zero.
        var fraction: UInt64 = 0
        var significant: UInt64 = 0
        var place = max(1, -magnitude)
        let last = w == 0 ? 0 : visibleFractionDigits
        while place <= last, fraction <= Self.fractionLimit {
            fraction = fraction &* 10 &+ UInt64(digit(-place))
            if place <= w { significant = fraction }
            place += 1
        }
        while significant > 0, significant % 10 == 0 { significant /= 10 }
        let n: Double
        if magnitude < 15, w == 0 {
            n = Double(integer)
        } else if magnitude < 15, w + max(0, magnitude) < 15 {
            n = (Double(integer) * DigitBuffer.powersOfTen[w] + Double(significant)) / DigitBuffer.powersOfTen[w]
        } else {
            n = value()
        }
        self.init(
            n: n, i: integer, v: max(0, visibleFractionDigits), w: w, f: fraction, t: significant, c: compactExponent)
    }

    private static let fractionLimit: UInt64 = 1_000_000_000_000_000_000
}

extension DigitBuffer {
    /// The nearest double to the absolute value.
    fileprivate var doubleValue: Double {
        var text = ""
        for power in stride(from: magnitude, through: exponent, by: -1) { text += String(self[power: power]) }
        return Double(text + "e\(exponent)") ?? .infinity
    }
}

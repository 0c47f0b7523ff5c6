/// An exact decimal number of any length: a sign, decimal digits and a power of ten.
///
/// ```swift
/// try ExactDecimal("123456789012345678901234567890.5").description   // "123456789012345678901234567890.5"
/// try ExactDecimal("1.50e3").description                             // "1500"
/// ```
///
/// Trailing zeros carry no meaning: `1.50` and `1.5` are equal, as they are to ICU. ``init(keepingZeros:)`` remembers them all the same, for
/// styles that show digits as they were typed (``NumberStyleProtocol/keepingZeros(_:)``). Up to ``maximumLength`` digits before or after the
/// decimal point.
public struct ExactDecimal: Sendable {
    /// Digits and exponents allowed, each.
    public static let maximumLength = 1_000_000

    /// Whether the sign is a minus sign; zero has one too.
    public let isNegative: Bool
    /// Digits behind the decimal point as they were typed, at least those of the number; negative where that is not known.
    private(set) var typedFraction: Int32 = -1
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

    /// Reads the neutral form: optional sign, ASCII digits with an optional `.`, optional exponent.
    ///
    /// - Throws: ``NumberError/notANumber(text:offset:)`` with the first byte that does not fit, and
    ///   ``NumberError/tooLarge(text:limit:)`` beyond ``maximumLength``.
    public init(_ text: some StringProtocol) throws(NumberError) {
        var scanner = DecimalScanner(text)
        guard let value = scanner.decimal(), scanner.isAtEnd else {
            throw .notANumber(text: String(text), offset: scanner.offset)
        }
        guard let (digits, exponent) = value.normalized, digits.count <= Self.maximumLength,
            abs(exponent) <= Self.maximumLength, digits.count + exponent <= Self.maximumLength
        else { throw .tooLarge(text: String(text)) }
        self.init(isNegative: value.isNegative, digits: digits, exponent: exponent)
    }

    /// Reads the neutral form as ``init(_:)``, and remembers how many digits were typed behind the decimal point.
    ///
    /// ```swift
    /// let price = try ExactDecimal(keepingZeros: "1.50")
    /// price.description                                                  // "1.50"
    /// try price == ExactDecimal("1.5")                                   // true
    /// NumberStyle<ExactDecimal>(locale: "de").keepingZeros().format(price)   // "1,50"
    /// ```
    ///
    /// - Throws: as ``init(_:)``.
    public init(keepingZeros text: some StringProtocol) throws(NumberError) {
        try self.init(text)
        var scanner = DecimalScanner(text)
        guard let scanned = scanner.decimal() else { return }
        // A zero's exponent may be beyond counting, and is of no meaning.
        let places = scanned.fractionCount - (scanned.exponent ?? 0)
        guard places <= Self.maximumLength else { throw .tooLarge(text: String(text)) }
        self = typed(fraction: places)
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

    var isPowerOfTen: Bool { digits == [1] && !isNegative }

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
    /// Plain digits, `-0.05`, without an exponent; with the zeros that ``init(keepingZeros:)`` remembers.
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

extension ExactDecimal: ExpressibleByIntegerLiteral, Codable {
    public init(integerLiteral value: Int) { self.init(value) }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        // What is encoded has zeros at the end where they are meant.
        self = try text.utf8.contains(0x2E) ? Self(keepingZeros: text) : Self(text)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(typedFraction > max(0, -exponent) ? description : icuText)
    }
}

/// Reads `[+-]digits[.digits][e[+-]digits]` byte by byte.
struct DecimalScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { offset == bytes.count }

    struct Scanned {
        var isNegative = false
        var digits: [UInt8] = []
        var fractionCount = 0
        /// Nil when it overflows.
        var exponent: Int? = 0

        /// Without leading and trailing zeros, so that length limits count what matters. Nil when it overflows.
        var normalized: (digits: ArraySlice<UInt8>, exponent: Int)? {
            let significant = digits.drop { $0 == 0 }
            let end = significant.lastIndex { $0 != 0 }.map { $0 + 1 } ?? significant.startIndex
            if end == significant.startIndex { return ([], 0) }
            guard let exponent else { return nil }
            return (significant[..<end], exponent - fractionCount + (significant.endIndex - end))
        }
    }

    mutating func decimal() -> Scanned? {
        var value = Scanned()
        value.isNegative = sign()
        value.digits = digits()
        if peek == 0x2E {
            offset += 1
            let fraction = digits()
            value.fractionCount = fraction.count
            value.digits += fraction
        }
        guard !value.digits.isEmpty else { return nil }
        if let mark = peek, mark | 0x20 == 0x65 {
            offset += 1
            let isNegative = sign()
            let digits = digits()
            guard !digits.isEmpty else { return nil }
            // Anything above nine significant digits is beyond every limit; nil says so.
            let significant = digits.drop { $0 == 0 }
            value.exponent =
                significant.count > 9
                ? nil : significant.reduce(0) { $0 * 10 + Int($1) } * (isNegative ? -1 : 1)
        }
        return value
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func sign() -> Bool {
        guard let mark = peek, mark == 0x2D || mark == 0x2B else { return false }
        offset += 1
        return mark == 0x2D
    }

    private mutating func digits() -> [UInt8] {
        let start = offset
        while let byte = peek, byte >= 0x30, byte <= 0x39 { offset += 1 }
        return bytes[start..<offset].map { $0 - 0x30 }
    }
}

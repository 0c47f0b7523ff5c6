/// Digits as they are read, the most significant first, and where the decimal separator stood.
struct DigitCollector {
    private(set) var digits: [UInt8] = []
    /// Whether any digit was seen, zeros in front included.
    private(set) var isEmpty = true
    private var fractionDigits = 0
    var isInFraction = false
    /// What an exponent in the text adds; nil when it is beyond counting.
    var exponent: Int? = 0

    init(capacity: Int) { digits.reserveCapacity(capacity) }

    @inline(__always)
    mutating func append(_ digit: UInt8) {
        isEmpty = false
        if isInFraction { fractionDigits += 1 }
        // Zeros in front carry nothing, and a megabyte of them shall not count as a large number.
        if digit != 0 || !digits.isEmpty { digits.append(digit) }
    }

    /// The exact decimal, times a power of ten.
    ///
    /// - Parameter keepsZeros: whether it remembers its fraction digits.
    func decimal(
        isNegative: Bool, power: Int, keepsZeros: Bool = false
    ) throws(NumberParseError) -> ExactDecimal {
        let value = try decimal(isNegative: isNegative, power: power)
        return keepsZeros ? value.typed(fraction: fractionDigits - (exponent ?? 0) - power) : value
    }

    private func decimal(isNegative: Bool, power: Int) throws(NumberParseError) -> ExactDecimal {
        if digits.isEmpty { return ExactDecimal(isNegative: isNegative, trimmed: [], exponent: 0) }
        guard let exponent else { throw .tooLarge }
        var trimmed = digits
        var lowest = exponent - fractionDigits + power
        while trimmed.last == 0 {
            trimmed.removeLast()
            lowest += 1
        }
        guard trimmed.count <= ExactDecimal.maximumLength, abs(lowest) <= ExactDecimal.maximumLength,
            trimmed.count + lowest <= ExactDecimal.maximumLength
        else { throw .tooLarge }
        return ExactDecimal(isNegative: isNegative, trimmed: trimmed, exponent: lowest)
    }
}

extension DigitCollector {
    /// Reads the digits of an exponent; beyond nine of them, which no limit allows, its value is nil.
    static func exponent(
        in text: Span<UInt8>, from start: Int, digits: ReadableDigits
    ) -> (value: Int?, end: Int)? {
        var offset = start
        var value: Int? = 0
        while let (digit, length) = digits.digit(in: text, at: offset) {
            value = value.flatMap { $0 < 1_000_000_000 ? $0 * 10 + Int(digit) : nil }
            offset += length
        }
        return offset == start ? nil : (value, offset)
    }
}

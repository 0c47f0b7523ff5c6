/// A decimal number on the stack: digits, and the power of ten of the last one.
package struct DigitBuffer {
    /// 39 digits of a 128-bit integer or 17 of a double, and one in front for a carry.
    static let capacity = 48

    private var storage: InlineArray<48, UInt8>
    private var start: Int
    private var end: Int
    /// The power of ten of the last digit.
    package private(set) var exponent: Int
    package var isNegative: Bool

    package var count: Int { end - start }
    package var isZero: Bool { start == end }
    /// The power of ten of the first digit; meaningless for zero.
    package var magnitude: Int { exponent + count - 1 }

    /// The digit at a power of ten, 0 beyond both ends.
    @inline(__always)
    package subscript(power power: Int) -> UInt8 {
        let index = end - 1 - (power - exponent)
        return index >= start && index < end ? storage[index] : 0
    }

    @inline(__always)
    init(_ magnitude: UInt64, exponent: Int = 0, isNegative: Bool) {
        storage = InlineArray(repeating: 0)
        end = Self.capacity
        start = Self.capacity
        self.exponent = exponent
        self.isNegative = isNegative
        prepend(magnitude)
    }

    init(_ magnitude: UInt128, exponent: Int = 0, isNegative: Bool) {
        self.init(0 as UInt64, exponent: exponent, isNegative: isNegative)
        // Nineteen digits at a time fit 64 bits, and 64-bit division is the fast one.
        var rest = magnitude
        let chunk: UInt128 = 10_000_000_000_000_000_000
        while rest >= chunk {
            let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: chunk)
            let target = start - 19
            prepend(UInt64(remainder))
            while start > target {
                start -= 1
                storage[start] = 0
            }
            rest = quotient
        }
        prepend(UInt64(rest))
    }

    /// Nil when there are more digits than fit.
    package init?(_ decimal: ExactDecimal) {
        guard decimal.digits.count < Self.capacity, abs(decimal.exponent) < 1_000 else { return nil }
        self.init(0 as UInt64, exponent: decimal.exponent, isNegative: decimal.isNegative)
        start = Self.capacity - decimal.digits.count
        for index in decimal.digits.indices { storage[start + index] = decimal.digits[index] }
    }

    @inline(__always)
    private mutating func prepend(_ magnitude: UInt64) {
        var rest = magnitude
        while rest >= 100 {
            let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
            let (tens, ones) = pair.quotientAndRemainder(dividingBy: 10)
            storage[start - 1] = UInt8(truncatingIfNeeded: ones)
            storage[start - 2] = UInt8(truncatingIfNeeded: tens)
            start -= 2
            rest = quotient
        }
        while rest > 0 {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            start -= 1
            storage[start] = UInt8(truncatingIfNeeded: digit)
            rest = quotient
        }
    }

    /// The same number, of which zeros at the end are no part.
    package var decimal: ExactDecimal {
        ExactDecimal(
            isNegative: isNegative, digits: (start..<end).map { storage[$0] }, exponent: isZero ? 0 : exponent)
    }

    mutating func shift(byPowerOfTen power: Int) { exponent += power }

    /// Drops zeros at the end.
    mutating func trimTrailingZeros() {
        while end > start, storage[end - 1] == 0 {
            end -= 1
            exponent += 1
        }
    }

    /// Rounds so that no digit below `power` remains.
    ///
    /// - Returns: false if the mode is ``RoundingMode/unnecessary`` and digits would be lost.
    mutating func round(toPower power: Int, _ mode: RoundingMode) -> Bool {
        let dropped = power - exponent
        if dropped <= 0 || isZero { return true }
        let remainder = remainder(ofLast: dropped)
        let isOdd = self[power: power] & 1 == 1
        if dropped < count {
            end -= dropped
            exponent = power
        } else {
            start = Self.capacity
            end = Self.capacity
            exponent = power
        }
        if remainder == .none { return true }
        guard let up = mode.roundsAway(remainder, isNegative: isNegative, isOdd: isOdd) else { return false }
        if up { increment() }
        return true
    }

    /// What the last digits are worth beside one unit of the digit before them.
    private func remainder(ofLast dropped: Int) -> Remainder {
        let first = end - dropped
        if first < start { return .belowHalf }
        var rest = false
        for index in (first + 1)..<max(first + 1, end) where storage[index] != 0 { rest = true }
        switch storage[first] {
        case 0 where !rest: return .none
        case 0..<5: return .belowHalf
        case 5 where !rest: return .half
        default: return .aboveHalf
        }
    }

    /// Adds one unit of the last digit.
    private mutating func increment() {
        var index = end
        while index > start {
            index -= 1
            if storage[index] < 9 {
                storage[index] += 1
                return
            }
            storage[index] = 0
        }
        start -= 1
        storage[start] = 1
    }

    enum Remainder { case none, belowHalf, half, aboveHalf }
}

extension RoundingMode {
    /// Whether what a division leaves moves its quotient away from zero; nil where rounding is not allowed.
    ///
    /// - Parameter rest: less than the divisor, which is at most 2^127.
    package func roundsAway(_ rest: UInt128, of divisor: UInt128, isNegative: Bool, isOdd: Bool) -> Bool? {
        if rest == 0 { return false }
        let remainder: DigitBuffer.Remainder =
            rest * 2 < divisor ? .belowHalf : rest * 2 == divisor ? .half : .aboveHalf
        return roundsAway(remainder, isNegative: isNegative, isOdd: isOdd)
    }

    /// Whether a nonzero remainder moves the last digit away from zero; nil where rounding is not allowed.
    func roundsAway(_ remainder: DigitBuffer.Remainder, isNegative: Bool, isOdd: Bool) -> Bool? {
        switch self {
        case .up: true
        case .down: false
        case .ceiling: !isNegative
        case .floor: isNegative
        case .unnecessary: nil
        default:
            switch remainder {
            case .none, .belowHalf: false
            case .aboveHalf: true
            case .half:
                switch self {
                case .halfEven: isOdd
                case .halfOdd: !isOdd
                case .halfUp: true
                case .halfDown: false
                case .halfCeiling: !isNegative
                default: isNegative  // half-floor
                }
            }
        }
    }
}

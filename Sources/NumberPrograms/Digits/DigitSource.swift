/// Where the writer gets its digits: the least significant one first, then zeros for ever.
@usableFromInline
protocol DigitSource {
    mutating func next() -> UInt8
}

/// A coefficient of up to 64 bits and a count of fraction digits: most numbers that people format.
@usableFromInline
struct ScaledInteger: DigitSource {
    @usableFromInline var coefficient: UInt64
    /// The value is the coefficient divided by this power of ten.
    @usableFromInline var places: Int

    @inlinable @inline(__always)
    init(_ coefficient: UInt64, places: Int = 0) {
        self.coefficient = coefficient
        self.places = places
    }

    @inlinable @inline(__always)
    mutating func next() -> UInt8 {
        let (quotient, digit) = coefficient.quotientAndRemainder(dividingBy: 10)
        coefficient = quotient
        return UInt8(truncatingIfNeeded: digit)
    }

    /// Drops zeros at the end of the fraction, down to `minimum` places.
    @inlinable @inline(__always)
    mutating func trimFraction(to minimum: Int) {
        while places > minimum {
            let (quotient, digit) = coefficient.quotientAndRemainder(dividingBy: 10)
            if digit != 0 { return }
            coefficient = quotient
            places -= 1
        }
    }

    /// Drops places down to `limit`; false where the mode allows no rounding, or so many places are no unit of 64 bits.
    @usableFromInline
    mutating func round(to limit: Int, _ mode: RoundingMode, isNegative: Bool) -> Bool {
        guard places - limit <= 19 else { return false }
        var unit: UInt64 = 1
        for _ in limit..<places { unit &*= 10 }
        let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: unit)
        (coefficient, places) = (quotient, limit)
        guard rest > 0 else { return true }
        let half = unit / 2
        let remainder: DigitBuffer.Remainder = rest < half ? .belowHalf : rest > half ? .aboveHalf : .half
        guard let isAway = mode.roundsAway(remainder, isNegative: isNegative, isOdd: quotient & 1 == 1) else {
            return false
        }
        if isAway { coefficient &+= 1 }
        return true
    }

    /// Decimal digits of the coefficient; none for zero.
    @inline(__always)
    var count: Int {
        var count = 0
        var rest = coefficient
        while rest >= 10_000 {
            rest /= 10_000
            count += 4
        }
        return count + (rest >= 1_000 ? 4 : rest >= 100 ? 3 : rest >= 10 ? 2 : rest >= 1 ? 1 : 0)
    }
}

/// The digits of a ``DigitBuffer`` from a power of ten upwards.
struct DigitBufferReader: DigitSource {
    private let number: DigitBuffer
    private var power: Int

    init(_ number: DigitBuffer, from power: Int) {
        self.number = number
        self.power = power
    }

    @inline(__always)
    mutating func next() -> UInt8 {
        defer { power += 1 }
        return number[power: power]
    }
}

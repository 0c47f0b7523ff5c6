/// Powers of ten as 128 bits, the highest one set, rounded up: ten to the power of `p` is about `high:low` times two to the
/// power of `floor(log2(10^p)) - 127`. For all that a `Double` needs.
///
/// Worked out exactly when they are first needed, which takes less than a tenth of a millisecond.
enum DecimalPowers {
    static let range = -292...324

    /// High and low words in turns.
    private static let words: [UInt64] = {
        var words = Array(repeating: 0 as UInt64, count: 2 * range.count)
        func set(_ power: Int, _ digits: [UInt32], isExact: Bool) {
            let (high, low) = leading(digits, isExact: isExact)
            words[2 * (power - range.lowerBound)] = high
            words[2 * (power - range.lowerBound) + 1] = low
        }
        var product: [UInt32] = [1]
        for power in 0...range.upperBound {
            set(power, product, isExact: true)
            var carry: UInt64 = 0
            for index in product.indices {
                let next = UInt64(product[index]) * 10 + carry
                product[index] = UInt32(truncatingIfNeeded: next)
                carry = next >> 32
            }
            if carry > 0 { product.append(UInt32(carry)) }
        }
        // Two to a power far above, divided again and again: dropping what is left each time is as dropping it at the end.
        var quotient: [UInt32] = Array(repeating: 0, count: 48) + [1]
        for power in 1...(-range.lowerBound) {
            var rest: UInt64 = 0
            for index in quotient.indices.reversed() {
                let next = rest << 32 | UInt64(quotient[index])
                quotient[index] = UInt32(truncatingIfNeeded: next / 10)
                rest = next % 10
            }
            while quotient.last == 0 { quotient.removeLast() }
            set(-power, quotient, isExact: false)
        }
        return words
    }()

    @inline(__always)
    static func of(_ power: Int) -> (high: UInt64, low: UInt64) {
        let index = 2 * (power - range.lowerBound)
        return (words[index], words[index + 1])
    }

    /// The first 128 bits of a number, its lowest word first, rounded up.
    private static func leading(_ digits: [UInt32], isExact: Bool) -> (UInt64, UInt64) {
        // Five words have them, however many zeros are in front of the highest one.
        let top = Array((Array(repeating: 0, count: 5) + digits).suffix(5))
        let shift = UInt64(top[4].leadingZeroBitCount)
        let rest = UInt64(top[0]) << shift & 0xFFFF_FFFF
        func word(_ index: Int) -> UInt64 {
            (UInt64(top[index]) << shift | (UInt64(top[index - 1]) << shift) >> 32) & 0xFFFF_FFFF
        }
        var high = word(4) << 32 | word(3)
        var low = word(2) << 32 | word(1)
        let isWhole = isExact && rest == 0 && digits.dropLast(5).allSatisfy { $0 == 0 }
        if !isWhole {
            low &+= 1
            if low == 0 { high &+= 1 }
        }
        return (high, low)
    }
}

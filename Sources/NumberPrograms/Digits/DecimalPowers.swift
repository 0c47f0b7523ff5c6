internal import LocaleFormatMemory

/// Powers of ten as 128 bits, the highest one set, rounded up: ten to the power of `p` is about `high:low` times two to the
/// power of `floor(log2(10^p)) - 127`. For all that a `Double` needs.
///
/// Each is worked out exactly when it is first needed: most programs need a handful.
enum DecimalPowers {
    static let range = -292...324

    private static let known = OncePairs(count: range.count)

    @inline(__always)
    static func of(_ power: Int) -> (high: UInt64, low: UInt64) {
        known.pair(power - range.lowerBound) { exact(power) }
    }

    /// Words of 32 bits of which the highest five have what is asked for, the lowest first.
    private typealias Words = InlineArray<49, UInt32>

    @inline(never)
    private static func exact(_ power: Int) -> (high: UInt64, low: UInt64) {
        var words = Words(repeating: 0)
        var top = 0
        var rest = power.magnitude
        // Of negative powers two to a power far above, divided again and again: dropping what is left each time is as dropping it at the end.
        if power < 0 { top = words.count - 1 }
        words[top] = 1
        while rest > 0 {
            // The largest power of ten that a word holds.
            let step = min(rest, 9)
            let factor = (0..<step).reduce(1 as UInt64) { product, _ in product * 10 }
            rest -= step
            if power < 0 {
                var left: UInt64 = 0
                for index in (0...top).reversed() {
                    let next = left << 32 | UInt64(words[index])
                    words[index] = UInt32(truncatingIfNeeded: next / factor)
                    left = next % factor
                }
                while words[top] == 0 { top -= 1 }
            } else {
                var carry: UInt64 = 0
                for index in 0...top {
                    let next = UInt64(words[index]) * factor + carry
                    words[index] = UInt32(truncatingIfNeeded: next)
                    carry = next >> 32
                }
                if carry > 0 {
                    top += 1
                    words[top] = UInt32(carry)
                }
            }
        }
        return leading(words, top, isExact: power >= 0)
    }

    /// The first 128 bits of a number, rounded up.
    private static func leading(_ words: Words, _ top: Int, isExact: Bool) -> (high: UInt64, low: UInt64) {
        func digit(_ place: Int) -> UInt64 { top >= place ? UInt64(words[top - place]) : 0 }
        let shift = UInt64(words[top].leadingZeroBitCount)
        func word(_ place: Int) -> UInt64 {
            (digit(place) << shift | (digit(place + 1) << shift) >> 32) & 0xFFFF_FFFF
        }
        var high = word(0) << 32 | word(1)
        var low = word(2) << 32 | word(3)
        var isWhole = isExact && (digit(4) << shift) & 0xFFFF_FFFF == 0
        if top > 4 { for place in 5...top where digit(place) != 0 { isWhole = false } }
        if !isWhole {
            low &+= 1
            if low == 0 { high &+= 1 }
        }
        return (high, low)
    }
}

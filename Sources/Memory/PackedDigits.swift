/// The ten digits of a positional numbering system in UTF-8, all of one width: what numbers, dates, durations and relative
/// times write with.
///
/// A digit or a pair of them is one word that is stored whole, whatever its width, so that no script is slower than another.
/// Each system is packed once and kept for good: there are less than a hundred, a kilobyte each.
///
/// `@unchecked Sendable` is true because the words are filled in before the first value is made, and only read afterwards.
@safe @usableFromInline  // which alone lets the functions below be inlined elsewhere
package struct PackedDigits: @unchecked Sendable {
    /// The hundred pairs and the ten digits with the last byte highest, for writing backwards; then the ten digits with the
    /// first byte lowest; then the powers of ten.
    @usableFromInline let words: UnsafePointer<UInt64>
    /// Bytes of one digit, 1 to 4.
    @usableFromInline package let width: Int

    static let single = 100
    @inlinable static var forward: Int { 110 }
    private static let powers = 120
    private static let count = 140

    /// By the text of the ten digits.
    private static let known = Lock<[String: PackedDigits]>([:])

    /// `0` to `9`.
    package static let ascii = PackedDigits(InlineArray { UInt64(0x30 + $0) }, width: 1)

    /// Nil unless there are ten digits of one width.
    ///
    /// - Parameter digits: those of a system that ICU knows, as all of them are kept.
    package init?(_ digits: String) {
        // Most locales' digits, and the first text of most processes: no table is made for them.
        if digits == "0123456789" {
            self = .ascii
            return
        }
        let scalars = Array(digits.unicodeScalars)
        guard scalars.count == 10, let width = scalars.first.map({ UTF8.width($0) }),
            scalars.allSatisfy({ UTF8.width($0) == width })
        else { return nil }
        self = Self.known.withLock { known in
            if let packed = known[digits] { return packed }
            let packed = PackedDigits(
                InlineArray { String(scalars[$0]).utf8.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) } },
                width: width)
            known[digits] = packed
            return packed
        }
    }

    /// - Parameter forward: the bytes of each digit, the first one lowest.
    private init(_ forward: InlineArray<10, UInt64>, width: Int) {
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.count)
        for first in 0..<10 {
            let word = forward[first]
            (words + Self.forward + first).initialize(to: word)
            (words + Self.single + first).initialize(to: word << UInt64(64 - 8 * width))
            for second in 0..<10 {
                (words + first * 10 + second).initialize(
                    to: (word | forward[second] << UInt64(8 * width)) << UInt64(64 - 16 * width))
            }
        }
        var power: UInt64 = 1
        for place in Self.powers..<Self.count {
            (words + place).initialize(to: power)
            power &*= 10
        }
        self.words = UnsafePointer(words)
        self.width = width
    }

    /// How many digits a number has; one for zero.
    @inline(__always)
    func count(_ value: UInt64) -> Int {
        // 1233 / 4096 is the logarithm of 2 to the base of 10.
        let value = value | 1
        let guess = ((64 &- value.leadingZeroBitCount) &* 1_233) &>> 12
        return guess &+ (value >= words[Self.powers &+ guess] ? 1 : 0)
    }
}

extension PackedDigits {
    /// The bytes of a digit, 0 to 9, the first one lowest.
    @inlinable @inline(__always)
    package subscript(digit: UInt8) -> UInt32 {
        precondition(digit < 10)
        return UInt32(truncatingIfNeeded: words[Self.forward + Int(digit)])
    }
}

extension PackedDigits {
    /// The bytes of a digit, 0 to 9, the last one highest.
    @inline(__always)
    func word(digit: UInt64) -> UInt64 { words[Self.single &+ Int(truncatingIfNeeded: digit)] }

    /// The bytes of two digits, 0 to 99, the last one highest.
    @inline(__always)
    func word(pair: UInt64) -> UInt64 { words[Int(truncatingIfNeeded: pair)] }

    /// The bytes of three digits, 0 to 999, the last one highest: of those that a word holds.
    @inline(__always)
    func word(triple: UInt64) -> UInt64 {
        let hundreds = triple / 100
        return word(pair: triple &- hundreds &* 100)
            | word(digit: hundreds) &>> UInt64(truncatingIfNeeded: 16 &* width)
    }
}

extension PackedDigits {
    /// Appends a number, with leading zeros up to `minimum` digits.
    @inlinable @inline(__always)
    package func write(_ value: UInt64, minimum: Int, to output: inout UTF8Writer) {
        if value < 100, minimum <= 2 {
            if value >= 10 || minimum == 2 { return putPair(value, to: &output) }
            return put(value, to: &output)
        }
        if value < 10_000, minimum <= 4, value >= 1_000 || minimum == 4 {
            putPair(value / 100, to: &output)
            return putPair(value % 100, to: &output)
        }
        output = writingLong(value, minimum: minimum, output)
    }

    /// - Parameter digit: 0 to 9.
    @inlinable @inline(__always)
    func put(_ digit: UInt64, to output: inout UTF8Writer) {
        output.append(characters: words[Self.forward + Int(truncatingIfNeeded: digit)], width: width)
    }

    /// - Parameter pair: 0 to 99.
    @inlinable @inline(__always)
    func putPair(_ pair: UInt64, to output: inout UTF8Writer) {
        // Packed for writing backwards, with the last byte highest.
        let word = words[Int(truncatingIfNeeded: pair)] &>> UInt64(truncatingIfNeeded: 64 &- 16 &* width)
        output.append(characters: word, width: 2 &* width)
    }

    /// Given the writer and giving it back, so that where it is not called its state stays in registers.
    @inline(never) @usableFromInline
    func writingLong(_ value: UInt64, minimum: Int, _ writer: consuming UTF8Writer) -> UTF8Writer {
        var output = writer
        var power: UInt64 = 1
        var count = 1
        while count < 20, value / power >= 10 {
            power *= 10
            count += 1
        }
        for _ in 0..<max(0, minimum - count) { put(0, to: &output) }
        var rest = value
        while power > 0 {
            put(rest / power, to: &output)
            rest %= power
            power /= 10
        }
        return output
    }
}

extension PackedDigits {
    /// The ten digits as text.
    package var texts: [UInt8] {
        (0..<10).flatMap { digit in
            (0..<width).map { UInt8(truncatingIfNeeded: self[digit] >> UInt32(8 * $0)) }
        }
    }
}

/// The ten digits of a positional numbering system in UTF-8, all of one width: what numbers, dates, durations and relative
/// times write with.
///
/// A digit is one word that is stored whole, whatever its width, so that no script is slower than another.
package struct PackedDigits: Sendable {
    /// The bytes of each digit, the first one lowest; zeros beyond ``width``.
    @usableFromInline let words: InlineArray<10, UInt32>
    /// Bytes of one digit, 1 to 4.
    package let width: Int

    /// `0` to `9`.
    package static let ascii = PackedDigits(words: InlineArray { UInt32(0x30 + $0) }, width: 1)

    private init(words: InlineArray<10, UInt32>, width: Int) {
        self.words = words
        self.width = width
    }

    /// Nil unless there are ten digits of one width.
    package init?(_ digits: String) {
        let scalars = Array(digits.unicodeScalars)
        guard scalars.count == 10, let width = scalars.first.map({ UTF8.width($0) }),
            scalars.allSatisfy({ UTF8.width($0) == width })
        else { return nil }
        self.init(
            words: InlineArray { index in
                String(scalars[index]).utf8.reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
            }, width: width)
    }

    /// The bytes of a digit, the first one lowest.
    @inlinable @inline(__always)
    package subscript(digit: Int) -> UInt32 { words[digit] }

    /// Two digits as ``width`` times two bytes, the first one lowest.
    func pair(_ first: Int, _ second: Int) -> UInt64 {
        UInt64(words[first]) | UInt64(words[second]) << UInt64(8 * width)
    }
}

// MARK: Backwards

extension PackedDigits {
    /// Writes a digit so that it ends before `end`, and moves `end` to its start.
    @inlinable @inline(__always)
    package func write(_ digit: UInt8, before end: inout Int, to output: inout MutableSpan<UInt8>) {
        let word = words[Int(digit)]
        end -= width
        output[end] = UInt8(truncatingIfNeeded: word)
        if width == 1 { return }
        output[end + 1] = UInt8(truncatingIfNeeded: word >> 8)
        if width == 2 { return }
        output[end + 2] = UInt8(truncatingIfNeeded: word >> 16)
        if width == 4 { output[end + 3] = UInt8(truncatingIfNeeded: word >> 24) }
    }
}

// MARK: Forwards

extension PackedDigits {
    /// Appends a number, with leading zeros up to `minimum` digits.
    @inlinable @inline(__always)
    package func write(_ value: UInt64, minimum: Int, to output: inout UTF8Writer) {
        if value < 100, minimum <= 2 {
            if value >= 10 || minimum == 2 { put(value / 10, to: &output) }
            put(value % 10, to: &output)
            return
        }
        if value < 10_000, minimum <= 4 {
            if value >= 1_000 || minimum == 4 { put(value / 1_000, to: &output) }
            if value >= 100 || minimum >= 3 { put(value / 100 % 10, to: &output) }
            put(value / 10 % 10, to: &output)
            put(value % 10, to: &output)
            return
        }
        writeLong(value, minimum: minimum, to: &output)
    }

    @inlinable @inline(__always)
    func put(_ digit: UInt64, to output: inout UTF8Writer) {
        output.append(packed: words[Int(truncatingIfNeeded: digit)], width: width)
    }

    @inline(never) @usableFromInline
    func writeLong(_ value: UInt64, minimum: Int, to output: inout UTF8Writer) {
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
    }
}

extension String {
    /// A string of exactly `count` UTF-8 bytes, which `write` fills in. They start as zeros, and must be valid UTF-8 at the
    /// end; as everywhere in the standard library, invalid bytes are repaired with U+FFFD.
    @inlinable @inline(__always)
    package init(utf8Count count: Int, _ write: (inout MutableSpan<UInt8>) -> Void) {
        self.init(unsafeUninitializedCapacity: count) { buffer in
            let bytes = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            bytes.initialize(repeating: 0)
            var span = MutableSpan(_unsafeElements: bytes)
            write(&span)
            return count
        }
    }
}

extension Array where Element == UInt8 {
    /// Appends exactly `count` bytes, which `write` fills in; they start as zeros.
    @inlinable @inline(__always)
    package mutating func append(utf8Count count: Int, _ write: (inout MutableSpan<UInt8>) -> Void) {
        append(addingCapacity: count) { output in
            output.withUnsafeMutableBufferPointer { buffer, initializedCount in
                let bytes = UnsafeMutableBufferPointer(
                    rebasing: buffer[initializedCount..<initializedCount + count])
                bytes.initialize(repeating: 0)
                var span = MutableSpan(_unsafeElements: bytes)
                write(&span)
                initializedCount += count
            }
        }
    }
}

extension Array where Element == UInt8 {
    /// Appends UTF-16 text as UTF-8. A lone surrogate becomes U+FFFD; pairs one inside the other are set right.
    ///
    /// ICU 72 writes the digits of an exponent from the last to the first, each one unit further left, and so puts a digit of two
    /// units into the one behind it (`ScientificModifier::apply`): of 12 in Chakma digits there come both first halves, then both
    /// second halves, the outer ones being those of the last digit.
    package mutating func append(utf16 units: UnsafeBufferPointer<UInt16>) {
        reserveCapacity(count + units.count * 3)
        var index = 0
        while index < units.count {
            let unit = UInt32(units[index])
            index += 1
            if unit < 0x80 {
                append(UInt8(unit))
            } else if unit < 0x800 {
                append(UInt8(0xC0 | unit >> 6))
                append(UInt8(0x80 | unit & 0x3F))
            } else if unit & 0xF800 != 0xD800 {
                append(threeBytesOf: unit)
            } else if unit < 0xDC00, index < units.count, units[index] & 0xFC00 == 0xDC00 {
                append(supplementary: 0x10000 + (unit & 0x3FF) << 10 + UInt32(units[index] & 0x3FF))
                index += 1
            } else if let depth = Self.nestedPairs(in: units, at: index - 1) {
                for pair in (0..<depth).reversed() {
                    let (high, low) = (units[index - 1 + pair], units[index - 2 + 2 * depth - pair])
                    append(supplementary: 0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(low & 0x3FF))
                }
                index += 2 * depth - 1
            } else {
                append(threeBytesOf: 0xFFFD)
            }
        }
    }

    private mutating func append(supplementary scalar: UInt32) {
        append(UInt8(0xF0 | scalar >> 18))
        append(UInt8(0x80 | scalar >> 12 & 0x3F))
        append(UInt8(0x80 | scalar >> 6 & 0x3F))
        append(UInt8(0x80 | scalar & 0x3F))
    }

    /// How many first halves of pairs begin at an index, with as many second halves behind them; nil where halves are missing.
    /// Numbers have exponents of at most ten digits.
    private static func nestedPairs(in units: UnsafeBufferPointer<UInt16>, at start: Int) -> Int? {
        var depth = 0
        while depth < 10, start + depth < units.count, units[start + depth] & 0xFC00 == 0xD800 { depth += 1 }
        guard depth > 1, start + 2 * depth <= units.count else { return nil }
        let seconds = units[start + depth..<start + 2 * depth]
        return seconds.allSatisfy { $0 & 0xFC00 == 0xDC00 } ? depth : nil
    }

    private mutating func append(threeBytesOf unit: UInt32) {
        append(UInt8(0xE0 | unit >> 12))
        append(UInt8(0x80 | unit >> 6 & 0x3F))
        append(UInt8(0x80 | unit & 0x3F))
    }
}

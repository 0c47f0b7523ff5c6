internal import LocaleFormatMemory

/// One to eight ASCII characters in one machine word: copied, compared and hashed like a number.
package struct ShortName: Hashable, Sendable {
    /// The characters, the last one in the lowest byte; never zero.
    package let packed: UInt64

    package init(packed: UInt64) { self.packed = packed }

    /// Nil unless the text has one to eight ASCII characters, none of them zero.
    package init?(_ text: some StringProtocol) {
        var packed: UInt64 = 0
        for byte in text.utf8 {
            guard byte > 0, byte < 0x80, packed >> 56 == 0 else { return nil }
            packed = packed << 8 | UInt64(byte)
        }
        guard packed > 0 else { return nil }
        self.packed = packed
    }

    package var text: String {
        let count = 8 - packed.leadingZeroBitCount / 8
        return String(utf8Count: count) { bytes in
            for index in 0..<count {
                bytes[index] = UInt8(truncatingIfNeeded: packed >> UInt64(8 * (count - 1 - index)))
            }
        }
    }
}

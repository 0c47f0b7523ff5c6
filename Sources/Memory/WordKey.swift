/// Five machine words that say all of a key: equal words, equal keys.
@usableFromInline
package struct WordKey: Hashable, Sendable {
    @usableFromInline let first: UInt64
    @usableFromInline let second: UInt64
    @usableFromInline let third: UInt64
    @usableFromInline let fourth: UInt64
    @usableFromInline let fifth: UInt64

    @inlinable @inline(__always)
    package init(_ first: UInt64, _ second: UInt64 = 0, _ third: UInt64 = 0, _ fourth: UInt64 = 0, _ fifth: UInt64 = 0)
    {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.fifth = fifth
    }

    @inlinable @inline(__always)
    package static func == (left: Self, right: Self) -> Bool {
        // Without branches: keys that meet in one slot are nearly always equal.
        let parts = (left.first ^ right.first) | (left.second ^ right.second) | (left.third ^ right.third)
        return parts | (left.fourth ^ right.fourth) | (left.fifth ^ right.fifth) == 0
    }

    /// A hash whose bits are all good. It is fixed: words are addresses and options, which nobody outside chooses freely.
    @inlinable @inline(__always)
    package var hash: UInt64 {
        let left = Self.mix(first ^ 0x9E37_79B9_7F4A_7C15, second ^ 0xE703_7ED1_A0B4_28DB)
        let right = Self.mix(third ^ 0x8EBC_6AF0_9C88_C6E3, fourth ^ 0x5899_65CC_7537_4CC3)
        return Self.mix(left ^ fifth, right ^ 0x1D8E_4E27_C47D_124F)
    }

    @inlinable
    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    @inlinable @inline(__always)
    static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

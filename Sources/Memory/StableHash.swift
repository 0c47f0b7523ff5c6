extension Span<UInt8> {
    /// The bytes as one number, the same in every run and on every machine: FNV-1a, 64 bits (draft-eastlake-fnv, section 2). Whoever chooses the bytes
    /// can choose others with the same number.
    @inlinable package var stableHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in indices { hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01B3 }
        return hash
    }
}

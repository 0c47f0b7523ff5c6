import LocaleFormatMemory
import Testing

/// Keys of caches: every bit of every word counts, in being equal and in the hash.
@Suite struct WordKeyTests {
    private let keys: [WordKey] =
        [WordKey(0)]
        + (0..<320).map { bit in
            let words = (0..<5).map { $0 == bit / 64 ? UInt64(1) << UInt64(bit % 64) : 0 }
            return WordKey(words[0], words[1], words[2], words[3], words[4])
        }

    @Test func everyBitMakesAnotherKey() {
        for (index, key) in keys.enumerated() {
            #expect(keys.firstIndex(of: key) == index)
        }
    }

    @Test func everyBitMakesAnotherHash() {
        #expect(Set(keys.map(\.hash)).count == keys.count)
    }

    /// 321 keys in 1,024 slots, by the lowest bits and by the highest: some 274 are taken if slots are drawn by lot.
    @Test func hashesFillSlots() {
        #expect(Set(keys.map { $0.hash & 1_023 }).count > 240)
        #expect(Set(keys.map { $0.hash >> 54 }).count > 240)
    }
}

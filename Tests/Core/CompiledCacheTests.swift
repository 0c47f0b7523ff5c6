import LocaleFormatCore
import LocaleFormatMemory
import TestSupport
import Testing

@Suite struct CompiledCacheTests {
    @Test func staysBoundedAndKeepsWhatIsUsed() {
        let cache = CompiledCache<Int, Int>(capacity: 16)
        for key in 0..<1_000 {
            #expect(cache.value(for: key) { key * 2 } == key * 2)
            _ = cache.value(for: 0) { -1 }
            #expect(cache.count <= 16)
        }
        // Used all the time, so never thrown out: the builder would say -1.
        #expect(cache.value(for: 0) { -1 } == 0)
    }

    @Test func failuresAreNotKept() {
        struct Failure: Error {}
        let cache = CompiledCache<Int, Int>(capacity: 16)
        #expect(throws: Failure.self) { try cache.value(for: 1) { () throws(Failure) in throw Failure() } }
        #expect(cache.count == 0)
    }
}

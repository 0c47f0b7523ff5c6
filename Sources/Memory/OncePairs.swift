public import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Pairs of words by their place, each worked out when it is first asked for, and read by many threads without a lock. The high word of a pair is
/// never zero.
///
/// `@unchecked Sendable` is true because every word is atomic, and threads that work out the same pair find the same one.
@safe @usableFromInline
package struct OncePairs: @unchecked Sendable {
    @usableFromInline let words: UnsafeMutablePointer<Atomic<UInt64>>
    @usableFromInline let count: Int

    /// For what is kept for good.
    package init(count: Int) {
        self.count = count
        // The system lends memory of zeros as it is touched.
        guard let memory = calloc(count, 2 * MemoryLayout<Atomic<UInt64>>.stride) else {
            fatalError("no memory for \(count) pairs")
        }
        words = memory.bindMemory(to: Atomic<UInt64>.self, capacity: 2 * count)
    }

    /// The pair at a place, which must be there.
    @inlinable @inline(__always)
    package func pair(_ place: Int, _ work: () -> (high: UInt64, low: UInt64)) -> (high: UInt64, low: UInt64) {
        precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
        let high = words[2 &* place].load(ordering: .acquiring)
        if high != 0 { return (high, words[2 &* place &+ 1].load(ordering: .relaxed)) }
        let pair = work()
        words[2 &* place &+ 1].store(pair.low, ordering: .relaxed)
        words[2 &* place].store(pair.high, ordering: .releasing)
        return pair
    }
}

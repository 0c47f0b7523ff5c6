public import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Numbers by their place, each found once, when somebody first needs it, and read by many threads without a lock.
///
/// What has not been set is zero. The system lends memory of zeros as it is touched, so that a table with a place for every
/// scalar of Unicode takes no more than what a text uses of it.
///
/// `@unchecked Sendable` is true because every number is atomic, and the memory goes with the table.
@safe @usableFromInline
package struct OnceTable: ~Copyable, @unchecked Sendable {
    @usableFromInline let cells: UnsafeMutablePointer<Atomic<UInt32>>
    @usableFromInline package let capacity: Int

    /// - Parameter capacity: places, at least one.
    package init(capacity: Int) {
        guard let memory = calloc(capacity, MemoryLayout<Atomic<UInt32>>.stride) else {
            fatalError("no memory for a table of \(capacity) numbers")
        }
        cells = memory.bindMemory(to: Atomic<UInt32>.self, capacity: capacity)
        self.capacity = capacity
    }

    deinit { free(cells) }

    /// The number at a place, which must be there; 0 where none has been set.
    @inlinable @inline(__always)
    package subscript(place: Int) -> UInt32 {
        precondition(UInt(bitPattern: place) < UInt(bitPattern: capacity))
        return cells[place].load(ordering: .acquiring)
    }

    /// Whoever sees the number sees what was written before it.
    package func set(_ number: UInt32, at place: Int) {
        precondition(UInt(bitPattern: place) < UInt(bitPattern: capacity))
        cells[place].store(number, ordering: .releasing)
    }
}

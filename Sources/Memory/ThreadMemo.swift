#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The slots of templates that each thread found out last, for a few owners: found without a lock, and written where no other
/// thread looks.
///
/// The first time that an owner asks for a key, only the key is noted: where keys never come twice in a row, that is all that a
/// memo costs.
@safe
package struct ThreadMemo: Sendable {
    private struct Entry {
        var owner: UInt64
        var key: Int
        var isKept: Bool
        var slots: SlotTemplate.Slots
    }

    /// What a thread knows of a key.
    package enum Found {
        /// Nothing; from now on it was asked for.
        case new
        /// It was asked for last. What is found out now should be kept.
        case seen
        /// The slots.
        case kept
    }

    private static let capacity = 16

    private let threads: pthread_key_t

    /// Nil when the system has no keys left. A memo lives for ever.
    package init?() {
        var key = pthread_key_t()
        guard pthread_key_create(&key, { free($0) }) == 0 else { return nil }
        threads = key
    }

    @inline(__always)
    private func entry(of owner: UInt64) -> UnsafeMutablePointer<Entry>? {
        guard let memory = pthread_getspecific(threads) ?? make() else { return nil }
        return memory.assumingMemoryBound(to: Entry.self) + Int(truncatingIfNeeded: owner) & (Self.capacity - 1)
    }

    /// Fills the slots, if this thread kept them last for this owner and key.
    ///
    /// - Parameter owner: a number that is never used again for another one, and not zero.
    package func find(_ key: Int, of owner: UInt64, _ slots: inout SlotTemplate.Slots) -> Found {
        guard let entry = entry(of: owner) else { return .new }
        if entry.pointee.owner == owner, entry.pointee.key == key {
            guard entry.pointee.isKept else { return .seen }
            slots = entry.pointee.slots
            return .kept
        }
        entry.pointee.owner = owner
        entry.pointee.key = key
        entry.pointee.isKept = false
        return .new
    }

    /// Keeps the slots of a key that was seen.
    package func keep(_ slots: SlotTemplate.Slots, for key: Int, of owner: UInt64) {
        guard let entry = entry(of: owner) else { return }
        entry.pointee = Entry(owner: owner, key: key, isKept: true, slots: slots)
    }

    /// Zeros, which no owner has.
    @inline(never)
    private func make() -> UnsafeMutableRawPointer? {
        guard let memory = calloc(Self.capacity, MemoryLayout<Entry>.stride) else { return nil }
        memory.bindMemory(to: Entry.self, capacity: Self.capacity)
        if pthread_setspecific(threads, memory) == 0 { return memory }
        free(memory)
        return nil
    }
}

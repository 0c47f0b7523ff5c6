import Synchronization

/// A small table of computed results, for dates outside the generated tables.
///
/// Each key has one slot, and a newer key takes it. The lock is held only to read or write a slot, never while a value is
/// computed; two threads may compute the same value, and as values depend on nothing but the key, either may stay.
final class EngineCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Slot: Sendable {
        var key: Key
        var value: Value
    }

    private let slots: Mutex<[Slot?]>
    private let mask: Int

    /// - Parameter bits: the table has 2^bits slots.
    init(bits: Int) {
        slots = Mutex(Array(repeating: nil, count: 1 << bits))
        mask = (1 << bits) - 1
    }

    /// The value of `key`, from the slot or from `compute`.
    func value(for key: Key, hash: Int, compute: (Key) -> Value) -> Value {
        let index = hash & mask
        let hit: Value? = slots.withLock { slots in
            guard let slot = slots[index], slot.key == key else { return nil }
            return slot.value
        }
        if let hit { return hit }
        let value = compute(key)
        slots.withLock { $0[index] = Slot(key: key, value: value) }
        return value
    }
}

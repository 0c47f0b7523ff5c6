/// A bounded cache of compiled styles: looked up under a lock, built outside it.
///
/// When it is full, the quarter that was used longest ago goes. Two threads that miss at once may both build; the first
/// one to finish is kept, so that all callers share one program.
package final class CompiledCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    fileprivate struct Entry: Sendable {
        let value: Value
        var lastUse: UInt64
    }

    fileprivate struct State: Sendable {
        var entries: [Key: Entry] = [:]
        var clock: UInt64 = 0
    }

    private let state = Lock(State())
    package let capacity: Int

    package init(capacity: Int) { self.capacity = max(4, capacity) }

    package var count: Int { state.withLock { $0.entries.count } }

    package func value<Failure: Error>(
        for key: Key, build: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let cached = state.withLock { state -> Value? in
            state.clock += 1
            guard let index = state.entries.index(forKey: key) else { return nil }
            state.entries.values[index].lastUse = state.clock
            return state.entries.values[index].value
        }
        if let cached { return cached }
        let built = try build()
        return state.withLock { state in
            if let other = state.entries[key] { return other.value }
            if state.entries.count >= capacity { state.evict(capacity / 4) }
            state.clock += 1
            state.entries[key] = Entry(value: built, lastUse: state.clock)
            return built
        }
    }

    package func removeAll() { state.withLock { $0.entries.removeAll() } }
}

extension CompiledCache.State {
    mutating func evict(_ count: Int) {
        let threshold = entries.values.map(\.lastUse).ordered()[count - 1]
        entries = entries.filter { $0.value.lastUse > threshold }
    }
}

/// A bounded cache for one thread: at most twice `capacity` values.
///
/// Two generations instead of a clock: when the younger one is full it becomes the older one, and whatever the older one
/// still held is gone unless it was asked for meanwhile.
struct RecentCache<Key: Hashable, Value> {
    let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(capacity: Int) { self.capacity = capacity }

    var count: Int { young.count + old.count }

    mutating func value(for key: Key, build: () -> Value) -> Value {
        if let found = young[key] { return found }
        let value = old.removeValue(forKey: key) ?? build()
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
        return value
    }
}

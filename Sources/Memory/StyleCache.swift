/// Styles that are used without being held: found by a few words, first in the thread's own table, then in one that all
/// threads share.
///
/// What a thread uses again and again costs no lock and counts no reference. The shared table is in parts, each with a lock
/// of its own that is held for a look or a change, never while a style is made. When a part is full, a style that was not
/// used since the last search for one goes.
///
/// Two threads that miss at once may both make a style; the first one to finish is kept, so that all callers share it.
@usableFromInline
package final class StyleCache<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let place = ThreadTable.Place()
    private let shards: [Lock<StyleShard<Object>>]

    /// - Parameter limit: how many styles are kept for all threads.
    package init(limit: Int) {
        let count = 16
        shards = (0..<count).map { _ in Lock(StyleShard(limit: max(1, limit / count))) }
    }

    package var count: Int { shards.reduce(0) { $0 + $1.withLock { $0.count } } }

    /// Reads the object of a key, which is made where it is missing; nil where it cannot be made, or `body` gives nothing.
    @inlinable @inline(__always)
    package func read<Result>(
        _ key: WordKey, make: () throws -> Object, _ body: (Object) -> Result?
    ) -> Result? {
        guard let loan = place?.loan(of: key) ?? loan(of: key, make: make) else { return nil }
        defer { loan.end() }
        return loan.read(as: Object.self, body)
    }

    /// The object of a key that this thread has not.
    @usableFromInline @inline(never)
    func loan(of key: WordKey, make: () throws -> Object) -> ThreadTable.Loan? {
        (try? value(for: key, make: make)).map { ThreadTable.Loan(counting: $0) }
    }

    /// The object of a key, which is made where it is missing.
    @usableFromInline
    package func value<Failure: Error>(
        for key: WordKey, make: () throws(Failure) -> Object
    ) throws(Failure) -> Object {
        if let object = place?.read(key, as: Object.self, { $0 }) { return object }
        let shard = shards[Int(truncatingIfNeeded: key.hash >> 32) & (shards.count - 1)]
        if let known = shard.withLock({ $0.find(key) }) { return kept(known, key) }
        let made = try make()
        // What goes is let go after the lock.
        let (object, _) = shard.withLock { $0.insert(made, for: key) }
        return kept(object, key)
    }

    private func kept(_ object: Object, _ key: WordKey) -> Object {
        place?.keep(object, for: key)
        return object
    }
}

/// A part of a cache of styles.
private struct StyleShard<Object: AnyObject & Sendable>: Sendable {
    private struct Entry: Sendable {
        let key: WordKey
        let object: Object
        var isUsed: Bool
    }

    private let limit: Int
    private var entries: [Entry] = []
    /// Where entries are, once they are more than a few: a process that uses few styles makes no dictionary, whose type it would search.
    private var places: [WordKey: Int] = [:]
    private static var few: Int { 8 }
    /// Where the search for an entry to replace goes on.
    private var hand = 0

    init(limit: Int) { self.limit = limit }

    var count: Int { entries.count }

    mutating func find(_ key: WordKey) -> (Object)? {
        let isFew = entries.count <= Self.few
        guard let place = isFew ? entries.firstIndex(where: { $0.key == key }) : places[key] else { return nil }
        entries[place].isUsed = true
        return entries[place].object
    }

    /// The object that the key has then, and the one that gave way.
    mutating func insert(
        _ object: Object, for key: WordKey
    ) -> (object: Object, replaced: (Object)?) {
        if let known = find(key) { return (known, nil) }
        let entry = Entry(key: key, object: object, isUsed: false)
        guard entries.count == limit else {
            entries.append(entry)
            if entries.count > Self.few {
                let first = places.isEmpty ? 0 : entries.count - 1
                for place in first..<entries.count { places[entries[place].key] = place }
            }
            return (object, nil)
        }
        while entries[hand].isUsed {
            entries[hand].isUsed = false
            hand = (hand + 1) % limit
        }
        let old = entries[hand]
        if entries.count > Self.few {
            places[old.key] = nil
            places[key] = hand
        }
        entries[hand] = entry
        hand = (hand + 1) % limit
        return (object, old.object)
    }
}

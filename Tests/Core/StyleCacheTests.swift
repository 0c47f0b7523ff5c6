import LocaleFormatMemory
import Synchronization
import TestSupport
import Testing

@Suite struct StyleCacheTests {
    /// Knows its key, and counts how many there are.
    private final class Style: Sendable {
        let key: UInt64
        private let alive: Counter

        init(_ key: UInt64, _ alive: Counter) {
            self.key = key
            self.alive = alive
            alive.value.add(1, ordering: .relaxed)
        }

        deinit { alive.value.subtract(1, ordering: .relaxed) }
    }

    private final class Counter: Sendable {
        let value = Atomic<Int>(0)
    }

    private static let alive = Counter()
    // Caches with places in every thread live for ever.
    private static let cache = StyleCache<Style>(limit: 64)
    private static let failing = StyleCache<Style>(limit: 64)

    @Test func findsStylesAndForgetsSome() async {
        let wrong = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var random = SeededGenerator(seed: UInt64(task))
                    return (0..<20_000).count { _ in
                        let key = random.next() % 2_000
                        return Self.cache.read(WordKey(key)) {
                            Style(key, Self.alive)
                        } _: {
                            $0.key
                        } != key
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
        #expect(Self.cache.count == 64)
        // Each thread keeps a few hundred of its own.
        #expect(Self.alive.value.load(ordering: .relaxed) < 64 + 600 * 16)
    }

    /// A style that is lent stays, although those read meanwhile take its place.
    @Test func lentStylesStayAlive() {
        let counter = Counter()
        var inner: [UInt64?] = []
        let outer: UInt64? = Self.failing.read(WordKey(1, 1)) {
            Style(1, counter)
        } _: { _ in
            // The first call makes it; this one lends it.
            Self.failing.read(WordKey(1, 1)) {
                Style(0, counter)
            } _: { lent in
                for key in 2..<5_000 as Range<UInt64> {
                    inner.append(
                        Self.failing.read(WordKey(1, key)) {
                            Style(key, counter)
                        } _: {
                            $0.key
                        })
                }
                return lent.key
            }
        }
        #expect(outer == 1)
        #expect(inner.enumerated().allSatisfy { $0.element == UInt64($0.offset + 2) })
    }

    @Test func whatCannotBeMadeIsNotKept() throws {
        struct Failure: Error {}
        let key = WordKey(7, 7)
        let missing: UInt64? = Self.failing.read(key) {
            throw Failure()
        } _: {
            $0.key
        }
        #expect(missing == nil)
        #expect(throws: Failure.self) { try Self.failing.value(for: key) { () throws(Failure) in throw Failure() } }
        #expect(Self.failing.value(for: key) { Style(7, Counter()) }.key == 7)
    }
}

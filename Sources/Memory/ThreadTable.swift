internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The objects that one thread used last, of one cache: found without a lock, and lent without counting.
///
/// Each thread has a table of its own, which nobody else touches; it goes when the thread ends. An object stays alive while it
/// is lent, also when the slot is given to another one meanwhile.
@safe
@usableFromInline
package struct ThreadTable {
    private struct Slot {
        var key: WordKey
        var object: Unmanaged<AnyObject>?
    }

    /// Slots of a table: 12 KiB. Two of them may hold a key.
    private static let capacity = 256

    private let slots: UnsafeMutablePointer<Slot>
    /// How many loans are going on in this thread, one within another.
    @usableFromInline var depth = 0
    /// Objects that lost their slots while something was lent.
    private var limbo: [Unmanaged<AnyObject>] = []
    @usableFromInline var hasLimbo = false

    private init() {
        slots = .allocate(capacity: Self.capacity)
        slots.initialize(repeating: Slot(key: WordKey(0), object: nil), count: Self.capacity)
    }

    private func destroy() {
        for index in 0..<Self.capacity { slots[index].object?.release() }
        slots.deallocate()
        for object in limbo { object.release() }
    }

    // MARK: Slots

    @inline(__always)
    private func find(_ key: borrowing WordKey) -> Unmanaged<AnyObject>? {
        let index = Int(truncatingIfNeeded: key.hash) & (Self.capacity - 1)
        if slots[index].key == key, let object = slots[index].object { return object }
        let other = index ^ 1
        if slots[other].key == key, let object = slots[other].object { return object }
        return nil
    }

    private mutating func keep(_ object: AnyObject, for key: WordKey) {
        let index = Int(truncatingIfNeeded: key.hash) & (Self.capacity - 1)
        // What was used before moves to the second place.
        let old = slots[index ^ 1].object
        slots[index ^ 1] = slots[index]
        slots[index] = Slot(key: key, object: .passRetained(object))
        guard let old else { return }
        if depth == 0 { return old.release() }
        limbo.append(old)
        hasLimbo = true
    }

    @usableFromInline
    mutating func settle() {
        let released = limbo
        limbo = []
        hasLimbo = false
        for object in released { object.release() }
    }

    // MARK: Tables of the thread

    /// The place of one cache's tables in all threads. A cache that has one lives for ever.
    @safe
    @usableFromInline
    package struct Place: Sendable {
        private let index: Int
        private let threads: pthread_key_t

        private static let limit = 32
        private static let count = Atomic<Int>(0)
        private static let threads: pthread_key_t? = {
            var key = pthread_key_t()
            let status = pthread_key_create(&key) { root in
                // Darwin's signature says that it is never nil.
                let root: UnsafeMutableRawPointer? = root
                if let root { Place.free(root) }
            }
            return status == 0 ? key : nil
        }()

        /// Nil when there are too many caches already, or the system has no keys left.
        package init?() {
            guard let threads = Self.threads else { return nil }
            self.threads = threads
            index = Self.count.add(1, ordering: .relaxed).oldValue
            guard index < Self.limit else { return nil }
        }

        /// Lends the object of a key; nil where this thread has none. The loan must be ended.
        @usableFromInline
        func loan(of key: borrowing WordKey) -> Loan? {
            guard let root = pthread_getspecific(threads), let table = Self.tables(root)[index],
                let object = table.pointee.find(key)
            else { return nil }
            table.pointee.depth += 1
            return Loan(object: object, table: table)
        }

        /// Keeps an object in this thread's table.
        package func keep(_ object: AnyObject, for key: WordKey) {
            guard let root = pthread_getspecific(threads) ?? makeRoot() else { return }
            let table: UnsafeMutablePointer<ThreadTable>
            if let known = Self.tables(root)[index] {
                table = known
            } else {
                table = .allocate(capacity: 1)
                table.initialize(to: ThreadTable())
                Self.tables(root)[index] = table
            }
            table.pointee.keep(object, for: key)
        }

        private func makeRoot() -> UnsafeMutableRawPointer? {
            let tables = UnsafeMutablePointer<UnsafeMutablePointer<ThreadTable>?>.allocate(capacity: Self.limit)
            tables.initialize(repeating: nil, count: Self.limit)
            if pthread_setspecific(threads, tables) == 0 { return UnsafeMutableRawPointer(tables) }
            tables.deallocate()
            return nil
        }

        @inline(__always)
        private static func tables(
            _ root: UnsafeMutableRawPointer
        ) -> UnsafeMutablePointer<UnsafeMutablePointer<ThreadTable>?> {
            root.assumingMemoryBound(to: UnsafeMutablePointer<ThreadTable>?.self)
        }

        private static func free(_ root: UnsafeMutableRawPointer) {
            let tables = tables(root)
            for index in 0..<limit {
                guard let table = tables[index] else { continue }
                table.pointee.destroy()
                table.deinitialize(count: 1)
                table.deallocate()
            }
            tables.deallocate()
        }
    }

    /// An object on loan.
    @safe
    @usableFromInline
    struct Loan {
        @usableFromInline let object: Unmanaged<AnyObject>
        /// Nil where the loan itself keeps the object.
        @usableFromInline let table: UnsafeMutablePointer<ThreadTable>?

        fileprivate init(object: Unmanaged<AnyObject>, table: UnsafeMutablePointer<ThreadTable>) {
            self.object = object
            self.table = table
        }

        init(counting object: AnyObject) {
            self.object = .passRetained(object)
            table = nil
        }

        /// - Parameter type: what all objects of the table are.
        @inlinable @inline(__always)
        func read<Object: AnyObject, Result>(as type: Object.Type, _ body: (Object) -> Result) -> Result {
            Unmanaged<Object>.fromOpaque(object.toOpaque())._withUnsafeGuaranteedRef(body)
        }

        @inlinable @inline(__always)
        func end() {
            guard let table else { return object.release() }
            table.pointee.depth -= 1
            if table.pointee.depth == 0, table.pointee.hasLimbo { table.pointee.settle() }
        }
    }
}

extension ThreadTable.Place {
    /// Hands the object of a key to `body`; nil where this thread has none, or `body` gives none. No references are counted
    /// and no lock is taken.
    ///
    /// All objects of a place must be of the type that is asked for.
    @inlinable @inline(__always)
    package func read<Object: AnyObject, Result>(
        _ key: borrowing WordKey, as type: Object.Type, _ body: (Object) -> Result?
    ) -> Result? {
        guard let loan = loan(of: key) else { return nil }
        defer { loan.end() }
        return loan.read(as: type, body)
    }
}

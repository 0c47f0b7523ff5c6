internal import Synchronization

/// Objects by text, found without a lock, lent without counting, and kept as long as the table.
///
/// For what a program asks for again and again, such as the localized strings of one reader. Nothing is replaced: when the table
/// is full, it takes nothing more in. Several objects may have one text; which of them is meant, the caller says.
@usableFromInline
package struct TextTable<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let nodes: TextNodes

    /// - Parameter limit: how many objects are taken in.
    package init(limit: Int) { nodes = TextNodes(limit: limit) }

    package var count: Int { nodes.count }

    /// Reads the object of a text that `isMeant`; nil where there is none.
    @inlinable @inline(__always)
    package func read<Result>(
        _ text: String, where isMeant: (Object) -> Bool, _ body: (Object) -> Result
    ) -> Result? {
        let found = nodes.find(text) { Unmanaged<Object>.fromOpaque($0)._withUnsafeGuaranteedRef(isMeant) }
        return found.map { Unmanaged<Object>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
    }

    /// Takes an object in, unless the table has as many as `limit`, or as its own limit.
    ///
    /// - Parameter isKnown: whether an object of the same text makes this one superfluous.
    package func insert(_ object: Object, for text: String, limit: Int = .max, unless isKnown: (Object) -> Bool) {
        nodes.insert(object, for: text, limit: limit) {
            Unmanaged<Object>.fromOpaque($0)._withUnsafeGuaranteedRef(isKnown)
        }
    }
}

/// The objects of a ``TextTable`` by their addresses.
///
/// `@unchecked Sendable` is true because slots and tables are published with release ordering, under the lock, and neither
/// they nor the nodes change or go before this does.
@usableFromInline
final class TextNodes: @unchecked Sendable {
    private struct Node {
        let hash: UInt64
        let text: UnsafeRawBufferPointer
        let object: Unmanaged<AnyObject>
    }

    /// At most half full, so that ways are short.
    private struct Slots {
        let slots: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Node>?>>
        let mask: Int

        init(count: Int) {
            mask = count - 1
            slots = .allocate(capacity: count)
            for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
        }

        func put(_ node: UnsafeMutablePointer<Node>) {
            var index = Int(truncatingIfNeeded: node.pointee.hash) & mask
            while slots[index].load(ordering: .relaxed) != nil { index = (index + 1) & mask }
            slots[index].store(node, ordering: .releasing)
        }

        func free() {
            slots.deinitialize(count: mask + 1)
            slots.deallocate()
        }
    }

    private typealias Shared = UnsafeMutablePointer<Slots>

    /// All nodes, and the tables that were outgrown too: a reader may still be in one.
    private struct State: @unchecked Sendable {
        var nodes: [UnsafeMutablePointer<Node>] = []
        var tables: [Shared] = []
    }

    private let current: Atomic<Shared>
    private let limit: Int
    private let state: Lock<State>
    private let hash = TextHash()

    init(limit: Int) {
        self.limit = limit
        let first = Shared.allocate(capacity: 1)
        first.initialize(to: Slots(count: 32))
        current = Atomic(first)
        state = Lock(State(tables: [first]))
    }

    deinit {
        state.withLock { state in
            for node in state.nodes {
                node.pointee.object.release()
                node.pointee.text.deallocate()
                node.deallocate()
            }
            for table in state.tables {
                table.pointee.free()
                table.deallocate()
            }
        }
    }

    var count: Int { state.withLock { $0.nodes.count } }

    /// The first object of a text that `isMeant`.
    @usableFromInline
    func find(_ text: String, where isMeant: (UnsafeMutableRawPointer) -> Bool) -> UnsafeMutableRawPointer? {
        let table = current.load(ordering: .acquiring)
        var text = text
        return text.withUTF8 { utf8 in
            let bytes = UnsafeRawBufferPointer(utf8)
            return find(bytes, hash(bytes), in: table.pointee, where: isMeant)
        }
    }

    @inline(__always)
    private func find(
        _ text: UnsafeRawBufferPointer, _ hash: UInt64, in table: Slots,
        where isMeant: (UnsafeMutableRawPointer) -> Bool
    ) -> UnsafeMutableRawPointer? {
        var index = Int(truncatingIfNeeded: hash) & table.mask
        while let node = table.slots[index].load(ordering: .acquiring) {
            if node.pointee.hash == hash, node.pointee.text.hasSameBytes(as: text) {
                let object = node.pointee.object.toOpaque()
                if isMeant(object) { return object }
            }
            index = (index + 1) & table.mask
        }
        return nil
    }

    func insert(
        _ object: AnyObject, for text: String, limit: Int, unless isKnown: (UnsafeMutableRawPointer) -> Bool
    ) {
        var text = text
        text.withUTF8 { utf8 in
            let bytes = UnsafeRawBufferPointer(utf8)
            let hash = self.hash(bytes)
            state.withLock { state in
                guard state.nodes.count < min(limit, self.limit), var slots = state.tables.last?.pointee,
                    find(bytes, hash, in: slots, where: isKnown) == nil
                else { return }
                let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
                node.initialize(
                    to: Node(hash: hash, text: bytes.copied(), object: .passRetained(object)))
                state.nodes.append(node)
                guard state.nodes.count * 2 > slots.mask + 1 else { return slots.put(node) }
                slots = Slots(count: (slots.mask + 1) * 2)
                for node in state.nodes { slots.put(node) }
                let grown = Shared.allocate(capacity: 1)
                grown.initialize(to: slots)
                state.tables.append(grown)
                current.store(grown, ordering: .releasing)
            }
        }
    }
}

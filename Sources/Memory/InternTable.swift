internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Objects by text, found without a lock and kept for ever, up to a limit.
///
/// For identifiers: a program uses a few hundred of them, over and over. What comes from outside and is new each time must
/// not fill the memory, so beyond the limit nothing is taken in, and the caller keeps its own object.
@usableFromInline
package struct InternTable<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let addresses: AddressTable

    /// - Parameter limit: how many texts are taken in.
    package init(limit: Int) { addresses = AddressTable(limit: limit) }

    /// The object of a text.
    @inlinable @inline(__always)
    package func find(_ text: String) -> KeptReference<Object>? {
        addresses.find(text).map { .immortal(Unmanaged.fromOpaque($0)) }
    }

    /// The object of a literal.
    @inlinable @inline(__always)
    package func find(_ text: StaticString) -> KeptReference<Object>? {
        addresses.find(text).map { .immortal(Unmanaged.fromOpaque($0)) }
    }

    /// The object of a text, which is `object` unless there is one already. Counted, and not taken in, when the table is full.
    package func insert(_ object: Object, for text: String) -> KeptReference<Object> {
        let kept = Unmanaged.passRetained(object)
        if let address = addresses.insert(kept.toOpaque(), for: text) {
            if address != kept.toOpaque() { kept.release() }
            return .immortal(Unmanaged.fromOpaque(address))
        }
        kept.release()
        return .counted(object)
    }
}

/// Addresses by text.
///
/// `@unchecked Sendable` is true because a slot changes once, from nothing to a node, with release ordering, under the lock;
/// a node never changes and is never freed.
@usableFromInline
final class AddressTable: @unchecked Sendable {
    private struct Node {
        let hash: UInt64
        let text: UnsafeRawBufferPointer
        let address: UnsafeMutableRawPointer
    }

    private typealias Slot = Atomic<UnsafeMutablePointer<Node>?>

    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int
    private let limit: Int
    private let count = Lock(0)
    private let hash = TextHash()

    init(limit: Int) {
        self.limit = limit
        var size = 16
        while size < limit * 2 { size *= 2 }
        mask = size - 1
        // Zeroed memory is a table of nothing; the system makes its pages when they are first touched.
        guard let memory = calloc(size, MemoryLayout<Slot>.stride) else { fatalError("no memory for \(size) slots") }
        slots = memory.bindMemory(to: Slot.self, capacity: size)
    }

    @usableFromInline
    func find(_ text: String) -> UnsafeMutableRawPointer? {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return find(bytes, hash: hash(bytes)).address
        }
    }

    @usableFromInline
    func find(_ text: StaticString) -> UnsafeMutableRawPointer? {
        text.withUTF8Buffer { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return find(bytes, hash: hash(bytes)).address
        }
    }

    /// The address that the text has then; nil when the table is full.
    func insert(_ address: UnsafeMutableRawPointer, for text: String) -> UnsafeMutableRawPointer? {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            let hash = self.hash(bytes)
            return count.withLock { count in
                let (found, free) = find(bytes, hash: hash)
                if let found { return found }
                guard count < limit, let free else { return nil }
                count += 1
                let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
                node.initialize(to: Node(hash: hash, text: bytes.copied(), address: address))
                slots[free].store(node, ordering: .releasing)
                return address
            }
        }
    }

    /// The address, or else the slot where it would go; neither where too many others are in the way.
    @inline(__always)
    private func find(
        _ text: UnsafeRawBufferPointer, hash: UInt64
    ) -> (address: UnsafeMutableRawPointer?, free: Int?) {
        var index = Int(truncatingIfNeeded: hash >> 32) & mask
        // The table is at most half full, so that ways are short.
        for _ in 0..<64 {
            guard let node = slots[index].load(ordering: .acquiring) else { return (nil, index) }
            if node.pointee.hash == hash, node.pointee.text.hasSameBytes(as: text) {
                return (node.pointee.address, nil)
            }
            index = (index + 1) & mask
        }
        return (nil, nil)
    }
}

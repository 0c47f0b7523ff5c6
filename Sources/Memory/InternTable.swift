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
    /// So that nobody outside can choose texts that meet in one slot.
    private let seed = UInt64.random(in: .min ... .max)

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
            return find(bytes, hash: hash(of: bytes)).address
        }
    }

    @usableFromInline
    func find(_ text: StaticString) -> UnsafeMutableRawPointer? {
        text.withUTF8Buffer { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return find(bytes, hash: hash(of: bytes)).address
        }
    }

    /// The address that the text has then; nil when the table is full.
    func insert(_ address: UnsafeMutableRawPointer, for text: String) -> UnsafeMutableRawPointer? {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            let hash = hash(of: bytes)
            return count.withLock { count in
                let (found, free) = find(bytes, hash: hash)
                if let found { return found }
                guard count < limit, let free else { return nil }
                count += 1
                let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
                copy.copyMemory(from: bytes)
                let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
                node.initialize(to: Node(hash: hash, text: UnsafeRawBufferPointer(copy), address: address))
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
            if node.pointee.hash == hash, Self.areEqual(node.pointee.text, text) { return (node.pointee.address, nil) }
            index = (index + 1) & mask
        }
        return (nil, nil)
    }

    @inline(__always)
    private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.isEmpty }
        return memcmp(first, second, left.count) == 0
    }

    @inline(__always)
    private func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = seed ^ UInt64(bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = Self.mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return Self.mix(hash, rest)
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}

/// A list of plain values that grows: an array whose storage is of one type, whatever its elements are.
///
/// The first array of a type makes that type at run time, which takes a process as long as its first text does. Copies share their storage
/// until one of them is changed.
///
/// `@unchecked Sendable` is true because storage that another copy has too is never written to.
@safe @usableFromInline
package struct PlainList<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    @usableFromInline var storage: PlainStorage
    @usableFromInline package internal(set) var count: Int

    @inlinable package init() { (storage, count) = (.none, 0) }

    @inlinable
    package init(repeating element: Element, count: Int) {
        self.init()
        reserve(count)
        for _ in 0..<count { append(element) }
    }

    @inlinable
    package init(_ elements: [Element]) {
        self.init()
        reserve(elements.count)
        for element in elements { append(element) }
    }

    @inlinable @inline(__always)
    var start: UnsafeMutablePointer<Element> { storage.memory.assumingMemoryBound(to: Element.self) }

    /// The element at a place, which must be there.
    @inlinable @inline(__always)
    package subscript(index: Int) -> Element {
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            return withExtendedLifetime(storage) { start[index] }
        }
        set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            reserve(count)
            start[index] = newValue
        }
    }

    @inlinable
    package mutating func append(_ element: Element) {
        reserve(count + 1)
        (start + count).initialize(to: element)
        count += 1
    }

    /// Appends the elements of another list of the same type.
    @inlinable
    package mutating func append(contentsOf other: PlainList) {
        reserve(count + other.count)
        withExtendedLifetime(other.storage) { (start + count).initialize(from: other.start, count: other.count) }
        count += other.count
    }

    /// Makes the storage this list's own, with room for so many elements.
    @inlinable
    mutating func reserve(_ wanted: Int) {
        let size = wanted * MemoryLayout<Element>.stride
        if size > storage.size || !isKnownUniquelyReferenced(&storage) {
            storage = storage.copied(count * MemoryLayout<Element>.stride, room: size)
        }
    }
}

extension PlainList: RandomAccessCollection, MutableCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }
}

extension PlainList<UInt8> {
    /// Appends a text in UTF-8.
    @inlinable
    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            reserve(count + bytes.count)
            if let base = bytes.baseAddress { (start + count).initialize(from: base, count: bytes.count) }
            count += bytes.count
        }
    }
}

/// Memory that is given back with the last that has it.
@usableFromInline
final class PlainStorage {
    @usableFromInline let memory: UnsafeMutableRawPointer
    @usableFromInline let size: Int

    /// What a list without elements has. `nonisolated(unsafe)` is right as it has no bytes, and none is ever written to it: a list that
    /// grows takes storage of its own.
    @usableFromInline nonisolated(unsafe) static let none = PlainStorage(0)

    private init(_ size: Int) {
        self.size = size
        memory = .allocate(byteCount: size, alignment: 16)
    }

    deinit { memory.deallocate() }

    /// A copy of the first bytes, with room for more.
    @usableFromInline
    func copied(_ count: Int, room: Int) -> PlainStorage {
        let copy = PlainStorage(max(64, room <= size ? size : room + room / 2))
        copy.memory.copyMemory(from: memory, byteCount: count)
        return copy
    }
}

extension FrozenTable {
    @inlinable
    package init(_ elements: PlainList<Element>) {
        self.init(count: elements.count) { start in
            withExtendedLifetime(elements.storage) { start.update(from: elements.start, count: elements.count) }
        }
    }
}

/// A list of plain values that never changes, read without counting references.
///
/// The storage of an array is counted whenever it is at hand, and what many threads count they fight for. This one belongs to
/// the object that holds it, and goes with it.
///
/// `@unchecked Sendable` is true because the elements are filled in by the initialiser and only read afterwards.
@safe @usableFromInline
package struct FrozenTable<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    @usableFromInline let start: UnsafeMutablePointer<Element>
    @usableFromInline package let count: Int

    // Inlinable: generic code of another module costs more than all the copying. No elements take no memory: a text has few of many kinds.
    @inlinable
    init(count: Int, _ fill: (UnsafeMutablePointer<Element>) -> Void) {
        self.count = count
        guard count > 0 else {
            start = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 1)
            return
        }
        start = .allocate(capacity: count)
        fill(start)
    }

    @inlinable
    package init(repeating element: Element, count: Int) {
        self.init(count: count) { $0.initialize(repeating: element, count: count) }
    }

    @inlinable
    package init(_ elements: [Element]) {
        self.init(count: elements.count) { start in
            elements.withUnsafeBufferPointer { source in
                if let base = source.baseAddress { start.initialize(from: base, count: source.count) }
            }
        }
    }

    @inlinable deinit { if count > 0 { start.deallocate() } }

    /// The element at a place, which must be there.
    @inlinable @inline(__always)
    package subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
        return start[index]
    }
}

internal import Synchronization

/// A place for an object that lives for ever, set once and read without counting.
///
/// `@unchecked Sendable` is true because the address is atomic, and what it leads to is never freed.
@safe
@usableFromInline
package struct KeptPlace: ~Copyable, @unchecked Sendable {
    private let address = Atomic<UnsafeMutableRawPointer?>(nil)

    package init() {}

    /// The object; nil while there is none.
    ///
    /// - Parameter type: what all objects of the place are.
    @inlinable @inline(__always)
    package borrowing func object<Object>(as type: Object.Type) -> KeptReference<Object>? {
        current.map { .immortal(.fromOpaque($0)) }
    }

    @usableFromInline var current: UnsafeMutableRawPointer? { address.load(ordering: .acquiring) }

    /// Sets the object, unless it is counted. All that are set are taken for the same.
    package borrowing func set<Object>(_ object: KeptReference<Object>) {
        if case .immortal(let reference) = object { address.store(reference.toOpaque(), ordering: .releasing) }
    }
}

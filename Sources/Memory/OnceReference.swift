internal import Synchronization

/// A reference that is set once, and read without counting.
@usableFromInline
package struct OnceReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    @usableFromInline let address: OnceAddress

    @inlinable package init() { address = OnceAddress() }

    @inlinable var current: UnsafeMutableRawPointer? { address.current }

    /// Reads the object; nil while there is none.
    @inlinable @inline(__always)
    package borrowing func read<Result>(_ body: (Object) -> Result) -> Result? {
        guard let current else { return nil }
        return Unmanaged<Object>.fromOpaque(current)._withUnsafeGuaranteedRef(body)
    }

    /// Sets the object, unless there is one already; the object that is there then.
    @discardableResult @inlinable
    package borrowing func set(_ object: Object) -> Object {
        Unmanaged<Object>.fromOpaque(address.set(object)).takeUnretainedValue()
    }
}

/// An object of whatever type that is set once: what uses it alone makes no type at run time.
///
/// It is safe because the object is kept until the address itself goes, and never replaced; and `@unchecked Sendable` is
/// true because the address is atomic.
@safe @usableFromInline
struct OnceAddress: ~Copyable, @unchecked Sendable {
    private let address = Atomic<UnsafeMutableRawPointer?>(nil)

    @usableFromInline init() {}

    deinit {
        if let address = address.load(ordering: .acquiring) { Unmanaged<AnyObject>.fromOpaque(address).release() }
    }

    @usableFromInline var current: UnsafeMutableRawPointer? { address.load(ordering: .acquiring) }

    /// The object that is there then.
    @usableFromInline
    borrowing func set(_ object: AnyObject) -> UnsafeMutableRawPointer {
        let kept = Unmanaged.passRetained(object)
        let (isSet, other) = address.compareExchange(
            expected: nil, desired: kept.toOpaque(), ordering: .acquiringAndReleasing)
        guard !isSet, let other else { return kept.toOpaque() }
        kept.release()
        return other
    }
}

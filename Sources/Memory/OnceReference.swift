internal import Synchronization

/// A reference that is set once, and read without counting.
///
/// It is safe because the object is kept until the reference itself goes, and never replaced; and `@unchecked Sendable` is
/// true because the address is atomic.
@safe
@usableFromInline
package struct OnceReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
    private let address = Atomic<UnsafeMutableRawPointer?>(nil)

    package init() {}

    deinit {
        if let address = address.load(ordering: .acquiring) { Unmanaged<Object>.fromOpaque(address).release() }
    }

    @usableFromInline var current: UnsafeMutableRawPointer? { address.load(ordering: .acquiring) }

    /// Reads the object; nil while there is none.
    @inlinable @inline(__always)
    package borrowing func read<Result>(_ body: (Object) -> Result) -> Result? {
        guard let current else { return nil }
        return Unmanaged<Object>.fromOpaque(current)._withUnsafeGuaranteedRef(body)
    }

    /// Sets the object, unless there is one already; the object that is there then.
    @discardableResult
    package borrowing func set(_ object: Object) -> Object {
        let kept = Unmanaged.passRetained(object)
        let (isSet, other) = address.compareExchange(
            expected: nil, desired: kept.toOpaque(), ordering: .acquiringAndReleasing)
        if isSet { return object }
        kept.release()
        return other.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } ?? object
    }
}

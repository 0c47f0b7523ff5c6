internal import Synchronization

/// A reference that may be replaced, read without a lock and without counting.
///
/// It is safe because every object that it ever led to is kept for ever: a reader may still be at it. For what a program
/// replaces a few times in its life.
@safe
package struct CurrentReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    private let address: Atomic<UInt>

    package init(_ object: Object) {
        address = Atomic(UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()))
    }

    /// The object that it leads to now.
    package var object: Object { read { $0 } }

    /// Reads the object that it leads to now.
    @inline(__always)
    package borrowing func read<Result>(_ body: (Object) -> Result) -> Result {
        guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else {
            preconditionFailure("set by the initialiser")
        }
        return Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }

    /// Leads to another object from now on.
    package borrowing func set(_ object: Object) {
        address.store(UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()), ordering: .releasing)
    }
}

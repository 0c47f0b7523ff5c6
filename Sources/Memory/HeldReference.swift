/// A reference to an object that its owner keeps as long as it lives itself, or to nothing; read without counting.
///
/// An ordinary property of a class is retained while something is called on it, which writes to memory that all threads
/// share. This one is safe without, because the object is never replaced, and goes with the owner: noncopyable, it cannot
/// outlive it.
@safe
@usableFromInline
package struct HeldReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    @usableFromInline let reference: Unmanaged<Object>?

    @inlinable package init(_ object: Object?) { reference = object.map { .passRetained($0) } }

    @inlinable deinit { reference?.release() }

    package var isNil: Bool { reference == nil }

    /// The object, counted.
    package var object: Object? { reference?.takeUnretainedValue() }

    /// Reads the object; nil where there is none, or `body` gives nothing.
    @inlinable @inline(__always)
    package borrowing func read<Result, Failure: Error>(
        _ body: (Object) throws(Failure) -> Result?
    ) throws(Failure) -> Result? {
        guard let reference else { return nil }
        let result: Swift.Result<Result?, Failure> = reference._withUnsafeGuaranteedRef { object in
            do throws(Failure) { return .success(try body(object)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}

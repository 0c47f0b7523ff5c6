/// Objects by their place, some of which are not there, that grow in number and are read without counting, as ``HeldReference`` is.
@safe
@usableFromInline
package struct HeldList<Object: AnyObject & Sendable>: ~Copyable {
    @usableFromInline var references: [Unmanaged<Object>?] = []

    @inlinable package init() {}

    @inlinable deinit { for reference in references { reference?.release() } }

    package var count: Int { references.count }

    /// Appends an object, or none.
    @inlinable
    package mutating func append(_ object: Object?) { references.append(object.map { .passRetained($0) }) }

    /// Reads the object at a place; nil where there is none.
    @inlinable @inline(__always)
    package borrowing func read<Result>(_ index: Int, _ body: (Object) -> Result) -> Result? {
        guard UInt(bitPattern: index) < UInt(bitPattern: references.count), let reference = references[index] else {
            return nil
        }
        return reference._withUnsafeGuaranteedRef(body)
    }
}

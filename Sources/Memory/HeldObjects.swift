/// Objects in a row that their owner keeps as long as it lives itself; read without counting, as ``HeldReference`` is.
@safe
@usableFromInline
package struct HeldObjects<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    @usableFromInline let references: FrozenTable<Unmanaged<Object>>

    @inlinable
    package init(_ objects: [Object]) { references = FrozenTable(objects.map { .passRetained($0) }) }

    @inlinable deinit { for index in 0..<references.count { references[index].release() } }

    @inlinable package var count: Int { references.count }

    /// Reads the object at a place, which must be there.
    @inlinable @inline(__always)
    package borrowing func read<Result>(_ index: Int, _ body: (Object) -> Result) -> Result {
        references[index]._withUnsafeGuaranteedRef(body)
    }
}

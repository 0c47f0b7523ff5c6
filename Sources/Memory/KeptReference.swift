/// A reference to an object that lives for ever, or else to one that is counted.
///
/// Copies of the first kind touch no memory: that is what makes small identifiers cheap to hand on, from many threads too.
/// It is safe because an object of that kind is given one reference that nobody takes back.
@safe
@usableFromInline
package enum KeptReference<Object: AnyObject & Sendable>: Sendable {
    case immortal(Unmanaged<Object>)
    case counted(Object)

    /// Lets an object live for ever.
    package init(keeping object: Object) { self = .immortal(.passRetained(object)) }

    /// Reads the object.
    @inlinable @inline(__always)
    package func read<Result>(_ body: (Object) -> Result) -> Result {
        switch self {
        case .immortal(let reference): reference._withUnsafeGuaranteedRef(body)
        case .counted(let object): body(object)
        }
    }

    /// Whether both are the same object that lives for ever; nil unless both are of that kind.
    @inlinable @inline(__always)
    package func isSameImmortal(as other: Self) -> Bool? {
        guard case .immortal(let first) = self, case .immortal(let second) = other else { return nil }
        return first.toOpaque() == second.toOpaque()
    }

    /// The address of an object that lives for ever, as a number; nil for others.
    @inlinable @inline(__always)
    package var address: UInt? {
        guard case .immortal(let reference) = self else { return nil }
        return UInt(bitPattern: reference.toOpaque())
    }
}

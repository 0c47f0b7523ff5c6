internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Objects by their place, each set once, when somebody first needs it, and read by many threads without a lock or a count.
@usableFromInline
package struct OnceObjects<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let cells: OnceCells

    @inlinable package init(count: Int) { cells = OnceCells(count: count) }

    /// Reads the object at a place; nil while there is none, for a place beyond the table, and where `body` gives nothing.
    @inlinable @inline(__always)
    package func read<Result, Failure: Error>(
        _ place: Int, _ body: (Object) throws(Failure) -> Result?
    ) throws(Failure) -> Result? {
        guard let address = cells[place] else { return nil }
        let result: Swift.Result<Result?, Failure> = Unmanaged<Object>.fromOpaque(address)._withUnsafeGuaranteedRef {
            object in
            do throws(Failure) { return .success(try body(object)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Sets the object at a place, unless there is one already; the object that is there then.
    @inlinable
    package func set(_ object: Object, at place: Int) -> Object {
        guard let address = cells.set(object, at: place) else { return object }
        return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
    }
}

/// The objects of a table by their addresses, of whatever type, so that a program that has just begun makes no type of its own for them.
///
/// `@unchecked Sendable` is true because every address is atomic; and an object is safe to read because it is kept until the table itself
/// goes, and never replaced. The system lends memory of zeros as it is touched.
@safe @usableFromInline
final class OnceCells: @unchecked Sendable {
    private let cells: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>
    private let count: Int

    @usableFromInline
    init(count: Int) {
        self.count = max(1, count)
        guard let memory = calloc(self.count, MemoryLayout<Atomic<UnsafeMutableRawPointer?>>.stride) else {
            fatalError("no memory for a table of \(count) objects")
        }
        cells = memory.bindMemory(to: Atomic<UnsafeMutableRawPointer?>.self, capacity: self.count)
    }

    deinit {
        for place in 0..<count {
            if let address = cells[place].load(ordering: .acquiring) {
                Unmanaged<AnyObject>.fromOpaque(address).release()
            }
        }
        free(cells)
    }

    @usableFromInline
    subscript(place: Int) -> UnsafeMutableRawPointer? {
        guard UInt(bitPattern: place) < UInt(bitPattern: count) else { return nil }
        return cells[place].load(ordering: .acquiring)
    }

    /// The address that is there then; nil for a place beyond the table.
    @usableFromInline
    func set(_ object: AnyObject, at place: Int) -> UnsafeMutableRawPointer? {
        guard UInt(bitPattern: place) < UInt(bitPattern: count) else { return nil }
        let kept = Unmanaged.passRetained(object)
        let (isSet, other) = cells[place].compareExchange(
            expected: nil, desired: kept.toOpaque(), ordering: .acquiringAndReleasing)
        if isSet { return kept.toOpaque() }
        kept.release()
        return other
    }
}

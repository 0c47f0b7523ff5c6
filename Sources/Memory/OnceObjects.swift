internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Objects by their place, each set once, when somebody first needs it, and read by many threads without a lock or a count.
///
/// `@unchecked Sendable` is true because every address is atomic; and an object is safe to read because it is kept until the table itself
/// goes, and never replaced. The system lends memory of zeros as it is touched.
@safe
package final class OnceObjects<Object: AnyObject & Sendable>: @unchecked Sendable {
    private let cells: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>
    private let count: Int

    package init(count: Int) {
        self.count = max(1, count)
        guard let memory = calloc(self.count, MemoryLayout<Atomic<UnsafeMutableRawPointer?>>.stride) else {
            fatalError("no memory for a table of \(count) objects")
        }
        cells = memory.bindMemory(to: Atomic<UnsafeMutableRawPointer?>.self, capacity: self.count)
    }

    deinit {
        for place in 0..<count {
            if let address = cells[place].load(ordering: .acquiring) {
                Unmanaged<Object>.fromOpaque(address).release()
            }
        }
        free(cells)
    }

    /// Reads the object at a place; nil while there is none, and for a place beyond the table.
    @inline(__always)
    package func read<Result, Failure: Error>(
        _ place: Int, _ body: (Object) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard UInt(bitPattern: place) < UInt(bitPattern: count),
            let address = cells[place].load(ordering: .acquiring)
        else { return nil }
        let result: Swift.Result<Result, Failure> = Unmanaged<Object>.fromOpaque(address)._withUnsafeGuaranteedRef {
            object in
            do throws(Failure) { return .success(try body(object)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Sets the object at a place, unless there is one already; the object that is there then.
    package func set(_ object: Object, at place: Int) -> Object {
        guard UInt(bitPattern: place) < UInt(bitPattern: count) else { return object }
        let kept = Unmanaged.passRetained(object)
        let (isSet, other) = cells[place].compareExchange(
            expected: nil, desired: kept.toOpaque(), ordering: .acquiringAndReleasing)
        if isSet { return object }
        kept.release()
        return other.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } ?? object
    }
}

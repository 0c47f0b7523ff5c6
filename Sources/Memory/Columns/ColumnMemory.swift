#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Memory of a column that is being written, which grows at its end and may be given away as it is.
@safe
@usableFromInline
package struct ColumnMemory: ~Copyable {
    @usableFromInline var start: UnsafeMutableRawPointer?
    @usableFromInline var capacity = 0
    /// Bytes in use.
    @usableFromInline package var count = 0
    /// Whether the system had no memory; what was to be appended is left out.
    @usableFromInline package var isExhausted = false

    @inlinable package init() {}

    deinit { free(start) }

    /// Makes room for so many bytes behind those in use; false where there is none.
    @usableFromInline
    package mutating func reserve(_ bytes: Int) -> Bool {
        let (needed, overflow) = count.addingReportingOverflow(bytes)
        guard !overflow, needed >= 0 else { return exhausted() }
        guard needed > capacity else { return true }
        let grown = max(needed, capacity &+ capacity / 2, 256)
        guard let memory = realloc(start, grown) else { return exhausted() }
        start = memory
        capacity = grown
        return true
    }

    /// Makes room for so many bytes in all at once, where the system has it; untouched, it takes none.
    package mutating func expect(_ bytes: Int) {
        guard bytes > capacity, let memory = realloc(start, bytes) else { return }
        start = memory
        capacity = bytes
    }

    private mutating func exhausted() -> Bool {
        isExhausted = true
        return false
    }

    /// Appends a number in the machine's byte order.
    @inlinable @inline(__always)
    package mutating func append<Number: BitwiseCopyable>(_ number: Number) {
        let size = MemoryLayout<Number>.size
        guard count &+ size <= capacity || reserve(size), let start else { return }
        (start + count).storeBytes(of: number, as: Number.self)
        count &+= size
    }

    /// Appends the same byte so many times.
    @usableFromInline
    package mutating func append(repeating byte: UInt8, count times: Int) {
        guard times > 0, reserve(times), let start else { return }
        memset(start + count, Int32(byte), times)
        count += times
    }

    /// Appends bytes as they are.
    @inlinable
    package mutating func append(_ bytes: LentBytes) {
        guard let source = bytes.start, bytes.count > 0, reserve(bytes.count), let start else { return }
        (start + count).copyMemory(from: source, byteCount: bytes.count)
        count &+= bytes.count
    }

    /// Appends bytes as they are.
    @inlinable
    package mutating func append(_ bytes: borrowing [UInt8]) {
        bytes.withUnsafeBytes { append(LentBytes(start: $0.baseAddress, count: $0.count)) }
    }

    /// Appends a part of what is there.
    package mutating func append(copyOf range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= count, reserve(range.count), let start else { return }
        (start + count).copyMemory(from: start + range.lowerBound, byteCount: range.count)
        count += range.count
    }

    /// Appends what `write` appends, in the room that there is; false, with nothing appended, where it says no. Room for `least` bytes
    /// is made before.
    @inlinable @inline(__always)
    package mutating func append(atLeast least: Int, _ write: (inout UTF8Writer) -> Bool) -> Bool {
        guard capacity &- count >= least || reserve(least), let start else { return false }
        let room = start.assumingMemoryBound(to: UInt8.self)
        var writer = UTF8Writer(UnsafeMutableBufferPointer(start: room, count: capacity))
        writer.count = count
        guard write(&writer), !writer.overflowed else { return false }
        count = writer.count
        return true
    }

    /// Sets a bit of what is there to 0.
    @inlinable @inline(__always)
    package mutating func clearBit(_ index: Int) {
        guard let start, index >= 0, index >> 3 < count else { return }
        let place = (start + index >> 3).assumingMemoryBound(to: UInt8.self)
        place.pointee &= ~(1 << UInt8(truncatingIfNeeded: index & 7))
    }

    /// Lends what is there. Nothing may be appended meanwhile.
    package borrowing func withLent<Result>(_ body: (LentBytes) -> Result) -> Result {
        body(LentBytes(start: start, count: count))
    }

    /// Gives the memory away, to be freed with `free`; never nil, since Arrow wants a pointer even to nothing.
    @unsafe
    package consuming func take() -> UnsafeMutableRawPointer? {
        if count < capacity, let smaller = realloc(start, max(count, 1)) { start = smaller }
        let result = start ?? malloc(1)
        start = nil
        return result
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Hashes of texts, by their bytes. Each table has its own, so that nobody outside can choose texts that meet in one slot.
struct TextHash: Sendable {
    private let seed = UInt64.random(in: .min ... .max)

    @inline(__always)
    func callAsFunction(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = seed ^ UInt64(bytes.count)
        var offset = 0
        while offset &+ 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = WordKey.mix(hash ^ word, 0x9E37_79B9_7F4A_7C15)
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset &+= 1
        }
        return WordKey.mix(hash ^ rest, 0xE703_7ED1_A0B4_28DB)
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are the same.
    @inline(__always)
    func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let first = baseAddress, let second = other.baseAddress else { return isEmpty }
        return memcmp(first, second, count) == 0
    }

    /// The same bytes in memory of their own.
    func copied() -> UnsafeRawBufferPointer {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        copy.copyMemory(from: self)
        return UnsafeRawBufferPointer(copy)
    }
}

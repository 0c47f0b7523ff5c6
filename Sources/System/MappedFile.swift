package import LocaleFormatMemory

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file in memory, page by page as it is read, and the same pages for all processes.
///
/// `@unchecked Sendable` is true because the memory is read alone, and goes with the object.
@safe
private final class MappedFile: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    private let count: Int

    init(_ start: UnsafeMutableRawPointer, _ count: Int) { (self.start, self.count) = (start, count) }

    deinit { munmap(start, count) }
}

extension RegularFile {
    /// The bytes of a file without a copy; they stay mapped as long as somebody has them.
    ///
    /// The system does not say in time that a file was cut short: who reads beyond its new end is ended (`SIGBUS`). A file that is replaced by
    /// renaming another one over it stays as it was for those who have it.
    ///
    /// - Parameter limit: a file of more bytes is refused.
    package static func mapped(at path: String, limit: Int) throws(Failure) -> BakedBytes {
        let (descriptor, count) = try opened(at: path, limit: limit)
        defer { close(descriptor) }
        guard count > 0 else { return BakedBytes([]) }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw .unreadable
        }
        return BakedBytes(UnsafeRawBufferPointer(start: start, count: count), owner: MappedFile(start, count))
    }
}

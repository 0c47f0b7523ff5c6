#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process's input and output as bytes, without Foundation.
enum StandardStreams {
    /// Appends what standard input has next, up to 64 KiB; false at its end.
    static func fill(_ bytes: inout [UInt8]) -> Bool {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: 1 << 16))
        var count = -1
        repeat {
            count = unsafe bytes.withUnsafeMutableBytes { buffer in
                let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
                return unsafe read(STDIN_FILENO, rest.baseAddress!, rest.count)
            }
        } while count < 0 && errno == EINTR
        bytes.removeSubrange((start + max(count, 0))...)
        return count > 0
    }

    /// Writes everything to standard output; false when it is closed.
    @discardableResult
    static func send(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                return unsafe write(STDOUT_FILENO, rest.baseAddress!, rest.count)
            }
            if count > 0 { written += count } else if errno != EINTR { return false }
        }
        return true
    }
}

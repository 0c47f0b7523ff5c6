#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where bytes come from. A file descriptor, or an array in a test.
protocol ByteSource {
    /// Replaces `bytes` by what is there next, at most `limit` bytes; empty at the end.
    mutating func read(into bytes: inout [UInt8], limit: Int) throws(StreamFailure)
}

/// Where bytes go.
protocol ByteSink {
    mutating func write(_ bytes: [UInt8]) throws(StreamFailure)
}

/// Why reading or writing failed.
enum StreamFailure: Error, Equatable {
    /// The reader of our output has gone, as `head` does. Nobody needs to hear of it.
    case closed
    case failed(String)
}

/// A standard stream of the process.
///
/// Unsafe, as `ProgramReplacement` is, and no other file of the command: `read(2)` and `write(2)` take pointers, and the standard library has nothing that
/// reads bytes (`readLine` repairs invalid UTF-8 without a word and has no limit on the length of a line).
struct StandardStream: ByteSource, ByteSink {
    private let descriptor: Int32

    static let input = StandardStream(descriptor: 0)
    static let output = StandardStream(descriptor: 1)
    static let errors = StandardStream(descriptor: 2)

    var isTerminal: Bool { isatty(descriptor) == 1 }

    mutating func read(into bytes: inout [UInt8], limit: Int) throws(StreamFailure) {
        let descriptor = self.descriptor
        var code: Int32 = 0
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            var received = -1
            repeat {
                received = unsafe systemRead(descriptor, buffer.baseAddress, limit)
            } while received < 0 && errno == EINTR
            code = received < 0 ? errno : 0
            count = max(received, 0)
        }
        if code != 0 { throw Self.failure(code, "read standard input") }
    }

    mutating func write(_ bytes: [UInt8]) throws(StreamFailure) {
        var start = 0
        while start < bytes.count {
            let rest = bytes.count - start
            let written = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(descriptor, buffer.baseAddress.map { unsafe $0 + start }, rest)
            }
            if written >= 0 {
                start += written
            } else if errno == EAGAIN {
                var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe waitForRoom(&poll, 1, -1)
            } else if errno != EINTR {
                throw errno == EPIPE ? .closed : Self.failure(errno, "write standard output")
            }
        }
    }

    private static func failure(_ code: Int32, _ action: String) -> StreamFailure {
        .failed("cannot \(action): " + (unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"))
    }

    /// Writing to a closed pipe becomes an error code instead of a signal that ends the process.
    static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}

// The system's names, out of the way of the methods.
private let systemRead = unsafe read(_:_:_:)
private let systemWrite = unsafe write(_:_:_:)
private let waitForRoom = unsafe poll(_:_:_:)

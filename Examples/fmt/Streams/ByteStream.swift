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
    /// What a failure calls it.
    private let name: String

    static let input = StandardStream(descriptor: 0, name: "standard input")
    static let output = StandardStream(descriptor: 1, name: "standard output")
    static let errors = StandardStream(descriptor: 2, name: "standard error")

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// How wide a terminal is, in columns: what `COLUMNS` says, else the terminal itself; nil where the stream is none.
    var columns: Int? {
        if let said = unsafe getenv("COLUMNS"), let columns = unsafe Int(String(cString: said)), columns > 0 {
            return columns
        }
        var size = winsize()
        let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

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
        if code != 0 { throw Self.failure(code, "read \(name)") }
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
                throw errno == EPIPE ? .closed : Self.failure(errno, "write \(name)")
            }
        }
    }

    fileprivate init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    fileprivate static func failure(_ code: Int32, _ action: String) -> StreamFailure {
        .failed("cannot \(action): " + (unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"))
    }

    /// The exit code where nobody reads any more: that of a program which SIGPIPE ends, as shells tell it.
    static let brokenPipeStatus = 128 + SIGPIPE

    /// Writing to a closed pipe becomes an error code instead of a signal that ends the process.
    static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}

/// A file that is read from its beginning, or one without a name for what memory has no room for; closed with the last
/// reference to it.
final class OpenFile: ByteSource, ByteSink {
    private let descriptor: Int32
    private var stream: StandardStream

    /// Opens a file to read: a regular one, a pipe, a device.
    init(reading path: String) throws(StreamFailure) {
        let shown = FileName.shown(path)
        let opened = unsafe FileName.withPath(path) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
        guard let opened else { throw .failed("cannot read '\(shown)': the name has a zero byte") }
        descriptor = opened
        stream = StandardStream(descriptor: descriptor, name: "'\(shown)'")
        if descriptor < 0 { throw StandardStream.failure(errno, "read '\(shown)'") }
    }

    /// Opens a file to write, which is empty then.
    init(writing path: String) throws(StreamFailure) {
        let shown = FileName.shown(path)
        let opened = unsafe FileName.withPath(path) {
            unsafe open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o666)
        }
        guard let opened else { throw .failed("cannot write '\(shown)': the name has a zero byte") }
        descriptor = opened
        stream = StandardStream(descriptor: descriptor, name: "'\(shown)'")
        if descriptor < 0 { throw StandardStream.failure(errno, "write '\(shown)'") }
    }

    /// A new file in `TMPDIR`, or in `/tmp`, that goes with the process.
    init(temporary: Void) throws(StreamFailure) {
        let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/fmt-XXXXXX".utf8CString)
        let opened = unsafe template.withUnsafeMutableBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
        }
        descriptor = opened
        stream = StandardStream(descriptor: opened, name: "a temporary file in \(folder)")
        if opened < 0 { throw StandardStream.failure(errno, "write a temporary file in \(folder)") }
        _ = unsafe template.withUnsafeBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe unlink($0) } ?? -1
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Goes back to the beginning, to read what was written.
    func rewind() throws(StreamFailure) {
        if lseek(descriptor, 0, SEEK_SET) < 0 { throw StandardStream.failure(errno, "read a temporary file") }
    }

    func read(into bytes: inout [UInt8], limit: Int) throws(StreamFailure) {
        try stream.read(into: &bytes, limit: limit)
    }

    func write(_ bytes: [UInt8]) throws(StreamFailure) { try stream.write(bytes) }
}

// The system's names, out of the way of the methods.
private let systemRead = unsafe read(_:_:_:)
private let systemWrite = unsafe write(_:_:_:)
private let waitForRoom = unsafe poll(_:_:_:)

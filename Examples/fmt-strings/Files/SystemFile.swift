#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the system did not do what it was asked.
struct SystemFailure: Error, CustomStringConvertible {
    /// `errno`.
    let code: Int32

    static let folder = SystemFailure(code: EISDIR)
    static let readOnly = SystemFailure(code: -1)

    /// Nobody reads any more what is written.
    var isClosedPipe: Bool { code == EPIPE }

    var description: String {
        switch code {
        case SystemFailure.readOnly.code: "is read-only"
        case EISDIR: "is a folder"
        case ENOENT: "no such file"
        case EACCES, EPERM: "no permission"
        default: unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        }
    }
}

/// An open file; closed with the last reference to it.
///
/// Unsafe, as what else is in this folder and no other file of the command: Foundation opens no names that are not UTF-8, and does not tell of a
/// full disk before a file is lost.
final class SystemFile {
    private var descriptor: Int32

    /// - Parameter flags: of `open(2)`.
    init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemFailure) {
        var code = ENOENT
        descriptor =
            unsafe FileName.withPath(path) { path in
                let descriptor = unsafe open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
                code = errno
                return descriptor
            } ?? -1
        if descriptor < 0 { throw SystemFailure(code: code) }
    }

    /// A file to be read; one that is a pipe or a device is not waited for.
    convenience init(reading path: String) throws(SystemFailure) { try self.init(path, O_RDONLY | O_NONBLOCK) }

    /// A descriptor that the process has already.
    init(duplicating descriptor: Int32) throws(SystemFailure) {
        self.descriptor = dup(descriptor)
        if self.descriptor < 0 { throw SystemFailure(code: errno) }
    }

    private init(opened descriptor: Int32) { self.descriptor = descriptor }

    /// Two ends of a pipe, which no other program gets unless it is given them.
    static func pipe() throws(SystemFailure) -> (reading: SystemFile, writing: SystemFile) {
        var ends: [Int32] = [-1, -1]
        if unsafe systemPipe(&ends) != 0 { throw SystemFailure(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (SystemFile(opened: ends[0]), SystemFile(opened: ends[1]))
    }

    /// Hands on what the system knows the file by, for as long as it is surely open.
    func withDescriptor<Result>(_ body: (Int32) throws(SystemFailure) -> Result) throws(SystemFailure) -> Result {
        try body(descriptor)
    }

    deinit { if descriptor >= 0 { _ = systemClose(descriptor) } }

    /// What the system knows of it.
    var status: stat {
        get throws(SystemFailure) {
            var status = stat()
            if unsafe fstat(descriptor, &status) != 0 { throw SystemFailure(code: errno) }
            return status
        }
    }

    /// Everything from here to the end, or one byte more than the limit.
    func read(limit: Int) throws(SystemFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            var failure: SystemFailure?
            let descriptor = self.descriptor
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: min(limit + 1 - bytes.count, 1 << 18)) {
                buffer, count in
                var received = -1
                repeat {
                    received = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
                } while received < 0 && errno == EINTR
                failure = received < 0 ? SystemFailure(code: errno) : nil
                count = max(received, 0)
            }
            if let failure { throw failure }
            if piece.isEmpty { break }
            bytes += piece
        }
        return bytes
    }

    func write(_ bytes: [UInt8]) throws(SystemFailure) {
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
                throw SystemFailure(code: errno)
            }
        }
    }

    /// Puts the bytes in the place of all that is in the file. Room for them is there before the first one is written; if the rest fails all the
    /// same, what was there is put back.
    func overwrite(with bytes: [UInt8], size old: Int, original: [UInt8]) throws(SystemFailure) {
        if bytes.count > old {
            let code = posix_fallocate(descriptor, 0, off_t(bytes.count))
            // A file system may not know of it.
            if code != 0, code != EINVAL, code != EOPNOTSUPP {
                ftruncate(descriptor, off_t(old))
                throw SystemFailure(code: code)
            }
        }
        do throws(SystemFailure) {
            try rewrite(bytes)
        } catch {
            try? rewrite(original)
            throw error
        }
    }

    private func rewrite(_ bytes: [UInt8]) throws(SystemFailure) {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SystemFailure(code: errno) }
        try write(bytes)
        guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw SystemFailure(code: errno) }
        try synchronize()
    }

    /// Waits for the disk, which may not have had room after all.
    func synchronize() throws(SystemFailure) {
        if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
            throw SystemFailure(code: errno)
        }
    }

    func close() throws(SystemFailure) {
        let closed = systemClose(descriptor)
        descriptor = -1
        if closed != 0, errno != EINTR { throw SystemFailure(code: errno) }
    }

    /// Makes the file what another one is: its owner, group, mode and extended attributes, among them access control lists.
    ///
    /// - Returns: whether all of it could be done.
    func takeAttributes(of other: SystemFile) throws(SystemFailure) -> Bool {
        let (own, wanted) = try (status, other.status)
        if own.st_uid != wanted.st_uid || own.st_gid != wanted.st_gid {
            guard fchown(descriptor, wanted.st_uid, wanted.st_gid) == 0 else { return false }
        }
        guard fchmod(descriptor, wanted.st_mode & 0o7777) == 0 else { return false }
        return FileAttributes.copy(from: other.descriptor, to: descriptor)
    }
}

// MARK: Names

extension SystemFile {
    /// A new file in the folder of another one.
    static func beside(_ path: String, mode: mode_t) throws(SystemFailure) -> (path: String, file: SystemFile) {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        while true {
            let name = "\(folder).fmt-strings-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
            do throws(SystemFailure) {
                return (name, try SystemFile(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode))
            } catch {
                if error.code != EEXIST { throw error }
            }
        }
    }

    static func rename(_ path: String, to other: String) throws(SystemFailure) {
        let code = unsafe FileName.withPath(path) { path in
            unsafe FileName.withPath(other) { other in unsafe systemRename(path, other) == 0 ? 0 : errno }
        }
        if case let code = (code ?? nil) ?? ENOENT, code != 0 { throw SystemFailure(code: code) }
    }

    static func remove(_ path: String) { _ = unsafe FileName.withPath(path) { unsafe unlink($0) } }

    /// What is at the path, and at the end of symbolic links; nil where there is nothing to be seen.
    static func status(of path: String) -> stat? {
        var status = stat()
        return unsafe FileName.withPath(path) { unsafe stat($0, &status) } == 0 ? status : nil
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return unsafe FileName.withPath(path) { unsafe lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The path without symbolic links, from the root on; nil where it leads nowhere.
    static func resolved(_ path: String) -> String? {
        unsafe FileName.withPath(path) { path -> String? in
            guard let resolved = unsafe realpath(path, nil) else { return nil }
            defer { unsafe free(resolved) }
            return unsafe FileName.text(
                of: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) })
        } ?? nil
    }
}

extension stat {
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

// The system's names, out of the way of the methods.
private let systemClose = close(_:)
private let systemPipe = unsafe pipe(_:)
private let systemRead = unsafe read(_:_:_:)
private let systemRename = unsafe rename(_:_:)
private let systemWrite = unsafe write(_:_:_:)
private let waitForRoom = unsafe poll(_:_:_:)

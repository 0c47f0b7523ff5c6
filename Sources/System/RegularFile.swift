#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files of the system that are read whole.
package enum RegularFile {
    /// Why a file was not read.
    package enum Failure: Error, Hashable, Sendable {
        /// There is none of that name.
        case missing
        /// A folder, a device, a pipe.
        case notRegular
        /// It has more bytes than are wanted.
        case tooLarge
        /// The system says no.
        case unreadable
    }

    /// The bytes of a file; symbolic links are followed to a regular file. Waits for nothing but the disk: a pipe or a device
    /// is opened without waiting, and closed unread.
    ///
    /// - Parameter limit: as many bytes are read at most.
    package static func bytes(at path: String, limit: Int) throws(Failure) -> [UInt8] {
        let (descriptor, size) = try opened(at: path, limit: limit)
        defer { close(descriptor) }
        // The size is a hint: the file may grow, and those of some file systems have none.
        var bytes = [UInt8](repeating: 0, count: min(limit, max(size, 4_096)) + 1)
        var count = 0
        while true {
            if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
            let length = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if length < 0, errno == EINTR { continue }
            guard length >= 0 else { throw .unreadable }
            if length == 0 { break }
            count += length
            guard count <= limit else { throw .tooLarge }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// A descriptor, which the caller closes, and how many bytes the file has now.
    static func opened(at path: String, limit: Int) throws(Failure) -> (descriptor: Int32, size: Int) {
        guard !path.utf8.contains(0) else { throw .missing }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable }
        var status = stat()
        let failure: Failure? =
            fstat(descriptor, &status) != 0
            ? .unreadable
            : status.st_mode & S_IFMT != S_IFREG ? .notRegular : status.st_size > off_t(limit) ? .tooLarge : nil
        if let failure {
            close(descriptor)
            throw failure
        }
        return (descriptor, Int(status.st_size))
    }
}

extension RegularFile {
    /// A path without symbolic links, from the root on; nil where it leads nowhere.
    package static func resolvedPath(of path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// Folders of the system.
package enum Folder {
    /// Whether a path leads to a folder, by symbolic links too.
    package static func exists(at path: String) -> Bool {
        var status = stat()
        return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What is in a folder, in no order: regular files and folders, by symbolic links too; nothing where it cannot be read.
    ///
    /// - Parameter limit: as many names are read at most.
    package static func contents(at path: String, limit: Int) -> [(name: String, isFolder: Bool)] {
        guard !path.utf8.contains(0), let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var contents: [(name: String, isFolder: Bool)] = []
        while contents.count < limit, let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name != ".", name != ".." else { continue }
            var status = stat()
            guard stat("\(path)/\(name)", &status) == 0 else { continue }
            let kind = status.st_mode & S_IFMT
            if kind == S_IFDIR || kind == S_IFREG { contents.append((name, kind == S_IFDIR)) }
        }
        return contents
    }
}

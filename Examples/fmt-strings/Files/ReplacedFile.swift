#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writing a file whole or, where that fails, not at all. What the file is stays: its owner and group, its mode, its extended
/// attributes, its other names (hard links), and the symbolic link that led to it.
///
/// The bytes go to a new file beside it, which then takes its place, so that nobody sees half of it. Where that file cannot be what
/// the old one is, since it has other names or an owner that only the superuser may give, the old one is written in place.
enum ReplacedFile {
    static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        do throws(SystemFailure) {
            if let descriptor = openDescriptor(path) {
                return try SystemFile(duplicating: descriptor).write(bytes)
            }
            guard let status = SystemFile.status(of: path) else { return try create(bytes, at: path) }
            switch status.st_mode & S_IFMT {
            case S_IFREG: try replace(path, status, with: bytes)
            case S_IFDIR: throw .folder
            default:
                // A device or a pipe is written to; another file must not take its place.
                let file = try SystemFile(path, O_WRONLY)
                try file.write(bytes)
                try file.close()
            }
        } catch {
            throw .failed("\(path): cannot be written: \(error)")
        }
    }

    /// Makes a folder and all that it is in.
    static func makeFolder(_ path: String) throws(CommandFailure) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let folder = String(path[..<end])
            guard !StringTables.isFolder(folder) else { continue }
            let code = unsafe FileName.withPath(folder) { path in unsafe mkdir(path, 0o777) == 0 ? 0 : errno } ?? ENOENT
            if code != 0, code != EEXIST {
                throw .failed("\(folder): cannot be made: \(SystemFailure(code: code))")
            }
        }
    }

    /// A new file, where a link may lead too.
    private static func create(_ bytes: [UInt8], at path: String) throws(SystemFailure) {
        guard !SystemFile.isLink(path) else {
            let file = try SystemFile(path, O_WRONLY | O_CREAT, mode: 0o666)
            try file.overwrite(with: bytes, size: 0, original: [])
            return try file.close()
        }
        let (temporary, file) = try SystemFile.beside(path, mode: 0o666)
        try finish(file, temporary, bytes, path)
    }

    private static func replace(_ path: String, _ status: stat, with bytes: [UInt8]) throws(SystemFailure) {
        // The superuser may write it too, but whoever made it so did not wish it.
        guard status.st_mode & 0o222 != 0 else { throw .readOnly }
        let old = try SystemFile(path, O_RDWR)
        let place = SystemFile.resolved(path) ?? path
        guard status.st_nlink == 1 else { return try overwrite(old, status, with: bytes) }
        // Nobody else may read it before it has the old one's mode.
        let (temporary, file) = try SystemFile.beside(place, mode: 0o600)
        guard try file.takeAttributes(of: old) else {
            SystemFile.remove(temporary)
            return try overwrite(old, status, with: bytes)
        }
        try finish(file, temporary, bytes, place)
    }

    private static func overwrite(_ file: SystemFile, _ status: stat, with bytes: [UInt8]) throws(SystemFailure) {
        let size = Int(status.st_size)
        try file.overwrite(with: bytes, size: size, original: try file.read(limit: size))
        try file.close()
    }

    private static func finish(
        _ file: SystemFile, _ temporary: String, _ bytes: [UInt8], _ path: String
    ) throws(SystemFailure) {
        do throws(SystemFailure) {
            try file.write(bytes)
            try file.synchronize()
            try file.close()
            try SystemFile.rename(temporary, to: path)
        } catch {
            SystemFile.remove(temporary)
            throw error
        }
    }

    /// `/dev/stdout` is what the process has open: opened again it would begin anew, and another file must not take its place.
    private static func openDescriptor(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
            return folder.flatMap { Int32(path.dropFirst($0.count)) }
        }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What is in folders. A name need not be UTF-8; see ``FileName``.
enum SystemFolder {
    /// The names in a folder, in no order, without `.` and `..`.
    static func names(in folder: String) throws(SystemFailure) -> [String] {
        var code = ENOENT
        var names: [String] = []
        _ = unsafe FileName.withPath(folder) { path in
            guard let stream = unsafe opendir(path) else { return code = errno }
            defer { unsafe closedir(stream) }
            repeat {
                // The end of a folder is told from a failure by this alone.
                errno = 0
                guard let entry = unsafe readdir(stream) else { return code = errno }
                let name = unsafe Self.name(of: entry)
                if name != ".", name != ".." { names.append(name) }
            } while true
        }
        if code != 0 { throw SystemFailure(code: code) }
        return names
    }

    /// All that is below a folder, by its path from it; a link is no way down.
    static func subpaths(of folder: String) throws(SystemFailure) -> [String] {
        var found: [String] = []
        var open = [""]
        while let inside = open.popLast() {
            for name in try names(in: inside.isEmpty ? folder : "\(folder)/\(inside)") {
                let path = inside.isEmpty ? name : "\(inside)/\(name)"
                found.append(path)
                let whole = "\(folder)/\(path)"
                if !SystemFile.isLink(whole), SystemFile.status(of: whole)?.isFolder == true { open.append(path) }
            }
        }
        return found
    }

    /// An entry is as long as its name, and no longer.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "." }
        let start = unsafe UnsafeRawPointer(entry) + offset
        let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
        return unsafe FileName.text(of: Array(UnsafeRawBufferPointer(start: start, count: length)))
    }
}

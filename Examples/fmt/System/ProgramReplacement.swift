#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Running another program in this process's place, which no standard library does.
enum ProgramReplacement {
    /// The file that this process runs; nil where the system does not tell.
    static var ownPath: String? {
        #if os(Linux)
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = unsafe readlink("/proc/self/exe", start, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
            return unsafe String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        #else
        return CommandLine.arguments.first.flatMap { argument in
            guard argument.contains("/"), let path = unsafe realpath(argument, nil) else { return nil }
            defer { unsafe free(path) }
            return unsafe String(cString: path)
        }
        #endif
    }

    /// The folders of `PATH`. An empty entry is the working folder by POSIX; a program from there is nobody's wish.
    static var folders: [Substring] {
        guard let value = unsafe getenv("PATH") else { return [] }
        return unsafe String(cString: value).split(separator: ":")
    }

    /// Whether a path is a regular file that this process may run.
    static func isProgram(_ path: String) -> Bool {
        var information = stat()
        return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
            && access(path, X_OK) == 0
    }

    /// Runs a program in place of this one, with its standard streams, environment and working folder.
    ///
    /// - Parameters:
    ///   - name: what it is told that it is called.
    ///   - arguments: without that name.
    /// - Returns: only where it fails, the system's error number.
    static func run(_ path: String, as name: String, _ arguments: [String]) -> Int32 {
        var pointers: [UnsafeMutablePointer<CChar>?] = unsafe ([name] + arguments).map { argument in
            unsafe FileName.withPath(argument) { unsafe strdup($0) } ?? nil
        }
        unsafe pointers.append(nil)
        defer { unsafe pointers.forEach { unsafe free($0) } }
        // A broken pipe is the other program's to deal with as it likes.
        signal(SIGPIPE, SIG_DFL)
        _ = unsafe execv(path, pointers)
        return errno
    }
}

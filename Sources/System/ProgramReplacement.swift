#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Running another program in this process's place.
package enum ProgramReplacement {
    /// The file that this process runs; nil where the system does not tell.
    package static var ownPath: String? {
        #if os(Linux)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = readlink("/proc/self/exe", start, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
            return String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        #else
        return CommandLine.arguments.first.flatMap { argument in
            guard argument.contains("/"), let path = realpath(argument, nil) else { return nil }
            defer { free(path) }
            return String(cString: path)
        }
        #endif
    }

    /// Whether a path is a regular file that this process may run.
    package static func isProgram(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// Runs a program in place of this one, with its standard streams, environment and working folder.
    ///
    /// - Parameter arguments: without the program's own name.
    /// - Returns: only where it fails, the system's error number.
    package static func run(_ path: String, _ arguments: [String]) -> Int32 {
        var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        // A broken pipe is the other program's to deal with as it likes.
        signal(SIGPIPE, SIG_DFL)
        execv(path, pointers)
        return errno
    }
}

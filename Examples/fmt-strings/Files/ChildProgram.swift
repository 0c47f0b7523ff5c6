// `environ` is a variable of C, which Swift takes for shared between threads; the command has one.
#if canImport(Glibc)
@unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#elseif canImport(Darwin)
@unsafe @preconcurrency import Darwin
#endif

/// Another program, run to its end.
enum ChildProgram {
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Runs a program with this one's environment, working folder, standard input and standard error.
    ///
    /// - Parameters:
    ///   - path: its file; `PATH` is not searched.
    ///   - arguments: without the name that it is called by.
    /// - Returns: all that it printed, and how it ended.
    static func run(_ path: String, _ arguments: [String]) throws(SystemFailure) -> (output: [UInt8], end: End) {
        // Where children are ignored, as a caller may have set, nothing is told of how they end.
        signal(SIGCHLD, SIG_DFL)
        let (reading, writing) = try SystemFile.pipe()
        let child = try writing.withDescriptor { end throws(SystemFailure) in
            try start(path, arguments, printingTo: end)
        }
        try? writing.close()
        do throws(SystemFailure) {
            return (try reading.read(limit: .max - 1), try end(of: child))
        } catch {
            // It may wait for its output to be read.
            try? reading.close()
            _ = try? end(of: child)
            throw error
        }
    }

    private static func start(
        _ path: String, _ arguments: [String], printingTo output: Int32
    ) throws(SystemFailure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = unsafe posix_spawn_file_actions_t()
        #endif
        try check(unsafe posix_spawn_file_actions_init(&actions))
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        try check(unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO))
        var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map { word in
            unsafe FileName.withPath(word) { unsafe strdup($0) } ?? nil
        }
        unsafe words.append(nil)
        defer { unsafe words.forEach { unsafe free($0) } }
        var child = pid_t()
        let code = unsafe FileName.withPath(path) { unsafe posix_spawn(&child, $0, &actions, nil, words, environ) }
        try check(code ?? ENOENT)
        return child
    }

    /// Waits for it, so that nothing is left of it.
    private static func end(of child: pid_t) throws(SystemFailure) -> End {
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0 {
            if errno != EINTR { throw SystemFailure(code: errno) }
        }
        // What the macros of <sys/wait.h> say.
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }

    private static func check(_ code: Int32) throws(SystemFailure) {
        if code != 0 { throw SystemFailure(code: code) }
    }
}

import Foundation

/// A program of this package as the build left it, beside the tests' own.
public enum BuiltProgram {
    /// - Throws: a file error for a program that was not built: the test target must depend on it.
    public static func url(_ name: String) throws -> URL {
        let own = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let places = [
            own, own.deletingLastPathComponent(), Bundle.main.bundleURL,
            Bundle.main.bundleURL.deletingLastPathComponent(),
        ]
        let found = places.map { $0.appending(path: name) }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
        guard let found else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
        return found
    }

    /// Runs a program to its end, and returns its exit status with the lines that it printed.
    ///
    /// - Parameter environment: all of it, but for where the tests' own libraries are; nil for that of the tests.
    public static func run(
        _ program: URL, _ arguments: [String], environment: [String: String]? = nil
    ) throws -> (status: Int32, lines: [String]) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if var environment {
            // An ICU that is not the system's is found by it.
            let libraries = "LD_LIBRARY_PATH"
            environment[libraries] = environment[libraries] ?? ProcessInfo.processInfo.environment[libraries]
            process.environment = environment
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        )
    }
}

import Foundation
import LocalizedStringsTools

/// The program `fmt-strings-extract`, which is built apart.
enum Extractor {
    /// What it printed, and whether it read every source.
    struct Output {
        let lines: [UInt8]
        let isComplete: Bool

        var strings: [ExtractedString] {
            get throws(CommandFailure) {
                var strings: [ExtractedString] = []
                for line in lines.split(separator: 0x0A) {
                    do { strings.append(try JSONDecoder().decode(ExtractedString.self, from: Data(line))) } catch {
                        throw .failed("fmt-strings-extract printed something else than strings: \(error)")
                    }
                }
                return strings
            }
        }
    }

    /// Runs it, its messages going to standard error as they come.
    static func run(_ arguments: [String]) throws -> Output {
        if let name = arguments.first(where: FileName.hasEscapes) {
            throw CommandFailure.failed("\(name): fmt-strings-extract reads files whose names are UTF-8")
        }
        let program = try find()
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch {
            throw CommandFailure.failed("\(program.path): cannot be run: \(error.localizedDescription)")
        }
        let lines = Array((try? output.fileHandleForReading.readToEnd()) ?? Data())
        process.waitUntilExit()
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): return Output(lines: lines, isComplete: true)
        case (.exit, 1): return Output(lines: lines, isComplete: false)
        case (.exit, 2): throw CommandFailure.usage("fmt-strings-extract did not understand its command line")
        default: throw CommandFailure.failed("fmt-strings-extract ended with status \(process.terminationStatus)")
        }
    }

    private static func find() throws -> URL {
        let name = "fmt-strings-extract"
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["FMT_STRINGS_EXTRACT"], !path.isEmpty {
            guard isProgram(path) else { throw CommandFailure.failed("FMT_STRINGS_EXTRACT: \(path) is not a program") }
            return URL(fileURLWithPath: path)
        }
        var places: [String] = []
        if var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() {
            places.append(folder.path)
            // From .build/x86_64-unknown-linux-gnu/debug to the package that holds Examples.
            for _ in 0..<5 {
                let package = folder.appendingPathComponent("Examples/StringsExtract/.build")
                places += ["release", "debug"].map { package.appendingPathComponent($0).path }
                folder.deleteLastPathComponent()
            }
        }
        places += ["release", "debug"].map { "Examples/StringsExtract/.build/\($0)" }
        places += (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for place in places where isProgram("\(place)/\(name)") { return URL(fileURLWithPath: "\(place)/\(name)") }
        throw CommandFailure.failed(
            "\(name) is not built: run 'swift build -c release --package-path Examples/StringsExtract' in the package, "
                + "or name the program in FMT_STRINGS_EXTRACT")
    }

    private static func isProgram(_ path: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: path) && !StringTables.isFolder(path)
    }
}

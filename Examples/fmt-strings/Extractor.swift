import LocalizedStringsTools

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
                        throw .failed("\(name) printed something else than strings: \(error)")
                    }
                }
                return strings
            }
        }
    }

    /// Runs it, its messages going to standard error as they come.
    static func run(_ arguments: [String]) throws -> Output {
        if let path = arguments.first(where: FileName.hasEscapes) {
            throw CommandFailure.failed("\(path): \(name) reads files whose names are UTF-8")
        }
        let program = try find()
        let (lines, end): ([UInt8], ChildProgram.End)
        do throws(SystemFailure) { (lines, end) = try ChildProgram.run(program, arguments) } catch {
            throw CommandFailure.failed("\(program): cannot be run: \(error)")
        }
        switch end {
        case .exit(0): return Output(lines: lines, isComplete: true)
        case .exit(1): return Output(lines: lines, isComplete: false)
        case .exit(2): throw CommandFailure.usage("\(name) did not understand its command line")
        case .exit(let code): throw CommandFailure.failed("\(name) ended with status \(code)")
        case .signal(let number): throw CommandFailure.failed("\(name) was ended by signal \(number)")
        }
    }

    private static let name = "fmt-strings-extract"

    private static func find() throws(CommandFailure) -> String {
        if let path = ProcessInfo.processInfo.environment["FMT_STRINGS_EXTRACT"], !path.isEmpty {
            guard ProgramReplacement.isProgram(path) else {
                throw .failed("FMT_STRINGS_EXTRACT: \(path) is not a program")
            }
            return path
        }
        let found = places.lazy.map { "\($0)/\(name)" }.first(where: ProgramReplacement.isProgram)
        guard let found else {
            throw .failed(
                "\(name) is not built: run 'swift build -c release --package-path Examples/StringsExtract' in the package, "
                    + "or name the program in FMT_STRINGS_EXTRACT")
        }
        return found
    }

    /// The folders where it may be: beside this program, where the package builds it, and `PATH`.
    private static var places: [String] {
        let builds = ["release", "debug"].map { "Examples/StringsExtract/.build/\($0)" }
        var places: [String] = []
        if let own = ProgramReplacement.ownPath {
            var folders = own.split(separator: "/").dropLast().map { "/\($0)" }
            places.append(folders.joined())
            // From .build/x86_64-unknown-linux-gnu/debug to the package that holds Examples.
            for _ in 0..<5 {
                places += builds.map { "\(folders.joined())/\($0)" }
                _ = folders.popLast()
            }
        }
        return places + builds + ProgramReplacement.folders.map(String.init)
    }
}

import Foundation

@testable import fmt_strings

/// The command run in this process, its output kept.
func run(_ arguments: String..., input: String = "") -> Outcome { run(list: arguments, input: input) }

func run(list arguments: [String], input: String = "") -> Outcome {
    let console = StringsConsole(capturing: Array(input.utf8))
    let code = FmtStringsCommand.main(arguments, on: console)
    return Outcome(code: code, output: String(decoding: console.output, as: UTF8.self), errors: console.errors)
}

struct Outcome: Equatable {
    let code: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// A folder for the files of one test, removed at its end.
final class Folder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name)), as: UTF8.self)
    }

    /// What is in the folder itself.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

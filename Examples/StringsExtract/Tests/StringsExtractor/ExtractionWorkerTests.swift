import Foundation
import Testing

@testable import StringsExtractor

/// Sources on which the parser itself dies or does not end. They run in the worker's process, as in the program.
@Suite(.serialized) struct ExtractionWorkerTests {
    @Test(arguments: ["(", "[", "{", "f(", "!", "A<", "try ", "if "])
    func nestingWithoutEnd(opening: String) throws {
        let found = try extract("// localized\nlet a = " + String(repeating: opening, count: 100_000))
        #expect(found.problems.count == 1)
        #expect(found.problems.contains { $0.isError })
    }

    @Test(arguments: [".b", "()", "[0]", "!", "?.c", " + 1"])
    func chainsWithoutEnd(link: String) throws {
        let found = try extract(
            "let a = a" + String(repeating: link, count: 20_000) + "\nlet b = String(localized: \"Kept\")")
        #expect(found.strings.map(\.key) == ["Kept"])
        #expect(found.problems.isEmpty)
    }

    @Test func chainInInterpolation() throws {
        let found = try extract("String(localized: \"\\(a" + String(repeating: ".b!", count: 1_000) + ")\")")
        #expect(found.strings.map(\.key) == ["%@"])
        #expect(found.problems.count == 1)
    }

    /// As for `--declarations`: files that are asked for nothing else.
    @Test func declarationsOfOtherFiles() throws {
        let package = try Self.file(
            "import SwiftUI; public struct Switch { public init(_ title: LocalizedStringKey) {} }")
        let source = try Self.file("import SwiftUI; let a = Switch(\"A\")")
        defer { for file in [package, source] { try? FileManager.default.removeItem(atPath: file) } }
        let alone = try Self.worker(secondsPerFile: 60)
        try alone.readDeclarations(of: [source])
        #expect(try alone.extract(from: source).strings.isEmpty)
        let both = try Self.worker(secondsPerFile: 60)
        try both.readDeclarations(of: [package, source])
        #expect(try both.extract(from: source).strings.map(\.key) == ["A"])
    }

    @Test func sourceThatTakesTooLong() throws {
        let worker = try Self.worker(secondsPerFile: 0.3)
        let slow = try Self.file("// localized\nlet a = " + String(repeating: "\"\\(", count: 20_000))
        let good = try Self.file("let b = String(localized: \"Kept\")")
        defer { for file in [slow, good] { try? FileManager.default.removeItem(atPath: file) } }
        #expect(try worker.extract(from: slow).problems.map(\.kind) == [.syntax("it takes too long to parse")])
        #expect(try Self.worker(secondsPerFile: 60).extract(from: good).strings.map(\.key) == ["Kept"])
    }

    private func extract(_ source: String) throws -> Extraction {
        let file = try Self.file(source)
        defer { try? FileManager.default.removeItem(atPath: file) }
        return try Self.worker(secondsPerFile: 60).extract(from: file)
    }

    private static func file(_ source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data(source.utf8).write(to: file)
        return file.path
    }

    /// The program stands beside the tests.
    private static func worker(secondsPerFile: Double) throws -> ExtractionWorker {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let program = folder.appendingPathComponent("fmt-strings-extract")
            if FileManager.default.isExecutableFile(atPath: program.path) {
                return ExtractionWorker(
                    executable: program, arguments: ["--worker"], secondsPerFile: secondsPerFile)
            }
            folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile)
    }
}

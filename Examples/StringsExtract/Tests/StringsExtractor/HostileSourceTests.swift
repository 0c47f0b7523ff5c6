import Foundation
import Testing

@testable import StringsExtractor

/// Sources that are broken, huge or nested without end give problems, never a trap.
@Suite struct HostileSourceTests {
    @Test func brokenSourceIsReportedAndTheRestRead() {
        let found = extract(
            """
            func f( {
            let a = String(localized: "Kept")
            """)
        #expect(found.strings.map(\.key) == ["Kept"])
        #expect(found.problems.count == 1)
        #expect(found.problems.first?.isError == true)
        #expect(found.problems.first?.line == 1)
    }

    @Test func unterminatedLiteral() {
        let found = extract("let a = String(localized: \"open\nlet b = String(localized: \"Kept\")")
        #expect(found.problems.contains { $0.isError })
        #expect(!found.strings.contains { $0.key.contains("open\n") })
    }

    @Test func sourcesWithoutStringsAreNotParsed() {
        #expect(extract("func f( {").problems.isEmpty)
        #expect(!extract("func f( { tr", ExtractionOptions(functions: ["tr"])).problems.isEmpty)
        #expect(!extract("func f( { Text", ExtractionOptions(swiftUI: true)).problems.isEmpty)
    }

    @Test func manyStrings() {
        let source = (0..<20_000).map { "let v\($0) = String(localized: \"Key \($0)\")" }.joined(separator: "\n")
        let found = extract(source)
        #expect(found.strings.count == 20_000)
        #expect(found.strings.last?.key == "Key 19999")
        #expect(found.strings.last?.line == 20_000)
    }

    @Test func windowsLinesAndByteOrderMark() throws {
        let found = try inFile([0xEF, 0xBB, 0xBF] + Array("let a = 1\r\nlet b = String(localized: \"Kept\")\r\n".utf8))
        #expect(found.strings.map(\.key) == ["Kept"])
        #expect(found.strings.first?.line == 2)
        #expect(found.problems.isEmpty)
    }

    @Test func notUTF8() throws {
        let found = try inFile(Array("ab".utf8) + [0xFF, 0xFE])
        #expect(found.problems.map(\.kind) == [.notUTF8(offset: 2)])
    }

    @Test func tooLarge() throws {
        let found = try inFile(Array("let a = 1".utf8), ExtractionOptions(largestFile: 4))
        #expect(found.problems.map(\.kind) == [.tooLarge(bytes: 9, limit: 4)])
    }

    @Test func foldersHiddenFoldersAndMissingPaths() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["A.swift", "In/B.swift", ".build/C.swift", "In/notes.txt"] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let found = SourceFiles.find(in: [folder.path, folder.path + "/A.swift", folder.path + "/none"])
        #expect(found.files == [folder.path + "/A.swift", folder.path + "/In/B.swift"])
        #expect(found.problems.count == 1)
    }

    @Test func jsonIsOneLine() throws {
        let string = ExtractedString(
            key: "a\nb/\u{2028}", defaultValue: nil, table: "T", bundle: nil, comment: nil, arguments: nil, call: "tr",
            file: "A.swift",
            line: 1, column: 2)
        let line = try string.jsonLine()
        #expect(!line.contains(0x0A))
        #expect(try JSONDecoder().decode(ExtractedString.self, from: line) == string)
    }

    private func inFile(_ bytes: [UInt8], _ options: ExtractionOptions = ExtractionOptions()) throws -> Extraction {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return SourceFiles.extract(from: file.path, options: options)
    }
}

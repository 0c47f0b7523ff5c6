import Foundation
import LocalizedStrings
import Testing

@testable import embedded

/// The built programs, as they are and away from what was built beside them.
@Suite struct ProgramTests {
    static let files = [
        ("en", "1,234 files in Docs."), ("de", "In Docs sind 1.234 Dateien."),
        ("hi-IN-u-nu-deva", "Docs में १,२३४ फ़ाइलें हैं।"), ("ja", "Docsに1,234個のファイルがあります。"), ("tr", "1,234 files in Docs."),
    ]

    @Test(arguments: files) func embeddedNeedsNoResources(_ language: String, _ text: String) throws {
        #expect(try run("embedded", language, isAlone: true)[1] == text)
    }

    @Test(arguments: files) func resourcesAreBeside(_ language: String, _ text: String) throws {
        #expect(try run("resources", language, isAlone: false)[1] == text)
    }

    @Test func whole() throws {
        #expect(
            try run("embedded", "de", isAlone: true) == [
                "Guten Morgen, Ada.", "In Docs sind 1.234 Dateien.", "2 Betten für 1 Nacht", "Beenden",
            ])
        #expect(
            try run("embedded", "ja", isAlone: true) == [
                "おはようございます、Adaさん。", "Docsに1,234個のファイルがあります。", "1泊、ベッド2台", "終了",
            ])
    }

    @Test func symbols() {
        #expect(Strings.filesInFolder(count: 1, folder: "x").key == "files.in.folder")
        #expect(Strings.filesInFolder(count: 1, folder: "x").arguments == [1, "x"])
        #expect(Strings.Menu.quit.table == "Menu")
        #expect(LocalizedBundle.module.languages == ["en", "de", "hi", "ja"])
        #expect(LocalizedBundle.module.tableNames == ["Localizable", "Menu"])
    }

    /// What a program prints in an empty folder.
    ///
    /// - Parameter isAlone: whether a copy of it runs, without the resource folders that are built beside it.
    private func run(_ program: String, _ language: String, isAlone: Bool) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program)
        let copy = folder.appending(path: program)
        if isAlone { try FileManager.default.copyItem(at: built, to: copy) }
        let process = Process()
        process.executableURL = isAlone ? copy : built
        process.arguments = [language]
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

import Foundation
import LocalizedStringsTools
import Testing

@Suite struct LintFilesTests {
    /// A folder with these files, which goes away afterwards.
    private func folder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let url = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try body(folder.path)
    }

    /// A file in no folder of a language is one of the development language.
    @Test func fileAlone() throws {
        try folder(["y.strings": "\"a %d\" = \"a %@\";\n\"b\" = \"b\";"]) { path in
            let report = StringLint().lint(paths: ["\(path)/y.strings", "\(path)/./y.strings"])
            #expect(report.findings.map(\.rule) == [.formatType])
            #expect(report.findings.first?.language == "en" && report.findings.first?.line == 1)
        }
    }

    /// One entry has a language twice; two entries of one key have it once each.
    @Test func languageTwice() throws {
        let unit = #"{"stringUnit":{"state":"translated","value":"B"}}"#
        let file =
            "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":\(unit),\n\"de\":\(unit)}},"
            + "\"b\":{\"localizations\":{\"de\":\(unit)}}},\"version\":\"1.0\"}"
        try folder(["T.xcstrings": file]) { path in
            let report = StringLint().lint(paths: [path])
            #expect(report.findings.map(\.rule) == [.duplicateKey])
            #expect(report.findings.first?.line == 2 && report.findings.first?.language == "de")
        }
    }

    @Test func foldersAndBrokenFiles() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"a %d\" = \"a %d\";",
            "de.lproj/Localizable.strings": "\"a %d\" = \"a %@\";",
            "fr.lproj/Localizable.strings": "\"a %d\" = ;", "Other.xcstrings": "{\"strings\" :", "notes.txt": "x",
        ]
        try folder(files) { path in
            let report = StringLint().lint(paths: [path])
            let found = report.findings.map { "\($0.rule.rawValue) \($0.file?.dropFirst(path.count + 1) ?? "")" }
            #expect(
                found == [
                    "file Other.xcstrings", "format-type de.lproj/Localizable.strings",
                    "file fr.lproj/Localizable.strings",
                ])
            #expect(report.findings.last?.line == 1)
            #expect(report.exitStatus() == 1)
            // One file stands for its table.
            let one = StringLint().lint(paths: [
                "\(path)/de.lproj/Localizable.strings", "\(path)/en.lproj/Localizable.strings",
            ])
            #expect(one.findings.map(\.rule) == [.formatType, .file])
        }
    }

    @Test func nothingThere() throws {
        #expect(StringLint().lint(paths: ["/nowhere/a.xcstrings"]).findings.map(\.rule) == [.file])
        try folder(["readme.txt": ""]) { path in
            #expect(StringLint().lint(paths: [path, "\(path)/readme.txt"]).findings.map(\.rule) == [.file, .file])
        }
        #expect(StringLint().lint(paths: ["/dev/null"]).exitStatus() == 1)
    }
}

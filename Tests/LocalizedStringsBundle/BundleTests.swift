import Foundation
import LocalizedStrings
import LocalizedStringsBundle
import Testing

/// Foundation's bundles.
@Suite struct BundleTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "BundleTests-\(UUID())")
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    @Test func readsResources() throws {
        let url = try folder([
            "de.lproj/Localizable.strings": #""Cancel" = "Abbrechen";"#,
            "en.lproj/Localizable.strings": #""Cancel" = "Cancel";"#,
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let bundle = try LocalizedBundle(bundle: try #require(Bundle(url: url)))
        #expect(bundle.localized(for: ["de"])("Cancel") == "Abbrechen")
        #expect(bundle.developmentLanguage == "en")
    }

    /// SwiftPM's bundles on Linux, where a target has a folder of that name.
    @Test func besideAFolderCalledResources() throws {
        let url = try folder([
            "de.lproj/Localizable.strings": #""Cancel" = "Abbrechen";"#, "Resources/a.txt": "",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let bundle = try LocalizedBundle(bundle: try #require(Bundle(url: url)))
        #expect(bundle.localized(for: "de")("Cancel") == "Abbrechen")
    }

    @Test func withoutTables() throws {
        let url = try folder(["a.txt": ""])
        defer { try? FileManager.default.removeItem(at: url) }
        let bundle = try #require(Bundle(url: url))
        #expect(throws: StringsError.self) { try LocalizedBundle(bundle: bundle) }
    }

    @Test func declaredLanguages() throws {
        let url = try folder([
            "Contents/Info.plist": """
            <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleLocalizations</key><array><string>en</string>
            <string>ja</string></array></dict></plist>
            """,
            "Contents/Resources/en.lproj/page.html": "",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let bundle = try LocalizedBundle(bundle: try #require(Bundle(url: url)))
        #expect(bundle.languages == ["en", "ja"])
        #expect(bundle.localized(for: ["ja"]).file("page.html")?.language == "en")
    }
}

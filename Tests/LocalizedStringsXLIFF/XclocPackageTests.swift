import Foundation
import LocalizedStrings
import LocalizedStringsXLIFF
import Testing

/// `.xcloc` folders, as files with their paths.
@Suite struct XclocPackageTests {
    private func package() -> XclocPackage {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["Cancel"] = CatalogEntry()
        catalog["Cancel"]?["de"] = CatalogLocalization("Abbrechen")
        let document = XLIFFDocument([catalog.xliffFile(for: "de", original: "Localizable.xcstrings")])
        return XclocPackage(document, developmentRegion: "en", targetLocale: "de", project: "App.xcodeproj")
    }

    @Test func roundTrip() throws {
        var files = try package().files()
        #expect(files.map(\.path) == ["contents.json", "Localized Contents/de.xliff"])
        files.append(.init(path: "Notes/a.png", bytes: [1, 2]))
        var again = try XclocPackage(files: files)
        #expect((again.targetLocale, again.developmentRegion, again.project) == ("de", "en", "App.xcodeproj"))
        #expect(again.document == package().document)
        #expect(try again.files() == files)
        again.document.files[0].units[0].target = "Verwerfen"
        #expect(try XclocPackage(files: again.files()).document.files[0].units[0].target == "Verwerfen")
    }

    /// A folder as a translator sends it back, by its path and its URL.
    @Test func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try package().files() + [.init(path: "Notes/More/a.png", bytes: [1, 2])]
        for file in files {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
        // A way back to where it began, which is not gone.
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "Notes/again"), withDestinationURL: folder)
        for read in try [XclocPackage(contentsOf: folder.path), XclocPackage(contentsOf: folder)] {
            #expect(try read.files() == files)
            #expect(read.document == package().document)
        }
        let xliff = folder.appending(path: "Localized Contents/de.xliff")
        #expect(try XLIFFDocument(contentsOf: xliff) == XLIFFDocument(contentsOf: xliff.path))
        // What is wrong is told with its whole path.
        try Data("<xliff".utf8).write(to: xliff)
        #expect(throws: XLIFFError.self) { try XclocPackage(contentsOf: folder) }
        do { _ = try XclocPackage(contentsOf: folder.path) } catch {
            #expect("\(error)".hasPrefix("\(folder.path)/Localized Contents/de.xliff:1"), "\(error)")
        }
        try FileManager.default.removeItem(at: xliff)
        do { _ = try XclocPackage(contentsOf: folder.path) } catch {
            #expect(
                "\(error)".contains("\(folder.path)/Localized Contents/:1: <xcloc>: expected one .xliff file"),
                "\(error)")
        }
        #expect(throws: XLIFFError.unreadable(file: "/none", reason: "no such file")) {
            try XclocPackage(contentsOf: "/none")
        }
        #expect(throws: XLIFFError.self) { try XclocPackage(contentsOf: #require(URL(string: "https://a.example/b"))) }
    }

    @Test func refused() throws {
        let files = try package().files()
        for broken in [
            [], [files[0]], [files[1]], files + [.init(path: "Localized Contents/fr.xliff", bytes: files[1].bytes)],
            files + [.init(path: "../a", bytes: [])], files + [.init(path: "/a", bytes: [])],
            [.init(path: "contents.json", bytes: Array("[]".utf8)), files[1]],
            [files[0], .init(path: "Localized Contents/de.xliff", bytes: [])],
        ] as [[XclocPackage.File]] {
            #expect(throws: XLIFFError.self) { try XclocPackage(files: broken) }
        }
    }
}

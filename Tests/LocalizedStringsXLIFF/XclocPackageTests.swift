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

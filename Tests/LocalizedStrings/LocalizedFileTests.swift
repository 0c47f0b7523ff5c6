import Foundation
import LocalizedStrings
import Testing

/// Files of a bundle by the reader's language.
@Suite struct LocalizedFileTests {
    private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        try Fixture.withFolder(files) { try body($0.path) }
    }

    private static let pages = [
        "all.html": "", "en.lproj/all.html": "",
        "de.lproj/a.html": "", "fr.lproj/a.html": "", "en.lproj/a.html": "", "Base.lproj/a.html": "",
        "fr.lproj/b.html": "", "en.lproj/b.html": "", "Base.lproj/b.html": "",
        "en.lproj/c.html": "", "Base.lproj/c.html": "", "Base.lproj/d.html": "",
        "de.lproj/help/q.html": "", "en.lproj/help/q.html": "", "en.lproj/help/r.txt": "",
    ]

    @Test(
        arguments: [
            ("all.html", "all.html", nil), ("a.html", "de.lproj/a.html", "de"), ("b.html", "fr.lproj/b.html", "fr"),
            ("c.html", "en.lproj/c.html", "en"), ("d.html", "Base.lproj/d.html", "en"),
            ("help/q.html", "de.lproj/help/q.html", "de"), ("./help//q.html", "de.lproj/help/q.html", "de"),
            ("help", "de.lproj/help", "de"),
        ] as [(String, String, String?)])
    func order(name: String, path: String, language: String?) throws {
        try withFolder(Self.pages) { folder in
            let strings = try LocalizedBundle(contentsOf: folder).localized(for: ["de-AT", "fr"])
            let file = try #require(strings.file(name))
            #expect(file.path == "\(folder)/\(path)")
            #expect(file.language?.tag == language)
            #expect(file.url == URL(filePath: file.path))
        }
    }

    /// Foundation's `Bundle` finds the same file where it is told the language.
    @Test func asFoundation() throws {
        try withFolder(Self.pages) { folder in
            let bundle = try #require(Bundle(path: folder))
            let english = try LocalizedBundle(contentsOf: folder).localized(for: ["en"])
            for name in ["all", "a", "b", "c", "d", "e"] {
                let path = bundle.path(forResource: name, ofType: "html", inDirectory: nil, forLocalization: "en")
                // Foundation leaves out the base where a language is named.
                let own = english.file("\(name).html")?.path
                #expect(own == (name == "d" ? "\(folder)/Base.lproj/d.html" : path), "\(name)")
            }
        }
    }

    @Test(arguments: [
        "", ".", "/", "../a.html", "help/../../a.html", "/etc/passwd", "missing.html", "a.html\u{0}", "..",
        "de.lproj/a.html",
        "de.lproj/../a.html",
    ])
    func namesNoFile(name: String) throws {
        try withFolder(Self.pages) { folder in
            let strings = try LocalizedBundle(contentsOf: folder).localized(for: ["de"])
            #expect(strings.file(name) == nil)
            if name.contains("..") { #expect(strings.files(in: name).isEmpty) }
        }
    }

    @Test func lists() throws {
        try withFolder(Self.pages) { folder in
            let strings = try LocalizedBundle(contentsOf: folder).localized(for: ["de", "fr"])
            func names(_ files: [LocalizedFile]) -> [String] {
                files.map { String($0.path.dropFirst(folder.count + 1)) }
            }
            #expect(
                names(strings.files())
                    == ["de.lproj/a.html", "all.html", "fr.lproj/b.html", "en.lproj/c.html", "Base.lproj/d.html"])
            #expect(names(strings.files(in: "help")) == ["de.lproj/help/q.html", "en.lproj/help/r.txt"])
            #expect(names(strings.files(in: "help", withExtension: "txt")) == ["en.lproj/help/r.txt"])
            #expect(strings.files(in: "missing").isEmpty)
        }
    }

    private static func information(_ members: String) -> String {
        #"<?xml version="1.0"?><plist version="1.0"><dict>\#(members)</dict></plist>"#
    }

    @Test(arguments: ["Info.plist", "Resources/Info.plist", "Contents/Info.plist"])
    func declaredLanguages(place: String) throws {
        let members = """
            <key>CFBundleLocalizations</key><array><string>en</string><string>German</string><string>pt_BR</string>
            <string>no language at all</string><integer>3</integer></array><key>CFBundleDevelopmentRegion</key><string>fr</string>
            """
        let resources = place.hasPrefix("Contents") ? "Contents/Resources/" : ""
        try withFolder([
            place: Self.information(members), "\(resources)fr.lproj/Localizable.strings": #""Cancel" = "Annuler";"#,
        ]) { folder in
            let bundle = try LocalizedBundle(contentsOf: folder)
            #expect(bundle.developmentLanguage == "fr")
            #expect(bundle.languages.map(\.tag) == ["fr", "de", "en", "pt-BR"])
            let german = bundle.localized(for: ["de-CH", "en"])
            #expect(german.languages.first == "de")
            #expect(german.locale == "de-CH")
            #expect(german("Cancel") == "Annuler")
        }
    }

    @Test func filesAlone() throws {
        try withFolder(["de.lproj/page.html": "", "en.lproj/page.html": ""]) { folder in
            let bundle = try LocalizedBundle(contentsOf: folder)
            #expect(bundle.languages == ["en", "de"])
            #expect(bundle.localized(for: ["de"]).file("page.html")?.language == "de")
        }
        try withFolder(["de.lproj/.DS_Store": "", "page.html": ""]) { folder in
            #expect(throws: StringsError.noTables(folder: folder)) { try LocalizedBundle(contentsOf: folder) }
        }
    }

    @Test func bundlesWithoutFolder() {
        #expect(LocalizedBundle(tables: []).localized(for: ["de"]).file("a.html") == nil)
        #expect(LocalizedBundle(tables: []).localized(for: ["de"]).files().isEmpty)
    }
}

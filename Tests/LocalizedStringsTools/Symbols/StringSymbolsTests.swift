import Foundation
import LocalizedStrings
import LocalizedStringsTools
import Testing

/// Which symbols a table has, and what is told of a table that can have none.
@Suite struct StringSymbolsTests {
    private func table(_ texts: [(key: String, texts: [String: String])], name: String = "Localizable") -> LintTable {
        var catalog = StringCatalog()
        for (key, texts) in texts {
            var entry = CatalogEntry()
            for (language, text) in texts { entry[language] = CatalogLocalization(text) }
            catalog[key] = entry
        }
        let bytes = catalog.bytes()
        return LintTable(catalog, name: name, file: "\(name).xcstrings", bytes: bytes)
    }

    private func declaration(_ text: String) -> [String] {
        StringSymbols([table([("key", ["en": text])])]).declarations
    }

    @Test(arguments: [
        ("none", "key"), ("%lld", "key(_ arg1: Int)"),
        ("%d %i %x %o", "key(_ arg1: Int, _ arg2: Int, _ arg3: Int, _ arg4: Int)"),
        ("%u %llu", "key(_ arg1: UInt, _ arg2: UInt)"),
        ("%.2f %e %g", "key(_ arg1: Double, _ arg2: Double, _ arg3: Double)"),
        ("%s", "key(_ arg1: String)"), ("%c", "key(_ arg1: Character)"),
        ("%@", "key(_ arg1: some TextArgumentConvertible)"),
        ("%1$@ %1$lld", "key(_ arg1: Int)"), ("%1$@ %1$.1f", "key(_ arg1: Double)"),
        ("%*d", "key(_ arg1: Int, _ arg2: Int)"),
        ("%(count)lld in %(where)@", "key(count: Int, `where`: some TextArgumentConvertible)"),
        ("%(a)@ %lld %(a)@ %(b)d", "key(a: some TextArgumentConvertible, _ arg2: Int, b: Int)"),
        ("100 %% of %lld", "key(_ arg1: Int)"), ("%(x) is no argument", "key"), ("%(", "key"), ("%()@", "key"),
        ("%(🚪)lld", "key(_ arg1: Int)"),
    ])
    func types(_ text: String, _ written: String) { #expect(declaration(text) == [written]) }

    @Test func typesOfKeys() {
        let symbols = StringSymbols([table([("%lld files in %@", ["de": "%2$@: %1$lld"])])])
        #expect(symbols.declarations == ["filesIn(_ arg1: Int, _ arg2: some TextArgumentConvertible)"])
        #expect(symbols.problems.isEmpty)
    }

    @Test func keysManagedByHand() {
        var table = table([("by.hand", [:]), ("extracted", [:]), ("no", [:]), ("yes", [:]), ("migrated", [:])])
        #expect(StringSymbols([table]).declarations.count == 5)
        table.catalog["by.hand"]?.extractionState = .manual
        table.catalog["migrated"]?.extractionState = .migrated
        table.catalog["yes"]?.generatesSymbol = true
        table.catalog["no"]?.extractionState = .manual
        table.catalog["no"]?.generatesSymbol = false
        #expect(StringSymbols([table]).declarations == ["byHand", "migrated", "yes"])
    }

    @Test func sameNames() throws {
        let symbols = StringSymbols([table([("OK", [:]), ("Save…", [:]), ("ok", [:]), ("save", [:])])])
        #expect(!symbols.isValid)
        #expect(
            symbols.problems.map(\.description) == [
                """
                Localizable.xcstrings:7:5: error: the keys “ok” and “OK” would both be “ok”: \
                rename one, or give it "generatesSymbol" : false
                Localizable.xcstrings:4:5: note: “ok” is here
                """,
                """
                Localizable.xcstrings:13:5: error: the keys “save” and “Save…” would both be “save”: \
                rename one, or give it "generatesSymbol" : false
                Localizable.xcstrings:10:5: note: “save” is here
                """,
            ])
    }

    /// A key that is stale says nothing about the others, and its faults stop nobody.
    @Test func staleKeys() {
        var table = table([
            ("open", [:]), ("gone", ["en": "%lld", "de": "%@"]), ("Open", [:]), ("odd", ["en": "%1$s %1$lld"]),
        ])
        for key in ["gone", "Open", "odd"] { table.catalog[key]?.extractionState = .stale }
        let symbols = StringSymbols([table])
        #expect(symbols.isValid)
        #expect(symbols.declarations == ["open", "gone(_ arg1: Int)"])
        #expect(!symbols.problems.isEmpty && symbols.problems.allSatisfy { $0.severity == .warning })
        table.catalog["gone"]?.extractionState = nil
        #expect(!StringSymbols([table]).isValid)
    }

    /// As Xcode does: a key of which no name can be made is left out.
    @Test func unnamed() {
        let others = StringSymbols([table([("", [:]), ("%@", [:]), ("a", [:]), ("—", ["de": "–"])])])
        #expect(others.isValid && others.declarations == ["a"] && others.problems.count == 3)
        #expect(others.source().contains("static var a: LocalizedText"))
        let symbols = StringSymbols([table([("—\n", [:])])])
        #expect(
            symbols.problems.map(\.description) == [
                """
                Localizable.xcstrings:4:5: warning: the key “—\\n” has neither letter nor digit to make a name of: \
                it is left out; rename it, or give it "generatesSymbol" : false
                """
            ])
    }

    @Test(arguments: [
        ("%lld", "%@", "argument 1 is text (%@) here and a whole number (%lld) in en [format-type]"),
        ("%(n)lld", "%(n)@", "argument 1 is text (%(n)@) here and a whole number (%(n)lld) in en [format-type]"),
        ("%(n)lld", "%(m)lld", "%(m)lld wants argument 2; en has one [format-extra]"),
        ("none", "%@", "%@ wants argument 1; en has none [format-extra]"),
    ])
    func languagesDiffer(_ english: String, _ german: String, _ message: String) {
        let symbols = StringSymbols([table([("key", ["en": english, "de": german])])])
        #expect(!symbols.isValid)
        let lines = symbols.problems.filter { $0.severity == .error }.map(\.description)
        #expect(lines.count == 1 && lines[0].hasSuffix("error: “key” in de: \(message)"), "\(lines)")
        #expect(lines.first?.hasPrefix("Localizable.xcstrings:6:9: ") == true, "\(lines)")
    }

    @Test func argumentsThatCannotBe() {
        #expect(
            StringSymbols([table([("key", ["en": "%1$s %1$lld"])])]).problems.contains {
                $0.reason == .noType(argument: 1)
            })
        let many = StringSymbols([table([("key", ["en": "%4096$@"])])])
        #expect(many.problems.contains { $0.reason == .tooManyArguments(4096, limit: 64) })
        let labels = StringSymbols([table([("key", ["en": "%(a.b)@ %(aB)@"])])])
        #expect(labels.problems.contains { $0.reason == .sameLabel("aB", arguments: [1, 2]) })
    }

    @Test func tablesOfOneName() {
        let symbols = StringSymbols([table([("a", [:])], name: "Menu"), table([("a", [:])], name: "menu")])
        #expect(
            symbols.problems.map(\.reason).contains {
                if case .sameName("Menu", "Menu", "menu", _) = $0 { true } else { false }
            })
        #expect(StringSymbols([table([("a", [:])], name: "Menu"), table([("a", [:])])]).isValid)
        let beside = StringSymbols([table([("标题", [:])]), table([("a", [:])], name: "标题")])
        #expect(!beside.isValid)
    }

    @Test func languageThatIsNone() {
        let symbols = StringSymbols([table([("a", ["en": "a", "not a language": "b"])])])
        #expect(symbols.isValid)
        #expect(symbols.problems.map(\.severity) == [.warning])
    }

    @Test func filesThatAreNone() {
        let problems = StringSymbols(paths: ["/no/such/file.xcstrings"]).problems.map(\.description)
        #expect(problems == ["/no/such/file.xcstrings: error: cannot be read: no such file [file]"])
    }

    @Test func folderOfLanguages() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [
            ("Base", #""open.file" = "Open %@"; "only.base" = "Base";"#),
            ("en", #"/* Menu */ "open.file" = "Open %@…";"#),
            ("de", #""open.file" = "%@ öffnen";"#),
        ] {
            let language = folder.appending(path: "\(name).lproj")
            try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: language.appending(path: "Localizable.strings"))
        }
        let symbols = StringSymbols(paths: [folder.path()])
        #expect(symbols.problems.isEmpty)
        #expect(symbols.declarations.sorted() == ["onlyBase", "openFile(_ arg1: some TextArgumentConvertible)"])
        let source = symbols.source()
        #expect(source.contains("=Base") && source.contains("=Open %@…") && !source.contains(#"=Open %@""#))
    }

    @Test func access() {
        let symbols = StringSymbols([table([("a", [:])])])
        let source = symbols.source(namespace: "Texts", access: .public, isEmbedding: false)
        #expect(source.contains("public enum Texts {") && source.contains("    public static var a: LocalizedText {"))
        #expect(!source.contains("LocalizedBundle"))
        #expect(StringSymbols([]).source().contains("enum Strings {\n}"))
    }
}

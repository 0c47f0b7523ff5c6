import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// CSV by RFC 4180, and catalogs as tables.
@Suite struct CSVTableTests {
    private func read(_ text: String, _ options: CSVTable.Options = .init()) throws -> [[String]] {
        try CSVTable(reading: Array(text.utf8), options: options, file: "a.csv").rows
    }

    @Test func rows() throws {
        #expect(try read("a,b\r\nc,d") == [["a", "b"], ["c", "d"]])
        #expect(try read("a,\"b, \"\"c\"\"\r\nd\"\n\n,\n") == [["a", "b, \"c\"\r\nd"], ["", ""]])
        #expect(try read("\u{FEFF}ä") == [["ä"]])
        #expect(try read("") == [])
        var options = CSVTable.Options()
        options.separator = ";"
        #expect(try read("a,b;c", options) == [["a,b", "c"]])
    }

    @Test(arguments: [("a,\"b", 1, 3), ("\"a\"b", 1, 4), ("a\nb\"c", 2, 2), ("\"a\n\"\"", 1, 1)])
    func malformed(text: String, line: Int, column: Int) {
        do {
            _ = try read(text)
            Issue.record("\(text) was read")
        } catch StringsError.malformed(_, let foundLine, let foundColumn, _, _) {
            #expect((foundLine, foundColumn) == (line, column), "\(text)")
        } catch {
            Issue.record("\(error)")
        }
        #expect(throws: StringsError.self) { try CSVTable(reading: [0x61, 0xFF]) }
    }

    @Test func formulas() throws {
        var options = CSVTable.Options()
        (options.guardsFormulas, options.hasByteOrderMark) = (true, true)
        let rows = [["=1+1", "+a", "-b", "@c", "'d", "\te", "f=g", ""]]
        let bytes = CSVTable(rows: rows, options: options).bytes()
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{FEFF}'=1+1,'+a,'-b,'@c,''d,'\te,f=g,\r\n")
        #expect(try CSVTable(reading: bytes, options: options).rows == rows)
    }

    @Test func everyFieldCanBeWritten() throws {
        let rows = [["", "a", " b ", "\"", "\"\"", ",", "\n", "\r", "\r\n", "a\"b,c\nd"], [""], ["x"]]
        #expect(try CSVTable(reading: CSVTable(rows: rows).bytes()).rows == rows)
    }

    @Test func catalogs() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["Cancel"] = CatalogEntry(comment: "A button, \"red\"", extractionState: .manual)
        catalog["Cancel"]?["de"] = CatalogLocalization("=Abbrechen", state: .needsReview)
        catalog["Brand"] = CatalogEntry()
        catalog["Brand"]?.shouldTranslate = false
        var files = CatalogLocalization()
        files[.root] = CatalogUnit("%#@files@ in %@")
        files[substitution: "files"] = (1, "lld")
        for category in ["one", "other"] {
            files[CatalogUnitPath([.substitution("files"), .plural(category)])] = CatalogUnit("%arg \(category)")
        }
        catalog["files"] = CatalogEntry()
        catalog["files"]?["en"] = files
        let made = catalog.csvTable()
        #expect(made.losses == [])
        #expect(
            made.value.rows[0] == ["key", "variation", "comment", "en", "de", "state:de", "extraction", "translate"])
        var again = StringCatalog(sourceLanguage: "en")
        #expect(try again.merge(CSVTable(reading: made.value.bytes())) == [])
        #expect(again.keys == catalog.keys)
        for key in catalog.keys { #expect(again[key] == catalog[key], "\(key)") }
    }

    @Test func tablesOfOthers() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = try catalog.merge(
            CSVTable(rows: [["key", "de", "How long?"], ["a", "A", "5"], ["b", "B", "", "x"], []]))
        #expect(catalog["a"]?["de"]?[.root]?.value == "A" && catalog["b"]?["de"]?[.root]?.value == "B")
        #expect(losses.map(\.line) == [1, 3, 4])
        #expect(throws: StringsError.self) { try catalog.merge(CSVTable(rows: [["id", "de"]])) }
    }

    @Test func mutatedFiles() throws {
        try mutate(Array("key,de\r\n\"a\"\"b\",\"c\nd\"\r\nx,y\r\n".utf8), test: "CSVTableTests.mutatedFiles") {
            bytes in
            guard let table = try? CSVTable(reading: bytes) else { return }
            let again = try CSVTable(reading: table.bytes())
            #expect(again.rows == table.rows)
        }
    }
}

import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// `.properties`: what Java reads, kept and written again.
@Suite struct PropertiesFileTests {
    static let text =
        "#File\n\n! The button\n  save = Sichern\nfiles:{0} \\\n    Dateien\nempty\n\\ a\\=b\\:c   text with = and : in it\n"
        + "uni=\\u00e4\\uD83D\\uDE00\\t\\z\r\nlast=x\\\\"

    private func read(_ text: String) throws -> PropertiesFile {
        try PropertiesFile(reading: Array(text.utf8), file: "m.properties")
    }

    @Test func parts() throws {
        let file = try read(Self.text)
        #expect(file.entries.map(\.key) == ["save", "files", "empty", " a=b:c", "uni", "last"])
        #expect(
            file.entries.map(\.value) == ["Sichern", "{0} Dateien", "", "text with = and : in it", "ä😀\tz", "x\\"])
        #expect(file.entries.map(\.comment) == ["The button", nil, nil, nil, nil, nil])
        #expect(file.entries[0].position?.description == "line 4, column 3")
        #expect(file.encoding == .utf8 && !file.hasByteOrderMark)
        #expect(file.bytes() == Array(Self.text.utf8))
    }

    /// Only what is changed is written otherwise.
    @Test func changes() throws {
        var file = try read(Self.text)
        file["files"] = " none: #"
        file["empty"] = "=a\n"
        file["new key"] = "n"
        let written = String(decoding: file.bytes(), as: UTF8.self)
        let expected = Self.text.replacing("{0} \\\n    Dateien", with: "\\ none: #").replacing(
            "empty\n", with: "empty=\\=a\\n\n")
        #expect(written == expected + "\nnew\\ key = n\n")
        #expect(try read(written).texts == file.texts)
        file["save"] = nil
        #expect(try read(String(decoding: file.bytes(), as: UTF8.self)).texts == file.texts)
    }

    /// A backslash at the end of the file joins nothing to what is added.
    @Test func appending() throws {
        var file = try read("a=b\\")
        #expect(file["a"] == "b" && file.bytes() == Array("a=b\\".utf8))
        file["c"] = "d"
        #expect(String(decoding: file.bytes(), as: UTF8.self) == "a=b\nc = d\n")
    }

    @Test func comments() throws {
        var file = try read("# one\r\n! two\r\na=b\r\n")
        #expect(file.entries[0].comment == "one\ntwo")
        file.entries[0].comment = "three"
        #expect(file.entries[0].comment == "three")
        file.entries[0].comment = nil
        #expect(file.entries[0].comment == nil && file.bytes() == Array("a=b\r\n".utf8))
        #expect(PropertiesEntry(key: "k", value: "v", comment: "c\nd").comment == "c\nd")
    }

    @Test func encodings() throws {
        let latin = Array("a=".utf8) + [0xE4]
        #expect(try PropertiesFile(reading: latin)["a"] == "ä")
        #expect(try PropertiesFile(reading: latin).encoding == .latin1)
        #expect(try PropertiesFile(reading: latin).bytes() == latin)
        #expect(throws: StringsError.self) { try PropertiesFile(reading: latin, encoding: .utf8) }
        #expect(try PropertiesFile(reading: Array("a=ä".utf8), encoding: .latin1)["a"] == "Ã¤")
        var file = try read("\u{FEFF}a=ä…\n")
        #expect(file.hasByteOrderMark && file["a"] == "ä…")
        file.encoding = .latin1
        file["b"] = "😀"
        #expect(
            String(decoding: file.bytes().map { $0 == 0xE4 ? 0x3F : $0 }, as: UTF8.self)
                == "a=?\\u2026\nb = \\uD83D\\uDE00\n")
        #expect(try PropertiesFile(reading: file.bytes()).texts == ["a": "ä…", "b": "😀"])
    }

    @Test(arguments: [
        ("a=\\u12", "m.properties:1:3: expected \\u and four hexadecimal digits, found '\\u12'"),
        (
            "a=b\nc=\\uD83Dx",
            "m.properties:2:3: expected both halves of a surrogate pair, found '\\uD83Dx'"
        ),
        ("a=\\uDE00", "m.properties:1:3: expected both halves of a surrogate pair, found '\\uDE00'"),
    ])
    func errors(text: String, message: String) {
        let error = #expect(throws: StringsError.self) { try read(text) }
        #expect(error.map { "\($0)" } == message)
    }

    @Test func hostile() throws {
        #expect(throws: StringsError.self) { try read("a=" + String(repeating: "\\u0301", count: 31)) }
        #expect(try read(String(repeating: "\\\n", count: 100_000)).entries.count == 1)
        #expect(try read(String(repeating: "a=1\n", count: 50_000)).duplicateKeys.count == 49_999)
        #expect(try read("a\\").entries.map(\.key) == ["a"])
        #expect(try read("").entries.isEmpty)
    }

    /// What texts are.
    @Test func texts() throws {
        let file = try read(
            "plain=It's {not\njava=It''s {0}, '{x}'\nicu={n, plural, one {it's #} other {#}}\nname=Hi {name}\n")
        let read = file.exchanged(language: "en")
        #expect(
            read.value.map(\.message.text) == [
                "It's '{'not", "It's {0}, '{x}'", "{n, plural, one {it's #} other {#}}", "Hi {name}",
            ])
        #expect(read.losses.isEmpty)
        #expect(file.exchanged(language: "en", texts: .plain).value.map(\.message.text)[3] == "Hi '{name}'")
        #expect(file.exchanged(language: "en", texts: .messageFormat).losses.count == 2)
        let back = PropertiesFile.file(of: read.value, language: "en")
        #expect(back.value.texts == file.texts && back.losses.isEmpty)
    }

    @Test func catalog() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        var losses = catalog.merge(
            try read(
                "# Counts\nfiles={0,number,integer} files in {1}\nhi=Hi\nn={n, plural, one {# dog} other {# dogs}}\n"),
            language: "en")
        losses += catalog.merge(try read("files={1}: {0,number,integer}\n"), language: "de")
        #expect(losses.isEmpty)
        #expect(catalog["files"]?["de"]?.units.map(\.unit.value) == ["%2$@: %1$lld"])
        #expect(catalog["files"]?.comment == "Counts")
        let made = catalog.propertiesFile(for: "en")
        #expect(
            String(decoding: made.value.bytes(), as: UTF8.self)
                == "# Counts\nfiles = {0, number, integer} files in {1}\nhi = Hi\n"
                + "n = {n, plural, one {# dog} other {# dogs}}\n")
        #expect(made.losses.isEmpty, "\(made.losses)")
        let java = catalog.propertiesFile(for: "en", texts: .messageFormat)
        #expect(java.losses.map(\.key) == ["n"])
    }
}

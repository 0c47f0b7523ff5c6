import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// i18next's JSON, version 4: plural forms, contexts, texts within texts. What i18next itself makes of files is compared in `CatalogRowTests`.
@Suite struct I18NextFileTests {
    static let text = """
        {
           "menu": { "save" : "Save {{name}}", "days": ["Mon", "Tue"] },
            "files_zero": "none", "files_one": "{{count}} file", "files_other": "{{count, number}} files",
          "place_ordinal_one": "{{count}}st", "place_ordinal_two": "{{count}}nd", "place_ordinal_few": "{{count}}rd",
          "place_ordinal_other": "{{count}}th",
          "who": "they", "who_male": "he",
          "both": "$t(files, {\\"count\\": {{n}} }) of $t(who)", "step_one": "First", "number": 5
        }
        """

    private func read(_ text: String) throws -> I18NextFile {
        try I18NextFile(reading: Array(text.utf8), file: "de.json")
    }

    @Test func parts() throws {
        var file = try read(Self.text)
        #expect(file.keys.prefix(4) == ["menu.save", "menu.days.0", "menu.days.1", "files_zero"])
        #expect(file["menu.save"] == "Save {{name}}" && file["menu.days.1"] == "Tue" && file["x"] == nil)
        #expect(file.bytes() == Array(Self.text.utf8))
        file["menu.days.1"] = "Tuesday"
        file["menu.new"] = "n"
        file["A text. With a dot"] = "t"
        let again = try I18NextFile(reading: file.bytes())
        #expect(again == file && again["menu.days.1"] == "Tuesday" && again["menu.new"] == "n")
        #expect(again["A text. With a dot"] == "t")
        file["menu.save"] = nil
        #expect(file["menu.save"] == nil)
    }

    @Test func messages() throws {
        let made = try read(Self.text).exchanged(language: "en", contexts: ["male"])
        let texts = Dictionary(uniqueKeysWithValues: made.value.map { ($0.id, $0.message.text ?? "") })
        let files = "{count, plural, =0 {none} one {{count} file} other {{count, number} files}}"
        #expect(texts["menu.save"] == "Save {name}" && texts["menu.days.0"] == "Mon" && texts["step_one"] == "First")
        #expect(texts["files"] == files)
        #expect(
            texts["place"]
                == "{count, selectordinal, one {{count}st} two {{count}nd} few {{count}rd} other {{count}th}}")
        #expect(texts["who"] == "{context, select, male {he} other {they}}")
        #expect(texts["both"] == files.replacing("count", with: "n") + " of {context, select, male {he} other {they}}")
        #expect(
            made.losses.map(\.description) == [
                "key 'number' (en): left out: the number 5 is no text",
                "key 'both' (en): the text 'files' within it is written out",
                "key 'both' (en): the text 'who' within it is written out",
            ], "\(made.losses)")
        #expect(try read(Self.text).exchanged(language: "en").value.contains { $0.id == "who_male" })
    }

    /// What is no category of the language is never asked for; `_zero` is for 0 everywhere.
    @Test func categories() throws {
        let json = "{\"n_zero\": \"z\", \"n_one\": \"o\", \"n_few\": \"f\", \"n_other\": \"x\"}"
        #expect(
            try read(json).exchanged(language: "en").value.map(\.message.text)
                == ["{count, plural, =0 {z} one {o} other {x}}"])
        #expect(try read(json).exchanged(language: "en").losses.count == 1)
        #expect(
            try read(json).exchanged(language: "ar").value.map(\.message.text)
                == ["{count, plural, zero {z} one {o} few {f} other {x}}"])
    }

    @Test func writing() throws {
        var source = FormatJSFile()
        source["n"] = FormatJSMessage(
            "{n, plural, =0 {none} one {# file} other {# files}} in {m, plural, one {# folder} other {# folders}}")
        source["g"] = FormatJSMessage(
            "{g, select, f {{k, plural, one {her file} other {her files}}} other {{k, plural, one {a file} other {files}}}}"
        )
        source["o"] = FormatJSMessage(
            "{n, selectordinal, one {#st} other {#th}} {p, number, ::currency/EUR} {d, date, long}")
        source["a.b"] = FormatJSMessage("deep")
        source["No. 1: x"] = FormatJSMessage("text")
        let made = I18NextFile.file(of: source.exchanged(language: "en").value, language: "en")
        let written = String(decoding: made.value.bytes(), as: UTF8.self)
        #expect(
            written == """
                {
                  "n_zero": "none in $t(n_m, {\\"count\\": {{m}} })",
                  "n_one": "{{count, number}} file in $t(n_m, {\\"count\\": {{m}} })",
                  "n_other": "{{count, number}} files in $t(n_m, {\\"count\\": {{m}} })",
                  "n_m_one": "{{count, number}} folder",
                  "n_m_other": "{{count, number}} folders",
                  "g_one": "a file",
                  "g_other": "files",
                  "g_f_one": "her file",
                  "g_f_other": "her files",
                  "o_ordinal_one": "{{count, number}}st {{p, currency(currency: EUR; roundingMode: halfEven)}} {{d, datetime(dateStyle: long)}}",
                  "o_ordinal_other": "{{count, number}}th {{p, currency(currency: EUR; roundingMode: halfEven)}} {{d, datetime(dateStyle: long)}}",
                  "a": {
                    "b": "deep"
                  },
                  "No. 1: x": "text"
                }

                """, "\(written)")
        #expect(made.losses.contains { "\($0)".contains("a second choice, by 'm', is the text 'n_m'") })
        let back = made.value.exchanged(language: "en", contexts: ["f"])
        #expect(
            back.value.first?.message.text
                == "{count, plural, =0 {none in {m, plural, one {{m, number} folder} other {{m, number} folders}}}"
                + " one {{count, number} file in {m, plural, one {{m, number} folder} other {{m, number} folders}}}"
                + " other {{count, number} files in {m, plural, one {{m, number} folder} other {{m, number} folders}}}}"
        )
    }

    @Test func catalog() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        let json =
            "{\"files_one\": \"{{count, number}} file\", \"files_other\": \"{{count, number}} files\", \"hi\": \"Hi {{name}}\"}"
        #expect(catalog.merge(try read(json), language: "en").isEmpty)
        #expect(catalog["files"]?["en"]?.units.map(\.unit.value) == ["%(count)lld file", "%(count)lld files"])
        let made = catalog.i18NextFile(for: "en")
        #expect(made.value == (try read(json)), "\(String(decoding: made.value.bytes(), as: UTF8.self)) \(made.losses)")
    }

    @Test func hostile() throws {
        #expect(throws: StringsError.self) { try read(String(repeating: "{\"a\":", count: 100_000)) }
        #expect(throws: StringsError.self) { try read("[]") }
        let cycle = try read("{\"a\": \"$t(b)\", \"b\": \"$t(a)\"}").exchanged(language: "en")
        #expect(cycle.losses.contains { "\($0)".contains("within itself") })
        let bomb = "{\"a0\": \"x\"" + (1...40).map { ", \"a\($0)\": \"$t(a\($0 - 1))$t(a\($0 - 1))\"" }.joined() + "}"
        #expect(try read(bomb).exchanged(language: "en").losses.contains { "\($0)".contains("left out") })
        let open = try read(
            "{\"a\": \"" + String(repeating: "{{", count: 100_000) + String(repeating: "$t(", count: 100_000) + "\"}")
        #expect(open.exchanged(language: "en").value.count == 1)
        let twice = try read("{\"a\": \"x\", \"a\": \"y\"}").exchanged(language: "en")
        #expect(twice.value.map(\.message.text) == ["y"] && twice.losses.count == 1)
        #expect(try read("{\"a\": \"{{ x.y }} {{- z, upper}}\"}").exchanged(language: "en").losses.count == 3)
    }
}

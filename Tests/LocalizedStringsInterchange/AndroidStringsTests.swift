import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// `strings.xml`: what Android's resource compiler reads, kept and written again.
@Suite struct AndroidStringsTests {
    static let text = #"""
        <?xml version="1.0" encoding="utf-8"?>
        <!-- License -->
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">

            <!-- The button -->
            <string name="save">Don\'t \"save\"</string>

            <!-- A section -->

            <string name="hello" tools:ignore="x">Hello, <xliff:g id="name" example="Ann">%1$s</xliff:g>!</string>
            <string name="app" translatable="false">App</string>
            <string name="percent" formatted="false">50% of %s and %s</string>
            <plurals name="files">
                <item quantity="one">%d file</item>
                <!-- many -->
                <item quantity="other">%d files</item>
            </plurals>
            <string-array name="days"><item>Mon</item><item>Tue</item></string-array>
            <string name="html"><![CDATA[<b>bold</b> & more]]></string>
            <string name="empty"/>
            <color name="red">#f00</color>
        </resources>

        """#

    private func read(_ text: String) throws -> AndroidStrings {
        try AndroidStrings(reading: Array(text.utf8), file: "strings.xml")
    }

    @Test func parts() throws {
        let file = try read(Self.text)
        #expect(
            file.resources.map(\.name) == ["save", "hello", "app", "percent", "files", "days", "html", "empty", "red"])
        #expect(file["save"]?.comment == "The button")
        #expect(file["hello"]?.comment == nil)
        #expect(file["hello"]?[attribute: "tools:ignore"] == "x")
        #expect(file["app"]?.isTranslatable == false && file["percent"]?.isFormatted == false)
        #expect(file["save"]?.position?.description == "line 6, column 5")
        func text(_ name: String) -> AndroidText? {
            if case .string(let text)? = file[name]?.value { text } else { nil }
        }
        #expect(text("save")?.text == "Don't \"save\"")
        #expect(text("hello")?.text == "Hello, %1$s!" && text("hello")?.tags == ["xliff:g"])
        #expect(text("html")?.text == "<b>bold</b> & more" && text("html")?.tags == [])
        #expect(text("empty")?.text == "")
        guard case .plurals(let items)? = file["files"]?.value, case .array(let days)? = file["days"]?.value else {
            Issue.record("no plurals")
            return
        }
        #expect(items.map(\.quantity) == [.one, .other] && items.map(\.text.text) == ["%d file", "%d files"])
        #expect(days.map(\.text) == ["Mon", "Tue"])
    }

    /// What the resource compiler makes of a text (Android developers' guide, "String resources").
    @Test(arguments: [
        ("  a  b\n c ", "a b c"), ("\" a  b \"", " a  b "), ("a\\u0020", "a "), ("\\u0020 a", "  a"),
        ("it\\'s", "it's"),
        ("a\\nb\\tc", "a\nb\tc"), ("\\@a \\?b \\#", "@a ?b #"), ("a &amp; &lt;b&gt;", "a & <b>"),
        ("\\uD83D\\uDE00", "😀"),
        ("<b>a</b> <i>b</i>", "a b"), ("a\\\\n", "a\\n"), ("<![CDATA[a  'b']]>", "a 'b'"), ("&#160;a", "\u{A0}a"),
        ("", ""),
        ("a<!-- c -->b", "ab"), ("\"it's\"", "it's"),
    ])
    func escapes(xml: String, text: String) throws { #expect(try AndroidText(xml: xml).text == text) }

    @Test func everyTextCanBeWritten() throws {
        for text in [
            "", " ", "  a  b  ", "it's \"5\"\\", "@string/a", "?attr", "a@b?c", "line\nline\n", "tab\t", "<b>&amp;</b>",
            "]]>", "😀",
            "\u{1}\u{7F}\u{85}\u{2028}\u{FFFE}", "%1$s 100%", "a \u{A0} b", "\r\n", "\\u0020", "e\u{301}",
        ] {
            let written = AndroidText(text)
            let again = try AndroidText(xml: written.xml)
            #expect(Array(again.text.utf16) == Array(text.utf16), "\(written.xml)")
            #expect(!again.isReference && again.tags.isEmpty)
        }
        #expect(try AndroidText(xml: "@string/a").isReference && AndroidText(xml: " ?b").isReference)
        #expect(try !AndroidText(xml: "\"?123\"").isReference)
    }

    @Test func whatIsNotChangedStays() throws {
        for text in [Self.text, Self.text.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.text] {
            #expect(String(decoding: try read(text).bytes(), as: UTF8.self) == text)
        }
        var file = try read(Self.text)
        file["save"]?.value = .string(AndroidText("Save & <close>"))
        file["files"]?.comment = "How many -- files"
        let changed = String(decoding: try file.bytes(), as: UTF8.self)
        #expect(
            changed
                == Self.text.replacing(#"Don\'t \"save\""#, with: "Save &amp; &lt;close&gt;")
                .replacing("    <plurals", with: "    <!-- How many - - files -->\n    <plurals"))
        file.resources.append(AndroidResource(name: "new", .array([AndroidText("a")]), comment: "c"))
        #expect(
            String(decoding: try file.bytes(), as: UTF8.self).hasSuffix(
                "    <color name=\"red\">#f00</color>\n    <!-- c -->\n    <string-array name=\"new\">\n        <item>a</item>\n"
                    + "    </string-array>\n</resources>\n"))
        #expect(
            try read(String(decoding: file.normalized.bytes(), as: UTF8.self)).resources.map(\.value)
                == file.resources.map(\.value))
        var empty = try read("<resources/>")
        empty["a"] = AndroidResource(name: "a", .string(AndroidText("b")))
        #expect(
            String(decoding: try empty.bytes(), as: UTF8.self)
                == "<resources>\n    <string name=\"a\">b</string></resources>")
    }

    @Test(arguments: [
        ("", 1), ("<string name='a'/>", 1), ("<resources>\n<string>a</string></resources>", 2),
        ("<resources>\ntext</resources>", 1),
        ("<resources>\n<plurals name='a'><item>b</item></plurals></resources>", 2),
        ("<resources><plurals name='a'>\n<item quantity='1'>b</item></plurals></resources>", 2),
        ("<resources>\n<string name='a'>\\u12</string></resources>", 2),
        ("<resources><string name='a'>&nbsp;</string></resources>", 1),
        ("<resources>\n<string name='a'>\\uD83D</string></resources>", 2), ("<resources>\n<string name='a'>", 2),
        ("<resources>\n<string-array name='a'>b</string-array></resources>", 2), ("<resources>\u{1}</resources>", 1),
        ("<!DOCTYPE resources [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>\n<resources>&b;</resources>", 1),
    ])
    func malformed(text: String, line: Int) {
        do {
            _ = try read(text)
            Issue.record("\(text) was read")
        } catch StringsError.malformed(let file, let found, _, _, _) {
            #expect(file == "strings.xml" && found == line, "\(text)")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func nestedWithoutEnd() {
        let deep = String(repeating: "<b>", count: 100_000)
        #expect(throws: StringsError.self) { try read("<resources><string name='a'>\(deep)") }
    }

    @Test(
        arguments: [
            ("values", nil), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"),
            ("values-night", nil), ("values-in", "id"), ("values-sw600dp", nil), ("values-de-land", "de"),
            ("values-car", nil),
            ("values-fil", "fil"), ("values-v21", nil),
        ] as [(String, String?)])
    func folders(name: String, language: String?) { #expect(AndroidStrings.language(ofFolder: name) == language) }

    @Test func foldersAndBack() {
        for language in ["de", "pt-BR", "sr-Latn", "zh-Hans-CN", "es-419", "fil"] {
            #expect(AndroidStrings.language(ofFolder: AndroidStrings.folder(for: language)) == language)
        }
    }

    /// A comment of a catalog may have characters that no XML has.
    @Test func commentsBeyondXML() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        var entry = CatalogEntry()
        entry.comment = "a\u{1E}b"
        entry["en"] = CatalogLocalization("Save")
        catalog["save"] = entry
        let made = catalog.androidStrings(for: "en")
        #expect(made.losses.map(\.kind) == [.changed("comment", from: "a\u{1E}b", to: "a\u{FFFD}b")])
        #expect(try AndroidStrings(reading: made.value.bytes())["save"]?.comment == "a\u{FFFD}b")
    }

    @Test func mutatedFiles() throws {
        try mutate(Array(Self.text.utf8), test: "AndroidStringsTests.mutatedFiles") { bytes in
            guard let file = try? AndroidStrings(reading: bytes) else { return }
            let again = try AndroidStrings(reading: file.bytes())
            #expect(again == file)
            let values = try AndroidStrings(reading: file.normalized.bytes()).resources.map(\.value)
            #expect(values == file.resources.map(\.value))
        }
    }

    @Test func attributesOfItems() throws {
        let text =
            "<resources><plurals name=\"a\"><item quantity=\"one\" tools:ignore=\"x\">1</item><item quantity=\"other\">2</item></plurals></resources>"
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(try AndroidStrings(reading: Array(text.utf8)), language: "en")
        #expect(
            losses.map(\.description) == ["key 'a' (en): no place for the attribute of an item 'tools:ignore=\"x\"'"])
    }

    @Test(arguments: [
        "<?xml version=\"1.0\" encoding-8\"?>", "<?xml encoding=\"utf-8\"?>", "<?xml version=\"1.0\" utf-8?>",
    ])
    func brokenDeclaration(declaration: String) {
        #expect(throws: StringsError.self) { try AndroidStrings(reading: Array("\(declaration)<resources/>".utf8)) }
    }
}

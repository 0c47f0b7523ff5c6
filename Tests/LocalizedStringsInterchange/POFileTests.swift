import LocalizedStrings
import LocalizedStringsInterchange
import TestSupport
import Testing

/// `.po` files: every part that GNU gettext's manual names, kept and written again.
@Suite struct POFileTests {
    static let text = #"""
        # German translation
        #, fuzzy
        msgid ""
        msgstr ""
        "Project-Id-Version: x 1\n"
        "Language: de\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\n"

        # note of a translator
        #. note of the programmer
        #: src/a.c:12 src/b.c:3
        #: ⁨my file.c:7⁩
        #, c-format, no-wrap
        #| msgctxt "old menu"
        #| msgid "Old"
        msgctxt "menu"
        msgid "%d file"
        msgid_plural ""
        "%d "
        "files"
        msgstr[0] "%d Datei"
        msgstr[1] "%d Dateien"


        msgid "tab\there \"quoted\" \\ \303\244\x41"
        msgstr "ä"

        #~ msgid "gone"
        #~ msgstr "weg"
        # the end

        """#

    private func read(_ text: String) throws -> POFile { try POFile(reading: Array(text.utf8), file: "de.po") }

    /// What a catalog has no place for is told of the header too.
    @Test func headerComment() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(try read(Self.text)).map(\.description)
        #expect(losses.contains("no place for the comment of the header 'German translation'"), "\(losses)")
    }

    /// gettext knows no UTF-16, which editors write.
    @Test(arguments: [[0xFF, 0xFE, 0x23, 0x00], [0xFE, 0xFF, 0x00, 0x23]] as [[UInt8]])
    func utf16(bytes: [UInt8]) {
        let error = #expect(throws: StringsError.self) { try POFile(reading: bytes, file: "de.po") }
        #expect(error?.description == "de.po:1:1: expected text in UTF-8, in which it is to be saved, found UTF-16")
    }

    @Test func parts() throws {
        let file = try read(Self.text)
        #expect(file.entries.count == 4)
        #expect(file.header.language == "de")
        #expect(file.header["content-type"] == "text/plain; charset=UTF-8")
        #expect(file.header.pluralForms?.count == 2)
        #expect(file.entries[0].isFuzzy && file.entries[0].isHeader)
        let files = file.entries[1]
        #expect(files.translatorComments == ["note of a translator"])
        #expect(files.extractedComments == ["note of the programmer"])
        #expect(files.references == ["src/a.c:12", "src/b.c:3", "my file.c:7"])
        #expect(files.flags == ["c-format", "no-wrap"])
        #expect(files.previousContext == "old menu" && files.previousID == "Old" && files.previousPluralID == nil)
        #expect(files.context == "menu" && files.id == "%d file" && files.pluralID == "%d files")
        #expect(files.strings == ["%d Datei", "%d Dateien"])
        #expect(files.position?.description == "line 17, column 1")
        #expect(file.entries[2].id == "tab\there \"quoted\" \\ äA")
        #expect(file.entries[3].isObsolete && file.entries[3].strings == ["weg"])
        #expect(file.messages.count == 2)
    }

    @Test func whatIsNotChangedStays() throws {
        for text in [Self.text, Self.text.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.text, "", "# only\n"] {
            #expect(String(decoding: try read(text).bytes(), as: UTF8.self) == text)
        }
        var file = try read(Self.text)
        file.entries[1].strings[1] = "%d Dateien\nund mehr"
        file.entries[1].isFuzzy = true
        let changed = String(decoding: try file.bytes(), as: UTF8.self)
        let expected = #"""
            # note of a translator
            #. note of the programmer
            #: src/a.c:12 src/b.c:3 ⁨my file.c:7⁩
            #, fuzzy, c-format, no-wrap
            #| msgctxt "old menu"
            #| msgid "Old"
            msgctxt "menu"
            msgid "%d file"
            msgid_plural "%d files"
            msgstr[0] "%d Datei"
            msgstr[1] ""
            "%d Dateien\n"
            "und mehr"
            """#
        #expect(changed.contains(expected))
        #expect(changed.hasPrefix(Self.text.prefix(while: { $0 != "ä" }).prefix(200)))
        #expect(changed.hasSuffix("\n#~ msgid \"gone\"\n#~ msgstr \"weg\"\n# the end\n"))
        #expect(try read(changed) == file)
    }

    @Test func writtenAnew() throws {
        let file = try read(Self.text)
        let again = try POFile(reading: file.normalized.bytes())
        #expect(again == file)
    }

    @Test func characterSets() throws {
        func latin(_ charset: String, _ bytes: [UInt8]) -> [UInt8] {
            Array(
                "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(charset)\\n\"\n\nmsgid \"a\"\nmsgstr \"".utf8)
                + bytes + Array("\"\n".utf8)
        }
        for (charset, bytes, text) in [
            ("ISO-8859-1", [0xE4, 0xDF], "äß"), ("iso-8859-15", [0xA4], "€"), ("KOI8-R", [0xC1], "а"),
            ("windows-1251", [0xE0], "а"), ("ISO-8859-2", [0xB1], "ą"), ("UTF-8", [0xC3, 0xA4], "ä"),
        ] as [(String, [UInt8], String)] {
            let input = latin(charset, bytes)
            let file = try POFile(reading: input)
            #expect(file.entries[1].strings == [text])
            #expect(try file.bytes() == input)
            #expect(try POFile(reading: file.normalized.bytes()) == file)
        }
        var file = try POFile(reading: latin("ISO-8859-1", []))
        file.entries[1].strings = ["€"]
        #expect(
            throws: StringsError.unexpected(
                file: "", path: ["a"], expected: "characters of ISO-8859-1", found: "U+20AC")
        ) { try file.bytes() }
        #expect(throws: StringsError.self) { try POFile(reading: latin("ISO-2022-JP", [])) }
        #expect(
            throws: StringsError.malformed(
                file: "x", line: 5, column: 9, expected: "text in UTF-8", found: "the byte 0xE4")
        ) { try POFile(reading: latin("UTF-8", [0xE4]), file: "x") }
    }

    @Test(arguments: [
        ("msgid \"a\"\n", 2, 1), ("msgid \"a\"\nmsgid \"b\"\n", 2, 1), ("msgid \"a\nmsgstr \"b\"", 1, 7),
        ("msgid a", 1, 7), ("hello", 1, 1), ("\"a\"", 1, 1), ("msgid \"a\"\nmsgstr[0] \"b\"", 2, 1),
        ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"", 3, 1), ("msgid \"\\q\"\nmsgstr \"\"", 1, 8),
        ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"", 3, 1), ("msgid \"a\"\n# c\nmsgstr \"\"", 2, 1),
        ("#~ msgid \"a\"\nmsgstr \"b\"", 2, 1), ("msgid \"\\777\"\nmsgstr \"\"", 1, 8),
        ("msgid \"\\xFF\"\nmsgstr \"\"", 1, 8), ("msgstr \"a\"", 1, 1), ("msgctxt \"a\"\n\n", 3, 1),
        ("msgid \"a\" msgstr \"b\" msgid \"c\"", 1, 22), ("domain \"d\"", 1, 1),
    ])
    func malformed(text: String, line: Int, column: Int) {
        do {
            _ = try read(text)
            Issue.record("\(text) was read")
        } catch StringsError.malformed(let file, let foundLine, let foundColumn, _, _) {
            #expect((file, foundLine, foundColumn) == ("de.po", line, column), "\(text)")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func duplicates() throws {
        let file = try read(
            "msgid \"a\"\nmsgstr \"\"\n\nmsgctxt \"c\"\nmsgid \"a\"\nmsgstr \"\"\nmsgid \"a\"\nmsgstr \"b\"\n")
        #expect(file.duplicateKeys.map { "\($0.key), \($0.position)" } == ["a, line 7, column 1"])
    }

    @Test func mutatedFiles() throws {
        try mutate(Array(Self.text.utf8), test: "POFileTests.mutatedFiles") { bytes in
            guard let file = try? POFile(reading: bytes) else { return }
            #expect(try file.bytes() == bytes)
            let again = try POFile(reading: file.normalized.bytes())
            #expect(again == file)
        }
    }

    /// The character set is what the header's joined lines name, as `msgfmt` reads it, not what a line of the file seems to.
    @Test func charsetOfTheHeader() throws {
        let split =
            "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; \"\n\"charset=ISO-8859-1\\n\"\n\nmsgid \"a\"\nmsgstr \"\u{E4}\"\n"
        let latin = split.unicodeScalars.map { UInt8($0.value) }
        let file = try POFile(reading: latin)
        #expect(file.entries[1].strings == ["ä"])
        #expect(try file.bytes() == latin)
        // A message about headers, in a file that has none.
        let message = "msgid \"x\"\nmsgstr \"\"\n\"Content-Type: charset=ISO-8859-1\\n\"\n\"ä\"\n"
        #expect(try read(message).entries[0].strings == ["Content-Type: charset=ISO-8859-1\nä"])
        #expect(try read(message).bytes() == Array(message.utf8))
        // The line end is missing: the name is all that follows.
        #expect(throws: StringsError.self) {
            try read("msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\"\n\"Language: de\\n\"\n")
        }
    }

    /// A text that no printf gets has percent signs, in a catalog twice, and is no format afterwards.
    @Test func noFormat() throws {
        let text =
            "msgid \"Use %s\"\nmsgstr \"Nimm %s\"\n\n#, c-format\nmsgid \"100%% of %s\"\nmsgstr \"100%% von %s\"\n\n#, c-format\nmsgid \"50%%\"\nmsgstr \"50 %%\"\n"
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(try POFile(reading: Array(text.utf8)), language: "de")
        #expect(catalog["Use %s"]?["de"]?[.root]?.value == "Nimm %%s")
        let made = catalog.poFile(for: "de").value
        let entries = made.entries.filter { !$0.isHeader }.map { "\($0.flags) \($0.id) \($0.strings)" }
        #expect(
            Set(entries) == [
                "[] Use %s [\"Nimm %s\"]", "[\"c-format\"] 100%% of %s [\"100%% von %s\"]",
                "[\"c-format\"] 50%% [\"50 %%\"]",
            ])
    }

    /// Sets of several bytes a character, by ICU's tables. The second byte of 表 in Shift_JIS is a backslash.
    @Test(
        arguments: [
            (
                "Shift_JIS", "日本語の表示、ソ",
                [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA, 0x82, 0xCC, 0x95, 0x5C, 0x8E, 0xA6, 0x81, 0x41, 0x83, 0x5C]
            ),
            ("EUC-JP", "日本語", [0xC6, 0xFC, 0xCB, 0xDC, 0xB8, 0xEC]), ("GB2312", "中文", [0xD6, 0xD0, 0xCE, 0xC4]),
            ("GBK", "镕", [0xE9, 0x46]), ("gb18030", "中𠀀", [0xD6, 0xD0, 0x95, 0x32, 0x82, 0x36]),
            ("Big5", "功", [0xA5, 0x5C]), ("EUC-KR", "한글", [0xC7, 0xD1, 0xB1, 0xDB]), ("CP949", "한", [0xC7, 0xD1]),
            ("windows-1256", "س", [0xD3]), ("TIS-620", "ก", [0xA1]),
        ] as [(String, String, [UInt8])])
    func legacySets(charset: String, text: String, encoded: [UInt8]) throws {
        let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(charset)\\n\"\n\nmsgid \"a\"\nmsgstr \""
        let bytes = Array(header.utf8) + encoded + Array("\"\n".utf8)
        var file = try POFile(reading: bytes)
        #expect(file.entries[1].strings == [text])
        #expect(try file.bytes() == bytes)
        file.entries[1].strings = [text + "\\" + text]
        #expect(try POFile(reading: file.bytes()).entries == file.entries)
        // As gettext's own programs may write it.
        let numbers = encoded.map { "\\" + String(UInt16($0) + 0o1000, radix: 8).dropFirst() }.joined()
        #expect(try POFile(reading: Array(header.utf8) + Array((numbers + "\"\n").utf8)).entries[1].strings == [text])
        file.entries[1].strings = ["\u{1F600}"]
        if charset != "gb18030" { #expect(throws: StringsError.self) { try file.bytes() } }
        // Half a character, and bytes that are none.
        for wrong in [Array(encoded.dropLast()) + [0xFF], encoded + [0xFF, 0xFF]] where encoded.count > 1 {
            #expect(throws: StringsError.self) { try POFile(reading: Array(header.utf8) + wrong + Array("\"\n".utf8)) }
        }
    }

    @Test(arguments: [
        "UTF-16", "UTF-7", "ISO-2022-JP", "HZ-GB-2312", "SCSU", "ibm-037", "no such set", "UTF-8,version=1", "a/b",
    ])
    func setsThatAreNotRead(charset: String) {
        let text = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(charset)\\n\"\n"
        #expect(throws: StringsError.self) { try POFile(reading: Array(text.utf8)) }
    }

    /// Left open, it would be sent to translators.
    @Test func notToBeTranslated() throws {
        var catalog = StringCatalog()
        var entry = CatalogEntry()
        entry.shouldTranslate = false
        catalog["OK"] = entry
        #expect(catalog.poFile(for: "de").value.entries.last?.strings == ["OK"])
    }
}

/// Changes, removes and doubles bytes of a file at random, and hands over each.
func mutate(_ bytes: [UInt8], test: String, count: Int = 1_500, _ body: ([UInt8]) throws -> Void) throws {
    var generator = SeededGenerator(for: test)
    for _ in 0..<count * SeededGenerator.rounds {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !changed.isEmpty {
            let place = Int.random(in: 0..<changed.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: changed[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: changed.remove(at: place)
            case 2: changed.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
            case 3:
                let end = min(changed.count, place + Int.random(in: 0...40, using: &generator))
                changed.insert(
                    contentsOf: changed[place..<end], at: Int.random(in: 0...changed.count, using: &generator))
            default: changed.removeLast(min(changed.count, Int.random(in: 0...20, using: &generator)))
            }
        }
        try body(changed)
    }
}

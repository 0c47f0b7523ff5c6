import LocalizedStrings
import LocalizedStringsXLIFF
import TestSupport
import Testing

/// XML itself, through the reader of XLIFF.
@Suite struct XMLTests {
    /// The source of the one unit, with something in its place.
    private func source(_ content: String) throws -> String {
        let text = "<trans-unit id='a'>\n<source>\(content)</source></trans-unit>"
        return try XLIFFDocument(reading: Array(Self.file(text).utf8)).files[0].units[0].source
    }

    private static func file(_ units: String) -> String {
        "<xliff version='1.2'><file original='o' source-language='en'><body>\(units)</body></file></xliff>"
    }

    /// What is not well formed, and where: XML 1.0, the section in brackets.
    @Test(arguments: [
        ("a & b", 2, 11, "'&' begins none of &amp; &lt; &gt; &quot; &apos; &#…;"),  // 4.1
        ("&nbsp;", 2, 9, "'&' begins none of &amp; &lt; &gt; &quot; &apos; &#…;"),
        ("&#0;", 2, 9, "the reference names no character of XML"),
        ("&#xD800;", 2, 9, "the reference names no character of XML"),
        ("&#99999999999999999999;", 2, 9, "the reference names no character of XML"),
        ("\u{1}", 2, 9, "a character that XML does not have"),  // 2.2
        ("a\n\u{0}", 3, 1, "a character that XML does not have"),
        ("é\u{FFFE}", 2, 10, "a character that XML does not have"),
        ("]]>", 2, 9, "']]>' in a text"),  // 2.4
        ("<!-- a -- b -->", 2, 16, "'--' in a comment"),  // 2.5
        ("<?xml version='1.0'?>", 2, 9, "the XML declaration stands only at the start"),  // 2.6
        ("<![CDATA[", 2, 9, "a CDATA section is not closed"),  // 2.7
        ("<!ELEMENT a>", 2, 9, "'<!' begins neither a comment nor a CDATA section"),  // 2.8
        ("<g></h>", 2, 12, "</h> stands where </g> was expected"),  // 3
        ("<g id='<'/>", 2, 16, "'<' in the value of an attribute"),  // 3.1
        ("<g id='a' id='b'/>", 2, 19, "the attribute 'id' stands twice in one tag"),
        ("<g id='a'ctype='b'/>", 2, 18, "a space, '/>' or '>' is missing in the tag <g>"),
        ("<g id=a/>", 2, 15, "a value in quotes is missing"),
        ("<g id/>", 2, 14, "'=' is missing after 'id'"),
        ("<1/>", 2, 10, "a name is missing"),
    ])
    func malformed(content: String, line: Int, column: Int, reason: String) {
        #expect(throws: XLIFFError.malformed(file: "", line: line, column: column, reason: reason)) {
            try source(content)
        }
    }

    @Test(arguments: [
        ("a&amp;&lt;&gt;&quot;&apos;&#65;&#x000042;", "a&<>\"'AB"),
        ("a\r\nb\rc&#13;", "a\nb\nc\r"),  // 2.11
        ("<![CDATA[<g>&amp;\r\n]]]]><![CDATA[>]]>", "<g>&amp;\n]]>"),
        ("a<!-- <g> -->b<?x <g> ?>c<??>".replacing("<??>", with: "<?y?>"), "abc"),
        ("\u{10FFFF}\u{85}\u{2028}\u{7F}", "\u{10FFFF}\u{85}\u{2028}\u{7F}"),
        ("<g  é:à-1.2 = \"'\"\n>x</g\t>", "x"),
        ("<x equiv-text='a&#9;\tb\r\nc'/>", "a\t b c"),  // 3.3.3
    ])
    func read(content: String, expected: String) throws { #expect(try source(content) == expected) }

    /// Bytes that are no UTF-8: in a name, which Foundation's parser cannot be asked about without ending the process, in an
    /// attribute's name, in a value, in a text, in a comment, and after the end.
    @Test func invalidUTF8() throws {
        for template in [
            "<xliff version='1.2'>\n<?/></xliff>", "<xliff version='1.2'>\n<a?b/></xliff>",
            "<xliff version='1.2'>\n<a ?='b'/></xliff>",
            "<xliff version='1.2'>\n<a b='?'/></xliff>", "<xliff version='1.2'>\n?</xliff>",
            "<xliff version='1.2'>\n</?></xliff>", "<xliff version='1.2'>\n<!--?--></xliff>",
            "<xliff version='1.2'/>\n?",
        ] {
            for bytes: [UInt8] in [
                [0xFF], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0xE2, 0x82],
            ] {
                let file = Array(template.utf8).split(separator: UInt8(ascii: "?"), omittingEmptySubsequences: false)
                #expect(throws: XLIFFError.encoding(file: "", line: 2, name: "UTF-8")) {
                    try XLIFFDocument(reading: Array(file[0]) + bytes + Array(file[1]))
                }
            }
        }
    }

    @Test func brokenUTF16() {
        let text = Array(Self.file("\n").utf16)
        let units = text.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(throws: Never.self) { try XLIFFDocument(reading: [0xFF, 0xFE] + units) }
        // Half a unit, and half a pair of surrogates.
        for bytes in [[0xFF, 0xFE] + units + [0x20], [0xFF, 0xFE] + units + [0x00, 0xD8], units + [0x00, 0xDC]] {
            #expect(throws: XLIFFError.encoding(file: "", line: 2, name: "UTF-16")) {
                try XLIFFDocument(reading: bytes)
            }
        }
        for bytes: [UInt8] in [
            [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF, 0x00], [0x3C, 0x00], [],
        ] {
            #expect(throws: XLIFFError.self) { try XLIFFDocument(reading: bytes) }
        }
    }

    @Test func limits() throws {
        func unit(_ content: String) -> [UInt8] {
            Array(Self.file("<trans-unit id='a'>\n\(content)</trans-unit>").utf8)
        }
        let many = String(repeating: "<g/>", count: 200_001)
        #expect(throws: XLIFFError.tooManyParts(file: "", line: 2, limit: 200_000)) {
            try XLIFFDocument(reading: unit("<source>\(many)</source>"))
        }
        // Deep in an id, where a path was read by a function that called itself for each step.
        for step in ["substitutions.@a@.", "plural.one.", "substitutions.@a.b@.plural.one."] {
            let id = "k|==|" + String(repeating: step, count: 100_000) + "plural.one"
            var catalog = StringCatalog()
            catalog["k"] = CatalogEntry()
            let file = XLIFFFile(
                original: "o", sourceLanguage: "en", targetLanguage: "fr",
                units: [XLIFFUnit(id: id, source: "s", target: "t")])
            #expect(try catalog.merge(file).problems.map(\.kind) == [.unknownVariation])
            #expect(try StringCatalog(XLIFFDocument([file])).count == 1)
        }
    }

    /// Whatever becomes of a file, it is read or refused with a place.
    @Test func mutatedFiles() throws {
        var generator = SeededGenerator(for: "mutatedXLIFF")
        let pieces = [
            "<", ">", "&", "'", "\"", "<!--", "-->", "<![CDATA[", "]]>", "<?", "<!DOCTYPE a>", "&#", "/", "\0", "é",
        ]
        for text in [XcodeFormTests.export, Self.file("<trans-unit id='a'><source>b</source></trans-unit>")] {
            for _ in 0..<400 * SeededGenerator.rounds {
                var bytes = Array(text.utf8)
                for _ in 0...generator.next() % 3 {
                    let place = Int(generator.next() % UInt64(bytes.count))
                    switch generator.next() % 4 {
                    case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
                    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + Int(generator.next() % 8)))
                    case 2: bytes.insert(contentsOf: generator.element(of: pieces).utf8, at: place)
                    default: bytes.removeSubrange(place...)
                    }
                    if bytes.isEmpty { bytes = [0x20] }
                }
                do throws(XLIFFError) { _ = try XLIFFDocument(reading: bytes) } catch {
                    if case .malformed(_, let line, let column, _) = error { #expect(line >= 1 && column >= 1) }
                }
            }
        }
    }
}

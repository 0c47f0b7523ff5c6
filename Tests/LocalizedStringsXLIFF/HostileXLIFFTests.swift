import LocalizedStrings
import LocalizedStringsXLIFF
import Testing

/// Files that are broken, hostile or of other tools.
@Suite struct HostileXLIFFTests {
    private func read(_ text: String) throws -> XLIFFDocument {
        try XLIFFDocument(reading: Array(text.utf8), file: "a.xliff")
    }

    private func file(_ units: String, version: String = "1.2") -> String {
        version == "1.2"
            ? "<xliff version='1.2'><file original='o' source-language='en' target-language='fr'><body>\(units)</body></file></xliff>"
            : "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' trgLang='fr'>"
                + "<file id='f'>\(units)</file></xliff>"
    }

    @Test(arguments: [
        "", "x", "<", "<xliff", "<xliff version='1.2'>", "<xliff version='1.2'></file>", "<!-- ", "<?xml",
        "<xliff version='1.2'>&lt",
        "<xliff version='1.2'>&unknown;</xliff>", "<xliff version='1.2' version='1.2'/>", "<a/><b/>", "\0\0\0",
    ])
    func malformed(text: String) {
        #expect(throws: XLIFFError.self) { try read(text) }
    }

    @Test func bomb() {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <xliff version='1.2'>&b;</xliff>
            """
        #expect(throws: XLIFFError.documentType(file: "a.xliff", line: 2)) { try read(text) }
        #expect(throws: XLIFFError.documentType(file: "a.xliff", line: 1)) {
            try read("<!DOCTYPE x SYSTEM 'file:///etc/passwd'><xliff version='1.2'/>")
        }
    }

    @Test func nestedWithoutEnd() {
        let text = file(String(repeating: "<group>", count: 100_000) + String(repeating: "</group>", count: 100_000))
        #expect(throws: XLIFFError.tooDeep(file: "a.xliff", line: 1, limit: 64)) { try read(text) }
    }

    @Test func attributesWithoutEnd() throws {
        let many = (0..<300).map { "a\($0)='>'" }.joined(separator: " ")
        #expect(throws: XLIFFError.tooManyAttributes(file: "a.xliff", line: 2, limit: 256)) {
            try read("<xliff version='1.2'>\n<file \(many)/></xliff>")
        }
        // What stands in comments, instructions and CDATA is not counted.
        let quotes = String(repeating: "it's <a b=\" ", count: 300)
        let text = file(
            "<!-- \(quotes) --><?x \(quotes) ?><trans-unit id='a'><source><![CDATA[\(quotes)]]></source></trans-unit>")
        #expect(try read(text).files[0].units[0].source == quotes)
    }

    @Test func largeFiles() throws {
        let units = (0..<2_000).map {
            "<trans-unit id='\($0)'><source>\(String(repeating: "x", count: 200))</source></trans-unit>"
        }
        #expect(try read(file(units.joined(separator: "\n"))).files[0].units.count == 2_000)
        let long = String(repeating: "x", count: 1_000_000)
        #expect(
            try read(file("<trans-unit id='a'><source>\(long)</source></trans-unit>")).files[0].units[0].source == long)
        // An end that is missing is found all the same.
        #expect(throws: XLIFFError.self) { try read("<xliff version='1.2'>" + long) }
    }

    @Test func everyPrefixOfAFileIsAnError() throws {
        let whole = Array(XcodeFormTests.export.utf8)
        let end = try #require(whole.lastIndex(of: UInt8(ascii: ">")))
        for length in 0...end {
            #expect(throws: XLIFFError.self, "\(length)") { try XLIFFDocument(reading: Array(whole[..<length])) }
        }
    }

    @Test func whatXLIFFHasNot() {
        #expect(
            throws: XLIFFError.unexpected(
                file: "a.xliff", line: 1, element: "xliff", expected: "version=\"1.2\" or \"2.0\"")
        ) {
            try read("<xliff version='3.0'><file/></xliff>")
        }
        #expect(throws: XLIFFError.unexpected(file: "a.xliff", line: 1, element: "html", expected: "<xliff>")) {
            try read("<html/>")
        }
        #expect(
            throws: XLIFFError.unexpected(file: "a.xliff", line: 1, element: "trans-unit", expected: "<source> in it")
        ) {
            try read(file("<trans-unit id='a'/>"))
        }
        #expect(throws: XLIFFError.inlineCode(file: "a.xliff", line: 1, element: "x")) {
            try read(file("<trans-unit id='a'><source>a<x id='1'/>b</source></trans-unit>"))
        }
    }

    @Test func inlineCodes() throws {
        let one = try read(
            file(
                "<trans-unit id='a'><source>a<g id='1'>b</g><ph id='2'>%@</ph><x id='3' equiv-text='!'/><mrk mtype='x'>c</mrk></source>"
                    + "<alt-trans><target>other</target></alt-trans></trans-unit>"))
        #expect(one.files[0].units[0].source == "ab%@!c")
        #expect(one.files[0].units[0].target == nil)
        let two = try read(
            file(
                """
                <unit id='u' name='k'><originalData><data id='d1'>%1$@</data></originalData><segment state='final'><source>a \
                <ph id='1' dataRef='d1'/> <pc id='2'>b</pc><cp hex='0007'/></source><target>x</target></segment><ignorable>\
                <source> </source></ignorable><segment><source>c</source><target>y</target></segment></unit>
                """, version: "2.0"))
        #expect(two.files[0].units[0].id == "k")
        #expect(two.files[0].units[0].source == "a %1$@ b\u{7} c")
        #expect(two.files[0].units[0].target == "x y")
    }

    @Test func encodings() throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"ENC\"?>\n" + file("<trans-unit id='é'><source>é</source></trans-unit>")
        #expect(try read(text.replacing("ENC", with: "utf-8")).files[0].units[0].id == "é")
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in text.replacing("ENC", with: "UTF-16").utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try XLIFFDocument(reading: utf16).files[0].units[0].source == "é")
        let latin = text.replacing("ENC", with: "ISO-8859-1").unicodeScalars.map { UInt8($0.value) }
        #expect(try XLIFFDocument(reading: latin).files[0].units[0].source == "é")
        #expect(throws: XLIFFError.encoding(file: "a.xliff", line: 1, name: "EBCDIC")) {
            try read(text.replacing("ENC", with: "EBCDIC"))
        }
        #expect(throws: XLIFFError.encoding(file: "", line: 1, name: "UTF-8")) {
            try XLIFFDocument(
                reading: Array("<?xml version='1.0' encoding='UTF-8'?><xliff version='1.2'>".utf8) + [0xFF])
        }
    }

    @Test func oneLanguagePairInVersion2() throws {
        let catalog = try XcodeFormTests.catalog()
        let files = ["fr", "de"].map { catalog.xliffFile(for: $0, original: "a") }
        #expect(throws: XLIFFError.languages(expected: "en to fr", found: "en to de")) {
            try XLIFFDocument(files).bytes(.v2_0)
        }
        #expect(try XLIFFDocument(reading: XLIFFDocument(files).bytes(.v1_2)).files == files)
    }
}

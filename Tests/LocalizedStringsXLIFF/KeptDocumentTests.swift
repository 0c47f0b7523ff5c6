import LocalizedStrings
import LocalizedStringsXLIFF
import Testing

/// What was read from version 2 is written again as it was; what changed is written into it.
@Suite struct KeptDocumentTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- made by hand -->
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:my="urn:my" version="2.1" srcLang="en" trgLang="fr">
         <file id="f1" original="a" my:attr="kept">
          <skeleton><my:whole>document</my:whole></skeleton>
          <group id="g1"><unit id="u1" name="hello">
           <my:extension id="e">kept</my:extension>
           <originalData><data id="d1">%@</data><data id="d2">&lt;b&gt;</data><data id="d3">&lt;/b&gt;</data></originalData>
           <segment id="s1" canResegment="no"><source>Hello <ph id="1" dataRef="d1" canDelete="no"/>, <pc id="2" dataRefStart="d2" dataRefEnd="d3">you</pc>!</source></segment>
          </unit></group>
          <unit id="u2"><segment><source>Press <ph id="1"/></source><target>Appuyez <ph id="1"/></target></segment></unit>
          <unit id="u3"><segment><source>One. </source><target order="3">Un.</target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source><target order="1">Deux. </target></segment></unit>
         </file>
        </xliff>
        """

    private func document() throws -> XLIFFDocument { try XLIFFDocument(reading: Array(text.utf8)) }

    @Test func unchanged() throws {
        let document = try document()
        #expect(document.files[0].units.map(\.source) == ["Hello %@, <b>you</b>!", "Press \u{FFFC}", "One.  Two."])
        #expect(document.files[0].units.map(\.target) == [nil, "Appuyez \u{FFFC}", "Deux.  Un."])
        #expect(document.files[0].units.map(\.codesWithoutText) == [0, 2, 0])
        #expect(String(decoding: try document.bytes(.v2_0), as: UTF8.self) == text)
    }

    @Test func newTargetTakesCodesOver() throws {
        var document = try document()
        document.files[0].units[0].target = "<b>Vous</b>, %@ & moi"
        document.files[0].units[0].state = .needsReview
        document.files[0].units[0].note = "Formal"
        document.files[0].units[1].target = "\u{FFFC} à presser"
        let bytes = try document.bytes(.v2_0)
        let changed = String(decoding: bytes, as: UTF8.self)
        #expect(
            changed.contains(
                #"<target><pc id="2" dataRefStart="d2" dataRefEnd="d3">Vous</pc>, <ph id="1" dataRef="d1" canDelete="no"/> &amp; moi</target>"#
            ))
        #expect(
            changed.contains(
                #"<segment id="s1" canResegment="no" state="translated" subState="xcstrings:needs_review">"#))
        #expect(changed.contains(#"<notes><note>Formal</note></notes><originalData>"#))
        #expect(changed.contains(#"<target><ph id="1"/> à presser</target>"#))
        #expect(changed.contains("<my:whole>document</my:whole>"))
        #expect(try XLIFFDocument(reading: bytes) == document)
    }

    /// Spanning codes that would overlap are given up, and the text stays.
    @Test func crossedCodes() throws {
        var document = try document()
        document.files[0].units[0].target = "</b>%@<b>"
        document.files[0].units[0].state = .translated
        let read = try XLIFFDocument(reading: document.bytes(.v2_0))
        #expect(read == document)
    }

    @Test func severalSegments() throws {
        var document = try document()
        document.files[0].units[2].target = "Un et deux."
        let bytes = try document.bytes(.v2_0)
        #expect(try XLIFFDocument(reading: bytes) == document)
        document.files[0].units[2].target = nil
        document.files[0].units[2].state = nil
        let without = try XLIFFDocument(reading: document.bytes(.v2_0))
        #expect(without.files[0].units[2].target == nil)
    }

    /// Written from texts alone, a code without one would be lost.
    @Test func codesWithoutTextAreNotLost() throws {
        let document = try document()
        #expect(throws: XLIFFError.inlineCode(file: "", line: 11, element: "ph")) { try document.bytes(.v1_2) }
        var fewer = document
        fewer.files[0].units.removeLast()
        #expect(throws: XLIFFError.inlineCode(file: "", line: 11, element: "ph")) { try fewer.bytes(.v2_0) }
        fewer.files[0].units.removeLast()
        #expect(try XLIFFDocument(reading: fewer.bytes(.v2_0)).files[0].units == fewer.files[0].units)
    }

    @Test func catalogsRefuseCodesWithoutText() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["u2"] = CatalogEntry()
        let report = try catalog.merge(document().files[0])
        #expect(report.problems.contains { $0.kind == .codeWithoutText && $0.id == "u2" })
        #expect(throws: StringsError.self) { try StringCatalog(document()) }
    }

    @Test func otherEncodings() throws {
        let latin = text.replacing("UTF-8", with: "ISO-8859-1").replacing("kept", with: "gardé")
        var document = try XLIFFDocument(reading: latin.unicodeScalars.map { UInt8($0.value) })
        let bytes = try document.bytes(.v2_0)
        #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("kept", with: "gardé"))
        document.files[0].units[0].note = "é"
        #expect(try XLIFFDocument(reading: document.bytes(.v2_0)) == document)
    }
}

import LocalizedStringsXLIFF
import Testing

/// A new target is of the namespace of its source, by the prefix that the source's tag has.
@Suite struct TargetPrefixTests {
    private func target(_ source: String, prefix: String) throws -> String {
        let text = """
            <\(prefix)xliff xmlns\(prefix.isEmpty ? "" : ":" + prefix.dropLast())="urn:oasis:names:tc:xliff:document:2.0" \
            version="2.0" srcLang="en" trgLang="fr"><\(prefix)file id="f"><\(prefix)unit id="u"><\(prefix)segment>\
            \(source)</\(prefix)segment></\(prefix)unit></\(prefix)file></\(prefix)xliff>
            """
        var document = try XLIFFDocument(reading: Array(text.utf8))
        document.files[0].units[0].target = "b: c"
        let bytes = try document.bytes(.v2_0)
        #expect(try XLIFFDocument(reading: bytes).files[0].units[0].target == "b: c")
        let written = String(decoding: bytes, as: UTF8.self)
        let start = try #require(written.firstRange(of: source)).upperBound
        let end = try #require(written.firstRange(of: "</\(prefix)segment>")).lowerBound
        return String(written[start..<end])
    }

    /// A colon in the text or in an attribute makes no prefix.
    @Test(arguments: [
        "<source>a: b</source>", "<source>:</source>", "<source xml:space=\"preserve\">a</source>",
        "<source >a: b</source>",
        "<source\n>a: b</source>", "<source\t>a: b</source>",
    ])
    func withoutPrefix(source: String) throws {
        let space = source.contains("xml:space") ? " xml:space=\"preserve\"" : ""
        #expect(try target(source, prefix: "") == "<target\(space)>b: c</target>")
    }

    @Test func withPrefix() throws {
        #expect(try target("<x:source>a: b</x:source>", prefix: "x:") == "<x:target>b: c</x:target>")
        #expect(try target("<x-1:source >a</x-1:source>", prefix: "x-1:") == "<x-1:target>b: c</x-1:target>")
    }
}

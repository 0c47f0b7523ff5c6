import LocalizedStrings
import Testing

/// Tags of property lists as XML allows them (XML 1.0, sections 2.3 and 3.1): white space before the end of a tag.
@Suite struct PropertyListTagTests {
    @Test(arguments: [" ", "\t", "\n", "\r", " \r\n\t"])
    func spaceInTags(space: String) throws {
        let text = """
            <?xml version="1.0"?>\(space)<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"\(space)><dict\(space)><key\(space)>k</key\(space)><string\(space)>v</string\(space)>\(space)\
            <key>e</key><string\(space)/></dict\(space)></plist\(space)>\(space)
            """
        let file = try StringsDictFile(reading: text.bytes)
        #expect(file["k"]?.format == "v")
        #expect(file["e"]?.format == "")
    }

    @Test(arguments: ["<!dict>", "< dict>", "<\u{A0}dict>", "<\u{B}dict>"])
    func noSpaceBeforeTheName(tag: String) {
        #expect(throws: StringsError.self) {
            try StringsDictFile(
                reading: "<plist version=\"1.0\">\(tag)<key>k</key><string>v</string></dict></plist>".bytes)
        }
    }
}

import LocaleFormatJSON
import Testing

@testable import LocalizedStrings

/// Each reader's limits, just below and just above them.
@Suite struct LimitTests {
    private func nested(_ open: String, _ close: String, _ count: Int, around inner: String = "") -> String {
        String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }

    @Test func depth() throws {
        func catalog(_ depth: Int) -> [UInt8] {
            #"{"strings":{"a":{"x":\#(nested("[", "]", depth - 3))}}}"#.bytes
        }
        #expect(try StringCatalog(reading: catalog(StringsLimits.depth)).count == 1)
        #expect(throws: StringsError.tooDeep(file: "", line: 1, column: 147, limit: 128)) {
            try StringCatalog(reading: catalog(StringsLimits.depth + 1))
        }
        func list(_ depth: Int) -> [UInt8] {
            "<plist><dict><key>a</key>\(nested("<dict><key>a</key>", "</dict>", depth - 1))</dict></plist>"
                .replacing("<key>a</key></dict>", with: "<key>a</key><true/></dict>").bytes
        }
        #expect(try StringsDictFile(reading: list(StringsLimits.depth)).keys == ["a"])
        #expect(throws: StringsError.tooDeep(file: "", line: 1, column: 25 + 127 * 18 + 1, limit: 128)) {
            try StringsDictFile(reading: list(StringsLimits.depth + 1))
        }
    }

    /// The readers count alike whatever the limit is: a small one takes no gigabyte.
    @Test func values() throws {
        let limit = StringsError.tooManyValues(file: "", limit: 10)
        func list(_ elements: String) -> [UInt8] { "<plist><array>\(elements)</array></plist>".bytes }
        for element in ["<true/>", "<dict/>", "<string>a</string>", "<!---->"] {
            let nine = String(repeating: element, count: 9)
            #expect(throws: Never.self) { try XMLPropertyListReader.read(list(nine), valueLimit: 10) }
            #expect(throws: limit) { try XMLPropertyListReader.read(list(nine + element), valueLimit: 10) }
        }
        for entries in ["a;", "\"a\"=\"b\";"] {
            let ten = String(repeating: entries, count: 10)
            #expect(try StringsReader.read(DecodedText(ten.bytes), entryLimit: 10).entries.count == 10)
            #expect(throws: limit) { try StringsReader.read(DecodedText((ten + entries).bytes), entryLimit: 10) }
        }
        for element in ["1", "\"\"", "[]", "{}", "null"] {
            let elements = Array(repeating: element, count: 9).joined(separator: ",")
            #expect(throws: Never.self) { try JSONReader.value(of: "[\(elements)]".bytes, valueLimit: 10) }
            #expect(throws: JSONError.tooMany(offset: elements.utf8.count + 2)) {
                try JSONReader.value(of: "[\(elements),\(element)]".bytes, valueLimit: 10)
            }
        }
        // A member of an object is a value; so is what stands in an array in it.
        #expect(throws: JSONError.tooMany(offset: 12)) {
            try JSONReader.value(of: #"{"a":1,"b":[2,3]}"#.bytes, valueLimit: 3)
        }
    }

    @Test func names() throws {
        func object(_ count: Int, _ value: String) -> String {
            "{" + (0..<count).map { "\"n\($0)\":\(value)" }.joined(separator: ",") + "}"
        }
        let unit = #"{"stringUnit":{"state":"new","value":""}}"#
        for (text, path) in [
            (#"{"localizations":?}"#, ["localizations"]),
            (#"{"localizations":{"en":{"substitutions":?}}}"#, ["localizations", "en", "substitutions"]),
            (#"{"localizations":{"en":{"variations":{"width":?}}}}"#, ["localizations", "en", "variations", "width"]),
        ] {
            func catalog(_ count: Int) -> [UInt8] {
                #"{"strings":{"k":\#(text.replacing("?", with: object(count, unit)))}}"#.bytes
            }
            #expect(try StringCatalog(reading: catalog(StringsLimits.names)).count == 1)
            #expect(
                throws: StringsError.unexpected(
                    file: "", path: ["strings", "k"] + path, expected: "at most 4096 members", found: "4097")
            ) { try StringCatalog(reading: catalog(StringsLimits.names + 1)) }
        }
        func list(_ count: Int, _ inner: String) -> [UInt8] {
            let members = (0..<count).map { "<key>\($0)</key><string/>" }.joined()
            return "<plist><dict><key>k</key>\(inner.replacing("?", with: "<dict>\(members)</dict>"))</dict></plist>"
                .bytes
        }
        for inner in ["?", "<dict><key>v</key>?</dict>"] {
            #expect(try StringsDictFile(reading: list(StringsLimits.names, inner)).keys == ["k"])
            #expect(throws: StringsError.self) { try StringsDictFile(reading: list(StringsLimits.names + 1, inner)) }
        }
    }

    /// One byte too many, in each reader: refused before anything is read.
    @Test func bytes() {
        let large = [UInt8](repeating: 0x20, count: StringsLimits.bytes + 1)
        let error = StringsError.tooLarge(file: "", bytes: large.count, limit: StringsLimits.bytes)
        #expect(throws: error) { try StringCatalog(reading: large) }
        #expect(throws: error) { try StringsFile(reading: large) }
        #expect(throws: error) { try StringsDictFile(reading: large) }
        var binary = large
        binary.replaceSubrange(0..<8, with: "bplist00".utf8)
        #expect(throws: error) { try StringsFile(reading: binary) }
        #expect(throws: error) { try StringsDictFile(reading: binary) }
    }
}

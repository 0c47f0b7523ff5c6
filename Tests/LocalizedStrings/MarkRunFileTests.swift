import LocalizedStrings
import Testing

/// Keys of a table are looked up by what they mean, for which marks are put in order.
@Suite struct MarkRunFileTests {
    private static let run = "a" + String(repeating: "\u{327}\u{301}\u{345}\u{5B0}", count: 32_000)

    @Test func catalogsAreRefused() {
        let catalog = #"{"sourceLanguage":"en","strings":{"\#(Self.run)":{}},"version":"1.0"}"#
        #expect {
            try StringCatalog(reading: Array(catalog.utf8), file: "L.xcstrings")
        } throws: { error in
            "\(error)".hasPrefix("L.xcstrings:1:")
                && "\(error)".contains("expected at most 30 combining marks in a row")
        }
        // In escapes.
        let escaped = String(repeating: #"\u0301"#, count: 31)
        #expect(throws: StringsError.self) {
            try StringCatalog(
                reading: Array(#"{"sourceLanguage":"en","strings":{"a\#(escaped)":{}},"version":"1.0"}"#.utf8))
        }
    }

    @Test func tablesAreRefused() {
        #expect(throws: StringsError.self) { try StringsFile(reading: Array(#""\#(Self.run)" = "a";"#.utf8)) }
        let utf16 = #""\#(Self.run)" = "a";"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(throws: StringsError.self) { try StringsFile(reading: [0xFF, 0xFE] + utf16) }
        let dictionary = "<plist version=\"1.0\"><dict><key>\(Self.run)</key><dict></dict></dict></plist>"
        #expect(throws: StringsError.self) { try StringsDictFile(reading: Array(dictionary.utf8)) }
    }

    @Test func thirtyMarksAreRead() throws {
        let key = "a" + String(repeating: "\u{301}", count: StringsLimits.combiningMarks)
        let catalog = #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
        #expect(try StringCatalog(reading: Array(catalog.utf8)).keys == [key])
    }
}

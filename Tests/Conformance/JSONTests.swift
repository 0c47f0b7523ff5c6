import JSONLines
import Testing

@Suite struct JSONTests {
    @Test func numbersKeepTheirText() throws {
        let text = #"{"a": [1.50, -0, 1E400, 12345678901234567890.1], "b": {"c": null, "d": true}, "a": false}"#
        let value = try JSONReader.value(of: Array(text.utf8))
        #expect(value.text == text)
        #expect(value["a"] == .bool(false))
        #expect(value["b"]?["c"] == nil)
    }

    @Test func escapesAreReadAndWritten() throws {
        let value = try JSONReader.value(of: Array(#""\u00e9\n\ud83d\ude00\ud83d\"\/\u2028 é""#.utf8))
        #expect(value == .string("é\n😀\u{FFFD}\"/\u{2028} é"))
        #expect(value.text == "\"é\\n😀\u{FFFD}\\\"/\\u2028 é\"")
    }

    @Test(arguments: ["", "{", "[1,]", "01", "1.", "-", "+1", "tru", "\"\u{1}\"", "\"a", "{\"a\" 1}", "[1] 2", "\"\\x\"", "\"\\u12g4\""])
    func whatIsNoJSONIsRefused(text: String) {
        #expect(throws: JSONError.self) { try JSONReader.value(of: Array(text.utf8)) }
    }

    @Test func depthIsBounded() {
        let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: JSONError.self) { try JSONReader.value(of: deep) }
    }
}

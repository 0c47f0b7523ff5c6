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
        let value = try JSONReader.value(of: Array(#""\u00e9\n\ud83d\ude00\"\/\u2028\u0085\u007f é""#.utf8))
        #expect(value == .string("é\n😀\"/\u{2028}\u{85}\u{7F} é"))
        #expect(value.text == #""é\n😀\"/\u2028\u0085\u007F é""#)
    }

    @Test(arguments: ["", "{", "[1,]", "01", "1.", "-", "+1", "tru", "\"\u{1}\"", "\"a", "{\"a\" 1}", "[1] 2", "\"\\x\"", "\"\\u12g4\"",
        #""\ud83d""#, #""\ud83d\u0041""#, #""\udc00""#])
    func whatIsNoJSONIsRefused(text: String) {
        #expect(throws: JSONError.self) { try JSONReader.value(of: Array(text.utf8)) }
    }

    @Test func invalidUTF8IsRefused() {
        #expect(throws: JSONError.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
        #expect(throws: JSONError.self) { try JSONReader.value(of: [0x22, 0xED, 0xA0, 0x80, 0x22]) }
    }

    @Test func membersKeepTheirBytes() throws {
        let line = Array(#"x {"id": [1.50, "\u00e9"] , "a":1e9,"a":null}"#.utf8)
        let members = try JSONReader.members(of: line[2...])
        #expect(members.map(\.key) == ["id", "a", "a"])
        #expect(members.map { String(decoding: $0.bytes, as: UTF8.self) } == [#"[1.50, "\u00e9"]"#, "1e9", "null"])
        #expect(members[0].value == .array([.number("1.50"), "é"]))
        #expect(throws: JSONError.self) {
            try JSONReader.members(of: Array("[1]".utf8)[...])
        }
    }

    @Test func objectsAreWrittenMemberByMember() {
        var object = JSONObjectWriter(after: Array("#".utf8))
        object.member("a", string: "b\"\u{7}")
        object.member("c", strings: ["d", ""])
        object.member("e", objects: [[("f", "g"), ("h", "i")], []])
        object.member("j", object: [("k", "l")])
        object.member("m", integer: -5)
        object.member("n", bool: false)
        let text = #"#{"a":"b\"\u0007","c":["d",""],"e":[{"f":"g","h":"i"},{}],"j":{"k":"l"},"m":-5,"n":false}"#
        #expect(String(decoding: object.finish(), as: UTF8.self) == text)
    }

    @Test func depthIsBounded() {
        let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: JSONError.self) { try JSONReader.value(of: deep) }
    }
}

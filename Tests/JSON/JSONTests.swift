import LocaleFormatJSON
import Testing

@Suite struct JSONTests {
    @Test func numbersKeepTheirText() throws {
        let text = #"{"a":[1.50,-0,1E400,12345678901234567890.1],"b":{"c":null,"d":true},"a":false}"#
        let value = try JSONReader.value(of: Array(text.utf8))
        #expect(value.text == text)
        #expect(value["a"] == .bool(false))
        #expect(value["b"]?["c"] == nil)
    }

    @Test func escapesAreReadAndWritten() throws {
        let value = try JSONReader.value(of: Array(#""\u00e9\n\ud83d\ude00\"\/\u2028\u0085\u007f é""#.utf8))
        #expect(value == .string("é\n😀\"/\u{2028}\u{85}\u{7F} é"))
        #expect(value.text == #""é\n😀\"/\u2028\u0085\u007f é""#)
    }

    @Test(arguments: [
        "", "{", "[1,]", "01", "1.", "-", "+1", "tru", "\"\u{1}\"", "\"a", "{\"a\" 1}", "[1] 2", "\"\\x\"",
        "\"\\u12g4\"",
        #""\ud83d""#, #""\ud83d\u0041""#, #""\udc00""#,
    ])
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
        var line = Array("#".utf8)
        var object = JSONObjectWriter(taking: &line)
        object.member("a", string: "b\"\u{7}")
        object.member("c", strings: ["d", ""])
        object.member("e", objects: [[("f", "g"), ("h", "i")], []])
        object.member("j", object: [("k", "l")])
        object.member("m", integer: -5)
        object.member("n", bool: false)
        let text = #"#{"a":"b\"\u0007","c":["d",""],"e":[{"f":"g","h":"i"},{}],"j":{"k":"l"},"m":-5,"n":false}"#
        #expect(String(decoding: object.finish(), as: UTF8.self) == text)
    }

    @Test func depthIsBounded() throws {
        let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: JSONError.tooDeep(offset: 128)) { try JSONReader.value(of: deep) }
        let objects = Array(String(repeating: #"{"a":"#, count: 100_000).utf8)
        #expect(throws: JSONError.tooDeep(offset: 128 * 5)) { try JSONReader.members(of: objects[...]) }
        let deepest = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        #expect(try JSONReader.value(of: Array(deepest.utf8)).text == deepest)
    }

    @Test(arguments: [
        (#"{"a":}"#, 5, "a value"), (#"{"a":1,}"#, 7, "a member's name in quotes"), (#"{"a":1"#, 6, "',' or '}'"),
        ("[1 2]", 3, "',' or ']'"), (#""ab"#, 3, "a closing quote"), (#""a\ud800""#, 2, "a pair of surrogates"),
        ("[1] 2", 4, "nothing after the value"),
    ])
    func errorsSayWhereAndWhat(text: String, offset: Int, expected: String) {
        #expect(throws: JSONError.malformed(offset: offset, expected: expected)) {
            try JSONReader.value(of: Array(text.utf8))
        }
        // An offset counts from the first byte given, wherever in an array that is.
        let line = Array((#"xx{"k":"# + text).utf8)
        let start = #"{"k":"#.utf8.count
        #expect { try JSONReader.members(of: line[2...]) } throws: { ($0 as? JSONError)?.offset == start + offset }
    }

    @Test func membersAreToldInOrderWithTheirPlaces() throws {
        var told: [String] = []
        let text = "\u{FEFF}{\"a\" : [{\"b\":1}], \"a\":{\"c\":{}}}"
        let value = try JSONReader.value(of: Array(text.utf8)) { told.append("\($0) \($1) \($2)") }
        #expect(told == ["1 a 4", "3 b 12", "1 a 21", "2 c 26"])
        #expect(value.text == #"{"a":[{"b":1}],"a":{"c":{}}}"#)
    }

    @Test func layoutsAreKept() throws {
        let files = [
            "{\n  \"a\" : {\n\n  },\n  \"b\\u001f\\f\" : [\n    1\n  ]\n}",
            "{\r\n\t\"a\": {},\r\n\t\"b\": [\r\n\t\t\"\u{7F}\u{85}/\"\r\n\t]\r\n}\r\n",
            "\u{FEFF}{\n    \"a\": null\n}\n",
            #"{"a":{},"b:, ":[1,2]}"#,
            "{\"a, b\": [1, 2], \"c\": {\"d\": \"\u{85}\"}}\n",
        ]
        for file in files {
            let bytes = Array(file.utf8)
            #expect(JSONWriter.write(try JSONReader.value(of: bytes), JSONLayout(of: bytes)) == bytes)
        }
    }

    /// A string that is appended in place is that which is given.
    @Test(arguments: [
        "", "plain", "é १ \u{A0}\u{202F}\u{2007}€", "a\"b", "a\\b", "a\nb", "\u{0}", "\u{7F}", "\u{80}", "\u{9F}",
        "\u{2028}",
        "\u{202E}x", "\u{2066}", "\u{2069}", "\u{200E}-5", "\u{10FFFF}",
    ])
    func membersAreAppendedInPlace(text: String) {
        var (given, appended) = (JSONObjectWriter(), JSONObjectWriter())
        given.member("a", string: "x\n")
        given.member("b", string: text)
        given.member("c", integer: 1)
        appended.member("a") { $0.append(contentsOf: "x\n".utf8) }
        appended.member("b") { $0.append(contentsOf: text.utf8) }
        appended.member("c", integer: 1)
        #expect(appended.finish() == given.finish())
    }

    @Test func failedMembersAreNotThere() {
        struct Failure: Error {}
        for isFirst in [true, false] {
            var object = JSONObjectWriter()
            if !isFirst { object.member("a", integer: 1) }
            #expect(throws: Failure.self) {
                try object.member("b") { (bytes: inout [UInt8]) in
                    bytes.append(0x78)
                    throw Failure()
                }
            }
            object.member("c", integer: 2)
            #expect(String(decoding: object.finish(), as: UTF8.self) == (isFirst ? #"{"c":2}"# : #"{"a":1,"c":2}"#))
        }
    }
}

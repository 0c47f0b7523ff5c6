import LocaleFormatJSON
import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// ARB and FormatJS files, whose layout, order and unknown members stay.
@Suite struct JSONFileTests {
    static let arb = """
        {
          "@@locale": "pt_BR",
          "@@x-author": {"name": "Ann"},
          "files": "{count, plural, one {# arquivo} other {# arquivos}}",
          "@files": {
            "description": "How many",
            "type": "text",
            "placeholders": {
              "count": {
                "type": "int",
                "example": "3"
              }
            }
          },
          "save": "Salvar"
        }

        """

    static let formatJS = """
        {
            "a.b": "Hello {name}",
            "c": {
                "defaultMessage": "<b>Bold</b>",
                "description": "Title",
                "file": "src/a.ts"
            }
        }
        """

    @Test func arbParts() throws {
        var file = try ARBFile(reading: Array(Self.arb.utf8))
        #expect(file.locale == "pt_BR" && file.ids == ["files", "save"])
        #expect(file["files"]?.description == "How many")
        #expect(
            file["files"]?.placeholders == [ARBPlaceholder(name: "count", fields: ["type": "int", "example": "3"])])
        #expect(file["files"]?.placeholders[0].type == "int")
        #expect(file["save"]?.metadata.isEmpty == true)
        let plain = Self.arb.replacing("{\"name\": \"Ann\"}", with: "{\n    \"name\": \"Ann\"\n  }")
        #expect(String(decoding: file.bytes(), as: UTF8.self) == plain)
        file["save"]?.message = "Gravar"
        file["files"]?.description = nil
        file["new"] = ARBMessage("Novo", description: "d")
        file["files"]?.placeholders = []
        file.locale = "pt"
        #expect(
            String(decoding: file.bytes(), as: UTF8.self) == """
                {
                  "@@locale": "pt",
                  "@@x-author": {
                    "name": "Ann"
                  },
                  "files": "{count, plural, one {# arquivo} other {# arquivos}}",
                  "@files": {
                    "type": "text"
                  },
                  "save": "Gravar",
                  "new": "Novo",
                  "@new": {
                    "description": "d"
                  }
                }

                """)
        file["files"] = nil
        #expect(file.ids == ["save", "new"])
        #expect(try ARBFile(reading: file.bytes()) == file)
    }

    @Test func formatJSParts() throws {
        var file = try FormatJSFile(reading: Array(Self.formatJS.utf8))
        #expect(file.ids == ["a.b", "c"])
        #expect(file["a.b"]?.message == "Hello {name}" && file["a.b"]?.metadata == nil)
        #expect(file["c"]?.message == "<b>Bold</b>" && file["c"]?.description == "Title")
        #expect(String(decoding: file.bytes(), as: UTF8.self) == Self.formatJS)
        file["c"]?.message = "B"
        file["a.b"]?.message = "Hallo {name}"
        #expect(try FormatJSFile(reading: file.bytes()) == file)
        #expect(file["c"]?.metadata?.last("file") == "src/a.ts")
    }

    @Test(arguments: [
        "", "[]", "{\"a\":1}", "{\"@a\":\"b\"}", "{\"@@locale\":1}", "{\"a\":{}}", "{\"a\":\"b\",}",
        "{\"a\":\"\u{1}\"}",
    ])
    func refusedARB(text: String) {
        #expect(throws: StringsError.self) { try ARBFile(reading: Array(text.utf8), file: "a.arb") }
    }

    @Test(arguments: [
        "", "[]", "{\"a\":1}", "{\"a\":{}}", "{\"a\":{\"defaultMessage\":[]}}", "{\"a\":{\"b\":\"c\"}}", "{",
    ])
    func refusedFormatJS(text: String) {
        #expect(throws: StringsError.self) { try FormatJSFile(reading: Array(text.utf8), file: "de.json") }
    }

    @Test func places() {
        #expect(
            throws: StringsError.malformed(file: "a.arb", line: 2, column: 5, expected: "a value", found: "'}'")
        ) { try ARBFile(reading: Array("{\n\"a\":}".utf8), file: "a.arb") }
        #expect(
            throws: StringsError.unexpected(file: "a.arb", path: ["a"], expected: "a text", found: "the number 1")
        ) { try ARBFile(reading: Array("{\"a\":1}".utf8), file: "a.arb") }
    }

    @Test func mutatedFiles() throws {
        try mutate(Array(Self.arb.utf8), test: "JSONFileTests.mutatedFiles.arb") { bytes in
            guard let file = try? ARBFile(reading: bytes) else { return }
            let again = try ARBFile(reading: file.bytes())
            #expect(again.bytes() == file.bytes())
        }
        try mutate(Array(Self.formatJS.utf8), test: "JSONFileTests.mutatedFiles.formatJS") { bytes in
            guard let file = try? FormatJSFile(reading: bytes) else { return }
            let again = try FormatJSFile(reading: file.bytes())
            #expect(again.bytes() == file.bytes())
        }
    }
}

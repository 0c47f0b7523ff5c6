import Foundation
import LocalizedStrings
import TestSupport
import Testing

@Suite struct StringsFileTests {
    @Test(arguments: ["Comments.strings", "Dictionary.strings"]) func unchangedFileComesBackByteForByte(_ name: String)
        throws
    {
        let bytes = try Fixture.bytes(name)
        #expect(String(bytes: try StringsFile(reading: bytes).bytes()) == String(bytes: bytes))
    }

    @Test func everyEncodingComesBack() throws {
        let text = String(bytes: try Fixture.bytes("Comments.strings"))
        let units = Array(text.utf16)
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for (bytes, format) in [
            ([0xEF, 0xBB, 0xBF] + text.bytes, StringsFile.Format.text(.utf8, byteOrderMark: true)),
            ([0xFE, 0xFF] + big, .text(.utf16BigEndian, byteOrderMark: true)),
            (big, .text(.utf16BigEndian, byteOrderMark: false)),
            ([0xFF, 0xFE] + little, .text(.utf16LittleEndian, byteOrderMark: true)),
            (little, .text(.utf16LittleEndian, byteOrderMark: false)),
        ] {
            let file = try StringsFile(reading: bytes)
            #expect(file.format == format)
            #expect(file["empty"] == "")
            #expect(try file.bytes() == bytes)
        }
    }

    @Test func escapesAndSpellings() throws {
        let file = try StringsFile(reading: Fixture.bytes("Comments.strings"))
        #expect(file["bare_key.1-a:b/c$"] == "unquoted/value")
        #expect(file["short form"] == "short form")
        #expect(
            file["escapes"]
                == "tab\t quote\" backslash\\ apostrophe' new\nline U+00E9 é emoji 😀 octal A Æ bell\u{7} anyq\nand a line's end \nkept"
        )
        #expect(file["single \"quotes\""] == "it's")
        #expect(file["after"] == "value")
        #expect(file["title"] == "Files again")
        #expect(file.duplicateKeys.map { "\($0.key), \($0.position)" } == ["title, line 23, column 1"])
    }

    @Test func commentsBelongToTheirEntries() throws {
        let file = try StringsFile(reading: Fixture.bytes("Comments.strings"))
        let comments = Dictionary(file.entries.map { ($0.key, $0.comment) }) { first, _ in first }
        #expect(comments["title"] == "Title of the window")
        #expect(comments["%@ – %lld"] == "No comment provided by engineer.")
        #expect(comments["bare_key.1-a:b/c$"] == "Two lines\nof one comment")
        #expect(comments["short form"] == .some(nil))
        #expect(comments["after"] == "at the end of the line")
        #expect(comments["next"] == "also at the end")
    }

    @Test func changesKeepTheRest() throws {
        let text = String(bytes: try Fixture.bytes("Comments.strings"))
        var file = try StringsFile(reading: text.bytes)
        file["next"] = "say \"hi\""
        file["short form"] = "long"
        file.entries[0].comment = "Title of the */ window"
        file["new key"] = "ü"
        let expected = text.replacing("\"next\" = \"value\"", with: "\"next\" = \"say \\\"hi\\\"\"")
            .replacing("\"short form\";", with: "\"short form\" = \"long\";")
            .replacing("/* Title of the window */", with: "/* Title of the * / window */")
            .replacing("\"empty\" = \"\";", with: "\"empty\" = \"\";\n\"new key\" = \"ü\";")
        #expect(file.text == expected)
        #expect(file.entries[0].comment == "Title of the * / window")
        file["new key"] = nil
        #expect(file["new key"] == nil)
    }

    @Test func filesMadeAnew() throws {
        var file = StringsFile()
        file["a"] = "1"
        file.entries.append(StringsEntry(key: "b", value: "2\n\u{1}", comment: "c"))
        #expect(file.text == "\"a\" = \"1\";\n\n/* c */\n\"b\" = \"2\\n\\U0001\";\n")
        #expect(try StringsFile(reading: file.bytes()).texts == file.texts)
        #expect(try StringsFile(reading: []).entries.isEmpty)
    }

    @Test func propertyListsNamedStrings() throws {
        let texts = ["a": "1", "ключ": "& < > \" ' 😀", "": ""]
        let xml = try StringsFile(
            reading: Array(PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)))
        #expect(xml.format == .xmlPropertyList)
        #expect(xml.texts == texts)
        #expect(try StringsFile(reading: xml.bytes()).texts == texts)
        let binary = try StringsFile(
            reading: Array(PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)))
        #expect(binary.format == .binaryPropertyList)
        #expect(binary.texts == texts)
        #expect(try StringsFile(reading: binary.bytes()).texts == texts)
        // Foundation reads what we write.
        let read = try Fixture.propertyList(xml.bytes()) as? [String: String]
        #expect(read == texts)
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", 1, 10, "';'"), ("\"a\" \"b\";", 1, 5, "'=' or ';'"),
        ("\n\n  \"a\" = ;", 3, 9, "a text in quotes"),
        ("\"é\" = \"b", 1, 7, "a closing quote for the text that begins here"),
        ("/* x", 1, 1, "'*/' for the comment that begins here"),
        ("{ a = b;", 1, 9, "'}' or a key"), ("{ a = b; } c", 1, 12, "the end of the file"),
        ("a = \"\\U\";", 1, 6, "four hexadecimal digits after '\\U'"),
        ("a = \"\\ud800\";", 1, 6, "a pair of surrogates"), ("a = \"\\400\";", 1, 6, "an octal number from 0 to 375"),
        ("\"a\" = \"b\";\r\n)", 2, 1, "a key"),
    ])
    func errorsSayWhereAndWhat(_ text: String, _ line: Int, _ column: Int, _ expected: String) throws {
        do {
            _ = try StringsFile(reading: text.bytes, file: "f")
            Issue.record("read: \(text)")
        } catch {
            guard case .malformed("f", line, column, expected, _) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test func bytesThatAreNoText() {
        #expect(throws: StringsError.notText(file: "", encoding: "UTF-8", offset: 1)) {
            try StringsFile(reading: [0x22, 0xE4, 0x22])
        }
        #expect(throws: StringsError.notText(file: "", encoding: "UTF-16", offset: 4)) {
            try StringsFile(reading: [0xFE, 0xFF, 0, 0x22, 0xD8, 0x00, 0, 0x22])
        }
        #expect(throws: StringsError.notText(file: "", encoding: "UTF-16", offset: 4)) {
            try StringsFile(reading: [0xFF, 0xFE, 0x22, 0, 0x41])
        }
    }
}

import Foundation
import LocalizedStrings
import TestSupport
import Testing

@Suite struct StringsDictTests {
    @Test func unchangedFileComesBackByteForByte() throws {
        let bytes = try Fixture.bytes("Plurals.stringsdict")
        #expect(String(bytes: try StringsDictFile(reading: bytes).bytes()) == String(bytes: bytes))
        let spaces = String(bytes: bytes).replacing("\t", with: "    ").bytes
        #expect(try StringsDictFile(reading: spaces).bytes() == spaces)
        // Written by hand: the outermost dictionary indented, empty lines, entities that need not be, a comment within an
        // entry; and in UTF-16.
        let text = """
            <?xml version="1.0" encoding="UTF-16"?>
            <plist version="1.0">
                <dict >

                    <key>a &quot;b&quot;</key>   <dict><!-- why --><key>NSStringLocalizedFormatKey</key>
                     <string><![CDATA[1 < 2]]></string></dict>

            	</dict>
            </plist>
            """.replacing("<dict >", with: "<dict>")
        let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        var file = try StringsDictFile(reading: [0xFE, 0xFF] + units)
        #expect(try file.bytes() == [0xFE, 0xFF] + units)
        #expect(file["a \"b\""]?.format == "1 < 2")
        file["a \"b\""]?.format = "2"
        #expect(try StringsDictFile(reading: file.bytes())["a \"b\""]?.format == "2")
    }

    @Test func binaryHoldsTheSame() throws {
        let bytes = try Fixture.bytes("Plurals.stringsdict")
        let list = try Fixture.propertyList(bytes)
        let binary = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        let file = try StringsDictFile(reading: binary)
        let xml = try StringsDictFile(reading: bytes)
        #expect(file.isBinary)
        #expect(Set(file.keys) == Set(xml.keys))
        for key in xml.keys { #expect(file[key]?.template == xml[key]?.template, "\(key)") }
        let again = try Fixture.propertyList(file.bytes())
        #expect((again as? NSDictionary) == (list as? NSDictionary))
    }

    @Test func whatIsFormatted() throws {
        let file = try StringsDictFile(reading: Fixture.bytes("Plurals.stringsdict"))
        func format(_ key: String, _ arguments: [TextArgument], _ options: TextOptions = TextOptions()) throws -> String
        {
            try #require(file[key]?.template).compiled(in: "en", options: options).format(arguments)
        }
        #expect(try format("%d files in %d folders", [1, 3]) == "1 file in 3 folders")
        #expect(try format("nested", [0, 1]) == "Nobody")
        #expect(try format("nested", [3, 1]) == "3 people in a room")
        #expect(try format("nested", [3, 4]) == "3 people in 4 rooms")
        #expect(try format("guest", ["female"]) == "her guest")
        #expect(try format("guest", ["x"]) == "their guest")
        var options = TextOptions()
        options.width = 10
        #expect(try format("greeting", [], options) == "Hi")
        #expect(try format("greeting", []) == "Hello & welcome <here>")
        options.device = "iphone"
        #expect(try format("tap", [1], options) == "Tap once")
        options.device = "mac"
        #expect(try format("tap", [2], options) == "Click 2 clicks")
        #expect(try format("tap", [2]) == "Press")
    }

    /// XML's ends of lines (XML 1.0, 2.11): a carriage return, with or without a line feed behind it, is a line feed.
    @Test func endsOfLinesInTexts() throws {
        for (written, read) in [
            ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\r\r\nb\r", "a\n\nb\n"), ("\n\r", "\n\n"),
            ("a&#13;b", "a\rb"),
        ] {
            let text = "<plist version=\"1.0\"><dict><key>k</key><string>\(written)</string></dict></plist>"
            #expect(try StringsDictFile(reading: text.bytes)["k"]?.format == read, "\(written.debugDescription)")
        }
    }

    /// A variable chosen by text takes the argument whose position is written, or else its place among those without one.
    @Test(arguments: [
        ("%#@who@ and %#@whom@", ["female", "male"], "her and him"),
        ("%#@whom@ and %#@who@", ["female", "male"], "her! and his"),
        ("%2$#@who@ and %1$#@whom@", ["male", "female"], "her and him"),
        ("%2$#@who@ and %#@whom@", ["male", "female"], "her and him"),
        ("%@ %#@who@", ["x", "female"], "x her"), ("%2$@ %#@who@", ["female", "x"], "x her"),
    ])
    func variablesChosenByText(_ format: String, _ arguments: [String], _ expected: String) throws {
        func variable(_ female: String, _ male: String) -> String {
            """
            <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>@</string>
            <key>female</key><string>\(female)</string><key>male</key><string>\(male)</string>
            <key>other</key><string>?</string></dict>
            """
        }
        let text = """
            <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>who</key>\(variable("her", "his"))<key>whom</key>\(variable("her!", "him"))</dict></dict></plist>
            """
        let template = try #require(try StringsDictFile(reading: text.bytes)["k"]?.template)
        #expect(try template.compiled(in: "en").format(arguments.map(TextArgument.string)) == expected)
    }

    @Test func viewsAndChanges() throws {
        let bytes = try Fixture.bytes("Plurals.stringsdict")
        var file = try StringsDictFile(reading: bytes)
        #expect(file.comments(for: "%d files in %d folders") == [" How many files, in how many folders "])
        #expect(file.position(of: "nested")?.description == "line 33, column 2")
        let entry = try #require(file["%d files in %d folders"])
        #expect(entry.format == "%1$#@files@ in %2$#@folders@")
        #expect(entry.variableNames == ["files", "folders"])
        #expect(entry[variable: "files"]?.specifier == "d")
        #expect(entry[variable: "files"]?.cases.map(\.name) == ["one", "other"])
        #expect(file["guest"]?[variable: "who"]?.rule == "NSStringGenderRuleType")
        #expect(entry.texts.map(\.path.last) == ["NSStringLocalizedFormatKey", "one", "other", "one", "other"])
        file["%d files in %d folders"]?[["files", "one"]] = "a <file>"
        #expect(String(bytes: try file.bytes()) == String(bytes: bytes).replacing("%d file<", with: "a &lt;file&gt;<"))
        file["new"] = StringsDictEntry(
            format: "%#@n@", variables: ["n": StringsDictVariable(specifier: "lld", [.other: "%lld"])])
        #expect(file.keys.last == "new")
        file.sort()
        #expect(file.keys == file.keys.sorted())
        file["new"] = nil
        #expect(file["new"] == nil)
    }

    @Test func keysThatStandTwiceAreReported() throws {
        let file = try StringsDictFile(
            reading: """
                <plist version="1.0"><dict>
                <key>a</key><string>1</string>
                <key>b</key><string>2</string>
                <key>a</key><string>3</string>
                </dict></plist>
                """.bytes)
        #expect(file.duplicateKeys.map { "\($0.key), \($0.position)" } == ["a, line 4, column 1"])
        #expect(file["a"]?.format == "3")
        #expect(file.keys == ["b", "a"])
    }

    @Test(arguments: [
        ("<plist><dict><key>a</dict></plist>", 1, 20, "</key>"),
        ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 4, 1, "a value for the key 'a'"),
        ("<plist><dict><string>x</string></dict></plist>", 1, 14, "<key> or </dict>"),
        (
            "<plist><set/></plist>", 1, 8,
            "<dict>, <array>, <string>, <integer>, <real>, <date>, <data>, <true/> or <false/>"
        ),
        ("<plist><string>&x;</string></plist>", 1, 16, "one of the entities &amp; &lt; &gt; &quot; &apos; &#…;"),
        ("<plist><string>&#xD800;</string></plist>", 1, 16, "the number of a character"),
        ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>", 1, 17, "a document type without entities of its own"),
        ("<plist><string>a", 1, 17, "</string>"), ("<plist><dict/></plist>x", 1, 23, "the end of the file"),
        ("<plist><!-- ", 1, 8, "'-->' for the comment that begins here"),
    ])
    func errorsSayWhereAndWhat(_ text: String, _ line: Int, _ column: Int, _ expected: String) throws {
        do {
            _ = try StringsDictFile(reading: text.bytes, file: "f")
            Issue.record("read: \(text)")
        } catch {
            guard case .malformed("f", line, column, expected, _) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }
}

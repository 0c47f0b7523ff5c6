import Testing

@testable import fmt_strings

/// What lint says of files that are no catalogs: their own rules count, and findings have their lines.
@Suite struct FileLintTests {
    /// gettext passes the number that chooses a form beside the arguments, and the singular may leave it out.
    @Test func gettextCounts() throws {
        let folder = try Folder()
        let fine = """
            msgid ""
            msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"
            msgid "Removed %s"
            msgid_plural "Removed %s and others"
            msgstr[0] "%s entfernt"
            msgstr[1] "%s und andere entfernt"
            msgid "A file in %s"
            msgid_plural "%s has %d files"
            msgstr[0] "Eine Datei in %s"
            msgstr[1] "%s hat %d Dateien"

            """
        let lint = run("lint", try folder.write("fine.po", fine))
        #expect(lint.code == 0 && lint.output.contains("0 errors"), "\(lint.output)")
        let wrong = fine.replacing("%s hat %d Dateien", with: "%s hat %s Dateien, %d")
        let found = run("lint", try folder.write("wrong.po", wrong)).lines
        #expect(found.contains { $0.hasPrefix("wrong.po:7: error") || $0.contains("/wrong.po:7: error") }, "\(found)")
        #expect(found.contains { $0.contains("[format-type]") } && found.contains { $0.contains("[format-extra]") })
    }

    /// Android's `getQuantityString` takes the number apart too.
    @Test func androidCounts() throws {
        let folder = try Folder()
        let text = """
            <resources><plurals name="gone">
            <item quantity="one">%s left</item><item quantity="other">%s and others left</item>
            </plurals></resources>
            """
        let lint = run("lint", try folder.write("strings.xml", text))
        #expect(lint.code == 0, "\(lint.output)")
    }

    @Test func linesOfXLIFF() throws {
        let folder = try Folder()
        let text = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
            <trans-unit id="a"><source>A</source><target state="translated">A</target></trans-unit>
            <trans-unit id="%lld files"><source>%lld files</source>
            <target state="translated">%@ Dateien</target></trans-unit>
            </body></file></xliff>
            """
        let lint = run("lint", try folder.write("de.xliff", text))
        #expect(lint.output.contains("de.xliff:4: error: “%lld files” in de"), "\(lint.output)")
    }
}

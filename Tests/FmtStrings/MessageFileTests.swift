import Foundation
import Testing

@testable import fmt_strings

/// Fluent, i18next and `.properties` in the commands.
@Suite struct MessageFileTests {
    private static let fluent = """
        # Counts
        files = { $n ->
            [one] One file
           *[other] { $n } files
        }
        who = { $g ->
            [f] her
           *[other] their
        } { $name }

        """

    @Test(arguments: ["de.ftl", "messages_de.properties", "de.i18next"])
    func thereAndBack(name: String) throws {
        let folder = try Folder()
        let path = try folder.write("Localizable.xcstrings", CommandTests.catalog)
        let made = run("convert", path, "--language", "de", "--output", "\(folder.path)/\(name)")
        #expect(made.code == 0, "\(made.errors)")
        let back = run("convert", "\(folder.path)/\(name)", "--to", "csv")
        #expect(back.code == 0 && back.output.contains("Dateien"), "\(name): \(back.output) \(back.errors)")
        // A file in its own format stays as it is.
        let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
        let format = ["ftl": "fluent"][name.suffix(3)] ?? (name.hasSuffix("i18next") ? "i18next" : "properties")
        #expect(
            run("convert", "\(folder.path)/\(name)", "--to", format).output == String(decoding: bytes, as: UTF8.self))
    }

    /// A message goes whole from one file of messages to another.
    @Test func betweenFormats() throws {
        let folder = try Folder()
        let path = try folder.write("locales/en/app.ftl", Self.fluent)
        let json = run("convert", path, "--to", "i18next")
        #expect(
            json.output.contains("\"files_one\": \"One file\"") && json.output.contains("\"who_f\": \"her {{name}}\""))
        #expect(json.errors.contains("key 'who' (en): argument 'g' is 'context'"))
        #expect(run("convert", path, "--to", "i18next", "--strict").code == 1)
        let formatJS = run("convert", path, "--to", "formatjs")
        #expect(formatJS.errors == "" && formatJS.output.contains("\"who\": {\n    \"defaultMessage\"") == false)
        #expect(formatJS.output.contains("{g, select, f {her} other {their}} {name}"))
        let back = run("convert", try folder.write("en.json", formatJS.output), "--to", "fluent")
        #expect(
            back.output == Self.fluent.replacing("files = {", with: "files =\n    {")
                || back.output.contains("*[other] their"))
        // A .json file is i18next's by what is in it.
        let i18next = try folder.write(
            "de.json", "{\"a\": {\"b\": \"x {{y}}\"}, \"who\": \"they\", \"who_f\": \"she\"}")
        #expect(run("convert", i18next, "--to", "properties").output == "a.b = x {y}\nwho = they\nwho_f = she\n")
        let contexts = run("convert", i18next, "--to", "arb", "--contexts", "f,m")
        #expect(
            contexts.output.contains("{context, select, f {she} other {they}}"), "\(contexts.output)\(contexts.errors)")
        let arb = run("convert", path, "--to", "arb")
        #expect(arb.output.contains("\"name\": {\n        \"type\": \"Object\""), "\(arb.output)")
    }

    @Test func texts() throws {
        let folder = try Folder()
        let path = try folder.write("m_de.properties", "a=It's {0}\nb=It''s {0}\n")
        #expect(
            run("convert", path, "--to", "formatjs").output
                == "{\n  \"a\": \"It's '{'0'}'\",\n  \"b\": \"It's {0}\"\n}\n"
                || run("convert", path, "--to", "formatjs").output.contains("\"b\": \"It's {0}\""))
        #expect(run("convert", path, "--to", "formatjs", "--texts", "icu").output.contains("\"a\": \"It's {0}\""))
        #expect(run("convert", path, "--to", "formatjs", "--texts", "x").code == 2)
        let broken = try folder.write("x.properties", "a=\\u12")
        #expect(run("convert", broken).errors.contains("x.properties:1:3: "))
    }

    /// Files of one name in several languages are one table.
    @Test func tables() throws {
        let folder = try Folder()
        let english = try folder.write("locales/en/app.ftl", "a = Hi { $name }\nb = Bye\n")
        let german = try folder.write("locales/de/app.ftl", "a = Hallo { $nome }\nc = {\n")
        let lint = run("lint", "\(folder.path)/locales")
        #expect(lint.code == 1)
        #expect(
            lint.output.contains("de/app.ftl:3: error:") && lint.output.contains("no entry: expected"),
            "\(lint.output)\(lint.errors)")
        #expect(run("lint", german, english).output == lint.output)
        #expect(run("lint", english).code == 0, "\(run("lint", english).output)")
        let gallery = run("gallery", "\(folder.path)/locales", "--output", "-")
        #expect(gallery.code == 0 && gallery.output.contains("Hallo"), "\(gallery.errors)")
        let export = run("export", "\(folder.path)/locales", "--language", "de")
        #expect(
            export.code == 0 && export.output.contains("<source>Hi %(name)@</source>"),
            "\(export.output)\(export.errors)")
        #expect(run("coverage", "\(folder.path)/locales").output.contains("de"))
    }

    private static let gettext = """
        msgid ""
        msgstr "Language: de\\n"

        msgid "Save"
        msgstr ""

        msgctxt "menu"
        msgid "Open"
        msgstr "Öffnen"

        #, python-format
        msgid "Hi %(name)s"
        msgstr "Hallo %(nmae)s"

        """

    /// The texts of a .po file are the source's whatever its name and language, and its header says which that is.
    @Test(arguments: ["de.po", "app.po", "de/LC_MESSAGES/app.po", "mi.po"])
    func gettext(name: String) throws {
        let folder = try Folder()
        let path = try folder.write(name, Self.gettext)
        let lint = run("lint", path)
        #expect(lint.output.contains(":12: error:   “Hi %(name)@” in de: %(nmae)@ wants argument 2; the key has one"))
        #expect(
            lint.output.contains(":4:") && lint.output.contains("“Save” in de: is not translated"), "\(lint.output)")
        #expect(!lint.output.contains("control-character"))
        #expect(run("coverage", path, "--fail-under", "100").code == 1)
    }

    /// Flutter's names: the language behind the file's own name.
    @Test func namesOfFlutter() throws {
        let folder = try Folder()
        try folder.write("app_en.arb", "{\"hi\": \"Hello {name}\"}")
        try folder.write("app_pl.arb", "{\"hi\": \"Cześć {name}\"}")
        #expect(
            run("lint", folder.path)
                == Outcome(code: 0, output: "0 errors, 0 warnings, 0 notes in 2 files\n", errors: ""))
        #expect(
            run("coverage", folder.path, "--fail-under", "100").output
                == "pl  100 %  1 translated  0 to review  0 missing\n")
    }

    /// A file whose language the development language is a part of is its file.
    @Test func regionsOfTheSource() throws {
        let folder = try Folder()
        try folder.write("de.json", "{\"a\": \"Hallo {nmae}\", \"b\": \"B\"}")
        try folder.write("en-US.json", "{\"a\": \"Hello {name}\"}")
        let lint = run("lint", folder.path)
        #expect(lint.output.contains("de.json:1: error:   “a” in de: {nmae} is no argument of en-US"), "\(lint.output)")
    }

    /// Keys that stand twice, and texts within others that are not there.
    @Test func twiceAndNowhere() throws {
        let folder = try Folder()
        for (name, text) in [
            ("strings.xml", "<resources><string name=\"a\">A</string>\n<string name=\"a\">B</string></resources>"),
            ("a.json", "{\"a\": \"A\",\n\"a\": \"B\"}"),
            ("b.json", "{\"o\": [{\"x\": \"1\"}, {\"x\": \"2\"}], \"m\": {\"y\": \"z\"}, \"a\": \"A\",\n\"a\": \"B\"}"),
            ("a.properties", "a=A\na=B\n"), ("a.csv", "key,en\na,A\n".replacing("A\n", with: "\"A\"\na,B\n")),
            ("a.po", "msgid \"a\"\nmsgstr \"A\"\nmsgid \"a\"\nmsgstr \"B\"\n"),
        ] {
            let lint = run("lint", try folder.write(name, text))
            #expect(lint.lines.count { $0.contains("[duplicate-key]") } == 1, "\(name): \(lint.output)\(lint.errors)")
        }
        try folder.write(
            "i/en.json", "{\"n\": {\"home\": \"Home\"}, \"see\": \"See $t(n.home)\", \"x\": \"$t(other)\"}")
        try folder.write(
            "i/de.json", "{\"n\": {\"home\": \"Start\"},\n\"see\": \"Siehe $t(n.hme)\", \"x\": \"$t(other)\"}")
        let lint = run("lint", "\(folder.path)/i")
        #expect(
            lint.lines.count { $0.contains("[substitution-missing]") } == 1
                && lint.output.contains("de.json:2: error: “see” in de: the file has no text 'n.hme'"), "\(lint.output)"
        )
    }
}

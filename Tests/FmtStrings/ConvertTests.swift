import Foundation
import Testing

@testable import fmt_strings

/// `fmt strings convert` between all formats.
@Suite struct ConvertTests {
    private func catalog(_ folder: Folder) throws -> String {
        try folder.write("Localizable.xcstrings", CommandTests.catalog)
    }

    @Test(arguments: [
        "de.po", "de.mo", "app_de.arb", "values-de/strings.xml", "de.json", "t.csv", "de.xliff", "de.xcloc",
    ])
    func thereAndBack(name: String) throws {
        let folder = try Folder()
        let path = try catalog(folder)
        try folder.write("values-de/x", "")
        let made = run("convert", path, "--language", "de", "--output", "\(folder.path)/\(name)")
        #expect(made.code == 0, "\(made.errors)")
        let back = run("convert", "\(folder.path)/\(name)", "--to", "csv")
        #expect(back.code == 0, "\(back.errors)")
        #expect(back.output.contains("Dateien"), "\(name): \(back.output)")
    }

    /// All languages as folders, which read again are the same catalog; or one language as one file.
    @Test func folders() throws {
        let folder = try Folder()
        let path = try catalog(folder)
        let made = run("convert", path, "--to", "lproj", "--output", "\(folder.path)/Resources")
        #expect(made.code == 0, "\(made.errors)")
        let back = run("convert", "\(folder.path)/Resources", "--to", "csv")
        #expect(back.output.contains("Dateien") && back.output.contains("Sichern"), "\(back.errors)")
        // What was read from such folders is written as it was.
        #expect(
            run("convert", "\(folder.path)/Resources", "--to", "lproj", "--output", "\(folder.path)/R").errors == "")
        for name in ["de.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict"] {
            let first = try Data(contentsOf: URL(filePath: "\(folder.path)/Resources/\(name)"))
            #expect(try Data(contentsOf: URL(filePath: "\(folder.path)/R/\(name)")) == first, "\(name)")
        }
        let alone = run("convert", path, "--to", "lproj", "--language", "de", "--output", "\(folder.path)/M")
        #expect(alone.code == 0)
        #expect(run("convert", "\(folder.path)/M", "--to", "csv", "--source-language", "de").output.contains("Dateien"))
        let german = "\(folder.path)/N/de.lproj/Menu.stringsdict"
        try folder.write("N/de.lproj/x", "")
        #expect(run("convert", path, "--output", german).code == 0)
        #expect(run("convert", german, "--to", "csv").output.contains("Dateien"))
        #expect(run("convert", german, "--to", "stringsdict").output.contains("Dateien"))
        let strings = run("convert", path, "--to", "strings", "--language", "de")
        #expect(strings.code == 0)
    }

    @Test func severalFiles() throws {
        let folder = try Folder()
        let english = try folder.write("values/strings.xml", "<resources><string name=\"a\">Hi %s</string></resources>")
        let german = try folder.write(
            "values-de/strings.xml", "<resources><string name=\"a\">Hallo %s</string></resources>")
        let made = run("convert", english, german, "--to", "csv")
        #expect(made == Outcome(code: 0, output: "key,variation,comment,en,de\r\na,,,Hi %@,Hallo %@\r\n", errors: ""))
        #expect(run("convert", english, german, "--to", "po").output.contains("msgid \"Hi %s\"\nmsgstr \"Hallo %s\""))
    }

    @Test func losses() throws {
        let folder = try Folder()
        let path = try folder.write("de.po", "#: a.c:1\nmsgid \"a\"\nmsgstr \"b\"\n")
        let made = run("convert", path)
        #expect(made.code == 0)
        #expect(made.errors == "\(path):2: key 'a' (de): no place for the reference 'a.c:1'\n1 loss in 1 entry\n")
        #expect(run("convert", path, "--strict") == Outcome(code: 1, output: "", errors: made.errors))
        // Nothing goes through a catalog.
        #expect(run("convert", path, "--to", "mo", "--output", "\(folder.path)/de.mo").errors == "")
        #expect(run("convert", "\(folder.path)/de.mo", "--to", "po").output == "msgid \"a\"\nmsgstr \"b\"\n")
    }

    /// A file in its own format stays as it is.
    @Test func unchanged() throws {
        let folder = try Folder()
        let text =
            "# tr\n#. ex\n#: a.c:1\n#, python-format\n#| msgid \"old\"\nmsgid \"%(n)s\"\n  \" x\"\nmsgstr \"\"\n"
        let path = try folder.write("de.po", text)
        #expect(run("convert", path, "--to", "po", "--strict") == Outcome(code: 0, output: text, errors: ""))
        #expect(run("convert", path, "--to", "po", "--language", "de").output == text)
        let french = run("convert", path, "--to", "po", "--language", "fr")
        #expect(french.output.contains("Language: fr") && french.output.contains("#, python-format\nmsgid \"%(n)s x\""))
        #expect(!french.errors.contains("flag"))
        #expect(run("convert", path, "--to", "po", "--specifiers", "c").errors.hasSuffix("4 losses in 1 entry\n"))
        let resources = "<resources>\n<string name='a' x='y'>b</string></resources>"
        let strings = try folder.write("values/strings.xml", resources)
        #expect(run("convert", strings, "--to", "android").output == resources)
        #expect(run("convert", try folder.write("b.po", "msgid"), "--to", "po").code == 1)
    }

    /// Files of messages stay what they are, and between them nothing goes through a catalog.
    @Test func messages() throws {
        let folder = try Folder()
        let message = "{g, select, a {x} other {{n, plural, =1 {one} few {#} other {{name}}}}}"
        let text =
            "{\n\n  \"@@locale\": \"de\", \"m\": \"\(message)\", \"@m\": {\"placeholders\": {\"n\": {\"format\": \"compact\"}}}\n}\n"
        let path = try folder.write("app_de.arb", text)
        #expect(run("convert", path, "--to", "arb") == Outcome(code: 0, output: text, errors: ""))
        #expect(run("convert", path, "--to", "arb", "--language", "de-AT").output.contains("\"@@locale\": \"de_AT\""))
        let json = run("convert", path, "--to", "formatjs")
        #expect(json.output == "{\n  \"m\": \"\(message)\"\n}\n")
        #expect(
            json.errors
                == "\(path): key 'm' (de): no place for the metadata 'format' of 'n' '\"compact\"'\n1 loss in 1 entry\n"
        )
        #expect(run("convert", path, "--to", "formatjs", "--strict").code == 1)
        let back = run("convert", try folder.write("de.json", json.output), "--to", "arb")
        #expect(back.code == 0 && back.errors == "" && back.output.contains("\"m\": \"\(message)\""))
        #expect(back.output.hasPrefix("{\n  \"@@locale\": \"de\","))
    }

    @Test func usage() throws {
        let folder = try Folder()
        let path = try catalog(folder)
        #expect(run("convert", path, "--to", "docx").code == 2)
        #expect(run("convert", path, "--to", "xcloc").code == 2)
        #expect(run("convert", path, "--to", "po", "--specifiers", "x").code == 2)
        #expect(run("convert", path, "--to", "po", "--language", "!").code == 2)
        #expect(run("convert", path, "--to", "lproj").code == 2)
        #expect(run("convert", path, "--to", "lproj", "--output", "\(folder.path)/de.lproj").code == 2)
        #expect(run("convert", path, "--to", "lproj", "--table", "../x", "--output", folder.path).code == 2)
        #expect(run("convert", path, path).code == 2)
        #expect(run("convert", try folder.write("a.bin", "")).code == 2)
        let broken = run("convert", try folder.write("a.po", "msgid \"a\"\n"))
        #expect(broken.code == 1 && broken.errors.contains("a.po:2:1: expected msgstr"), "\(broken.errors)")
    }

    /// Messages of MessageFormat 2 in JSON, from and to.
    @Test func messageSyntax() throws {
        let folder = try Folder()
        let path = try folder.write("en.json", #"{"a": "{g, select, f {her} other {{n, number}}}"}"#)
        let made = run("convert", path, "--to", "formatjs", "--message-syntax", "mf2")
        #expect(made.code == 0 && made.errors.isEmpty)
        #expect(
            made.output.contains(#"".input {$g :string}\n.match $g\nf {{her}}\n* {{{$n :number}}}""#), "\(made.output)")
        let unicode = try folder.write("mf2/en.json", made.output)
        let back = run("convert", unicode, "--to", "formatjs", "--from-message-syntax", "mf2")
        #expect(back.output.contains(#""{g, select, f {her} other {{n, number}}}""#), "\(back.output)\(back.errors)")
        let kept = run("convert", path)
        #expect(kept.code == 0 && kept.output.contains("{g, select, f {her} other {{n, number}}}"))
        #expect(kept.errors.contains("key 'a' (en): line 1, column 1: choice '{g, select, …}'"))
        #expect(kept.errors.hasSuffix("2 losses in 1 entry\n"))
        #expect(run("convert", path, "--message-syntax", "x").code == 2)
    }
}

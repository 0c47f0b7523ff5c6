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
}

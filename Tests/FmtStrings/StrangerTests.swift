import Foundation
import TestSupport
import Testing

@testable import fmt_strings

/// Lines that somebody types who knows the command little: each ends with a status and one line that says what is wrong, and nothing is
/// written that was not asked for.
@Suite struct StrangerTests {
    private static let catalog = """
        {"sourceLanguage":"en","strings":{"Save":{"localizations":{"de":{"stringUnit":{"state":"translated",\
        "value":"Sichern"}}}}},"version":"1.0"}
        """

    /// In the lines: `L` is a catalog, `E` an empty folder, `R` one with de.lproj/T.strings, `N` no file, `F` a named pipe.
    private static let lines: [(line: String, code: Int32, says: String)] = [
        ("nosuch", 2, "unknown subcommand 'nosuch'; 'fmt strings --help' lists them"),
        ("covrage L", 2, "unknown subcommand 'covrage'; did you mean 'coverage'?"),
        ("--nosuch", 2, "Unknown option '--nosuch'"),
        ("lint", 2, "Missing expected argument '<paths> ...'; see 'fmt strings lint --help'"),
        (
            "init", 2,
            "unknown subcommand 'init'; a catalog is made and brought up to date by "
                + "'fmt strings extract Sources --into Localizable.xcstrings'"
        ),
        ("lint L --format yaml", 2, "--format yaml: expected text|json|sarif"),
        ("lint L --only nope", 2, "no rule 'nope'; 'fmt strings lint --help' names them"),
        ("lint L --severity x", 2, "--severity x: expected RULE=note|warning|error"),
        ("lint L --language d!", 2, "'d!' is not a language"),
        ("lint L --dry-run", 2, "--dry-run goes with --fix"),
        ("lint R --fix", 2, "--fix changes catalogs, and there is none"),
        ("lint L --lexicon N", 2, "--lexicon: N: cannot be read: no such file"),
        ("coverage N", 1, "N: cannot be read: no such file"),
        ("coverage E", 1, "E: no .lproj folder, .xcstrings or .strings file"),
        ("coverage F", 1, "F: not a regular file"),
        ("coverage L --language d!", 2, "'d!' is not a language"),
        ("coverage L --language ''", 2, "'' is not a language"),
        ("coverage L --fail-under 101", 2, "--fail-under 101: expected 0 to 100"),
        ("coverage L --format svg --language de --language fr", 2, "a badge is of one language, or of all"),
        ("lookup Save --in N", 1, "N: cannot be read: no such file"),
        ("lookup Save --in F", 1, "F: cannot be read: not a regular file"),
        ("lookup None --in L", 1, "no string 'None' in table L"),
        ("lookup Save --in E", 1, "E: no .lproj folder, .xcstrings or .strings file"),
        ("export L --language d!", 2, "'d!' is not a language"),
        ("export L --language de --language ../x --output-folder E", 2, "'../x' is not a language"),
        ("export L --output x.xliff --output-folder E", 2, "give either --output or --output-folder"),
        ("export L --output-folder ''", 2, "--output-folder: expected the path of a folder"),
        ("export L --output-folder L/x", 1, "L/x: cannot be made: Not a directory"),
        ("export L --output E", 1, "E: cannot be written: is a folder"),
        ("export L --output E/x/y", 1, "E/x/y: cannot be written: no such file"),
        ("export L --xliff 3", 2, "--xliff 3: expected 1.2|2.0"),
        ("import N --into L", 1, "N: cannot be read: no such file"),
        ("import L", 2, "give either --into or --new"),
        ("import L --into L --changed-source maybe", 2, "--changed-source maybe: expected review|keep|skip"),
        ("extract R", 2, "give either --into or --print"),
        ("extract R --into -", 2, "--into: expected the path of a catalog"),
        ("extract R --check --print", 2, "--check compares with a catalog; name it with --into"),
        ("pseudo", 2, "give either a catalog or --text"),
        ("pseudo L --language !!", 2, "'!!' is not a language"),
        ("pseudo L --style z", 2, "--style z: expected accented|right-to-left|double|brackets"),
        ("pseudo N", 1, "N: cannot be read: no such file"),
        ("merge L L", 2, "Missing expected argument '<theirs>'; see 'fmt strings merge --help'"),
        ("merge L E L", 1, "E: not a regular file"),
        ("merge L L L --prefer us", 2, "--prefer us: expected ours|theirs"),
        ("convert N.po", 1, "N.po: cannot be read: no such file"),
        ("convert E", 1, "E: no .lproj folder, .xcstrings or .strings file"),
        ("convert R --table None", 2, "no table 'None'; there are: T"),
        ("convert L --to lproj --output ''", 2, "the .lproj folders go into one: give --output"),
        ("convert L --to xcloc --output ''", 2, "an .xcloc is a folder: give --output"),
        ("convert L --to xcloc --output -", 2, "an .xcloc is a folder: give --output"),
        ("convert L --to lproj --output L", 1, "L/de.lproj: cannot be made: Not a directory"),
        ("convert E --from xcloc", 1, "E/contents.json:1: <xcloc>: expected the file contents.json"),
        ("convert L --from xcloc", 1, "L: cannot be read: Not a directory"),
        ("convert F --from po", 1, "F: not a regular file"),
        ("convert L --from mo", 1, "L: magic number: expected that of a .mo file, found another"),
        ("convert L --to po --language d!", 2, "'d!' is not a language"),
        ("where", 2, "Missing expected argument '<subject>'; see 'fmt strings where --help'"),
        ("where Save --in N", 1, "--in N: no such file or folder"),
        ("gallery L", 2, "Missing expected argument '--output <output>'; see 'fmt strings gallery --help'"),
        ("gallery E --output -", 1, "E: no .lproj folder, .xcstrings or .strings file"),
        ("gallery L --output - --language d!", 2, "'d!' is not a language"),
        ("lint L --width 5", 2, "--width 5: expected KEY=COLUMNS, columns from 0 to 10000"),
        ("lint L --width k=-1", 2, "--width k=-1: expected KEY=COLUMNS, columns from 0 to 10000"),
        ("file a --in E", 1, "E: no .lproj folder, .xcstrings or .strings file"),
        ("file ../T.strings --in R", 1, "no file '../T.strings' in R"),
        ("file --folder .. --in R", 1, "no files in the folder '..' of R"),
        ("symbols L --name 1x", 2, "--name 1x: expected the name of a Swift type that the source does not need itself"),
        ("symbols L --access open", 2, "--access open: expected internal|package|public"),
        ("symbols L --output L", 2, "--output L: a table would be lost under the Swift source"),
    ]

    @Test(arguments: lines.indices)
    func line(index: Int) throws {
        let (line, code, says) = Self.lines[index]
        let folder = try Folder()
        let path = folder.path
        let places = [
            "L": try folder.write("L.xcstrings", Self.catalog), "E": path + "/empty", "R": path + "/resources",
            "N": path + "/none", "F": path + "/fifo",
        ]
        try folder.write("resources/de.lproj/T.strings", "\"a\" = \"b\";")
        try FileManager.default.createDirectory(atPath: path + "/empty", withIntermediateDirectories: true)
        #expect(try BuiltProgram.run(URL(filePath: "/usr/bin/env"), ["mkfifo", path + "/fifo"]).status == 0)
        /// A place stands alone, or before a slash, a dot or a colon.
        func replaced(_ word: String) -> String {
            guard let place = word.first.flatMap({ places[String($0)] }) else { return word }
            let rest = word.dropFirst()
            return rest.isEmpty || "/.:".contains(rest.first ?? " ") ? place + rest : word
        }
        let outcome = run(list: line.split(separator: " ").map { $0 == "''" ? "" : replaced(String($0)) })
        let message = says.split(separator: " ").map { replaced(String($0)) }.joined(separator: " ")
        // What is about the table's name, not the file.
        let expected = message.replacing("table \(path)/L.xcstrings", with: "table L")
        #expect(outcome.code == code && outcome.errorLines.last == "fmt strings: \(expected)", "\(line): \(outcome)")
        #expect(outcome.output.isEmpty && outcome.errorLines.count == 1, "\(line): \(outcome)")
        #expect(try folder.read("L.xcstrings") == Self.catalog)
        #expect(folder.names == ["L.xcstrings", "empty", "fifo", "resources"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/empty").isEmpty)
    }

    /// What is asked for in another way than expected, and is done.
    @Test func whatIsDone() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let xliff = folder.path + "/de.xliff"
        #expect(run("export", path, "--output", xliff).code == 0)
        // To standard output, as everywhere; and Git's name of a file that is not there.
        #expect(run("import", xliff, "--new", "-").output.contains("Sichern"))
        let merged = run("merge", "/dev/null", path, path, "--output", "-")
        #expect(merged.code == 0 && merged.output.contains("Sichern"), "\(merged)")
        #expect(run("export", path, "--language", "pt_BR").output.contains(#"target-language="pt-BR""#))
        #expect(folder.names == ["L.xcstrings", "de.xliff"])
    }

    /// A table that cannot be read hides no other; that it is broken is told, and in the status.
    @Test func searchBesideBrokenTables() throws {
        let folder = try Folder()
        let path = try folder.write("a/L.xcstrings", Self.catalog)
        let broken = try folder.write("b/L.xcstrings", "{")
        try folder.write("c/de.lproj/T.strings", "\"a\"")
        let found = run("where", "Save", "--in", folder.path)
        #expect(found.code == 1 && found.lines.contains("\(path):1:35: 'Save' L"), "\(found)")
        #expect(found.errorLines.contains { $0.hasPrefix("fmt strings: \(broken):1:2: ") }, "\(found)")
        #expect(found.errorLines.contains { $0.hasPrefix("fmt strings: \(folder.path)/c/de.lproj/T.strings:1:") })
    }

    /// The library lists names that are UTF-8; of another it says so.
    @Test func namesThatAreNotUTF8() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let name = FileName.text(of: Array("\(folder.path)/in/caf".utf8) + [0xE9] + Array(".xcstrings".utf8))
        try folder.write("in/a.txt", "")
        #expect(run("convert", path, "--output", name).code == 0)
        for arguments in [
            ["lint", folder.path + "/in"], ["coverage", folder.path + "/in"],
            ["lookup", "a", "--in", folder.path + "/in"],
        ] {
            let outcome = run(list: arguments)
            #expect(outcome.code == 1)
            #expect(
                (outcome.output + outcome.errors).contains("its name is not UTF-8, or there is no such file"),
                "\(outcome)")
        }
        SystemFile.remove(name)
    }

    /// Catalogs that somebody made to do harm: each command ends with a status of its own, and writes into the folder that it was given.
    @Test(arguments: [
        #"{"sourceLanguage":"en","strings":{"a":"# + String(repeating: #"{"x":"#, count: 50_000),
        #"{"sourceLanguage":"../..","strings":{"a":{}},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"../../x":{"stringUnit":{"state":"translated","value":"b"}},"\u001b[31m":{"stringUnit":{"state":"translated","value":"b"}},"":{"stringUnit":{"state":"translated","value":"c"}}}}},"version":"1.0"}"#,
        #"{"sourceLanguage":5,"strings":{"a":[]},"version":7}"#, "[]", "",
        #"{"sourceLanguage":"en","strings":{"\ud800":{}},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{"a\u0000b":{"comment":"*/ --> \u0000"}},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{"%999999999999999999999$@ %*********d %":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@x@ %1$#@x@"},"substitutions":{"x":{"argNum":-1,"formatSpecifier":"%%","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%#@x@%arg"}}}}}}}}}},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{""# + String(repeating: "^[", count: 5_000) + #"":{}},"version":"1.0"}"#,
    ])
    func hostileCatalogs(text: String) throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", text)
        for arguments in [
            ["lint", path], ["coverage", path], ["export", path, "--language", "de"], ["convert", path, "--to", "csv"],
            ["convert", path, "--to", "lproj", "--output", folder.path + "/out"], ["symbols", path],
            ["export", path, "--output-folder", folder.path + "/out"], ["pseudo", path, "--output", "-"],
            ["convert", path, "--to", "po", "--language", "de"], ["lookup", "a", "--in", path],
            ["merge", path, path, path],
        ] {
            let outcome = run(list: arguments)
            #expect((0...2).contains(outcome.code), "\(arguments): \(outcome)")
            #expect(!outcome.errors.contains("\u{1B}"))
        }
        #expect(try folder.read("L.xcstrings") == text)
        #expect(Set(folder.names).isSubset(of: ["L.xcstrings", "out"]), "\(folder.names)")
    }

    /// Without standard streams, what is opened next has their numbers; nothing goes where it should not.
    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
    func closedStreams(streams: String) throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let program = try BuiltProgram.url("fmt-strings").path
        let line = "cd '\(folder.path)'; '\(program)' pseudo L.xcstrings --output P.xcstrings \(streams); echo $?"
        let outcome = try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", line])
        #expect(outcome.lines.last == (streams.contains(">&- ") || streams == ">&-" ? "1" : "0"), "\(outcome)")
        #expect(try folder.read("L.xcstrings") == Self.catalog)
        let expected = folder.path + "/E.xcstrings"
        #expect(run("pseudo", path, "--output", expected).code == 0)
        #expect(try folder.read("P.xcstrings") == folder.read("E.xcstrings"))
    }
}

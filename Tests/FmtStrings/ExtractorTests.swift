import Foundation
import TestSupport
import Testing

/// What needs the extractor: a stand-in, which the environment names, so that one test runs at a time.
@Suite(.serialized) struct ExtractorTests {
    @Test func extractWithoutAndWithTheExtractor() throws {
        let folder = try Folder()
        // A stand-in that prints what the extractor would.
        let script = try folder.write(
            "fmt-strings-extract",
            """
            #!/bin/sh
            echo '{"key":"Save","file":"A.swift","line":1,"column":1,"comment":"Toolbar"}'
            echo '{"key":"New","file":"A.swift","line":2,"column":1}'
            exit ${EXTRACT_STATUS:-0}
            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        let path = try folder.write("Localizable.xcstrings", CommandTests.catalog)
        unsafe setenv("FMT_STRINGS_EXTRACT", script, 1)
        defer { unsafe unsetenv("FMT_STRINGS_EXTRACT") }
        unsafe setenv("EXTRACT_STATUS", "1", 1)
        let partial = run("extract", "Sources", "--into", path, "--dry-run")
        #expect(partial.code == 1)
        #expect(!partial.output.contains("stale"))
        unsafe unsetenv("EXTRACT_STATUS")
        let outcome = run("extract", "Sources", "--into", path)
        #expect(outcome == Outcome(code: 0, output: "added\tNew\nstale\t%lld files\ncomment\tSave\n", errors: ""))
        #expect(try folder.read("Localizable.xcstrings").contains("\"Toolbar\""))
        #expect(run("extract", "Sources", "--print").lines.count == 2)
        #expect(run("extract", "Sources").code == 2)
        unsafe setenv("FMT_STRINGS_EXTRACT", folder.path + "/none", 1)
        #expect(run("extract", "Sources", "--into", path).code == 1)
    }

    /// A shell's line that runs the program, in the folder of a catalog with a second name.
    private static func shell(_ line: String, in folder: Folder) throws -> (status: Int32, lines: [String]) {
        let program = try BuiltProgram.url("fmt-strings").path
        let script = try folder.write(
            "fmt-strings-extract", "#!/bin/sh\necho '{\"key\":\"New\",\"file\":\"A.swift\",\"line\":2,\"column\":1}'\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        let line = "cd '\(folder.path)'; export FMT_STRINGS_EXTRACT='\(script)'; strings='\(program)'; \(line)"
        return try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", line])
    }

    /// A stand-in written as a shell's lines, and the second program beside it.
    private static func extract(with script: String, before: String = "", words: String = "Sources --print") throws -> (
        status: Int32, lines: [String]
    ) {
        let folder = try Folder()
        let path = try folder.write("stand-in", "#!/bin/sh\n\(script)\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        let program = try BuiltProgram.url("fmt-strings").path
        let line =
            "cd '\(folder.path)'; export FMT_STRINGS_EXTRACT=./stand-in; \(before) '\(program)' extract \(words) 2>&1"
        return try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", line])
    }

    /// How the other program ended is told; its messages come as it writes them, before ours.
    @Test(arguments: [
        ("echo said >&2; kill -9 $$", 1, ["said", "fmt strings: fmt-strings-extract was ended by signal 9"]),
        ("echo said >&2; exit 3", 1, ["said", "fmt strings: fmt-strings-extract ended with status 3"]),
        ("exit 2", 2, ["fmt strings: fmt-strings-extract did not understand its command line"]),
        ("echo said >&2; echo '{}'; exit 1", 1, ["said", "{}"]),
        ("echo '{}'", 0, ["{}"]),
    ])
    func endOfTheExtractor(script: String, status: Int32, lines: [String]) throws {
        let outcome = try Self.extract(with: script)
        #expect(outcome.status == status && outcome.lines == lines, "\(outcome)")
        // Whoever started it may ignore its own children, which is handed down. GNU's env can do so.
        let ignoring = try Self.extract(
            with: script, before: "e='env --ignore-signal=CHLD'; $e true 2>/dev/null || e=; $e")
        #expect(ignoring.status == status && ignoring.lines == lines, "\(ignoring)")
    }

    /// What is no program of the system is told by the system's reason.
    @Test func extractorThatCannotBeRun() throws {
        let outcome = try Self.extract(with: "", before: "echo '#!/none/sh' > stand-in;")
        #expect(outcome.lines == ["fmt strings: ./stand-in: cannot be run: no such file"], "\(outcome)")
    }

    /// It gets the standard streams, the words and the environment as they are, bytes that are no UTF-8 too, and no other open file of ours.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "descriptors are listed there"))
    func whatTheExtractorGets() throws {
        let script = """
            printf '%s|' "$@"; printf '%s' "$WORD" | od -An -tx1; cat
            for f in /proc/$$/fd/*; do echo "${f##*/} $(readlink $f)"; done | grep pipe: | cut -c1-2
            """
        let outcome = try Self.extract(
            with: script, before: "export WORD=\"$(printf 'a\\351')\"; echo input |", words: "--print 'a b' -- --c")
        // Its standard output and error are pipes; standard input was read from one.
        #expect(outcome.lines == ["--|a b|--c| 61 e9", "input", "0 ", "1 ", "2 "], "\(outcome)")
    }

    /// More than a pipe holds.
    @Test func longOutputOfTheExtractor() throws {
        let outcome = try Self.extract(with: "yes '{}' | head -n 100000")
        #expect(outcome.status == 0 && outcome.lines.count == 100_000)
    }

    /// What was asked for cannot be printed: that is an error, and the catalog is written all the same.
    @Test func fullOutput() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let folder = try Folder()
        try folder.write("Localizable.xcstrings", CommandTests.catalog)
        for words in ["--help", "Sources --print", "Sources --into Localizable.xcstrings"] {
            let outcome = try Self.shell("$strings extract \(words) 2>&1 >/dev/full", in: folder)
            #expect(
                outcome.status == 1
                    && outcome.lines.last == "fmt strings: cannot write standard output: No space left on device",
                "\(words): \(outcome)")
        }
        #expect(try folder.read("Localizable.xcstrings").contains("\"New\""))
    }

    /// No file may grow, as on a disk without room: that is an error, and what is there stays, whether it has one name or two.
    @Test func fullDisk() throws {
        let folder = try Folder()
        try folder.write("one.xcstrings", CommandTests.catalog)
        try folder.write("two.xcstrings", CommandTests.catalog)
        try FileManager.default.linkItem(
            atPath: "\(folder.path)/two.xcstrings", toPath: "\(folder.path)/other.xcstrings")
        for name in ["one", "two", "new"] {
            let line = "trap '' XFSZ; ulimit -f 0; $strings extract Sources --into \(name).xcstrings 2>&1"
            let outcome = try Self.shell(line, in: folder)
            #expect(
                outcome.status == 1
                    && outcome.lines.last == "fmt strings: \(name).xcstrings: cannot be written: File too large",
                "\(outcome)")
        }
        for name in ["one", "two", "other"] { #expect(try folder.read("\(name).xcstrings") == CommandTests.catalog) }
        #expect(folder.names == ["fmt-strings-extract", "one.xcstrings", "other.xcstrings", "two.xcstrings"])
    }

    /// Nothing of the table is found: that is told, with what becomes of its keys, before it is done.
    @Test func nothingOfTheTable() throws {
        let folder = try Folder()
        let script = try folder.write("fmt-strings-extract", "#!/bin/sh\nexit 0\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        let path = try folder.write("Localizable.xcstrings", CommandTests.catalog)
        unsafe setenv("FMT_STRINGS_EXTRACT", script, 1)
        defer { unsafe unsetenv("FMT_STRINGS_EXTRACT") }
        let none = run("extract", "Sources", "--into", path, "--dry-run")
        #expect(
            none.errors == "fmt strings: no strings of table Localizable in Sources; 2 keys become stale\n", "\(none)")
        try folder.write(
            "fmt-strings-extract",
            """
            #!/bin/sh
            echo '{"key":"Save","file":"A.swift","line":1,"column":1,"table":"Menu"}'
            """)
        #expect(
            run("extract", "Sources", "--into", path, "--dry-run").errors
                == "fmt strings: no strings of table Localizable in Sources; found are Menu: see --table; 2 keys become stale\n"
        )
    }

    /// In a pipeline: what is new and what is unused, and nothing is written.
    @Test func check() throws {
        let folder = try Folder()
        let script = try folder.write("fmt-strings-extract", "#!/bin/sh\ncat \"$(dirname \"$0\")/found\"\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        try folder.write("found", #"{"key":"New","file":"A.swift","line":2,"column":1}"# + "\n")
        let path = try folder.write("Localizable.xcstrings", CommandTests.catalog)
        unsafe setenv("FMT_STRINGS_EXTRACT", script, 1)
        defer { unsafe unsetenv("FMT_STRINGS_EXTRACT") }
        #expect(
            run("extract", "Sources", "--into", path, "--check")
                == Outcome(
                    code: 1, output: "new\tNew\nunused\t%lld files\nunused\tSave\n",
                    errors: "fmt strings: \(path): the catalog is behind the code: 1 new, 2 unused; "
                        + "the same line without --check brings it up to date\n"))
        #expect(try folder.read("Localizable.xcstrings") == CommandTests.catalog)
        // Up to date: what is stale is known to be.
        #expect(run("extract", "Sources", "--into", path).code == 0)
        #expect(run("extract", "Sources", "--into", path, "--check") == Outcome(code: 0, output: "", errors: ""))
        // What has another comment is not what the code says.
        try folder.write("found", #"{"key":"New","file":"A.swift","line":2,"column":1,"comment":"A menu"}"# + "\n")
        let commented = run("extract", "Sources", "--into", path, "--check")
        #expect(commented.output == "comment\tNew\n")
        #expect(
            commented.errors == "fmt strings: \(path): the catalog is behind the code: 1 with another comment; "
                + "the same line without --check brings it up to date\n")
        // A key that was migrated counts as extracted from now on: that alone is told too.
        try folder.write("found", #"{"key":"Old","file":"A.swift","line":2,"column":1}"# + "\n")
        let migrated = try folder.write(
            "M.xcstrings",
            #"{"sourceLanguage":"en","strings":{"Old":{"extractionState":"migrated"}},"version":"1.0"}"#)
        let stated = run("extract", "Sources", "--into", migrated, "--check", "--table", "Localizable")
        #expect(
            stated.code == 1 && stated.output == "state\tOld\n" && stated.errors.contains("1 with another state"),
            "\(stated)")
        // No catalog, which is told even where there is nothing to put in.
        try folder.write("found", "")
        let none = run("extract", "Sources", "--into", folder.path + "/None.xcstrings", "--check", "--table", "None")
        #expect(none.code == 1 && none.errorLines.last?.contains("there is no such catalog: 0 new") == true, "\(none)")
        #expect(!folder.names.contains("None.xcstrings"))
        #expect(run("extract", "Sources", "--print", "--check").code == 2)
        // Not all was read: what is not found may be there.
        try folder.write("fmt-strings-extract", "#!/bin/sh\nexit 1\n")
        let partial = run("extract", "Sources", "--into", path, "--check")
        #expect(partial.code == 1 && !partial.output.contains("unused"), "\(partial)")
    }

    private static let source = """
        {"key":"Cancel","file":"FILE","line":3,"column":27,"table":"Menu"}
        {"key":"%lld files","file":"FILE","line":4,"column":30}
        """

    private func app() throws -> (folder: Folder, source: String) {
        let folder = try Folder()
        let source = try folder.write("App/a.swift", "\n\n\n\n")
        let lines = Self.source.replacing("FILE", with: source)
        let script = try folder.write("extractor", "#!/bin/sh\ncat <<'E'\n\(lines)\nE\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        try folder.write("App/Resources/de.lproj/Menu.strings", "/* Toolbar */\n\"Cancel\" = \"Abbrechen\";\n")
        try folder.write(
            "App/Resources/Localizable.xcstrings",
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "%lld files" : {
                  "localizations" : {
                    "de" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } } } } } } } },
              "version" : "1.0" }
            """)
        try folder.write("App/.hidden/Localizable.xcstrings", "{")
        unsafe setenv("FMT_STRINGS_EXTRACT", script, 1)
        return (folder, source)
    }

    @Test func placesOfKeys() throws {
        let (folder, source) = try app()
        defer { unsafe unsetenv("FMT_STRINGS_EXTRACT") }
        let catalog = folder.path + "/App/Resources/Localizable.xcstrings"
        #expect(
            run("where", "%lld files", "--in", folder.path)
                == Outcome(
                    code: 0,
                    output: """
                        \(source):4:30: '%lld files' code
                        \(catalog):4:5: '%lld files' Localizable
                        \(catalog):6:9: '%lld files' de: %lld Dateien

                        """, errors: ""))
        #expect(
            run("where", "Cancel", "--in", folder.path, "--json").lines == [
                #"{"column":27,"file":"\#(source)","key":"Cancel","kind":"code","line":3,"table":"Menu"}"#,
                #"{"column":1,"file":"\#(folder.path)/App/Resources/de.lproj/Menu.strings","key":"Cancel","kind":"text","#
                    + #""language":"de","line":2,"table":"Menu","value":"Abbrechen"}"#,
            ])
        #expect(run("where", "Cancel", "--in", folder.path, "--table", "Other").code == 1)
        #expect(run("where", "nothing", "--in", folder.path).errorLines.count == 1)
    }

    @Test(arguments: ["App/a.swift:4", "App/a.swift:4:30", "App/Resources/Localizable.xcstrings:7"])
    func placesOfPlaces(place: String) throws {
        let (folder, _) = try app()
        defer { unsafe unsetenv("FMT_STRINGS_EXTRACT") }
        let byKey = run("where", "%lld files", "--in", folder.path)
        #expect(byKey.lines.count == 3)
        // A table by its path, and the same folder twice.
        #expect(run("where", "%lld files", "--in", folder.path, "--in", folder.path + "/App/Resources/../") == byKey)
        #expect(run("where", "\(folder.path)/\(place)", "--in", folder.path) == byKey)
    }

    @Test func placesWithoutString() throws {
        let (folder, source) = try app()
        defer { unsafe unsetenv("FMT_STRINGS_EXTRACT") }
        for place in [
            "\(source):1", "\(folder.path)/App/Resources/Localizable.xcstrings:1",
            "\(folder.path)/App/Resources/Localizable.xcstrings:99",
            "\(source):0",
            "\(source):99999999999999999999",
        ] {
            let outcome = run("where", place, "--in", folder.path)
            #expect(outcome.code == 1 && outcome.output.isEmpty, "\(place)")
            #expect(outcome.errorLines.count == 1)
        }
        // Without the extractor the tables are told, and that the code is not.
        unsafe setenv("FMT_STRINGS_EXTRACT", folder.path + "/none", 1)
        let tables = run("where", "Cancel", "--in", folder.path)
        #expect(tables.code == 1)
        #expect(tables.lines.count == 1 && tables.errorLines.count == 1)
        #expect(run("where", "\(source):3", "--in", folder.path).output.isEmpty)
    }
}

/// Files by the reader's language.
@Suite struct FileCommandTests {
    @Test func files() throws {
        let folder = try Folder()
        for path in ["de.lproj/a.html", "en.lproj/a.html", "Base.lproj/b.html", "c.html"] { try folder.write(path, "") }
        let outcome = run("file", "a.html", "b.html", "c.html", "d.html", "--in", folder.path, "--locale", "fr, de-AT")
        #expect(
            outcome
                == Outcome(
                    code: 1,
                    output:
                        "de\t\(folder.path)/de.lproj/a.html\nen\t\(folder.path)/Base.lproj/b.html\n-\t\(folder.path)/c.html\n",
                    errors: "fmt strings: no file 'd.html' in \(folder.path)\n"))
        #expect(
            run("file", "--folder", ".", "--in", folder.path, "--locale", "de", "--json").lines.last
                == #"{"language":null,"path":"\#(folder.path)/c.html"}"#)
        #expect(run("file", "--in", folder.path).code == 2)
        #expect(run("file", "--folder", "none", "--in", folder.path).code == 1)
        #expect(run("file", "a.html", "--in", folder.path, "--locale", "123456789").code == 2)
        #expect(run("file", "a.html", "--in", folder.path + "/none").code == 1)
    }
}

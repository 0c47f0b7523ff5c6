import ArgumentParser
import Foundation
import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// The command under the name that it was started with: `lfmt` where it is installed.
@Suite struct CommandNameTests {
    @Test(arguments: [
        ("fmt", "fmt"), ("/usr/local/bin/lfmt", "lfmt"), ("./xyz", "xyz"), ("a_b-2", "a_b-2"), ("-sh", "fmt"),
        ("2fmt", "fmt"),
        ("", "fmt"), ("/", "fmt"), ("bin/", "fmt"), ("two words", "fmt"), ("a\nb", "fmt"), ("$(reboot)", "fmt"),
        ("a'b", "fmt"), ("a.out", "fmt"), ("größe", "fmt"), ("\u{1B}[2J", "fmt"),
        (String(repeating: "a", count: 65), "fmt"),
    ])
    func startedAs(argument: String, name: String) {
        #expect(CommandName.name(startedAs: argument) == name)
    }

    @Test(arguments: [
        ("/usr/local/libexec/lfmt-strings", "lfmt"), ("fmt-strings", "fmt"), ("-strings", "fmt"), ("xyz", "fmt"),
        ("two words-strings", "fmt"),
    ])
    func secondProgram(argument: String, name: String) {
        #expect(CommandName.name(startedAs: argument, isStrings: true) == name)
    }

    @Test(arguments: [
        ("  fmt cal\n  $ fmt batch <<'END'", "  lfmt cal\n  $ lfmt batch <<'END'"),
        ("see 'fmt units', fmt. fmt", "see 'lfmt units', lfmt. lfmt"), ("ls | fmt list -", "ls | lfmt list -"),
        ("fmt-strings, 'fmt strings import'", "lfmt-strings, 'lfmt strings import'"),
        ("'swift build --product fmt-strings' --product fmt", "'swift build --product fmt-strings' --product fmt"),
        ("fmt-strings-extract", "fmt-strings-extract"), ("/usr/bin/fmt numfmt a-fmt .fmt fmt2 fmt_x _fmt", nil),
        ("fmtとfmt", "lfmtとlfmt"), ("", ""),
    ])
    func inHelp(text: String, shown: String?) {
        #expect(CommandName.inHelp(text, as: "lfmt") == shown ?? text)
        #expect(CommandName.inHelp(text, as: "fmt") == text)
    }

    /// A name with `fmt` in it is put in once.
    @Test func ownWords() { #expect(CommandName.inHelp("fmt fmt", as: "my-fmt") == "my-fmt my-fmt") }

    /// Beside the program, in `../libexec`, then on `PATH`; under its file's name, then the link's, then its own.
    @Test func secondProgramPlaces() {
        #expect(
            StringsCommand.candidates(own: "/opt/bin/lfmt", path: ["/bin"]) == [
                "/opt/bin/lfmt-strings", "/opt/bin/fmt-strings", "/opt/bin/../libexec/lfmt-strings",
                "/opt/bin/../libexec/fmt-strings", "/bin/lfmt-strings", "/bin/fmt-strings",
            ])
        #expect(StringsCommand.candidates(own: nil, path: ["/bin"]) == ["/bin/fmt-strings"])
    }

    /// In no language does a help of the installed command call it by its name in the package.
    @Test(arguments: ["en", "de", "hi", "ja"] as [LocaleID]) func helps(_ reader: LocaleID) {
        // Those that have `fmt` in sentences, in options and in examples of many forms.
        let commands: [any ParsableCommand.Type] = [
            FmtCommand.self, NumberCommand.self, ParseCommand.self, StringsCommand.self, TextListCommand.self,
        ]
        var examples = 0
        for command in commands {
            let help = FmtCommand.helpMessage(for: command)
            let text = ShownHelp.text(help, for: [reader], as: "zz")
            #expect(!text.contains("  fmt ") && !text.contains("'fmt ") && !text.contains(": fmt"), "\(text)")
            examples += text.split(separator: "\n").count { $0.hasPrefix("  zz ") }
        }
        #expect(examples > 15)
    }

    #if os(Linux)
    /// The program through links of other names, with every message that names it.
    @Test func asAProcess() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = folder.appending(path: "lfmt").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltProgram.url("fmt").path)
        func lines(_ words: String) throws -> [String] {
            let line = "cd '\(folder.path)'; unset LANGUAGE; export LC_ALL=C.UTF-8; \(words) 2>&1"
            return try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", line]).lines
        }
        #expect(try lines("./lfmt --version")[0].hasPrefix("lfmt "))
        #expect(try lines("./lfmt number --help").contains { $0.hasPrefix("USAGE: lfmt number ") })
        #expect(try lines("./lfmt help").last == "  See 'lfmt help <subcommand>' for detailed help.")
        #expect(try lines("./lfmt number --grouping x").last?.contains("'lfmt number -' reads") == true)
        #expect(try lines("./lfmt nmber").last?.contains("See 'lfmt help'") == true)
        #expect(
            try lines("./lfmt currency 5 --code QQQ").first?.hasPrefix("lfmt: unknown currency 'QQQ'; 'lfmt ") == true)
        #expect(try lines("./lfmt money 5").first?.contains("write 'lfmt currency 5 --code EUR'") == true)
        // What somebody typed is quoted as it was typed.
        #expect(try lines("./lfmt number fmt").first?.contains("'fmt'") == true)
        for shell in ["bash", "zsh", "fish"] {
            let script = try lines("./lfmt --generate-completion-script \(shell)")
            #expect(script.contains { $0.contains("lfmt") } && !script.contains { $0.contains(" fmt ") }, "\(shell)")
        }
        #expect(try lines("./lfmt strings --version")[0].hasPrefix("lfmt "))
        // The second program, which is beside the link's file, under the link's name.
        #expect(try lines("./lfmt strings lint --help").contains { $0.hasPrefix("USAGE: lfmt strings lint ") })
        #expect(try lines("./lfmt strings lookup").last?.hasPrefix("lfmt strings: ") == true)
        for odd in ["'a b'", "''", "$'x\\ny'", "/"] {
            let named = try lines("bash -c \"exec -a \(odd) ./lfmt number x\"")
            #expect(named.count == 1 && named[0].hasPrefix("fmt: "), "\(odd): \(named)")
        }
    }
    #endif
}

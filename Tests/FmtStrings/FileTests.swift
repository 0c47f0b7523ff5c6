import Foundation
import TestSupport
import Testing

@testable import fmt_strings

/// What is written is written, or told of; and a file that is written in place stays what it was.
@Suite struct FileTests {
    private static let catalog = """
        {"sourceLanguage":"en","strings":{"Save":{"localizations":{"de":{"stringUnit":{"state":"translated",\
        "value":"Sichern"}}}}},"version":"1.0"}
        """

    /// The program itself, its standard output being a file.
    private func status(_ arguments: [String], output: FileHandle) throws -> (code: Int32, errors: String) {
        let process = Process()
        process.executableURL = try BuiltProgram.url("fmt-strings")
        process.arguments = arguments
        process.standardOutput = output
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return ((isSignal ? 128 : 0) + process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private static let commands = [
        ["export", "L", "--language", "de"], ["lint", "L", "--format", "json"], ["lint", "L"], ["coverage", "L"],
        ["convert", "L", "--to", "csv"], ["symbols", "L"], ["merge", "L", "L", "L", "--output", "-"],
        ["pseudo", "--text", "a"], ["pseudo", "L", "--output", "-"], ["lookup", "Save", "--in", "L"], ["--help"],
        ["extract", "--help"],
        ["convert", "L", "--to", "csv", "--output", "/dev/stdout"],
    ]

    @Test(arguments: commands)
    func fullDevice(arguments: [String]) throws {
        guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let outcome = try status(arguments.map { $0 == "L" ? path : $0 }, output: full)
        #expect(outcome.code == 1 && outcome.errors.contains("No space left on device"), "\(outcome)")
    }

    /// Nobody reads: as the programs of coreutils, quiet, and with the status of SIGPIPE.
    @Test(arguments: commands)
    func closedPipe(arguments: [String]) throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let outcome = try status(arguments.map { $0 == "L" ? path : $0 }, output: pipe.fileHandleForWriting)
        #expect(outcome.code == 128 + SIGPIPE && outcome.errors.isEmpty, "\(outcome)")
    }

    @Test(arguments: [0o600, 0o640, 0o755])
    func modeStays(mode: Int) throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        #expect(run("pseudo", path).code == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
        #expect(folder.names == ["L.xcstrings"])
    }

    @Test func readOnlyFileIsRefused() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let outcome = run("pseudo", path)
        #expect(
            outcome == Outcome(code: 1, output: "", errors: "fmt strings: \(path): cannot be written: is read-only\n"))
        #expect(try folder.read("L.xcstrings") == Self.catalog)
        #expect(folder.names == ["L.xcstrings"])
    }

    /// A symbolic link stays one, and a file with two names has them still.
    @Test func linksStay() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let (link, other) = ("\(folder.path)/link.xcstrings", "\(folder.path)/other.xcstrings")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "L.xcstrings")
        #expect(run("pseudo", link).code == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "L.xcstrings")
        #expect(try folder.read("L.xcstrings").contains("en-XA"))
        try FileManager.default.linkItem(atPath: path, toPath: other)
        #expect(run("pseudo", path, "--language", "en-XB").code == 0)
        #expect(try folder.read("other.xcstrings").contains("en-XB"))
        #expect(try folder.read("other.xcstrings") == folder.read("L.xcstrings"))
        // Shorter than it was.
        #expect(run("convert", try folder.write("a.xcstrings", Self.catalog), "--output", path).code == 0)
        #expect(try folder.read("other.xcstrings") == folder.read("a.xcstrings"))
    }

    @Test func whatCannotBeWritten() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        for (target, reason) in [
            (folder.path, "is a folder"), ("\(folder.path)/none/a.csv", "no such file"),
            ("\(path)/a.csv", "Not a directory"),
        ] {
            let outcome = run("convert", path, "--to", "csv", "--output", target)
            #expect(
                outcome.code == 1 && outcome.errors == "fmt strings: \(target): cannot be written: \(reason)\n",
                "\(outcome)")
        }
        #expect(run("convert", path, "--to", "xcloc", "--language", "de", "--output", "\(path)/a.xcloc").code == 1)
    }

    @Test func namesThatAreNotUTF8() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let name = FileName.text(of: Array("\(folder.path)/caf".utf8) + [0xE9] + Array(".xcstrings".utf8))
        #expect(run("convert", path, "--output", name).code == 0)
        #expect(run("lookup", "Save", "--in", name, "--locale", "de").output == "Sichern\n")
        #expect(run("lint", name).output == "0 errors, 0 warnings, 0 notes in 1 file\n")
        #expect(run("symbols", name).output.contains("static var save"))
        #expect(run("pseudo", name).output == "\(folder.path)/caf\\xE9.xcstrings: 1 strings in en-XA\n")
        let other = FileName.text(of: Array("\(folder.path)/".utf8) + [0xFF, 0xFE] + Array(".po".utf8))
        #expect(run("convert", name, "--language", "de", "--output", other).code == 0)
        #expect(run("convert", other, "--to", "csv").output.contains("Sichern"))
        #expect(run("lint", other + "x").errors.contains("\\xFF\\xFE.pox: cannot be read: no such file"))
        // Foundation would list them under other names.
        SystemFile.remove(name)
        SystemFile.remove(other)
        #expect(folder.names == ["L.xcstrings"])
    }

    /// A name is text and back, whatever its bytes, and text of its own code points is none but itself.
    @Test func namesAsText() {
        var random = SeededGenerator(for: "namesAsText")
        for round in 0..<2_000 {
            var bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in UInt8.random(in: 1...255, using: &random)
            }
            if round % 3 == 0 { bytes += Array("é\u{10FF80}\u{10FFFF}\u{FFFD}".utf8) }
            let text = FileName.text(of: bytes)
            #expect(FileName.bytes(of: text) == bytes)
            #expect(FileName.hasEscapes(text) || text.utf8.elementsEqual(bytes))
        }
        #expect(FileName.text(of: Array("né".utf8)) == "né")
        #expect(FileName.shown(FileName.text(of: [0x61, 0xE9])) == "a\\xE9")
    }

    /// The program's own arguments, as bytes.
    @Test func argumentsAsBytes() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let program = try BuiltProgram.url("fmt-strings").path
        let made = try BuiltProgram.run(
            URL(filePath: "/bin/sh"),
            [
                "-c",
                """
                n=$(printf 'caf\\351.xcstrings'); cd '\(folder.path)' && cp '\(path)' "$n" && '\(program)' pseudo "$n" \
                && '\(program)' lookup Save --in "$n" --locale en-XA && rm "$n"
                """,
            ])
        #expect(made.status == 0 && made.lines.first == "caf\\xE9.xcstrings: 1 strings in en-XA", "\(made)")
        #expect(folder.names == ["L.xcstrings"])
    }

    @Test func namedFormats() throws {
        let folder = try Folder()
        let catalog = try folder.write("x.txt", Self.catalog)
        #expect(
            run("convert", catalog, "--from", "xcstrings", "--to", "csv").output
                == "key,variation,comment,en,de\r\nSave,,,,Sichern\r\n")
        let dictionary = try folder.write(
            "d.txt",
            """
            <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>b</string></dict></dict></plist>
            """)
        #expect(run("convert", dictionary, "--from", "stringsdict", "--to", "csv").output.contains("a,,,b"))
        #expect(
            run("convert", try folder.write("s.xcstrings", "\"a\" = \"b\";"), "--from", "strings", "--to", "csv").output
                .contains("a,,,b"))
    }

    @Test func standardOutputIsAHyphen() throws {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        for arguments in [
            ["export", path, "--language", "de"], ["convert", path, "--to", "csv"], ["symbols", path],
        ] {
            #expect(run(list: arguments + ["--output", "-"]) == run(list: arguments))
        }
        #expect(folder.names == ["L.xcstrings"])
    }
}

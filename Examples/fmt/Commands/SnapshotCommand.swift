import ArgumentParser
import LocaleFormatBake

/// `fmt snapshot`
struct SnapshotCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Writes what a list of formats says, to be compared later.",
        discussion: """
            The list is that of 'fmt bake'. A line is a locale, a format, a value and its text, with tabs between them; the first \
            lines are the versions of ICU, CLDR and this package.

            EXAMPLES:
              fmt snapshot Formats.json > before.txt
              fmt diff before.txt after.txt
            """)

    @Argument(help: "The list of formats; '-' is standard input.", completion: .file())
    var list: String

    func run(on console: Console) -> Int32 {
        console.run("snapshot") { () throws(CommandFailure) in
            let snapshot = try FormatSnapshot(
                FormatList(json: console.bytes(of: list), reading: console.files(beside: list)),
                package: VersionText.package)
            console.write(Array(snapshot.text.utf8))
            return 0
        }
    }
}

/// `fmt diff`
struct DiffCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Tells which texts differ between two snapshots, and why.",
        discussion: """
            By format: locale, value, the text before and after. Texts may differ because ICU or CLDR is another, or this package; the \
            first line says which. Exit code: 0 where none differs, 1 where some do.

            EXAMPLES:
              fmt diff before.txt after.txt
              fmt snapshot Formats.json | fmt diff before.txt -
            """)

    @Argument(help: "The snapshot from before.", completion: .file())
    var before: String
    @Argument(help: "The snapshot from after; '-' is standard input.", completion: .file())
    var after: String

    func run(on console: Console) -> Int32 {
        console.run("diff") { () throws(CommandFailure) in
            let (old, new) = (try snapshot(before, console), try snapshot(after, console))
            let difference = SnapshotDifference(from: old, to: new)
            console.write(Array(difference.text(from: old, to: new).utf8))
            return difference.changes.isEmpty ? 0 : 1
        }
    }

    private func snapshot(_ file: String, _ console: Console) throws(CommandFailure) -> FormatSnapshot {
        try FormatSnapshot(text: String(decoding: console.bytes(of: file), as: UTF8.self))
    }
}

extension Console {
    /// Twice as many bytes as any list or snapshot has.
    private static let limit = 64 << 20

    /// All of a file; `-` is standard input.
    func bytes(of file: String) throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        do throws(StreamFailure) {
            var source = AnyByteSource(file == "-" ? input : try OpenFile(reading: file))
            var part: [UInt8] = []
            repeat {
                try source.read(into: &part, limit: 1 << 20)
                bytes += part
            } while !part.isEmpty && bytes.count <= Self.limit
        } catch { throw .value(error.message) }
        guard bytes.count <= Self.limit else { throw .value("'\(file)' has more than \(Self.limit) bytes") }
        return bytes
    }

    /// Reads the files that a list names, from the folder that it is in.
    func files(beside list: String) -> FormatList.FileReader {
        let folder = list == "-" ? "" : list.lastIndex(of: "/").map { String(list[...$0]) } ?? ""
        return { [self] (path) throws(CommandFailure) in try bytes(of: path.hasPrefix("/") ? path : folder + path) }
    }
}

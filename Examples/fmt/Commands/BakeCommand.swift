import ArgumentParser
import LocaleFormat
import LocaleFormatBake
import LocalizedTextTools

/// `fmt bake`
struct BakeCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "bake",
        abstract: "Compiles a list of formats into bytes that run without ICU.",
        discussion: """
            The list is JSON: 'formats' is an object of styles by name, each with the options of a line of 'fmt batch' and no \
            locale; 'locales' are tags, and 'languages' tags too, which stand for every locale of ICU that inherits from them; \
            'timeZones' are zones whose names are written down; 'strings' are tables of localized strings, each the path of a \
            catalog from the list's folder, or an object with messages by language. \
            A program that imports LocaleFormatBaked reads the bytes and writes the same texts on every machine. Formats that \
            ICU alone writes are refused. The same list and the same ICU give the same bytes.

            EXAMPLES:
              fmt bake Formats.json --output formats.bin
              fmt bake Formats.json -o formats.bin --sizes
              fmt bake - -o - < Formats.json > formats.bin
              fmt bake Formats.json --swift Sources/App/Formats.swift
              echo '{"languages":["de"],"strings":{"App":"App.xcstrings"}}' | fmt bake - -o app.bin
            """)

    @Argument(help: "The list of formats; '-' is standard input.", completion: .file())
    var list: String

    @Option(name: .shortAndLong, help: "Where the bytes go; '-' is standard output.", completion: .file())
    var output: String?
    @Option(help: "Where Swift goes that has the bytes in it, and a name for each format.", completion: .file())
    var swift: String?
    @Option(help: "The type in Swift that the formats are members of.") var name = "Formats"
    @Flag(help: "Tell on standard error what each format, each table of strings and each locale takes.")
    var sizes = false

    func run(on console: Console) -> Int32 {
        console.run("bake") { () throws(CommandFailure) in
            guard output != nil || swift != nil else { throw .usage("give --output or --swift, or both") }
            guard FormatSymbols.isNamespace(name) else {
                throw .usage("--name \(name): expected the name of a Swift type that the source does not need itself")
            }
            let bytes = try console.bytes(of: self.list)
            let symbols: FormatSymbols?
            let baked: BakedFormatList
            do throws(FormatListFailure) {
                let list = try FormatList(located: bytes, reading: console.files(beside: self.list))
                symbols = swift == nil ? nil : try FormatSymbols(list)
                if let symbols { baked = symbols.baked } else { baked = try BakedFormatList(located: list) }
            } catch { throw error.failure(file: list == "-" ? "<stdin>" : list, bytes: bytes) }
            if let output { try write(baked.bytes, to: output, on: console) }
            if let swift, let symbols { try write(Array(symbols.source(namespace: name).utf8), to: swift, on: console) }
            if sizes { show(baked, on: console) }
            return 0
        }
    }

    private func write(_ bytes: [UInt8], to path: String, on console: Console) throws(CommandFailure) {
        if path == "-" { return console.write(bytes) }
        do throws(StreamFailure) { try OpenFile(writing: path).write(bytes) } catch { throw .value(error.message) }
    }

    private func show(_ baked: BakedFormatList, on console: Console) {
        let width = (baked.formats + baked.strings + baked.locales).map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
        var text = ""
        let groups = [("formats", baked.formats), ("strings", baked.strings), ("locales", baked.locales)]
        for (title, sizes) in groups where !sizes.isEmpty {
            text += "\(title): \(sizes.count)\n"
            for size in sizes {
                let name = DisplayWidth.padded(VisibleText.line(size.name), to: width)
                text += "  \(name)  \(size.programs) programs, \(size.bytes) bytes\n"
            }
        }
        console.show(text + "all: \(baked.bytes.count) bytes\n")
    }
}

import ArgumentParser
import LocaleFormat
import LocaleFormatOperations
import LocalizedTextTools

/// `fmt bake`
struct BakeCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "bake",
        abstract: "Compiles a list of formats into bytes that run without ICU.",
        discussion: """
            The list is JSON: 'formats' is an object of styles by name, each with the options of a line of 'fmt batch' and no \
            locale; 'locales' are tags, and 'languages' tags too, which stand for every locale of ICU that inherits from them; \
            'timeZones' are zones whose names are written down. \
            A program that imports LocaleFormatBaked reads the bytes and writes the same texts on every machine. Formats that \
            ICU alone writes are refused. The same list and the same ICU give the same bytes.

            EXAMPLES:
              fmt bake Formats.json --output formats.bin
              fmt bake Formats.json -o formats.bin --sizes
              fmt bake - -o - < Formats.json > formats.bin
            """)

    @Argument(help: "The list of formats; '-' is standard input.", completion: .file())
    var list: String

    @Option(name: .shortAndLong, help: "Where the bytes go; '-' is standard output.", completion: .file())
    var output: String
    @Flag(help: "Tell on standard error what each format and each locale takes.")
    var sizes = false

    func run(on console: Console) -> Int32 {
        console.run("bake") { () throws(CommandFailure) in
            let baked = try BakedList(FormatList(json: console.bytes(of: list)))
            do throws(StreamFailure) {
                if output == "-" {
                    console.write(baked.bytes)
                } else {
                    try OpenFile(writing: output).write(baked.bytes)
                }
            } catch { throw .value(error.message) }
            if sizes { show(baked, on: console) }
            return 0
        }
    }

    private func show(_ baked: BakedList, on console: Console) {
        let width = (baked.formats + baked.locales).map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
        var text = ""
        for (title, sizes) in [("formats", baked.formats), ("locales", baked.locales)] {
            text += "\(title): \(sizes.count)\n"
            for size in sizes {
                let name = DisplayWidth.padded(VisibleText.line(size.name), to: width)
                text += "  \(name)  \(size.programs) programs, \(size.bytes) bytes\n"
            }
        }
        console.show(text + "all: \(baked.bytes.count) bytes\n")
    }
}

import ArgumentParser
import LocalizedStrings

/// `fmt strings file`
struct FileCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "file",
        abstract: "Prints the paths of a bundle's files for a reader: images, sounds, pages.",
        discussion: """
            A file outside of all .lproj folders comes first, then those of the reader's languages, of the development \
            language and of Base.lproj. Each line is the language ('-' for all), a tab, and the path.

            EXAMPLES:
              fmt strings file welcome.html --in Resources --locale de-AT,fr
              fmt strings file images/flag.png --in App.bundle --locale hi --json
              fmt strings file --folder help --in Resources --locale ja
            """)

    @Argument(help: "The files' names, with their folders inside of a language's folder.") var names: [String] = []
    @Option(name: .customLong("in"), help: "A folder with .lproj folders.", completion: .file()) var path = "."
    @Option(help: "The reader's languages, the best first, with commas; default: the environment's.") var locale:
        String?
    @Option(help: "List the files of this folder; '.' for the outermost one.") var folder: String?
    @Flag(help: "One JSON object a line.") var json = false

    func run(on console: StringsConsole) throws -> Int32 {
        guard names.isEmpty != (folder == nil) else { throw CommandFailure.usage("give either names or --folder") }
        let preferred = try ReaderLanguages.read(locale)
        let bundle: LocalizedBundle
        do { bundle = try LocalizedBundle(contentsOf: path) } catch { throw CommandFailure.failed("\(error)") }
        let strings = bundle.localized(for: preferred)
        var code: Int32 = 0
        if let folder {
            let files = strings.files(in: folder)
            if files.isEmpty {
                console.report("\(CommandName.strings): no files in the folder '\(folder)' of \(path)")
                code = 1
            }
            for file in files { try console.print(line(file)) }
        }
        for name in names {
            guard let file = strings.file(name) else {
                console.report("\(CommandName.strings): no file '\(name)' in \(path)")
                code = 1
                continue
            }
            try console.print(line(file))
        }
        return code
    }

    private func line(_ file: LocalizedFile) throws -> String {
        let language = file.language?.description
        guard json else { return "\(language ?? "-")\t\(file.path)" }
        return try StringsConsole.json(["language": language, "path": file.path])
    }
}

import ArgumentParser
import LocaleFormatOperations

/// `fmt strings`: the program `fmt-strings` in this one's place, since tables of strings need all of Foundation, which `fmt` does
/// not load.
struct StringsCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings",
        abstract: "Works with tables of localized strings: look up, check, translate, extract.",
        discussion: """
            Runs the program fmt-strings, which is looked for beside fmt, in ../libexec from there, then on PATH, and built \
            with 'swift build --product fmt-strings'. Each subcommand has a --help.

            SUBCOMMANDS:
              lookup    Prints strings as a program would show them.
              lint      Checks arguments, markup, plural forms, translations.
              export    Writes a catalog as XLIFF, for translators.
              import    Takes translations from XLIFF into a catalog.
              extract   Finds strings in Swift sources, updates a catalog.
              pseudo    Adds a pseudo-language to a catalog.
              convert   Brings strings from one format to another.
              gallery   Writes a page of all texts, each wording in each language.
              coverage  Tells how much is translated, as text, JSON or a badge.
              merge     Joins two catalogs that have both changed; a merge driver for Git.
              symbols   Writes Swift functions for the texts of tables.
              where     Goes from a key to its places in code and tables, and back.
              file      Finds images, sounds and pages in a reader's language.

            EXAMPLES:
              fmt strings lookup '%lld files' --arg 3 --in Resources --locale hi
              fmt strings lint Localizable.xcstrings --format sarif
              fmt strings export Localizable.xcstrings --language fr --output fr.xliff
            """)

    @Argument(parsing: .captureForPassthrough, help: "A subcommand with its arguments.")
    var arguments: [String] = []

    func run(on console: Console) -> Int32 { Self.run(arguments, on: console) }

    static func run(_ arguments: [String], on console: Console) -> Int32 {
        // Everything is the other program's, but the help on the subcommands, which it need not be built for.
        if arguments.isEmpty || arguments == ["--help"] || arguments == ["-h"] || arguments == ["help"] {
            console.print(ShownHelp.text(FmtCommand.helpMessage(for: Self.self)))
            return console.finish(0)
        }
        if arguments == ["--version"] {
            console.print(VersionText.text)
            return console.finish(0)
        }
        guard let program else {
            console.report(
                "\(CommandName.stringsProgram) is neither beside \(CommandName.own), nor in ../libexec from there, nor on PATH; "
                    + "build it with 'swift build --product fmt-strings'")
            return console.finish(1)
        }
        let code = console.finish(0)
        guard code == 0 else { return code }
        let error = ProgramReplacement.run(program, as: CommandName.stringsProgram, arguments)
        console.report("\(program) cannot be run: error \(error) of the system")
        return console.finish(1)
    }

    /// Beside this program, where `make install` puts what nobody starts by itself, else the first on `PATH`.
    private static var program: String? {
        candidates(own: ProgramReplacement.ownPath, path: ProgramReplacement.folders)
            .first(where: ProgramReplacement.isProgram)
    }

    /// The files that may be the second program, the best first. It has the name of this one's file, or of a link to that, or its own.
    static func candidates(own: String?, path: [Substring]) -> [String] {
        var folders = path.map(String.init)
        if let own, let slash = own.lastIndex(of: "/") {
            folders.insert(contentsOf: ["\(own[..<slash])", "\(own[..<slash])/../libexec"], at: 0)
        }
        var names: [String] = []
        for name in [own.map { CommandName.name(startedAs: $0) }, CommandName.own, CommandName.original] {
            if let name, !names.contains(name) { names.append(name) }
        }
        return folders.flatMap { folder in names.map { "\(folder)/\(CommandName.program(of: $0))" } }
    }
}

import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

extension FmtCommand {
    /// What is wrong with a line that has an option which its subcommand has not, and what may be meant; nil for other lines.
    ///
    /// swift-argument-parser would name the nearest option whatever it is about: `--range` for `--lang`.
    static func unknownOption(_ arguments: ArraySlice<String>) -> String? {
        guard arguments.first != "help" else { return nil }
        let (command, path) = subcommand(arguments)
        guard command != FmtCommand.self else { return nil }
        let known = optionNames(of: command)
        var previous = ""
        for argument in arguments.dropFirst(path.count) {
            if argument == "--" { break }
            defer { previous = argument }
            // What takes anything that follows it.
            guard !["--arg", "--concept"].contains(previous), argument.first == "-", argument != "-",
                !argument.isNegativeNumber
            else { continue }
            let name = String(argument.prefix { $0 != "=" })
            guard !known.contains(name) else { continue }
            return message(name, of: path.joined(separator: " "), known)
        }
        return nil
    }

    /// The subcommand that the first words name, and these.
    static func subcommand(_ arguments: ArraySlice<String>) -> (any ParsableCommand.Type, [String]) {
        var command: any ParsableCommand.Type = Self.self
        var path: [String] = []
        for word in arguments {
            let next = command.configuration.subcommands.first { $0.configuration.commandName == word }
            guard let next else { break }
            command = next
            path.append(word)
        }
        return (command, path)
    }

    private static func message(_ name: String, of path: String, _ known: Set<String>) -> String {
        let unknown = "unknown option '\(name.shortened)'"
        // `--minimumFractionDigits`, `--time_zone`, `-tz`.
        let letters = name.lowercased().filter(\.isLetter)
        if path == "date", ["format", "fmt", "f"].contains(letters) {
            return "\(unknown); a length is '--date long', a pattern '--pattern yyyy-MM-dd'"
        }
        let same = known.sorted().first { $0.hasPrefix("--") && $0.filter(\.isLetter) == letters }
        if let meant = same ?? OptionSynonyms.replacement(for: letters, isKnown: known.contains) {
            return "\(unknown); did you mean '\(meant)'?"
        }
        if path == "date", ["d", "date"].contains(letters) {
            return "\(unknown); a date needs no option: '\(CommandName.own) date tomorrow'"
        }
        if path == "locale", ["a", "alllocales", "m", "charmaps"].contains(letters) {
            return "\(unknown); '\(CommandName.own) locales' lists them"
        }
        if path == "message", !letters.isEmpty {
            return "\(unknown); an argument is '\(name.drop { $0 == "-" }.prefix(57))=…', with no dash before it"
        }
        let near = name.count < 4 ? nil : NearestWord.nearest(to: name, among: known.sorted())
        return unknown + (near.map { "; did you mean '\($0)'?" } ?? "")
    }

    /// `--locale`, `-h`: as the help has them, so that they are those that the parser knows.
    private static func optionNames(of command: any ParsableCommand.Type) -> Set<String> {
        var names: Set<String> = ["--help", "-h", "--version", "--generate-completion-script"]
        for line in helpMessage(for: command, includeHidden: true, columns: 1 << 20).split(separator: "\n") {
            guard line.hasPrefix("  -") else { continue }
            for word in line.split(separator: " ").prefix(while: { $0.first == "-" || $0.first == "<" })
            where word.first == "-" { names.insert(word.filter { $0 != "," }) }
        }
        return names
    }
}

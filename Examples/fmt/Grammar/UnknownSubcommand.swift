import ArgumentParser
import LocaleFormat

extension FmtCommand {
    /// What is wrong with a line whose first words name no subcommand; nil where they do, or nothing is named.
    ///
    /// swift-argument-parser would call the word and everything behind it unexpected.
    static func unknownSubcommand(_ arguments: ArraySlice<String>) -> String? {
        if let first = arguments.first, first.hasPrefix("--"),
            let name = first.dropFirst(2).split(separator: "=").first,
            OptionName(rawValue: String(name)) != nil
        {
            return "options stand behind the subcommand: fmt number 5 --\(name) …"
        }
        var command: any ParsableCommand.Type = Self.self
        var path = "fmt"
        for word in arguments.first == "help" ? arguments.dropFirst() : arguments {
            let subcommands = command.configuration.subcommands
            guard !subcommands.isEmpty, !word.hasPrefix("-") else { return nil }
            let names = subcommands.compactMap { $0.configuration.commandName }
            guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
                let hint = NearestWord.hint(word, among: names, otherwise: "'\(path) --help' lists them")
                return "unknown subcommand '\(word.shortened)'\(hint)"
            }
            command = next
            path += " " + word
        }
        return nil
    }
}

import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

extension FmtCommand {
    private static let ownOptions: Set<String> = [
        "-h", "--help", "--version", "--generate-completion-script", "--experimental-dump-help",
    ]

    /// What is wrong with a line whose first words name no subcommand; nil where they do, or nothing is named.
    ///
    /// swift-argument-parser would call the word and everything behind it unexpected.
    static func unknownSubcommand(_ arguments: ArraySlice<String>) -> String? {
        if let first = arguments.first, first.hasPrefix("-") {
            if ["-v", "-V"].contains(first) {
                return "unknown option '\(first)'; write '\(CommandName.own) --version'"
            }
            let name = first.prefix { $0 != "=" }
            guard arguments.count > 1, !Self.ownOptions.contains(String(name)) else { return nil }
            return "options stand behind the subcommand: '\(CommandName.own) number 5 \(String(name).shortened) …'"
        }
        var command: any ParsableCommand.Type = Self.self
        var path: [String] = []
        for word in arguments.first == "help" ? arguments.dropFirst() : arguments {
            let subcommands = command.configuration.subcommands
            guard !subcommands.isEmpty, !word.hasPrefix("-") else { return nil }
            let names = subcommands.compactMap { $0.configuration.commandName }
            guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
                let unknown = "unknown subcommand '\(word.shortened)'"
                if path.isEmpty, arguments.first != "help",
                    let line = SubcommandSynonyms.line(for: word, arguments.dropFirst())
                        ?? SubcommandSynonyms.line(forValue: word, arguments.dropFirst())
                {
                    return "\(unknown); write " + (line.contains("'") ? line : "'\(line.shortened)'")
                }
                if path == ["parse"], word.contains(where: \.isNumber) {
                    let isMoney = word.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
                    let line = "\(CommandName.own) parse \(isMoney ? "currency" : "number") \(word.shellWord)"
                    return "\(unknown); write " + (line.contains("'") ? line : "'\(line.shortened)'")
                }
                let line = ([CommandName.own] + path).joined(separator: " ")
                let hint = NearestWord.hint(word, among: names, otherwise: "'\(line) --help' lists them")
                return CommandFailure.message(unknown + hint, of: path.joined(separator: " "))
            }
            command = next
            path.append(word)
        }
        return nil
    }
}

import ArgumentParser
import LocaleFormat
import LocaleFormatOperations
import LocalizedHelp
import LocalizedStrings

/// The help of `fmt` in the reader's language: English as swift-argument-parser has it but for the examples, German, Hindi, Japanese.
///
/// The texts are in `Help.xcstrings`, by their English wordings. `HelpTexts.swift` has them as part of the program:
/// `swift run fmt-strings symbols Examples/fmt/Help/Help.xcstrings --name HelpTexts --output Examples/fmt/Help/HelpTexts.swift`.
enum ShownHelp {
    /// - Parameters:
    ///   - text: what the parser says.
    ///   - readers: the languages of the reader; those of the environment.
    ///   - name: what the command is called.
    static func text(
        _ text: String, for readers: [LocaleID] = LocaleID.preferred, as name: String = CommandName.own
    ) -> String {
        CommandName.inHelp(translated(text, for: readers), as: name)
    }

    private static func translated(_ text: String, for readers: [LocaleID]) -> String {
        // Who reads English waits for no tables.
        guard readers.first?.language != "en" else { return LocalizedHelp.withWholeExamples(text, of: FmtCommand.self) }
        let strings = LocalizedBundle.module.localized(for: readers)
        guard strings.languages.first?.language != "en" else {
            return LocalizedHelp.withWholeExamples(text, of: FmtCommand.self)
        }
        let columns = StandardStream.output.columns ?? 80
        return LocalizedHelp(strings, table: "Help", columns: columns).text(text, of: FmtCommand.self)
    }
}

import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt search`
struct SearchCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Prints the lines in which a text is found by the locale's alphabet.",
        discussion: """
            Case, diacritics, width, kinds of kana, digits of any script, vowel signs, tatweel and spellings of Indic nasals are \
            not seen, in the pattern neither; what is a letter of its own in the locale is, as å is in Danish. A match is whole \
            characters of a reader. Files are read in UTF-8; '-', or none, is standard input. A line may have \(SearchFiles.lineLimit >> 20) \
            megabytes. The exit code is 0 where something is found, 1 where nothing is, 2 where something is wrong. On a terminal what \
            is found is coloured.

            EXAMPLES:
              echo 'Das Café' | fmt search cafe --locale de
              echo 'सन् २०२५' | fmt search 2025 --ranges --locale hi
              fmt search strasse README.md notes.txt --whole-words --locale de
              fmt search a file.txt --distinguish case,diacritics --mark html --locale en
            """)

    @Argument(help: "The pattern, unless --pattern has it; then files, '-' for standard input.", completion: .file())
    var value: [String] = []

    @Option(.pattern, "What is looked for; all the arguments are files then")
    var pattern: String?
    @Option(.distinguish, "What is seen, with commas: \(SearchOperation.distinctions)")
    var distinguish: String?
    @Flag(.wholeWords, "Only where words begin and end")
    var wholeWords = false
    @Flag(.anchored, "Only at the beginning of a line")
    var anchored = false
    @Flag(.ranges, "Print where the matches of each line are, from-to in bytes of the file")
    var ranges = false
    @Flag(.countLines, "Print how many lines have a match")
    var countLines = false
    @Option(.mark, "How matches are marked; default: auto, in colour on a terminal", values: SearchFiles.Mark.list)
    var mark: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [(.pattern, pattern), (.distinguish, distinguish), (.mark, mark)],
            flags: [
                (.wholeWords, wholeWords), (.anchored, anchored), (.ranges, ranges), (.countLines, countLines),
            ])
        common.append(to: &options)
        return Invocation(operation: .search, options: options, values: value)
    }
}

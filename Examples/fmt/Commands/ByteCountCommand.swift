import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt byte-count`
struct ByteCountCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "byte-count",
        abstract: "Formats amounts of data.",
        discussion: """
            A kilobyte has 1,000 bytes with --style file and decimal, 1,024 with memory and binary. The unit is the largest of \
            which there is one.

            EXAMPLES:
              fmt byte-count 1500000 --locale en                   1.5 MB
              fmt byte-count 1048576 --style memory --locale de    1 MB
              fmt byte-count 1500 --exact --locale en              2 kB (1,500 bytes)
              fmt byte-count 1500000 --units kb --locale de        1.500 kB
              fmt byte-count 1500000 --per second --locale en      1.5 MB/s
            """)

    @Argument(help: "The bytes; '-' reads one number a line from standard input.")
    var value: [String]

    @Option(.style, "How many bytes a kilobyte has; default: file", values: ByteCountStyle.Style.list)
    var style: String?
    @Option(.units, "The units to use, comma-separated; default: all", values: ByteCountUnit.list)
    var units: String?
    @Option(.per, "The unit of time that the amount is for each of, such as second")
    var per: String?
    @Flag(.exact, "The number of bytes follows in parentheses")
    var exact = false
    @Option(.numberingSystem, "Numerals such as deva, thai, native; see 'fmt numbering-systems'")
    var numberingSystem: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append(
            [(.style, style), (.units, units), (.per, per), (.numberingSystem, numberingSystem)],
            flags: [(.exact, exact)])
        common.append(to: &options)
        return Invocation(operation: .byteCount, options: options, values: value)
    }
}

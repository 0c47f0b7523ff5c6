import ArgumentParser
import LocaleFormat
import LocaleFormatOperations
import LocalizedTextTools

/// `fmt sort`
struct SortCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "sort",
        abstract: "Sorts lines by a locale's order.",
        discussion: """
            Lines that sort alike stay in the order they came in. Files of any size are sorted: what memory has no room for \
            goes to temporary files in TMPDIR. A line need not be valid UTF-8, and is written as it was read; what is \
            malformed in it sorts as U+FFFD.

            A field of --key begins behind each run of blanks, or with --separator behind each of that character. \
            --key 2 is the text from the second field to the line's end, --key 2,2 the second field alone; several are \
            compared in turn. Keywords of the locale choose the order: de-u-co-phonebk, zh-u-co-stroke, en-u-kf-upper. \
            Without --locale, LC_ALL, LC_COLLATE and LANG decide.

            EXAMPLES:
              fmt sort names.txt --locale sv
              ls | fmt sort --numeric --locale en
              fmt sort people.tsv --key 2,2 --key 1,1 --separator $'\\t' --unique --locale de-u-co-phonebk
              fmt sort names.txt --headings --locale ja
            """)

    @Argument(help: "Files; '-' and none at all are standard input.", completion: .file())
    var files: [String] = []

    @Option(.strength, "How small a difference counts; default: the locale's", values: CollationOptions.Strength.list)
    var strength: String?
    @Option(.alternate, "What punctuation is; default: the locale's", values: CollationOptions.Alternate.list)
    var alternate: String?
    @Flag(help: "Digits count as numbers: file9 before file10.")
    var numeric = false
    @Flag(help: "The last first.")
    var reverse = false
    @Flag(help: "Of lines that sort alike, the first alone.")
    var unique = false
    @Option(help: "The fields to sort by, N or N,M; may be given several times.")
    var key: [String] = []
    @Option(help: "The character between fields; default: blanks.")
    var separator: String?
    @Flag(help: "Each line behind its heading of the locale's alphabetic index and a tab: A, あ, ㄱ, and # for the rest.")
    var headings = false
    @Option(name: .customLong("buffer-size"), help: "Bytes that are sorted in memory at once; with K, M or G.")
    var bufferSize = "128M"
    @OptionGroup var common: CommonOptions

    func run(on console: Console) -> Int32 {
        do throws(CommandFailure) {
            return console.finish(try sort(on: console))
        } catch {
            console.report(error, of: "sort")
            return console.finish(error.exitCode)
        }
    }

    private func sort(on console: Console) throws(CommandFailure) -> Int32 {
        var values = OptionValues()
        values.append([(.strength, strength), (.alternate, alternate), (.numeric, numeric ? "true" : nil)])
        common.append(to: &values)
        console.warn(ofLanguageIn: try values.locale(.collate))
        let style = try CollationOptions.style(values)
        let collation: CompiledCollation
        let index: AlphabeticIndex?
        do throws(CollationError) {
            collation = try style.compiled()
            index = headings ? try AlphabeticIndex(style) : nil
        } catch { throw .usage(error.description) }
        let fields = try FieldKeys(key, separator: separator)
        let output = SortedLines(
            console: console, isUnique: unique, isJSON: values.isSet(.json), index: index, fields: fields,
            collation: collation)
        let sort = ExternalSort(
            collation: collation, fields: fields, isReversed: reverse, limit: try Self.bytes(bufferSize))
        for file in files.isEmpty ? ["-"] : files {
            do throws(StreamFailure) {
                let source: any ByteSource = file == "-" ? console.input : try OpenFile(reading: file)
                try sort.read(AnyByteSource(source))
            } catch { throw .value(error.message) }
        }
        do throws(StreamFailure) { try sort.write { output.write($0) } } catch { throw .value(error.message) }
        return 0
    }

    private static func bytes(_ text: String) throws(CommandFailure) -> Int {
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        let unit = text.uppercased().last.flatMap { units[$0] }
        let digits = unit == nil ? text[...] : text.dropLast()
        guard let number = Int(digits), number > 0, number <= 1 << 40 / (unit ?? 1) else {
            throw .usage("--buffer-size is '\(text.shortened)'; expected a number of bytes such as 500K, 64M or 2G")
        }
        return number * (unit ?? 1)
    }
}

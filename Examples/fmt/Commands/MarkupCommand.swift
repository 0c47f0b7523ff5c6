import ArgumentParser
import LocaleFormat
import LocaleFormatOperations
import LocalizedStrings

/// `fmt markup`
struct MarkupCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "markup",
        abstract: "Interprets localized strings: ^[…](…) markup and % arguments.",
        discussion: """
            Numbers in ^[…](formatNumber: true) are written for the reader; words in ^[…](inflect: true) are made to agree. \
            --arg gives the values of %@, %lld, %.2f, %2$@ and so on, in order. A text that cannot be read is an error, \
            unless --lenient leaves it as it is.

            EXAMPLES:
              fmt markup '^[0.5](formatNumber: true)×' --locale es-ES                          0,5×
              fmt markup '^[10](formatNumber: true)-दिन' --locale hi-IN-u-nu-deva              १०-दिन
              fmt markup '%lld files in %@' --arg 1234 --arg Desktop                          1,234 files in Desktop
              fmt markup '^[Nuestro %@](inflect: true) está ^[hecho](agreeWithArgument: 1) de %@.' \\
                --arg pizza --arg queso --locale es                     Nuestra pizza está hecha de queso.
              fmt markup '**%lld** files, see [help](https://example.com)' --arg 3 --markdown          3 files, see help
              fmt markup "^[1234.5](formatNumber: {style: 'currency', currency: 'EUR'})" --locale de    1.234,50 €
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(
        name: .customLong(OptionName.arg.rawValue), parsing: .unconditionalSingleValue,
        help: "The value of the next argument, ':=2' for a number where '%@' may be text; may be repeated.")
    var arg: [String] = []
    @Option(
        name: .customLong(OptionName.concept.rawValue), parsing: .unconditionalSingleValue,
        help:
            "What agreeWithConcept and referentConcept number: masculine, feminine, neutral, or a phrase; may be repeated."
    )
    var concept: [String] = []
    @Option(.termOfAddress, "How the reader is addressed", values: MarkupOperation.terms.joined(separator: "|"))
    var termOfAddress: String?
    @Option(.isolation, "When arguments are wrapped in bidirectional isolates", values: TextOptions.Isolation.list)
    var isolation: String?
    @Option(.numberingSystem, "Digits, such as deva; default: the locale's")
    var numberingSystem: String?
    @Option(.grouping, "Grouping of digits", values: GroupingWord.list)
    var grouping: String?
    @Option(
        name: .customLong(OptionName.lexicon.rawValue),
        help: "A file of the project's own words for inflection: language, word, kind, forms.")
    var lexicon: String?
    @Flag(.lenient, "Leave what cannot be read as it is; --json tells what")
    var lenient = false
    @Flag(.markdown, "Read Markdown: its signs are not in the text, and --json has its parts")
    var markdown = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        for value in arg { options[.arg] = value }
        for value in concept { options[.concept] = value }
        options.append(
            [
                (.termOfAddress, termOfAddress), (.isolation, isolation), (.numberingSystem, numberingSystem),
                (.grouping, grouping),
            ], flags: [(.lenient, lenient), (.markdown, markdown)])
        common.append(to: &options)
        return Invocation(operation: .markup, options: options, values: text)
    }

    func run(on console: Console) -> Int32 { invocation.run(withLexicon: lexicon, on: console) }
}

extension Invocation {
    /// Bytes that a list of words may have: 16 MiB.
    static let lexiconLimit = 1 << 24

    /// Runs it with the words of a file, where one is given.
    func run(withLexicon path: String?, on console: Console) -> Int32 {
        var invocation = self
        do throws(CommandFailure) {
            if let path { invocation.options[.lexicon] = try Self.text(of: path) }
            return invocation.run(on: console)
        } catch {
            console.report(error, of: operation.commandText)
            return console.finish(error.exitCode)
        }
    }

    /// A file in memory.
    private static func text(of path: String) throws(CommandFailure) -> String {
        var (text, bytes): ([UInt8], [UInt8]) = ([], [])
        do throws(StreamFailure) {
            let file = try OpenFile(reading: path)
            repeat {
                try file.read(into: &bytes, limit: 1 << 16)
                text += bytes
            } while !bytes.isEmpty && text.count <= lexiconLimit
        } catch { throw .usage("--lexicon: \(error.message)") }
        guard text.count <= lexiconLimit, let words = String(validating: text, as: UTF8.self) else {
            throw .usage("--lexicon: '\(path)' is no text of UTF-8 of at most \(lexiconLimit >> 20) MiB")
        }
        return words
    }
}

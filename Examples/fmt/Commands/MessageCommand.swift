import ArgumentParser
import LocaleFormat

/// `fmt message`
struct MessageCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "message",
        abstract: "Interprets messages with named arguments: Unicode MessageFormat 2, and ICU's MessageFormat 1.",
        discussion: """
            --syntax mf2, the default, is Unicode MessageFormat 2 (UTS #35 part 9); mf1 is ICU's, \
            where text is taken for a date that the message asks for; apple is that of 'fmt markup', whose arguments \
            are named 1, 2 and so on. In --arg NAME=VALUE a value that is a number is one, and all else is text; NAME:=JSON gives \
            its type: "5" is text, {"value": 5, "currency": "EUR"} money, {"value": 5, "unit": "meter"} a quantity. What cannot be \
            formatted is written as the standard says, with a line on standard error and exit code 1.

            EXAMPLES:
              fmt message 'Hello {$name}!' --arg name=Ada --locale en --bidi-isolation none     Hello Ada!
              fmt message '{$n :number minimumFractionDigits=2}' --arg n=1234 --locale de       1.234,00
              fmt message '.input {$n :number} .match $n one {{{$n} file}} * {{{$n} files}}' \\
                --arg n=3 --locale en                                                           3 files
              fmt message '{|2025-11-21| :date length=long}' --locale hi-IN-u-nu-deva           २१ नवंबर २०२५
              fmt message '{$price :currency}' --locale de --arg 'price:={"value":5,"currency":"EUR"}'     5,00 €
              fmt message '{n, plural, one {# file} other {# files}}' --syntax mf1 --arg n=3 --locale en    3 files
            """)

    @Argument(help: "The messages; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.syntax, "The syntax", values: MessageSyntax.list)
    var syntax: String?
    @Option(
        name: .customLong(OptionName.arg.rawValue), parsing: .unconditionalSingleValue,
        help: "An argument, NAME=VALUE or NAME:=JSON; may be repeated.")
    var arg: [String] = []
    @Option(
        .bidiIsolation, "Whether placeholders of another or unknown direction are isolated",
        values: MessageOptions.Isolation.list)
    var bidiIsolation: String?
    @Option(.timeZone, "The zone of dates without one; default: the environment's")
    var timeZone: String?
    @Flag(.testFunctions, "Adds :test:function, :test:select and :test:format of the standard's test suite")
    var testFunctions = false
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        for value in arg { options[.arg] = value }
        options.append(
            [(.syntax, syntax), (.bidiIsolation, bidiIsolation), (.timeZone, timeZone)],
            flags: [(.testFunctions, testFunctions)])
        common.append(to: &options)
        return Invocation(operation: .message, options: options, values: text)
    }
}

import ArgumentParser
import LocaleFormat
import LocaleFormatOperations
import LocalizedMessages

/// `fmt message`
struct MessageCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "message",
        abstract:
            "Interprets messages with named arguments, or writes them in another syntax: MessageFormat 2 and 1, FormatJS, Apple's.",
        discussion: """
            --syntax mf2, the default, is Unicode MessageFormat 2 (UTS #35 part 9); mf1 is ICU's, which a message of ICU that is none of \
            MessageFormat 2 is read as by itself, \
            where text is taken for a date that the message asks for; formatjs is mf1 with tags; apple is that of 'fmt markup', whose arguments \
            are named 1, 2 and so on, and its variations are the JSON of a string catalog. In --arg NAME=VALUE a value that is a number is one, and all else is text; NAME:=JSON gives \
            its type: "5" is text, {"value": 5, "currency": "EUR"} money, {"value": 5, "unit": "meter"} a quantity. What cannot be \
            formatted is written as the standard says, with a line on standard error and exit code 1.

            --to writes the message in another syntax instead. What the other syntax cannot say is told on standard error, a line each with its \
            place, and the exit code is 1; the rest is written all the same. --locale is the language of the message, \
            --arg OLD=NEW names an argument, and --exact says also what numbers without a form of their own do in one syntax and not in the other \
            (digits beyond three of a fraction; whether four digits are grouped).

            EXAMPLES:
              fmt message 'Hello {$name}!' --arg name=Ada --locale en --bidi-isolation none     Hello Ada!
              fmt message '{$n :number minimumFractionDigits=2}' --arg n=1234 --locale de       1.234,00
              fmt message '.input {$n :number} .match $n one {{{$n} file}} * {{{$n} files}}' \\
                --arg n=3 --locale en                                                           3 files
              fmt message '{|2025-11-21| :date length=long}' --locale hi-IN-u-nu-deva           २१ नवंबर २०२५
              fmt message '{$price :currency}' --locale de --arg 'price:={"value":5,"currency":"EUR"}'     5,00 €
              fmt message '{n, plural, one {# file} other {# files}}' --syntax mf1 --arg n=3 --locale en    3 files
              fmt message '{n, plural, one {# file} other {# files}}' --syntax mf1 --to mf2 --locale en
                .input {$n :number} .match $n one {{{$n} file}} * {{{$n} files}}
              fmt message '{$who}: {$n :integer}' --to apple                                    %1$@: %2$lld
              fmt message '%1$@: %2$lld' --syntax apple --to mf1 --arg 1=who --arg 2=n          {who}: {n, number, integer}
            """)

    @Argument(help: "The messages; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.syntax, "The syntax", values: MessageSyntax.list)
    var syntax: String?
    @Option(.to, "The syntax to write messages in, in place of formatting them", values: MessageSyntax.list)
    var to: String?
    @Flag(.exact, "With --to, digits and grouping that one syntax has by itself are said in the other")
    var exact = false
    @Option(
        name: .customLong(OptionName.arg.rawValue), parsing: .unconditionalSingleValue,
        help: "An argument, NAME=VALUE or NAME:=JSON, with --to OLD=NEW; may be repeated.")
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
            [(.syntax, syntax), (.to, to), (.bidiIsolation, bidiIsolation), (.timeZone, timeZone)],
            flags: [(.exact, exact), (.testFunctions, testFunctions)])
        common.append(to: &options)
        return Invocation(operation: .message, options: options, values: text)
    }
}

import ArgumentParser
import LocaleFormatOperations

/// What every subcommand takes.
struct CommonOptions: ParsableArguments {
    @Option(.locale, "BCP 47, ICU, CLDR or POSIX locale; default: the environment's")
    var locale: String?

    @Flag(.strict, "Refuse a locale whose language CLDR does not know, rather than warn of it")
    var strict = false

    @Flag(.json, "One JSON object a line, with the parts of the text")
    var json = false

    func append(to values: inout OptionValues) {
        values.append([(.locale, locale)], flags: [(.json, json), (.strict, strict)])
    }
}

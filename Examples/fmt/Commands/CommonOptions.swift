import ArgumentParser

/// What every subcommand takes.
struct CommonOptions: ParsableArguments {
    @Option(.locale, "BCP 47, ICU or CLDR locale; default: the environment's")
    var locale: String?

    @Flag(.json, "One JSON object a line, with the parts of the text")
    var json = false

    func append(to values: inout OptionValues) {
        values.append([(.locale, locale)], flags: [(.json, json)])
    }
}

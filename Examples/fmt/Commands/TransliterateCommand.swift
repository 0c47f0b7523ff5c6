import ArgumentParser
import LocaleFormat
import LocaleFormatJSON
import LocaleFormatOperations

/// `fmt transliterate`
struct TransliterateCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "transliterate",
        abstract: "Writes text in other letters: from script to script, to ASCII, or by rules.",
        discussion: """
            Transforms are ICU's and CLDR's, by their ids or as BCP 47 has them; several with semicolons between them are run one \
            after another. --list prints what there is. --rules takes rules of one's own in the syntax of UTS #35. --inverse is the way \
            back, where there is one. The locale does not matter.

            EXAMPLES:
              fmt transliterate Москва                                 Moskva
              fmt transliterate Ἀθῆναι --id 'Any-Latin; Latin-ASCII'   Athenai
              fmt transliterate Ельня --id ru-Latn-t-ru-m0-bgn         Yelʹnya
              fmt transliterate カタカナ --id Hiragana-Katakana --inverse    かたかな
              fmt transliterate Maß --rules 'ß > ss;'                  Mass
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String] = []

    @Option(.transform, "The transform; default: Any-Latin")
    var transform: String?
    @Option(.rules, "Rules of one's own, instead of a transform")
    var rules: String?
    @Flag(.inverse, "The way back")
    var inverse = false
    @Flag(help: "Print the transforms, one a line; --json adds their names in --locale.")
    var list = false
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if list, !text.isEmpty || transform != nil || rules != nil || inverse {
            throw ValidationError("--list goes with --json and --locale alone")
        }
        if !list, text.isEmpty { throw ValidationError("Missing expected argument '<text> ...'") }
    }

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.transform, transform), (.rules, rules)], flags: [(.inverse, inverse)])
        common.append(to: &options)
        return Invocation(operation: .transliterate, options: options, values: text)
    }

    func run(on console: Console) -> Int32 {
        guard list else { return invocation.run(on: console) }
        var transforms = TransformList()
        transforms.common = common
        return transforms.run(on: console)
    }
}

/// `fmt slug`
struct SlugCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "slug",
        abstract: "Writes text as a part of an address: small ASCII letters, digits and hyphens.",
        discussion: """
            A language that spells otherwise without accents has its own way: ä is ae in German, and a Russian name is spelt as the \
            BGN spells it. Apostrophes are left out; what is no letter or digit divides words.

            EXAMPLES:
              fmt slug 'Größe & Maße' --locale de                      groesse-masse
              fmt slug 'Größe & Maße' --locale sv                      grosse-masse
              fmt slug 'Où est la gare ?' --locale fr --max-length 11     ou-est-la
            """)

    @Argument(help: "The texts; '-' reads one a line from standard input.")
    var text: [String]

    @Option(.separator, "What stands between words; default: a hyphen")
    var separator: String?
    @Option(.maxLength, "The most bytes; words that do not fit are left out")
    var maxLength: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([(.separator, separator), (.maxLength, maxLength)])
        common.append(to: &options)
        return Invocation(operation: .slug, options: options, values: text)
    }
}

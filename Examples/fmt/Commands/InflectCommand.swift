import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// `fmt inflect`
struct InflectCommand: OperationCommand {
    static let configuration = CommandConfiguration(
        commandName: "inflect",
        abstract: "Puts a phrase into the form that grammatical features ask for, or gives what goes with it.",
        discussion: """
            A phrase is a noun with its articles and adjectives, or adjectives, a pronoun or a verb of the third person alone. \
            Features have the names and values of Unicode Inflection; a language has some of them, and what it does not have is \
            refused with a list of what it has. What is not asked stays as it is. What neither the rules nor the dictionaries know \
            is told, never guessed: exit code 1.

            --give prints a feature of the phrase (gender, number, definiteness …) or a piece that goes with it (indefArticle, \
            withDefArticle, German withDefArticleInPreposition, French and Spanish aPrepArticle …).

            EXAMPLES:
              fmt inflect Katze --case dative --number plural --locale de                    Katzen
              fmt inflect 'eine neue Katze' --case dative --locale de                        einer neuen Katze
              fmt inflect Haus --case dative --definiteness definite --locale de             dem Haus
              fmt inflect Bank --give withDefArticleInPreposition --case dative --locale de  in der Bank
              fmt inflect 'nouvel ami' --number plural --definiteness definite --locale fr   les nouveaux amis
              fmt inflect luz --give gender --locale es                                      feminine
              fmt inflect mouse --number plural --locale en                                  mice
              fmt inflect 지도 --case accusative --locale ko                                   지도를
            """)

    @Argument(help: "The phrases; '-' reads one a line from standard input.")
    var phrase: [String]

    @Option(.number, "One or many", values: "singular|plural")
    var number: String?
    @Option(.case, "The case, such as dative; in Hindi direct or oblique, in Korean the one that a particle marks")
    var `case`: String?
    @Option(
        .gender, "The gender of adjectives, pronouns and words for persons", values: "masculine|feminine|neuter|common")
    var gender: String?
    @Option(.definiteness, "With the definite article or the indefinite one", values: "definite|indefinite")
    var definiteness: String?
    @Option(
        .declension, "How adjectives end where no article tells: German, and Dutch",
        values: "strong|weak|mixed|declined|undeclined")
    var declension: String?
    @Option(.person, "The person of a pronoun", values: "first|second|third")
    var person: String?
    @Option(.clusivity, "Of a Korean nominative: the subject or the topic", values: "inclusive|exclusive")
    var clusivity: String?
    @Option(.give, "What to give in place of the phrase: a feature or a piece")
    var give: String?
    @Option(
        name: .customLong(OptionName.lexicon.rawValue),
        help: "A file of the project's own words for inflection: language, word, kind, forms.")
    var lexicon: String?
    @OptionGroup var common: CommonOptions

    var invocation: Invocation {
        var options = OptionValues()
        options.append([
            (.number, number), (.case, `case`), (.gender, gender), (.definiteness, definiteness),
            (.declension, declension),
            (.person, person), (.clusivity, clusivity), (.give, give),
        ])
        common.append(to: &options)
        return Invocation(operation: .inflect, options: options, values: phrase)
    }

    func run(on console: Console) -> Int32 { invocation.run(withLexicon: lexicon, on: console) }
}

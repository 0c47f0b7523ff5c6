import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// `fmt name`, `fmt parse name` and their batch forms. What the patterns give is the library's to test; here it is that
/// every option reaches it.
@Suite(.cldr(from: 42, "patterns of personal names")) struct NameTests {
    static let thomas = [
        "--prefix", "Dr.", "--given", "Thomas", "--middle", "Louis", "--family", "Clark", "--suffix", "Esq.",
        "--nickname",
        "Tom", "--locale", "en",
    ]

    /// English since CLDR 43: `{title}` in long formal names (CLDR-16433), initials without spaces (CLDR-16346).
    private static let hasTitles = LoadedICU.cldr >= 43

    @Test(arguments: [
        ([], "Thomas Clark"), (["--style", "long"], "Dr. Thomas Louis Clark Esq."),
        (["--style", "medium"], "Thomas Clark"),
        (["--style", "short"], "Tom"), (["--style=short", "--no-nicknames"], "Thomas"),
        (["--style", "abbreviated"], "TC"),
        (["--length", "long", "--formality", "formal"], (hasTitles ? "Dr. " : "") + "Thomas Louis Clark Esq."),
        (["--length", "short", "--formality", "formal"], hasTitles ? "T.L. Clark" : "T. L. Clark"),
        (["--order", "sorting", "--formality", "formal"], "Clark, Thomas L."),
        (
            ["--order", "surnameFirst", "--length", "long", "--formality", "formal"],
            (hasTitles ? "Clark Dr. " : "Clark ") + "Thomas Louis Esq."
        ),
        (["--usage", "addressing", "--formality", "informal"], "Tom"),
        (["--usage", "monogram", "--length", "long", "--formality", "formal"], "TLC"),
        (["--capitalized-surname"], "Thomas CLARK"),
        (["--style", "medium", "--order", "surnameFirst"], "Clark Thomas"),
    ])
    func options(arguments: [String], expected: String) {
        let outcome = run(list: ["name"] + Self.thomas + arguments)
        #expect(outcome == Outcome(code: 0, output: expected + "\n", errors: ""))
    }

    @Test(arguments: [
        ("--given 瑗珺 --family 汪 --nickname 珺珺 --style short", "珺珺"),
        ("--given 瑗珺 --family 汪 --nickname 珺珺 --style abbreviated", "汪"),
        ("--given 太郎 --family 山田 --locale ja", "山田太郎"),
        ("--given Albert --family Einstein --name-locale de --locale hu --length medium", "Albert Einstein"),
        ("--given Zoltán --family Nagy --name-locale hu --locale hu --length medium", "Nagy Zoltán"),
        (
            "--given Zoltán --family Nagy --name-locale hu --preferred-order givenFirst --locale hu --length medium",
            "Zoltán Nagy"
        ),
        (
            "--given Diego --family Rivera --family2 Barrientos --name-locale es --locale es --length long",
            "Diego Rivera Barrientos"
        ),
        ("--given Ada --family King --generation Jr. --credentials MBA --style long", "Ada King Jr., MBA"),
        ("--given Charlie --length long", "Charlie"), ("--given  --family X", "X"),
    ])
    func names(line: String, expected: String) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        #expect(run(list: ["name", "--locale", "en"] + words).output == expected + "\n")
    }

    /// Every value of every axis is read, on the command line and in batch, and both say the same as the library.
    @Test func everyValueOfTheAxes() {
        let name = PersonName(
            prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark", suffix: "Esq.", nickname: "Tom")
        for length in NameLength.allCases {
            for usage in NameUsage.allCases {
                for formality in NameFormality.allCases {
                    for order in NameOrder.allCases {
                        let axes = [
                            ("length", length.rawValue), ("usage", usage.rawValue), ("formality", formality.rawValue),
                            ("order", order.rawValue),
                        ]
                        let style = PersonNameStyle(
                            length: length, usage: usage, formality: formality, order: order, locale: "en")
                        let expected = style.format(name)
                        let outcome = run(list: ["name"] + Self.thomas + axes.flatMap { ["--\($0.0)", $0.1] })
                        #expect(outcome.output == expected + "\n", "\(axes)")
                        let members = axes.map { #""\#($0.0)":"\#($0.1)""# }.joined(separator: ",")
                        let line = """
                            {"op":"name","name":{"prefix":"Dr.","given":"Thomas","given2":"Louis","surname":"Clark",\
                            "suffix":"Esq.","given-informal":"Tom"},"locale":"en",\(members)}
                            """
                        #expect(
                            run("batch", input: Array(line.utf8)).output == #"{"result":"\#(expected)"}"# + "\n",
                            "\(axes)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        (["name"], "missing value"), (["name", "--given", "x", "--style", "tiny"], "short, medium, long, abbreviated"),
        (["name", "--given", "x", "--order", "random"], "givenFirst, surnameFirst, sorting"),
        (["name", "--given", "x", "--length", "tall"], "long, medium, short"),
        (["name", "--given", "x", "--usage", "none"], "referring, addressing, monogram"),
        (["name", "--given", "x", "--formality", "cold"], "formal, informal"),
        (["name", "--given", "x", "--style", "long", "--usage", "monogram"], "--style and --usage exclude"),
        (["name", "--given", "x", "Thomas Clark"], "--given and 'Thomas Clark' exclude"),
        (["name", "--given", "x", "--name-locale", "zz--"], "malformed locale"),
        (["name", "--given", "x", "--preferred-order", "sorting"], "preferredOrder 'sorting'"),
        (["name", "--given"], "--given"), (["name", "--code", "EUR", "x"], "--code"),
    ])
    func refuses(arguments: [String], message: String) {
        let outcome = run(list: arguments)
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func namesOnOneLine() {
        let outcome = run(
            "name", "-", "--style", "abbreviated", "--locale", "en", input: Array("Thomas Clark\n12\n汪瑗珺\n".utf8))
        #expect(
            outcome.output == "TC\n汪\n" && outcome.code == 1
                && outcome.errors.hasPrefix("fmt: line 2: '12' has no letter"))
        #expect(run("name", "Clark, Thomas", "--locale", "en").output == "Thomas Clark\n")
        #expect(
            run("parse", "name", "Dr. Vincent Willem Gogh Jr.", "--locale", "en").output
                == "title=Dr.\tgiven=Vincent\tgiven2=Willem\tsurname=Gogh\tsuffix=Jr.\n")
        #expect(
            run("parse", "name", "汪瑗珺", "--json", "--locale", "zh").output
                == #"{"locale":"zh","text":"汪瑗珺","name":{"given":"瑗珺","surname":"汪"}}"# + "\n")
        #expect(run("parse", "name", "42").code == 1)
    }

    @Test func partsTogetherAreTheText() {
        #expect(
            run("name", "--given", "Thomas", "--family", "Clark", "--order", "sorting", "--locale", "en", "--json")
                .output
                    == """
                    {"name":{"given":"Thomas","surname":"Clark"},"locale":"en","text":"Clark, Thomas","parts":[\
                    {"field":"surname","text":"Clark"},{"field":"literal","text":", "},{"field":"given","text":"Thomas"}]}

                    """)
    }

    @Test(arguments: [
        (#"{"op":"name","given":"Thomas","family":"Clark","style":"abbreviated"}"#, #"{"result":"TC"}"#),
        (#"{"op":"name","name":{"given":"太郎","surname":"山田","given2":null},"nameLocale":"ja"}"#, #"{"result":"山田太郎"}"#),
        (
            #"{"op":"name","name":{"surname-prefix":"van der","surname-core":"Plas"},"order":"sorting","formality":"formal"}"#,
            #"{"result":"Plas, van der"}"#
        ),
        (#"{"op":"name","name":"Thomas Clark","style":"abbreviated"}"#, #"{"result":"TC"}"#),
        (#"{"op":"name","value":"Thomas Clark"}"#, #"{"result":"Thomas Clark"}"#),
        (#"{"op":"name","name":{}}"#, #"{"result":""}"#),
        (#"{"op":"name"}"#, "'name' is missing"), (#"{"op":"name","name":5}"#, "'name' must be"),
        (#"{"op":"name","name":{"given":5}}"#, "'given' must be a string"),
        (#"{"op":"name","name":{"nick":"x"}}"#, "unknown name field 'nick'"),
        (#"{"op":"name","name":{"given":"a","given":"b"}}"#, "'given' is there twice"),
        (#"{"op":"name","name":{"given":"a"},"given":"b"}"#, "'given' is there twice"),
        (#"{"op":"name","name":{"given":"a"},"value":"b"}"#, "not both"), (#"{"op":"name","value":["a"]}"#, "one line"),
        (#"{"op":"number","value":5,"family":"x"}"#, "'family' is no option of number"),
        (#"{"op":"number","value":5,"name":{"given":"x"}}"#, "'name' is no option of number"),
        (#"{"op":"name","given":"x","style":"tiny"}"#, "--style is 'tiny'"),
    ])
    func batch(line: String, answer: String) {
        let outcome = run("batch", "--locale", "en", input: Array(line.utf8))
        #expect(outcome.output.contains(answer), "\(outcome.output)")
        #expect(outcome.code == (answer.hasPrefix("{") ? 0 : 1))
    }
}

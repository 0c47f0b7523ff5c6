import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatValuePrograms
import Testing

@testable import LocaleFormatNames

/// Steps of the specification on patterns and data made for the purpose; the texts are those of UTS #35 part 8 and of
/// ICU's own tests.
@Suite struct RuleTests {
    private func program(
        _ patterns: [String], locale: LocaleID = "en-US", _ change: (inout NameData) -> Void = { _ in }
    ) throws -> NameProgram {
        let axes = NameAxes(length: .long, usage: .referring, formality: .formal, order: .natural)
        var data = NameData()
        data.givenFirst = ["und"]
        data.patterns = ["givenFirst-long-referring-formal": patterns, "surnameFirst-long-referring-formal": patterns]
        change(&data)
        return try NameProgram(.init(axes: axes, locale: locale), data: data)
    }

    private func format(_ program: NameProgram, _ fields: [String: String], _ locale: LocaleID? = nil) throws -> String
    {
        var writer = NameWriter(recordsSpans: false)
        program.format(try PersonName(fields: fields, locale: locale).parts, ICUNameKnowledge.characters, into: &writer)
        return writer.text
    }

    /// ICU PersonNameFormatterTest.TestLiteralTextElision2.
    @Test(arguments: [
        (
            [
                "title": "Dr.", "given": "Richard", "given2": "Theodore", "surname": "Gillam", "surname2": "Morgan",
                "generation": "III",
            ],
            "1Dr.1 2Richard2 3Theodore3 4Gillam4 5Morgan5 6III6"
        ),
        (
            ["title": "Mr.", "given": "Richard", "given2": "Theodore", "surname": "Gillam"],
            "1Mr.1 2Richard2 3Theodore3 4Gillam"
        ),
        (["given": "Richard", "given2": "Theodore", "surname": "Gillam"], "Richard2 3Theodore3 4Gillam"),
        (["given": "Richard", "surname": "Gillam"], "Richard2 4Gillam"),
        (["given": "Richard"], "Richard"),
        (["title": "Dr.", "generation": "III"], "1Dr.1 6III6"),
    ])
    func literalsAroundEmptyFields(fields: [String: String], expected: String) throws {
        let program = try program(["1{title}1 2{given}2 3{given2}3 4{surname}4 5{surname2}5 6{generation}6"])
        #expect(try format(program, fields) == expected)
    }

    /// UTS #35 part 8, "Formatting examples".
    @Test func literalsOfTheSpecification() throws {
        let spaced = try program(["{given-initial}. ({given2}) {surname}"]) { $0.initial = "{0}" }
        #expect(try format(spaced, ["given": "Foo", "given2": "Bar", "surname": "Baz"]) == "F. (Bar) Baz")
        #expect(try format(spaced, ["given": "Foo", "surname": "Baz"]) == "F. Baz")
        #expect(try format(spaced, ["given2": "Bar", "surname": "Baz"]) == "Bar) Baz")
    }

    /// ICU PersonNameFormatterTest.TestPatternSelection.
    @Test(arguments: [
        (
            ["title": "Dr.", "given": "R", "given2": "T", "surname": "G", "surname2": "M", "generation": "III"],
            "A Dr. R T G M III"
        ),
        (["title": "Mr.", "given": "R", "given2": "T", "surname": "G"], "A Mr. R T G"),
        (["given": "R", "given2": "T", "surname": "G"], "B R T G"),
        (["given": "R", "surname": "G"], "C R G"),
        (["given": "R"], "C R"),
        (["title": "Dr.", "generation": "III"], "A Dr. III"),
    ])
    func patternChoice(fields: [String: String], expected: String) throws {
        let program = try program([
            "A {title} {given} {given2} {surname} {surname2} {generation}", "B {given} {given2} {surname} {surname2}",
            "C {given} {surname}",
        ])
        #expect(try format(program, fields) == expected)
    }

    /// ICU PersonNameFormatterTest.TestCapitalization.
    @Test(arguments: [
        ("{surname} {given}", "ǳiatkowicz ǳsárgál"),
        ("{surname-initialCap} {given-initialCap}", "ǲiatkowicz ǲsárgál"),
        ("{surname-allCaps} {given-allCaps}", "ǱIATKOWICZ ǱSÁRGÁL"),
        ("{surname-monogram}{given-monogram}", "ǳǳ"),
        ("{surname-initial} {given-initial}", "ǳ. ǳ."),
    ])
    func capitals(pattern: String, expected: String) throws {
        let program = try program([pattern], locale: "hu-HU")
        #expect(try format(program, ["given": "ǳsárgál", "surname": "ǳiatkowicz"]) == expected)
    }

    @Test func dutchAndTurkishCapitals() throws {
        #expect(try format(program(["{surname-initialCap}"], locale: "nl"), ["surname": "ijssel van"]) == "IJssel van")
        #expect(try format(program(["{surname-initialCap}"], locale: "en"), ["surname": "ijssel van"]) == "Ijssel van")
        #expect(try format(program(["{surname-allCaps}"], locale: "tr"), ["surname": "ilgi"]) == "İLGİ")
        #expect(try format(program(["{surname-allCaps}"], locale: "el"), ["surname": "Ήλιου"]) == "ΗΛΙΟΥ")
    }

    /// ICU PersonNameFormatterTest.TestRetainPunctuation and TestInitialGeneration, of CLDR 43 and later.
    @Test(arguments: [
        ("{given-initial} {given2-initial} {surname}", "J. P. S. D. G. Smith"),
        ("{given-initial-retain} {given2-initial} {surname}", "J.-P. S. D. G. Smith"),
        ("{given-retain-initial} {given2-retain-initial} {surname}", "J.-P. S.-D.-G. Smith"),
    ])
    func laterInitials(pattern: String, expected: String) throws {
        let program = try program([pattern]) { $0.nativeSpace = " " }
        let fields = ["given": "John-Paul", "given2": "Stephen-David-George", "surname": "Smith"]
        #expect(try format(program, fields) == expected)
    }

    /// ICU PersonNameFormatterTest.TestNameOrderFromLocale, of CLDR 43 and later.
    @Test(arguments: [
        ("en", "Given Sur"), ("zh", "Sur Given"), ("en-US", "Given Sur"), ("zh-CN", "Sur Given"),
        ("zh-TW", "Given Sur"),
        ("zh-Hans", "Sur Given"), ("zh-Hant", "Given Sur"), ("zh-Hant-CN", "Given Sur"), ("en-CN", "Sur Given"),
        ("de-DE", "Given Sur"),
    ])
    func orderByLocale(locale: String, expected: String) throws {
        let program = try program([]) {
            $0.nativeSpace = " "
            $0.givenFirst = ["und", "zh_Hant"]
            $0.surnameFirst = ["zh", "und_CN", "und_SG"]
            $0.patterns = [
                "givenFirst-long-referring-formal": ["{given} {surname}"],
                "surnameFirst-long-referring-formal": ["{surname} {given}"],
            ]
        }
        #expect(try format(program, ["given": "Given", "surname": "Sur"], LocaleID(locale)) == expected)
    }

    /// UTS #35 part 8, "Examples of space replacement", with patterns as they are since CLDR 43.
    @Test(arguments: [
        ("de-CH", "アルベルト", "アインシュタイン", "アルベルト・アインシュタイン"), ("ja-JP", "駿", "宮崎", "宮崎駿"), ("zh", "小明", "王", "王小明"),
    ])
    func laterSpaces(locale: String, given: String, surname: String, expected: String) throws {
        let program = try program([], locale: "ja-JP") {
            $0.nativeSpace = ""
            $0.foreignSpace = "・"
            $0.surnameFirst = ["ja", "ko", "zh"]
            $0.patterns = [
                "givenFirst-long-referring-formal": ["{given} {given2} {surname}{generation}"],
                "surnameFirst-long-referring-formal": ["{surname} {given2} {given}{generation}"],
            ]
        }
        #expect(try format(program, ["given": given, "surname": surname], LocaleID(locale)) == expected)
    }

    @Test func patternsOfTheFuture() throws {
        let program = try program(["{honorific} {given-loud} {surname-vocative}, \\{x\\}{credentials"])
        #expect(try format(program, ["given": "Al", "surname": "Cy", "surname-vocative": "Cyo"]) == "Al Cyo, {x}")
    }

    @Test func graphemes() {
        for (text, first) in [
            ("", ""), ("abc", "a"), ("e\u{301}a", "e\u{301}"), ("क्षमा", "क्"), ("👩‍👩‍👧 x", "👩‍👩‍👧"), ("🇩🇪🇫🇷", "🇩🇪"), ("한국", "한"),
        ] {
            let result = Grapheme.first(of: text, ICUNameKnowledge.characters)
            #expect(result == first || text == "क्षमा" && result == "क्ष", "\(text)")
        }
    }

    @Test func casingAgreesWithICU() {
        let simple = LetterCasing(locale: "en", language: "en")
        let asked = LetterCasing(locale: "en", language: "el")
        for value in UInt32(0)..<0x530 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar) + "b"
            #expect(simple.uppercased(text) == asked.uppercased(text), "\(value)")
            #expect(simple.initialCapitalized(text) == asked.initialCapitalized(text), "\(value)")
        }
    }
}

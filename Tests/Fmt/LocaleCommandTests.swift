import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// `fmt locale`.
@Suite struct LocaleCommandTests {
    @Test(arguments: [
        ("locale iw_IL zh-cmn-TW", "he-IL\nzh-TW"), ("locale hi-IN-u-nu-deva --form icu", "hi_IN@numbers=deva"),
        ("locale th_TH@calendar=buddhist --form cldr", "th_TH_u_ca_buddhist"), ("locale root --form cldr", "root"),
        ("locale zh-TW --maximize", "zh-Hant-TW"), ("locale zh-Hant-TW --minimize --form icu", "zh_TW"),
        ("locale en-DE --parents", "en-150\nen-001\nen\nund"), ("locale und --parents", ""),
        ("locale zh --compare zh-Hans-CN", "equivalent"), ("locale es-MX --compare es_AR", "siblings"),
        ("locale es --compare fr-CA", "different"), ("locale de_AT.UTF-8 sr_RS@latin", "de-AT\nsr-Latn-RS"),
        ("locale --locale fr_CA", "fr-CA"),
    ])
    func answers(line: String, expected: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome == Outcome(code: 0, output: expected + "\n", errors: ""))
    }

    @Test func warnsOfUnknownLanguages() {
        let outcome = run("locale", "german", "de")
        #expect(outcome.output == "german\nde\n" && outcome.code == 0)
        #expect(outcome.errors == "fmt: warning: CLDR knows no language 'german'; did you mean 'de'?\n")
        #expect(run("locale", "german", "--strict").errors.contains("did you mean 'de'?"))
    }

    @Test func showsDetails() {
        let outcome = run("locale", "sr-Lant-ME", "--details", "--locale=en")
        #expect(
            outcome.lines.map { $0.split(separator: "  ", maxSplits: 1)[0] } == [
                "bcp47", "icu", "cldr", "maximized", "minimized", "parents", "name", "own name", "regions", "direction",
                "data", "problem",
            ])
        #expect(outcome.output.hasPrefix("bcp47      sr-Lant-ME\nicu        sr_Lant_ME\ncldr       sr_Lant_ME\n"))
        #expect(outcome.output.hasSuffix("problem    CLDR knows no script 'Lant'; did you mean 'Latn'?\n"))
        #expect(run("locale", "fa", "--details").output.contains("direction  right to left\n"))
        #expect(run("locale", "--details", "--locale=de-AT").output.contains("parents    de, und\n"))
        #expect(run("locale", "und", "--details").output.contains("parents    none\n"))
    }

    @Test func tellsMoreAsJSON() {
        let outcome = run("locale", "zh_TW", "--json", "--locale=en", "--compare", "zh-Hant")
        #expect(
            outcome.output == """
                {"value":"zh_TW","text":"equivalent","bcp47":"zh-TW","icu":"zh_TW","cldr":"zh_TW","language":"zh","region":"TW",\
                "maximized":"zh-Hant-TW","minimized":"zh-TW","parents":["zh-Hant","und"],"name":"Chinese (Taiwan)",\
                "nativeName":"中文（台灣）","regions":["TW","030","142","001"],"rightToLeft":false,"hasData":true,"valid":true,"problems":[],"compared":"zh-Hant",\
                "equivalent":true,"commonParent":false}

                """)
    }

    @Test func readsLines() {
        let outcome = run("locale", "-", input: Array("iw\nx y\nen_us\n".utf8))
        #expect(outcome.output == "he\nen-US\n" && outcome.code == 2)
        #expect(outcome.errorLines.count == 1 && outcome.errors.contains("line 2"))
    }

    @Test func answersBatches() {
        let lines = """
            {"id":1,"op":"locale","value":"iw_IL"}
            {"id":2,"op":"locale","value":"de-u-co-phonebk","form":"icu"}
            {"id":3,"op":"locale","value":"en-AU","parents":true}
            {"id":4,"op":"locale","value":"x!"}
            {"id":5,"op":"locale","value":"en","form":"posix"}
            {"id":6,"op":"locale","value":["en","de"]}
            """
        let outcome = run("batch", input: Array(lines.utf8))
        #expect(
            outcome.lines.prefix(3) == [
                #"{"id":1,"result":"he-IL"}"#, #"{"id":2,"result":"de@collation=phonebook"}"#,
                #"{"id":3,"result":"en-001\nen\nund"}"#,
            ])
        #expect(outcome.lines.dropFirst(3).allSatisfy { $0.contains("\"error\"") } && outcome.lines.count == 6)
    }

    @Test(
        arguments: [
            ("locale en--US", "malformed locale 'en--US'"), ("locale en --form posix", "bcp47, icu, cldr"),
            ("locale en --maximize --minimize", "exclude each other"), ("locale en --compare x!", "'x!'"),
            ("locale sr-Lant --strict", "CLDR knows no script 'Lant'; did you mean 'Latn'?"),
            ("locale en-u-ca-buddist --strict", "did you mean 'buddhist'?"), ("locale german", nil),
            ("locale de-DE-x-", "malformed"), ("locale en --locale gb --strict", "did you mean 'en-GB'?"),
        ] as [(String, String?)])
    func refuses(line: String, message: String?) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        guard let message else { return #expect(outcome.code == 0) }
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}

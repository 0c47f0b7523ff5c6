import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// Which locales `--locale` takes, and what is said of languages that CLDR does not know.
@Suite struct LocaleOptionTests {
    @Test(arguments: [
        ("gb", "en-GB"), ("jp", "ja"), ("cn", "zh"), ("ua", "uk"), ("us", "en"), ("dk", "da"),
        ("german", "de"), ("deutsch", "de"), ("japanese", "ja"), ("suomi", "fi"), ("francais", "fr"), ("espanol", "es"),
        ("englisch", "en"), ("ed", "de"), ("jp-JP", "ja-JP"), ("gb-Latn-GB", "en-Latn-GB"),
        ("jp-u-nu-thai", "ja-u-nu-thai"), ("scottish", "gd"),
    ])
    func warnsOfUnknownLanguages(locale: String, likely: String) {
        let outcome = run("number", "5", "6", "--locale", locale)
        #expect(outcome.code == 0 && outcome.lines.count == 2 && outcome.errorLines.count == 1)
        #expect(outcome.errors.hasPrefix("fmt: warning: CLDR knows no language"))
        #expect(outcome.errors.hasSuffix("did you mean '\(likely)'?\n"), "\(outcome.errors)")
        let strict = run("number", "5", "--strict", "--locale", locale)
        #expect(strict.code == 2 && strict.output.isEmpty && strict.errors.contains("did you mean '\(likely)'?"))
    }

    @Test func saysWhereTheListIs() {
        #expect(run("number", "5", "--locale", "qq").errors.contains("'fmt locales' lists"))
    }

    /// CLDR has a name for Latin, and no data: whoever asks for it means it.
    @Test(arguments: [
        "de", "de-XX", "la", "und", "en-XA", "x-private", "iw", "sh", "no", "tl", "C", "POSIX", "C.UTF-8",
    ])
    func keepsSilentOfOthers(locale: String) {
        for options in [[], ["--strict"]] {
            let outcome = run(list: ["number", "5", "--locale", locale] + options)
            #expect(outcome.errors.isEmpty && outcome.code == 0, "\(outcome.errors)")
        }
    }

    @Test(arguments: [
        "calendars", "cal", "tour", "locales", "currencies", "date now", "list a", "plural 1", "match --available en",
    ])
    func everySubcommandWarnsOnce(line: String) {
        let words = line.split(separator: " ").map(String.init)
        let outcome = run(list: words + ["--locale", "gb"])
        #expect(outcome.code == 0 && outcome.errorLines.count == 1 && !outcome.output.isEmpty, "\(outcome.errors)")
        let strict = run(list: words + ["--locale", "gb", "--strict"])
        #expect(strict.code == 2 && strict.errorLines.count == 1 && strict.output.isEmpty)
    }

    @Test func batchesWarnOnce() {
        let lines = """
            {"op":"number","value":1,"locale":"gb"}
            {"op":"number","value":1,"locale":"jp"}
            {"op":"number","value":1,"locale":"jp","strict":true}
            """
        let outcome = run("batch", input: Array(lines.utf8))
        #expect(outcome.errors == "fmt: warning: CLDR knows no language 'gb'; did you mean 'en-GB'?\n")
        let error = #"{"error":"CLDR knows no language 'jp'; did you mean 'ja'?"}"#
        #expect(outcome.code == 1 && outcome.lines == [#"{"result":"1"}"#, #"{"result":"1"}"#, error[...]])
        let strict = run("batch", "--strict", input: Array(lines.utf8))
        #expect(strict.errors.isEmpty && strict.lines.count { $0.contains("knows no language") } == 3)
    }

    @Test(arguments: [
        ("de_DE.UTF-8", "1.234,5"), ("de_DE@euro", "1.234,5"), ("de_DE.ISO-8859-15@euro", "1.234,5"),
        ("sr_RS@latin", "1.234,5"), ("tt_RU@iqtelif", "1\u{A0}234,5"),
        ("C", "1,234.5"), ("POSIX", "1,234.5"), ("C.UTF-8", "1,234.5"), ("hi_IN@numbers=deva", "१,२३४.५"),
    ])
    func readsNamesOfPOSIX(locale: String, expected: String) {
        #expect(run("number", "1234.5", "--locale", locale) == Outcome(code: 0, output: expected + "\n", errors: ""))
    }

    @Test(arguments: [
        ("de_DE@foo", "expected keyword=value"),
        ("norwegian", LoadedICU.cldr >= 38 ? "did you mean 'no'?" : "did you mean 'nb'?"),
        ("español", "did you mean 'es'?"),
        (".UTF-8", "malformed"), ("@euro", "malformed"),
    ])
    func refuses(locale: String, message: String) {
        let outcome = run("number", "5", "--locale", locale)
        #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome)")
    }
}

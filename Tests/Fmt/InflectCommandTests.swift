import TestSupport
import Testing

@testable import fmt

/// `fmt inflect`, and `inflect` in batch.
@Suite struct InflectCommandTests {
    @Test(arguments: [
        (["Katze", "--case", "dative", "--number", "plural", "--locale", "de"], "Katzen"),
        (["eine neue Katze", "--case", "dative", "--locale", "de"], "einer neuen Katze"),
        (["luz", "--give", "gender", "--locale", "es"], "feminine"),
        (["Bank", "--give", "withDefArticleInPreposition", "--case", "dative", "--locale", "de"], "in der Bank"),
        (["mouse", "--number", "plural", "--locale", "en-GB"], "mice"),
        (["지도", "사진", "--case", "accusative", "--locale", "ko"], "지도를\n사진을"),
        (["talisman", "--number", "plural", "--locale", "en"], "talismans"),
    ]) func commands(words: [String], expected: String) {
        let outcome = run(list: ["inflect"] + words, input: [])
        #expect(outcome.output == expected + "\n" && outcome.code == 0, "\(outcome)")
    }

    @Test func standardInput() {
        let outcome = run(
            list: ["inflect", "-", "--number", "plural", "--locale", "fr"], input: Array("cheval\nqzxy Qwx\nami\n".utf8)
        )
        #expect(outcome.lines == ["chevaux", "amis"] && outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("line 2"), "\(outcome)")
    }

    @Test(arguments: [
        (#"{"op":"inflect","value":"Katze","case":"dative","number":"plural","locale":"de"}"#, #"{"result":"Katzen"}"#),
        (#"{"id":1,"op":"inflect","value":"Katze","give":"defArticle","locale":"de"}"#, #"{"id":1,"result":"die"}"#),
        (
            #"{"op":"inflect","value":"casa","gender":"neuter","locale":"es"}"#,
            #"{"error":"there is no gender 'neuter' in es; allowed is one of: masculine, feminine"}"#
        ),
        (
            #"{"op":"inflect","value":"Zwurbelquax","number":"plural","locale":"de"}"#,
            #"{"error":"the forms of 'Zwurbelquax' are not known"}"#
        ),
    ]) func batch(line: String, expected: String) {
        #expect(run(list: ["batch"], input: Array(line.utf8)).output == expected + "\n")
    }

    @Test func json() {
        #expect(
            run("inflect", "Häuser", "--case", "dative", "--locale", "de", "--json").lines == [
                #"{"value":"Häuser","locale":"de","text":"Häusern","features":{"number":"plural","gender":"neuter"}}"#
            ])
    }

    @Test func whatIsWrong() {
        let unknown = run("inflect", "Haus", "--case", "locative", "--locale", "de")
        #expect(unknown.code == 2 && unknown.errors.contains("nominative, accusative, dative, genitive"), "\(unknown)")
        #expect(run("inflect", "Haus", "--give", "nonsense", "--locale", "de").code == 2)
        #expect(run("inflect", "hus", "--number", "plural", "--locale", "da").errors.contains("de, en, es"))
        #expect(run("inflect", "Haus", "--gender", "feminine", "--locale", "de").code == 1)
    }

    @Test func lexicon() {
        let line =
            #"{"op":"inflect","value":"Zwurbel","number":"plural","locale":"de","lexicon":"de Zwurbel neuter Zwurbel"}"#
        #expect(run(list: ["batch"], input: Array(line.utf8)).output == #"{"result":"Zwurbel"}"# + "\n")
    }
}

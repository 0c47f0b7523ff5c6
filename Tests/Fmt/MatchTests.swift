import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// `fmt match`.
@Suite struct MatchTests {
    @Test(arguments: [
        ("match --available en,es,es-419 --preferred es-MX,en", "es-419"),
        ("match --available en,zh,zh-Hant --preferred tlh,zh-HK", "zh-Hant"),
        ("match --available fr,en hu", "fr"), ("match --available fr,en --default de hu", "de"),
        ("match --available=pt-BR,pt-PT pt-AO pt", "pt-PT\npt-BR"), ("match --available zh_Hant,en zh_TW", "zh_Hant"),
        ("match --available en,sr,nl --favoring script nl-Cyrl", "sr"),
        ("match --available ar,nn --two-way arz,nb", "nn"),
        ("match --available en,de --locale de_AT", "de"), ("match --available en,de *", "en"),
        ("match --available en,de *;q=0.5", "en"), ("match --available en,de de-AT,*;q=0.1", "de"),
    ])
    func chooses(line: String, expected: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome == Outcome(code: 0, output: expected + "\n", errors: ""))
    }

    @Test func readsLines() {
        let outcome = run("match", "--available", "en,de", "-", input: Array("de-AT\nx y\n12\nfr\n".utf8))
        #expect(outcome.output == "de\nen\n" && outcome.code == 1)
        #expect(outcome.errorLines.count == 2)
    }

    @Test func tellsMoreAsJSON() {
        let outcome = run("match", "--available", "de,ar", "--preferred", "hu,ar-EG-u-nu-latn", "--json")
        #expect(
            outcome.output == """
                {"preferred":["hu","ar-EG-u-nu-latn"],"text":"ar","matched":true,"answers":"ar-EG-u-nu-latn",\
                "resolved":"ar-EG-u-nu-latn","distance":0.125}

                """)
    }

    @Test func answersBatches() {
        let lines = """
            {"id":1,"op":"match","available":"en,es,es-419","preferred":"es-MX"}
            {"id":2,"op":"match","available":["fr","en-GB"],"preferred":["tlh","en-AU"]}
            {"id":3,"op":"match","available":["fr","en-GB"],"value":["tlh","en-AU"]}
            {"id":4,"op":"match","preferred":"de"}
            {"id":5,"op":"match","available":[1],"preferred":"de"}
            """
        let outcome = run("batch", input: Array(lines.utf8))
        #expect(
            outcome.lines.prefix(3) == [
                #"{"id":1,"result":"es-419"}"#, #"{"id":2,"result":"en-GB"}"#, #"{"id":3,"result":"en-GB"}"#,
            ])
        #expect(
            outcome.lines.dropFirst(3).first
                == #"{"id":4,"error":"missing --available: the languages there are, comma-separated"}"#)
        #expect(outcome.lines.dropFirst(4).allSatisfy { $0.contains("\"error\"") } && outcome.lines.count == 5)
    }

    @Test(arguments: [
        ("match --preferred en", "--available"), ("match --available 12 --preferred en", "12"),
        ("match --available en,de --default 1 en", "1"),
        ("match --available , en", "names no language"), ("match --available en --favoring both en", "--favoring"),
    ])
    func refuses(line: String, message: String) {
        let outcome = run(list: line.split(separator: " ").map(String.init))
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}

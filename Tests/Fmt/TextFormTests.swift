import TestSupport
import Testing

@testable import fmt

@Suite struct TextFormTests {
    @Test(arguments: [
        (["case", "istanbul", "--to", "upper", "--locale", "tr"], "İSTANBUL"),
        (["case", "ijsland en noorwegen", "--to", "title", "--locale", "nl"], "IJsland En Noorwegen"),
        (["normalize", "ﬁve ①", "--form", "nfkc"], "five 1"), (["normalize", "e\u{301}"], "\u{E9}"),
        (["confusable", "раураl", "--compare", "paypal"], "mixed-script"), (["confusable", "abc"], "ascii\tabc"),
    ]) func commands(words: [String], expected: String) {
        let outcome = run(list: words, input: [])
        #expect(outcome.output.utf8.elementsEqual((expected + "\n").utf8) && outcome.code == 0, "\(outcome)")
    }

    @Test(arguments: [
        (#"{"op":"case","value":"ISI","to":"lower","locale":"tr"}"#, #"{"result":"ısı"}"#),
        (#"{"op":"normalize","value":"Straße","form":"nfkc-casefold"}"#, #"{"result":"strasse"}"#),
        (#"{"op":"confusable","value":"сосо","compare":"coco"}"#, #"{"result":"whole-script"}"#),
    ]) func batch(line: String, expected: String) {
        #expect(run(list: ["batch"], input: Array(line.utf8)).output == expected + "\n")
    }

    @Test func json() {
        #expect(
            run("normalize", "é", "--json").lines
                == [#"{"value":"é","form":"NFC","isNormalized":true,"text":"é"}"#])
        #expect(
            run("confusable", "a1१", "--json").output.contains(#""problems":["mixed-numbers"]"#))
    }

    @Test func storedKeys() {
        let keys = run("collate", "Ärger", "zoo", "--sort-key", "--locale", "de").lines.map(String.init)
        #expect(keys.count == 2)
        #expect(run(list: ["collate", "--current", "--locale", "de"] + keys, input: []).lines == ["true", "true"])
        #expect(run(list: ["collate", "--current", "--locale", "sv"] + keys, input: []).lines == ["false", "false"])
        #expect(run("collate", "x", "--current").code == 1)
        #expect(run("collate", "x", "--current", "--sort-key").code == 2)
    }

    @Test func whatIsWrong() {
        #expect(run("case", "a").errors.contains("missing --to") && run("case", "a").code == 2)
        #expect(run("case", "a", "--to", "x").code == 2)
        #expect(run("normalize", "a", "--form", "nfx").code == 2)
        let long = String(repeating: "a", count: 20_000)
        #expect(run("confusable", long).errors.hasPrefix("fmt: the identifier has more than 16384 bytes; "))
        #expect(run("confusable", long).code == 1)
    }
}

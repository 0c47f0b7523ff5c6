import TestSupport
import Testing

@testable import fmt

@Suite(.enabled(if: !LoadedICU.isFoundation, "an ICU with transforms")) struct TransliterationCommandTests {
    @Test(arguments: [
        (["transliterate", "Москва"], "Moskva"),
        (["transliterate", "Ἀθῆναι", "--id", "Any-Latin; Latin-ASCII"], "Athenai"),
        (["transliterate", "Ἀθῆναι", "--with", "Any-Latin; Latin-ASCII"], "Athenai"),
        (["transliterate", "--transform=ru-Latn-t-ru-m0-bgn", "Щи"], "Shchi"),
        (["transliterate", "カタカナ", "--id", "Hiragana-Katakana", "--inverse"], "かたかな"),
        (["transliterate", "Maß", "--rules", "ß > ss;"], "Mass"),
        (["transliterate", "-5", "--id", "Any-Hex"], #"\u002D\u0035"#),
        (["slug", "Größe & Maße", "--locale", "de"], "groesse-masse"),
        (["slug", "Größe & Maße", "--locale", "sv", "--separator", "_"], "grosse_masse"),
        (["slug", "Où est la gare ?", "--locale", "fr", "--max-length", "11"], "ou-est-la"),
    ]) func commands(words: [String], expected: String) {
        let outcome = run(list: words, input: [])
        #expect(outcome.output.utf8.elementsEqual((expected + "\n").utf8) && outcome.code == 0, "\(outcome)")
    }

    @Test(arguments: [
        (#"{"op":"transliterate","value":"Москва","transform":"Any-Latin"}"#, #"{"result":"Moskva"}"#),
        (#"{"id":7,"op":"transliterate","value":"ab","rules":"a > b;"}"#, #"{"id":7,"result":"bb"}"#),
        (#"{"op":"slug","value":"Ärger im Büro","locale":"de"}"#, #"{"result":"aerger-im-buero"}"#),
    ]) func batch(line: String, expected: String) {
        #expect(run(list: ["batch"], input: Array(line.utf8)).output == expected + "\n")
    }

    @Test func lists() {
        let ids = run("transliterate", "--list").lines
        #expect(ids.count > 500 && ids.contains("Latin-ASCII"))
        let named = run("transliterate", "--list", "--json", "--locale", "de").lines
        #expect(named.contains(#"{"text":"Cyrillic-Latin","name":"Kyrillisch → Lateinisch"}"#))
        #expect(
            run("transliterate", "Да", "--json").lines == [#"{"value":"Да","transform":"Any-Latin","text":"Da"}"#])
    }

    @Test(arguments: [
        (["transliterate", "a", "--id", "Any-Latim"], 2, "did you mean 'Any-Latin'?"),
        (["transliterate", "a", "--id", "Klingon-Elvish"], 2, "transliterate --list' lists them"),
        (["transliterate", "a", "--inverse"], 2, "'Any-Latin' has no way back"),
        (["transliterate", "a", "--rules", "a > (b;"], 2, "line 1, column 6"),
        (["transliterate", "a", "--rules", "a > b;", "--id", "Lower"], 2, "exclude each other"),
        (["transliterate"], 2, "Missing expected argument"), (["transliterate", "--list", "a"], 2, "--list goes with"),
        (["slug", "a", "--max-length", "0"], 2, "--max-length"),
    ]) func whatIsWrong(words: [String], code: Int32, message: String) {
        let outcome = run(list: words, input: [])
        #expect(outcome.code == code && outcome.errors.contains(message) && outcome.errorLines.count == 1, "\(outcome)")
    }
}

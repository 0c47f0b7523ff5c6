import LocaleFormat
import LocaleFormatJSON
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// Lines of a batch that differ in the arguments of a text: it is compiled once, and each line has what it has alone.
@Suite struct TemplateBatchTests {
    private static let defaults: OptionValues = {
        var defaults = OptionValues()
        defaults[.locale] = "en"
        return defaults
    }()

    private func answers(_ lines: [String]) -> [String] {
        let worker = BatchWorker(defaults: Self.defaults)
        worker.answer(Array(lines.joined(separator: "\n").utf8)[...])
        return String(decoding: worker.takeAnswers().bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Texts, good and bad ones, with arguments that fit and others.
    private static func line(_ random: inout SeededGenerator) -> String {
        let texts: [(String, [String])] = [
            (#""op":"markup","value":"%lld files in %@""#, ["arg"]),
            (#""op":"markup","value":"^[%lld file](inflect: true) in %@""#, ["arg"]),
            (#""op":"markup","value":"^[%lld new file]""#, ["arg"]), (#""op":"markup","value":"%.1e %.2f%%""#, ["arg"]),
            (
                #""op":"message","syntax":"mf1","value":"{n, plural, one {# file} other {# files}} in {s} {d, date, long}""#,
                ["args"]
            ),
            (#""op":"message","syntax":"mf1","value":"{n, plural, one {#}}""#, ["args"]),
            (
                #""op":"message","value":".input {$n :number} .match $n one {{{$n} in {$s}}} * {{{$n}s in {$s :string}}}""#,
                ["args", "arg"]
            ),
            (#""op":"message","value":"{$n :nonsense} {$s} {$d :date} {""#, ["args"]),
            (#""op":"message","syntax":"apple","value":"%lld in %@""#, ["args"]),
            (#""op":"message","syntax":"formatjs","value":"<b>{n, number, ::percent}</b> {s}""#, ["args"]),
            (#""op":"message","syntax":"mf1","to":"mf2","value":"{n, number} {s}""#, ["names"]),
        ]
        let (text, kinds) = random.element(of: texts)
        let number = random.element(of: ["0", "1", "2", "1234567.5", "-1", #""x""#, "null", "1e400"])
        let string = random.element(of: [#""Ada""#, #""שלום""#, "5", #""caf\u00e9""#, #""cafe\u0301""#])
        let arguments: String
        switch random.element(of: kinds) {
        case "arg" where text.contains("message"): arguments = #""arg":["n=3","s=x"]"#
        case "arg": arguments = #""arg":["\#(number.filter { $0 != "\"" })",\#(string)]"#
        case "names": arguments = #""args":{"n":\#(random.element(of: [#""count""#, #""total""#, "1"]))}"#
        default:
            let names = text.contains("apple") ? ("1", "2") : ("n", "s")
            arguments = #""args":{"\#(names.0)":\#(number),"\#(names.1)":\#(string),"d":"2025-11-21"}"#
        }
        let locale = random.element(of: ["", #","locale":"de""#, #","locale":"ar-EG""#, #","bidiIsolation":"none""#])
        return "{\(text),\(arguments)\(locale)}"
    }

    @Test func eachLineIsAnsweredAsIfAlone() throws {
        var random = SeededGenerator(for: "TemplateBatchTests")
        let lines = (0..<TestSize.of(20_000, usually: 600)).map { _ in Self.line(&random) }
        let together = answers(lines)
        #expect(together.count == lines.count)
        var mismatches = Mismatches()
        for (line, answer) in zip(lines, together) {
            mismatches.expect(answer, equals: answers([line]).first ?? "", line)
        }
        mismatches.report()
        #expect(together.contains { $0.contains("error") } && together.contains { $0.contains("1,234,567.5") })
    }

    /// Two ways to write é are one `String`, and two texts.
    @Test func textsAreComparedByTheirBytes() {
        let lines = ["caf\u{E9}", "cafe\u{301}"].map { word in
            #"{"op":"message","value":"\#(word) {$n}","args":{"n":1}}"#
        }
        let answers = answers(lines + lines)
        #expect(answers.map { $0.unicodeScalars.count } == [19, 20, 19, 20])
        #expect(ByteText("caf\u{E9}") != ByteText("cafe\u{301}"))
        let options = ["caf\u{E9}", "cafe\u{301}"].map { OptionValues.Entry(name: .concept, text: $0) }
        #expect(options[0] != options[1])
    }

    /// As many texts as lines: what is kept is bounded, and each is still its own.
    @Test func manyTexts() {
        let lines = (0..<2_000).map { #"{"op":"markup","value":"\#($0): %lld","arg":[\#($0)]}"# }
        #expect(answers(lines + lines).last == #"{"result":"1999: 1,999"}"#)
    }

    @Test func argumentsByName() {
        let lines = [
            // A name is JSON's, and may have what the command line takes for its end.
            #"{"op":"message","value":"{$n}","args":{"n":5,"a=b":1}}"#,
            #"{"op":"message","value":"{$n}","args":{}}"#, #"{"op":"message","value":"{$n}","arg":[]}"#,
            #"{"op":"number","value":"5","args":{"n":5}}"#, #"{"op":"message","value":"{$n}","arg":["n"]}"#,
        ]
        let expected = [
            #"{"result":"5"}"#, #"{"result":"{$n}","errors":["unresolved-variable"]}"#,
            #"{"result":"{$n}","errors":["unresolved-variable"]}"#, #"{"error":"'arg' is no option of number"}"#,
            #"{"error":"--arg is 'n'; expected NAME=VALUE or NAME:=JSON, such as name=n"}"#,
        ]
        let given = answers(lines)
        for (answer, expected) in zip(given, expected) {
            #expect(answer.replacing(#"\u2068"#, with: "").replacing(#"\u2069"#, with: "") == expected)
        }
    }
}

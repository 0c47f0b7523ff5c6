import LocaleFormatJSON
import TestSupport
import Testing

@testable import conformance

/// The protocol: framing, commands, and answers to lines that are no tests.
@Suite struct SessionTests {
    /// The replies to an input that arrives in pieces of so many bytes.
    private func replies(_ input: [UInt8], pieces: Int = 1 << 16, limit: Int = 1 << 16) -> [String] {
        var rest = input[...]
        var session = Session(
            input: LineReader(limit: limit) { buffer in
                buffer += rest.prefix(pieces)
                rest = rest.dropFirst(pieces)
                return !rest.isEmpty
            })
        var output: [UInt8] = []
        while let bytes = session.nextReplies() { output += bytes }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func replies(_ input: String, pieces: Int = 1 << 16) -> [String] {
        replies(Array(input.utf8), pieces: pieces)
    }

    private let test = #"{"test_type": "number_fmt", "label": "7", "skeleton": ".00", "input": "1", "hexhash": "x"}"#
    private let reply = #"{"label":"7","result":"1.00"}"#

    @Test(arguments: [1, 7, 4096]) func linesArriveInPieces(pieces: Int) {
        let input = "\(test)\n\n\(test)\r\n# a remark\n\(test)\n#EXIT with a word\n\(test)\n"
        #expect(replies(input, pieces: pieces) == [reply, reply, reply])
    }

    @Test func inputMayEndWithoutExit() {
        #expect(replies(test) == [reply])
        #expect(replies("") == [])
        #expect(replies("\n\n") == [])
    }

    @Test func versionHasWhatTheDriverNeeds() throws {
        let version = try JSONReader.value(of: Array(replies("#VERSION\n#EXIT").joined().utf8))
        for key in ["platform", "platformVersion", "icuVersion", "cldrVersion"] {
            #expect(version[key]?.string?.isEmpty == false)
        }
    }

    @Test func testsAreListed() {
        #expect(replies("#TESTS")[0].hasPrefix(#"{"supported_tests":["number_fmt","decimal_fmt""#))
    }

    @Test func unknownTestTypesAreUnsupported() {
        #expect(
            replies(#"{"test_type": "weather_fmt", "label": "3", "s1": "a", "s2": "b"}"#)
                == [#"{"label":"3","error":"unknown test type","unsupported":"weather_fmt"}"#])
    }

    @Test(arguments: ["garbage", "{", "[1]", "12", #"{"label": "1"}"#, #"{"test_type": "number_fmt"}"#, "\u{0}"])
    func whatIsNoTestIsAnError(line: String) throws {
        let answers = replies("\(line)\n\(test)")
        try #require(answers.count == 2)
        #expect(try JSONReader.value(of: Array(answers[0].utf8))["error"] != nil)
        #expect(answers[1] == reply)
    }

    @Test func invalidUTF8IsAnError() throws {
        let answers = replies(
            [0xFF, 0xFE, 0x0A] + Array(#"{"label": ""#.utf8) + [0xC3, 0x28, 0x22, 0x7D, 0x0A] + Array(test.utf8))
        #expect(answers.count == 3)
        #expect(answers[0].contains("\"error\"") && answers[1].contains("\"error\""))
        #expect(answers[2] == reply)
    }

    @Test func aLineBeyondTheLimitIsReportedAndSkipped() {
        let input = Array(repeating: UInt8(ascii: "a"), count: 300_000) + Array("\n\(test)\n".utf8)
        let answers = replies(input, limit: 1000)
        #expect(answers.count == 2)
        #expect(answers[0].contains("300000 bytes"))
        #expect(answers.last == reply)
    }

    @Test(
        arguments: ([
            ("pl", "5", "cardinal", "many"), ("pl", "1.0", "cardinal", "other"), ("fr", "1c6", "cardinal", "many"),
            ("en_US", "22", "ordinal", "two"),
            // French has many since CLDR 38.
        ] as [(String, String, String, String)]).filter { LoadedICU.cldr >= 38 || $0.0 != "fr" })
    func pluralsHaveTheirCategory(locale: String, sample: String, type: String, category: String) {
        let line = """
            {"test_type": "plural_rules", "label": "1", "locale": "\(locale)", "sample": "\(sample)", "type": "\(type)"}
            """
        #expect(replies(line) == [#"{"label":"1","result":"\#(category)"}"#])
    }

    @Test func problemsAreToldApart() throws {
        func answer(_ fields: String) throws -> JSONValue {
            let line = #"{"test_type": "number_fmt", "label": "1", \#(fields)}"#
            return try JSONReader.value(of: Array(replies(line).joined().utf8))
        }
        #expect(try answer(#""input": "abc", "skeleton": ".0""#)["error"] != nil)
        #expect(try answer(#""input": "1", "skeleton": "no-such-stem""#)["error"] != nil)
        #expect(try answer(#""input": "1", "skeleton": ".0", "locale": "12""#)["error"] != nil)
        #expect(
            try answer(#""input": "1", "options": {"minimumFractionDigits": 3, "maximumFractionDigits": 1}"#)["error"]
                != nil)
        #expect(try answer(#""input": "1", "options": {"numberingSystem": "nope"}"#)["unsupported"] != nil)
        #expect(try answer(#""input": "1", "options": {"style": "unit", "unit": "nope"}"#)["unsupported"] != nil)
        #expect(try answer(#""input": "1", "options": {"notation": "nope"}"#)["unsupported"] != nil)
        #expect(
            try answer(#""input": "1.5", "skeleton": "precision-integer rounding-mode-unnecessary""#)["result"]
                == "Inexact")
    }
}

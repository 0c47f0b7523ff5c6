import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct BatchTests {
    /// A number of JSON is a number where text may stand too, so that words agree with it; false is no dialect.
    @Test(arguments: [
        (#"{"op":"markup","value":"^[%@ file](inflect: true)","arg":[2],"locale":"en"}"#, "2 files"),
        (#"{"op":"markup","value":"^[%@ file](inflect: true)","arg":2,"locale":"en"}"#, "2 files"),
        (#"{"op":"markup","value":"%@ %@ %@","arg":["1234",1234,1234.5],"locale":"de"}"#, "1234 1.234 1.234,5"),
        (#"{"op":"markup","value":"%lld %@","arg":[1234,"5"],"locale":"de"}"#, "1.234 5"),
        (#"{"op":"names","kind":"language","value":"de-CH","dialect":false,"locale":"en"}"#, "German (Switzerland)"),
        (#"{"op":"names","kind":"language","value":"de-CH","dialect":true,"locale":"en"}"#, "Swiss High German"),
    ])
    func typesOfJSON(line: String, expected: String) {
        #expect(run("batch", input: Array(line.utf8)).output == "{\"result\":\"\(expected)\"}\n")
    }

    @Test(arguments: [
        (#"{"op":"number","value":"1234.5","locale":"hi-IN-u-nu-deva"}"#, #"{"result":"१,२३४.५"}"#),
        (#"{"id":7,"op":"currency","value":5,"code":"EUR","locale":"en","minFraction":0}"#, #"{"id":7,"result":"€5"}"#),
        (
            #" { "id" : {"a": [1.50, "é"]} , "op" : "number" , "value" : 1.50 } "#,
            #"{"id":{"a": [1.50, "é"]},"result":"1.5"}"#
        ),
        (#"{"id":"\ud83d\ude00","op":"number","value":"\u0031"}"#, #"{"id":"\ud83d\ude00","result":"1"}"#),
        (
            #"{"op":"number","value":0.1000000000000000055511151231257827,"maxFraction":30}"#,
            #"{"result":"0.100000000000000005551115123126"}"#
        ),
        (#"{"op":"number","value":1,"minFraction":"2","decimalAlways":false,"sign":null}"#, #"{"result":"1.00"}"#),
        (#"{"op":"plural","value":"1.0"}"#, #"{"result":"other"}"#),
    ])
    func answers(line: String, answer: String) {
        let outcome = run("batch", "--locale", "en", input: Array(line.utf8))
        #expect(outcome == Outcome(code: 0, output: answer + "\n", errors: ""))
    }

    @Test(
        arguments: ([
            ("", "not a JSON object"), ("nonsense", "at byte 0"), ("[1]", "not a JSON object"),
            ("{}", "'op' is missing"),
            (#"{"id":1,"op":"number","value":1} x"#, "nothing after"),
            (#"{"id":1,"op":"number","value":01}"#, "expected"),
            (#"{"id":1,"op":"frob","value":1}"#, #"{"id":1,"error":"unknown op 'frob'"#),
            (#"{"id":1,"op":5,"value":1}"#, "'op' must be a string"),
            (#"{"id":1,"op":"number"}"#, "'value' is missing"),
            (#"{"id":1,"op":"number","value":true}"#, "'value' must be"),
            (#"{"id":1,"op":"number","value":[1]}"#, "'value' must be"),
            (#"{"id":1,"op":"number","value":1,"bar":2}"#, "unknown option 'bar'"),
            // Among the options of the operation alone.
            (
                #"{"id":1,"op":"currency","value":1,"currency":"EUR"}"#,
                "unknown option 'currency'; 'fmt currency --help' lists them"
            ),
            (
                #"{"id":1,"op":"list","value":["a"],"tipe":"or"}"#, "unknown option 'tipe'; did you mean 'type'?"
            ),
            (#"{"id":1,"op":"number","value":1,"min-fraction":2}"#, "unknown option"),
            (#"{"id":1,"op":"number","value":1,"code":"EUR"}"#, "'code' is no option of number"),
            (#"{"id":1,"op":"number","value":1,"locale":5}"#, "'locale' must be a string"),
            (#"{"id":1,"op":"number","value":1,"minFraction":true}"#, "'minFraction' must be a number"),
            (#"{"id":1,"op":"currency","value":1,"code":"EUR","cash":"yes"}"#, "'cash' must be true or false"),
            (#"{"id":1,"op":"number","value":1,"locale":"zz--"}"#, "malformed locale"),
            (#"{"id":1,"op":"number","value":"1,5"}"#, "is not a decimal number"),
            (#"{"id":1,"op":"number","value":1,"value":2}"#, "'value' is there twice"),
            // Each of these stopped the process, or kept it busy for ever, when ICU saw it.
            (#"{"op":"parse","kind":"number","value":"1","pattern":"~"}"#, "expected a number of this style"),
            (#"{"op":"parse","kind":"number","value":"1","pattern":"¤¤¤¤¤¤0"}"#, "at byte 6: expected one to three ¤"),
            (
                #"{"op":"number","from":1,"to":0.5,"range":true,"skeleton":"unit/foot-and-inch"}"#,
                "ranges go with one unit"
            ),
            (#"{"op":"number","value":"1..2","range":true,"skeleton":"unit/meter usage/person-height"}"#, "one unit"),
            (#"{"op":"number","value":1,"skeleton":"scale/1e999999999"}"#, "at byte 6: expected a decimal number"),
            (#"{"op":"number","value":1,"skeleton":"unit/meter\u0000"}"#, "at byte 5: expected a CLDR unit"),
            (#"{"op":"unit","value":"NaN foot-and-inch"}"#, "cannot be written in foot-and-inch"),
            (#"{"id":"\ud800","op":"number","value":1}"#, "surrogate"),
            (#"{"id":"\ud800\u0041","op":"number","value":1}"#, "surrogate"),
            (#"{"id":"\udc00","op":"number","value":1}"#, "surrogate"),
            ("{\"id\":\"a\tb\",\"op\":\"number\",\"value\":1}", "control character"),
        ] as [(String, String)]).filter {
            LoadedICU.major >= 68 || !$0.0.contains("usage/") && !$0.0.contains("foot-and-inch")
        })
    func reportsInPlace(line: String, message: String) {
        let good = #"{"op":"number","value":1}"#
        let outcome = run("batch", "--locale", "en", input: Array("\(good)\n\(line)\n\(good)\n".utf8))
        #expect(outcome.code == 1 && outcome.errors.isEmpty)
        #expect(outcome.lines.count == 3 && outcome.lines.first == outcome.lines.last)
        #expect(
            outcome.lines.dropFirst().first?.replacing(#"\""#, with: "\"").contains(message) == true,
            "\(outcome.output)")
    }

    @Test func hostileLinesEndNothing() {
        let deep = String(repeating: "[", count: 500_000) + String(repeating: "]", count: 500_000)
        let lines: [[UInt8]] = [
            Array(#"{"id":\#(deep),"op":"number","value":1}"#.utf8),
            Array(String(repeating: "{\"a\":", count: 100_000).utf8),
            [0xFF, 0xFE], Array(#"{"id":"\#("\u{0}")"#.utf8), [UInt8](repeating: 0x20, count: 2 << 20),
            Array(#"{"op":"number","value":"\#(String(repeating: "9", count: 500))"}"#.utf8),
            Array(#"{"op":"number","value":1e999999999}"#.utf8), Array(#"{"op":"number","value":"-"}"#.utf8),
        ]
        let outcome = run("batch", "--locale", "en", input: Array(lines.joined(separator: [0x0A])))
        #expect(outcome.lines.count == lines.count)
        #expect(outcome.lines.count { $0.contains("error") } == lines.count - 1)
    }

    /// Cut-off and changed lines: an answer for each, whatever it is.
    @Test func everyLineHasAnAnswer() {
        let line = Array(#"{"id":"\ud83d\ude00é","op":"number","value":-12.5e3,"locale":"de","json":true}"#.utf8)
        var input: [UInt8] = []
        for index in line.indices {
            input += line[..<index] + [0x0A]
            for byte: UInt8 in [0x00, 0x22, 0x5C, 0x7B, 0x80, 0xF4] {
                var changed = line
                changed[index] = byte
                input += changed + [0x0A]
            }
        }
        #expect(run("batch", input: input).lines.count == line.count * 7)
    }

    @Test func orderIsKeptOverManyThreads() {
        let count = 20_000
        let input = (0..<count).map {
            #"{"id":\#($0),"op":"number","value":\#($0),"locale":"\#($0 % 2 == 0 ? "de" : "en")"}"#
        }
        let batch = Batch(defaults: OptionValues(), workers: 8)
        let output = Recorder()
        let source = ArraySource(bytes: Array(input.joined(separator: "\n").utf8)[...], readSize: 100_003)
        let code = batch.run(on: Console(input: source, output: output, errors: Recorder()))
        let ids = output.text.split(separator: "\n").map { $0.dropFirst(6).prefix { $0 != "," } }
        #expect(code == 0)
        #expect(ids == (0..<count).map { "\($0)"[...] })
    }

    @Test func cacheIsBoundedAndKeepsWhatIsUsed() {
        var cache = RecentCache<Int, Int>(capacity: 4)
        var built = 0
        for key in 0..<1_000 {
            _ = cache.value(for: -1) {
                built += 1
                return 0
            }
            #expect(cache.value(for: key) { key } == key)
            #expect(cache.count <= 8)
        }
        #expect(built == 1)
    }
}

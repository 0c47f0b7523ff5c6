import LocaleFormat
import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// Lines that are answered by their shape, compared with lines that are read as JSON.
@Suite struct LineShapeTests {
    private static let defaults: OptionValues = {
        var defaults = OptionValues()
        defaults[.locale] = "en"
        defaults[.timeZone] = "Europe/Berlin"
        return defaults
    }()

    private func scan(_ line: String) -> LineScan? {
        let bytes = Array(line.utf8)
        return LineScan(bytes.span, from: 0)
    }

    private func answers(_ input: [UInt8], keepsShapes: Bool) -> (lines: [String], failures: Int) {
        let worker = BatchWorker(defaults: Self.defaults, keepsShapes: keepsShapes)
        worker.answer(input[...])
        let done = worker.takeAnswers()
        let lines = done.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
        #expect(done.lines == lines.count)
        return (lines.map { String(decoding: $0, as: UTF8.self) }, done.failures)
    }

    /// Many shapes in turn, in every way that a line may be written or spoilt.
    @Test func answersAreThoseOfTheGeneralWay() throws {
        var random = SeededGenerator(for: "LineShapeTests")
        var lines: [[UInt8]] = []
        for _ in 0..<TestSize.of(4_000, usually: 40) {
            // Of few kinds at a time, so that most lines are of a shape that was there before.
            let kinds = (0..<4).map { _ in random.element(of: RandomLine.members) }
            for _ in 0..<100 { lines.append(RandomLine.bytes(random.element(of: kinds), &random)) }
        }
        let input = Array(lines.joined(separator: [0x0A]))
        let (byShape, general) = (answers(input, keepsShapes: true), answers(input, keepsShapes: false))
        #expect(byShape.failures == general.failures)
        var mismatches = Mismatches()
        for (answer, expected) in zip(byShape.lines, general.lines) {
            mismatches.expect(answer, equals: expected, "seed \(random.seed)")
        }
        #expect(byShape.lines.count == general.lines.count)
        mismatches.report()
        #expect(try knownShapes(in: lines) > lines.count / 5)
    }

    /// How many lines are of a shape that was there before.
    private func knownShapes(in lines: [[UInt8]]) throws -> Int {
        let operation = try PluralOperation(Self.defaults, isBrief: true)
        var shapes = LineShapes()
        var count = 0
        for line in lines {
            guard let scan = LineScan(line.span, from: 0) else { continue }
            if shapes.place(of: scan, in: line.span) != nil {
                count += 1
            } else if BatchRequest(line[...]).isFilled(at: scan) {
                shapes.insert(line[...], scan, operation)
            }
        }
        return count
    }

    /// The shape of the first line is that of those that differ in value and id alone, and of no other.
    @Test func knowsTheSameShape() throws {
        let first = #"{"id":7,"op":"number","value":"12.5","locale":"de"}"#
        var shapes = LineShapes()
        let found = scan(first)
        let scan = try #require(found)
        shapes.insert(Array(first.utf8)[...], scan, try NumberOperation(Self.defaults, isBrief: false))
        for (line, isSame) in [
            (first, true), (#"{"id":70001,"op":"number","value":"x y","locale":"de"}"#, true),
            (#"{"id":-1.5,"op":"number","value":"1","locale":"de"}"#, true),
            (#"{"id":"7","op":"number","value":"12.5","locale":"de"}"#, false),
            (#"{"id":7,"op":"number","value":12.5,"locale":"de"}"#, false),
            (#"{"id":7,"op":"number","value":"12.5","locale":"da"}"#, false),
            (#"{"id":7, "op":"number","value":"12.5","locale":"de"}"#, false),
            (#"{"op":"number","value":"12.5","locale":"de"}"#, false),
            (#"{"value":"12.5","op":"number","id":7,"locale":"de"}"#, false),
        ] {
            let bytes = Array(line.utf8)
            let place = self.scan(line).flatMap { shapes.place(of: $0, in: bytes.span) }
            #expect((place != nil) == isSame, "\(line)")
        }
    }

    /// Lines of one text differ in its arguments, whatever these are, and not in whether they have names.
    @Test func knowsTheSameText() throws {
        let first = #"{"op":"message","value":"\"{$n}\"","args":{"n":1}}"#
        var shapes = LineShapes()
        let found = scan(first)
        let scan = try #require(found)
        #expect(scan.isArguments && BatchRequest(Array(first.utf8)[...]).isFilled(at: scan))
        shapes.insert(
            Array(first.utf8)[...], scan, try MessageOperation(Self.defaults, isBrief: false), template: "\"{$n}\"")
        for (line, isSame) in [
            (first, true), (#"{"op":"message","value":"\"{$n}\"","args":{}}"#, true),
            (#"{"op":"message","value":"\"{$n}\"","args":{"n":"}\\\"","a":[{"b":["]"]}]}}"#, true),
            (#"{"op":"message","value":"\"{$n}\"","args":["n=1"]}"#, false),
            (#"{"op":"message","value":"\"{$a}\"","args":{"n":1}}"#, false),
            (#"{"op":"message","value":"\"{$n}\"","args":{"n":1},"locale":"de"}"#, false),
            (#"{"op":"message","value":"\"{$n}\"","args":"n=1"}"#, false),
            (#"{"op":"message","value":"\"{$n}\"","args":{"n":1}"#, false),
        ] {
            let bytes = Array(line.utf8)
            let place = self.scan(line).flatMap { shapes.place(of: $0, in: bytes.span) }
            #expect((place != nil) == isSame, "\(line)")
        }
    }

    /// What is not copied as it is, or does not end where it should, is left to the reader of JSON.
    @Test(arguments: [
        "", "{", "{}", "[]", #"{"value":1"#, #"{"value":01}"#, #"{"value":1.}"#, #"{"value":-}"#, #"{"value":1e5}"#,
        #"{"value":""}"#, #"{"value":"a\u0062"}"#, #"{"value":"é"}"#, #"{"value":"1","id":[1]}"#,
        #"{"value":"1","id":007}"#,
        #"{"value":"1","value":"2"}"#, #"{"value":"1","id":1,"id":2}"#, #"{"value":"1"} "#, #"{"value":"1"}x"#,
        #" {"value":"1"}"#,
        #"{"value":"1","a":{}}"#, #"{"value":"1","a\n":1}"#, "{\"value\":\"1\",\t\"a\":1}", "{\"value\":\"1\n\"}",
        #"{"valeu":"1"}"#,
        #"{"value":1,}"#, #"{"value":null}"#,
    ])
    func passesOver(line: String) { #expect(scan(line) == nil) }

    @Test func shapesAreBounded() {
        var shapes = LineShapes()
        for index in 0..<3 * LineShapes.limit {
            let line = Array(#"{"value":"1","x\#(index)":null}"#.utf8)
            guard let scan = LineScan(line.span, from: 0),
                let plural = try? PluralOperation(Self.defaults, isBrief: true)
            else {
                Issue.record("not scanned")
                return
            }
            shapes.insert(line[...], scan, plural)
            let place = shapes.place(of: scan, in: line.span)
            #expect(place != nil && shapes.count <= LineShapes.limit)
        }
    }
}

/// A line of a batch: of one of a few shapes, and now and then not JSON at all.
private enum RandomLine {
    static func bytes(_ kind: [(String, String)], _ random: inout SeededGenerator) -> [UInt8] {
        var members = kind
        if kind.contains(where: { $0.0 == "value" }) {
            if random.chance(9, in: 10) { members.append(("args", arguments(&random))) }
        } else {
            members.append(("value", value(&random)))
        }
        if random.chance(2, in: 3) { members.append(("id", id(&random))) }
        if random.chance(1, in: 40) { members.append(random.element(of: odd)) }
        if random.chance(1, in: 8) { members.shuffle(using: &random) }
        let (colon, comma) = random.element(of: [
            (":", ","), (":", ","), (":", ","), (":", ","), (": ", ", "), (": ", ", "), (" : ", " ,"), (":\t", ","),
        ])
        var text = "{" + members.map { "\"\($0.0)\"\(colon)\($0.1)" }.joined(separator: comma) + "}"
        if random.chance(1, in: 30) { text = random.element(of: ["\u{FEFF}", " ", "x"]) + text }
        if random.chance(1, in: 10) { text += random.element(of: ["\r", " ", "\t", "\r\r", "x", "}"]) }
        var line = Array(text.utf8)
        if random.chance(1, in: 30) { line.removeLast(Int.random(in: 0...line.count, using: &random)) }
        if random.chance(1, in: 20), !line.isEmpty {
            let byte = random.element(
                of: [0, 0x20, 0x22, 0x2C, 0x30, 0x3A, 0x5C, 0x7B, 0x7D, 0x7F, 0x80, 0xC3, 0xFF] as [UInt8])
            line[Int.random(in: 0..<line.count, using: &random)] = byte
        }
        return line
    }

    static let members: [[(String, String)]] = [
        [("op", #""number""#)], [("op", #""number""#), ("locale", #""de""#)],
        [("op", #""number""#), ("locale", #""hi-IN-u-nu-deva""#)], [("op", #""number""#), ("locale", #""ar-EG""#)],
        [("op", #""number""#), ("locale", #""fa""#), ("minFraction", "2")],
        [("op", #""number""#), ("style", #""percent""#)], [("op", #""number""#), ("style", #""compact-short""#)],
        [("op", #""number""#), ("style", #""scientific""#)], [("op", #""number""#), ("style", #""spellout""#)],
        [("op", #""number""#), ("pattern", ##""#,##0.00 \"é\"""##)], [("op", #""number""#), ("significant", "3")],
        [("op", #""number""#), ("range", "true")], [("op", #""number""#), ("json", "true")],
        [("op", #""number""#), ("rounding", #""unnecessary""#), ("maxFraction", "1")],
        [("op", #""number""#), ("numberingSystem", #""roman""#)], [("op", #""number""#), ("json", "false")],
        [("op", #""currency""#), ("code", #""EUR""#), ("locale", #""de-AT""#)],
        [("op", #""currency""#), ("code", #""JPY""#), ("accounting", "true")], [("op", #""currency""#)],
        [("op", #""plural""#)], [("op", #""unit""#), ("unit", #""meter""#)], [("op", #""unit""#)],
        [("op", #""date""#)], [("op", #""date""#), ("date", #""full""#), ("time", #""short""#), ("locale", #""ja""#)],
        [("op", #""date""#), ("calendar", #""hebrew""#), ("locale", #""he""#)],
        [("op", #""date""#), ("fields", "true")],
        [("op", #""date""#), ("timeZone", #""Mars""#)], [("op", #""duration""#)], [("op", #""list""#)],
        [("op", #""list""#), ("lines", "true")], [("op", #""relative""#), ("unit", #""day""#)], [("op", #""markup""#)],
        [("op", #""parse""#), ("kind", #""number""#)], [("op", #""parse-date""#)], [("op", #""name""#)],
        [("op", #""markup""#), ("value", #""%lld files in %@""#)],
        [("op", #""markup""#), ("locale", #""de""#), ("value", #""^[%lld Datei](inflect: true) é: \"%2$.2f\"""#)],
        [("op", #""message""#), ("value", #"".input {$n :number} .match $n one {{1}} * {{{$a}}}""#)],
        [("op", #""message""#), ("locale", #""de""#), ("value", #""{$n :number} files in \u007b$a}""#)],
        [
            ("op", #""message""#), ("syntax", #""mf1""#), ("locale", #""de""#),
            ("value", #""{n, plural, one {# file} other {# files}} {a}""#),
        ],
        [("op", #""message""#), ("syntax", #""mf1""#), ("value", #""{n, number} {d, date, short}""#)],
        [("op", #""message""#), ("syntax", #""apple""#), ("value", #""%1$@: %2$lld""#)],
        [("op", #""message""#), ("to", #""mf1""#), ("value", #""{$n}""#)],
        [("op", #""message""#), ("json", "true"), ("value", #""""#)], [("op", #""markup""#), ("value", "5")],
        [("op", #""match""#), ("available", #""en,de""#)], [("op", #""nubmer""#)], [("op", "5")], [],
    ]

    /// Members that change what a line is.
    private static let odd: [(String, String)] = [
        ("value", "7"), ("id", "8"), ("op", #""number""#), ("text", #""9""#), ("items", #"["a","b"]"#), ("from", "1"),
        ("to", "2"),
        ("name", #"{"given":"Ada"}"#), ("name", #""Ada King""#), ("locale", #""fr""#), ("vlaue", "1"),
        ("v\\u0061lue", "1"),
        ("\\u0069d", "1"), ("preferred", #""de""#), ("arg", "[1,2]"), ("args", "[3]"), ("\\u0061rgs", "[3]"),
        ("strict", "true"), ("locale", #""gb""#),
    ]

    private static func value(_ random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
            let digits = Int.random(in: 1...22, using: &random)
            var number = String((0..<digits).map { _ in Character("\(Int.random(in: 0...9, using: &random))") })
            if random.chance(1, in: 2) {
                number.insert(
                    ".", at: number.index(number.startIndex, offsetBy: Int.random(in: 0...digits, using: &random)))
            }
            if random.chance(1, in: 3) { number = "-" + number }
            return random.chance(1, in: 3) ? number : "\"\(number)\""
        case 4..<8:
            func two(_ range: ClosedRange<Int>) -> String {
                let number = Int.random(in: range, using: &random)
                return number < 10 ? "0\(number)" : "\(number)"
            }
            let year = random.element(of: ["0000", "0001", "1582", "1899", "1970", "2025", "2040", "9999"])
            let day = "\(year)-\(two(0...13))-\(two(0...32))"
            let time = "T\(two(0...24)):\(two(0...60)):\(two(0...60))"
            return
                "\"\(day)\(random.element(of: ["", time, time + "Z", time + "+05:30", time + ".5Z", "T08:30", " 08:30:00", time + "z"]))\""
        case 8..<10: return random.element(of: special)
        default:
            return
                "\"\(random.element(of: ["1 day", "3 meter", "1700000000", "@5", "today", "-1.5", "de", "%lld", "a\\tb"]))\""
        }
    }

    private static func arguments(_ random: inout SeededGenerator) -> String {
        func one() -> String {
            random.element(of: [
                "1", "7.50", "-3", "1e3", #""a""#, #""]""#, #""\"}""#, #""n=5""#, #""a=b c""#, #""n:=[1,\"é\"]""#,
                "null", "true", "[1,2]",
                #"{"value":5,"currency":"EUR"}"#, #"{"date":"2025-11-21"}"#, #"{"decimal":"1.50"}"#, "{}", "01", "]",
                "[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]",
            ])
        }
        let count = random.element(of: [0, 1, 2, 2, 2, 3])
        let values = (0..<count).map { _ in one() }
        switch random.next() % 8 {
        case 0..<3: return "[" + values.joined(separator: random.element(of: [",", ", "])) + "]"
        case 3..<7:
            let names = ["n", "a", "d", "1", "2", "n", "\\u006e"]
            return "{" + values.map { "\"\(random.element(of: names))\":\($0)" }.joined(separator: ",") + "}"
        default: return one()
        }
    }

    private static let special = [
        "0", "-0", "0.0", "-0.0", "00", "1.50", "1e5", "-1E-5", "null", "true", "[1,2]", "{}", #""""#, #""-0""#,
        #""-0.00""#, #""+5""#, #""5.""#,
        #"".5""#, #""NaN""#, #""-Infinity""#, #"" 5 ""#, #""1,5""#, #""१२""#, #""\u0035""#, #""5\n""#, #""é""#,
        #""a\\b""#, "1.",
        "-", "9223372036854775808", #""999999999999999999""#, #""999999999999999999.9""#, #""0000000000000000005""#,
        #""2..4""#, "2024", "1700000000",
        #""2024""#, #""0.00000000000000005""#, #""3"#,
    ]

    private static func id(_ random: inout SeededGenerator) -> String {
        random.chance(1, in: 2)
            ? "\(Int.random(in: 0...99_999, using: &random))"
            : random.element(of: [
                #""a""#, #""""#, #""é""#, #""\"""#, "1.5", "-1", "01", "1e3", "null", "true", "[1]", #"{"a": 1}"#,
                #""\u007f""#, "\"\u{2028}\"", "--1",
            ])
    }
}

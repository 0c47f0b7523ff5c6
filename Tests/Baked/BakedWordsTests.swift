import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatNumbers
import LocaleFormatOperations
import TestSupport
import Testing

/// Numbers in words and letters, baked, say what they say in this process.
@Suite struct BakedWordsTests {
    static let formats = """
        "words": {"op": "number", "style": "spellout"}, "ordinal": {"op": "number", "style": "ordinal"},
        "year": {"op": "number", "rules": "spellout-numbering-year"}
        """

    private static let locales = [
        "de", "en", "fr", "es", "it", "ja", "ko", "ru", "ar", "he", "hi", "zh-Hant", "sv", "el", "de-CH",
        "hi-u-nu-deva", "und",
    ]

    private static let texts = [
        "0", "-0", "1", "-1", "0.5", "-0.5", "1.50", "21", "1100", "-1234.056", "1000000", "1000000000000000001",
        "1e23", "-1e400",
        "18446744073709551615", "18446744073709551616", "123456789012345678901234567890.125", "1e-300", "NaN",
        "Infinity",
        "-Infinity",
    ]

    /// Some of the public sets of a language besides; all of them in long runs. Those that write digits are ICU's own, and refused.
    private static func list(_ locale: LocaleID, _ random: inout SeededGenerator) throws -> FormatList {
        var sets = NumberRuleSet.sets(of: locale).map(\.name).filter { !["duration", "in-numerals"].contains($0) }
        sets.shuffle(using: &random)
        let named = sets.prefix(TestSize.of(sets.count, usually: 4)).map { set in
            ", \"%\(set)\": {\"op\": \"number\", \"rules\": \"\(set)\"}"
        }
        return try BakedSamples.list(locales: [locale.tag], formats: formats + named.joined())
    }

    @Test(arguments: locales) func equalLive(tag: String) throws {
        var random = SeededGenerator(for: "BakedWordsTests " + tag)
        let list = try Self.list(LocaleID(tag), &random)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for format in list.formats {
            let live = try format.live(in: tag)
            let number = try baked.number(format.name, in: tag)
            let randoms = (0..<TestSize.of(200, usually: 20) * SeededGenerator.rounds).map { _ in
                random.decimalText(digits: random.chance(1, in: 4) ? 60 : 12)
            }
            for text in Self.texts + randoms {
                var bytes: [UInt8] = []
                try live.append(.text(text), to: &bytes)
                let expected = String(decoding: bytes, as: UTF8.self)
                let place = "\(format.name) of \(text) in \(tag)"
                mismatches.expect(try baked.format(format.name, decimal: text, in: tag), equals: expected, place)
                if let integer = Int(text), integer.description == text {
                    mismatches.expect(try number.format(integer), equals: expected, place)
                    var appended: [UInt8] = []
                    try number.append(integer, to: &appended)
                    mismatches.expect(String(decoding: appended, as: UTF8.self), equals: expected, place)
                }
            }
        }
        mismatches.report()
    }

    /// Doubles choose rules of their own, `x.0`.
    @Test(arguments: ["en", "fr", "ko", "ja"]) func doubles(tag: String) throws {
        var random = SeededGenerator(for: "BakedWordsTests doubles " + tag)
        let style = NumberStyle<Double>(locale: try LocaleID(tag))
        let live = [
            "words": try style.notation(.spellOut).compiled(), "ordinal": try style.notation(.ordinal).compiled(),
            "year": try style.rules("spellout-numbering-year").compiled(),
        ]
        let baked = try BakedSamples.baked(locales: [tag], formats: Self.formats).formats
        for (name, live) in live {
            let randoms = (0..<200).map { _ in Double(random.decimalText(digits: 16)) ?? 0 }
            for value in [0, -0.0, 1, -1, 1.5, 1e15, 1e23, -0x1p63, .nan, .infinity, -.infinity] + randoms {
                #expect(try baked.format(name, value, in: tag) == live.format(value), "\(name) of \(value)")
            }
        }
    }

    /// CLDR 42's `common/rbnf`.
    @Test func texts() throws {
        let formats = try BakedSamples.baked(locales: ["de", "en"], formats: Self.formats).formats
        #expect(try formats.format("words", 42, in: "de") == "zwei\u{AD}und\u{AD}vierzig")
        #expect(try formats.format("words", decimal: "-1.25", in: "en") == "minus one point two five")
        #expect(try formats.format("ordinal", 2_000_003, in: "en") == "2,000,003rd")
        #expect(try formats.format("year", 1984, in: "en") == "nineteen eighty-four")
        #expect(try formats.kind(of: "words") == .number)
        #expect(throws: BakedError.wrongKind(format: "words", expected: "numbers")) {
            try formats.format("words", ["a"], in: "de")
        }
    }

    @Test func beyondTheRules() throws {
        let formats = try BakedSamples.baked(locales: ["en"], formats: Self.formats).formats
        let number = try ExactDecimal("1e999999")
        #expect(try formats.number("words", in: "en").format(number).utf8.count == 1_333_333)
        #expect(throws: BakedError.self) { try formats.format("words", decimal: "1e1000001", in: "en") }
        let long = NumberValue.scaled(isNegative: false, magnitude: 1, exponent: 2_000_000)
        #expect(throws: BakedError.beyondProgram(long.plainText)) { try formats.number("words", in: "en").format(long) }
        var bytes: [UInt8] = [1]
        #expect(throws: BakedError.self) { try formats.number("words", in: "en").append(long, to: &bytes) }
        #expect(bytes == [1])
    }

    /// Rules that lead to each other too often, which no language has.
    @Test func rulesWithoutEnd() throws {
        var rules: [RuleProgram.Rule] = []
        var sets: [RuleProgram.RuleSet] = []
        var operations: [RuleProgram.Operation] = []
        for index in Int32(0)..<60 {
            var set = RuleProgram.RuleSet()
            set.rules = index..<index + 1
            sets.append(set)
            operations += Array(repeating: .substitution(.same, .set(min(index + 1, 59))), count: 2)
            rules.append(
                RuleProgram.Rule(
                    divisor: 1, operations: index * 2..<index * 2 + 2, delegate: -1, divides: false,
                    yieldsMultiples: false))
        }
        let program = RuleProgram(
            sets: sets, rules: rules, bases: Array(repeating: 0, count: 60), operations: operations, texts: [],
            patterns: [], plurals: [], infinity: [], notANumber: [])
        #expect(program.spelled(NumberValue(7)) == nil)
        #expect(program.spelled(.double(0.5)) == nil)
    }
}

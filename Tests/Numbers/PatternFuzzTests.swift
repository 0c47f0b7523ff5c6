import LocaleFormat
import TestSupport
import Testing

/// Patterns and skeletons made and mutated at random, formatted, parsed and ranged in many locales: an answer or a typed error,
/// and never the end of the process. `LOCALEFORMAT_ROUNDS` makes it longer.
@Suite struct PatternFuzzTests {
    @Test func patterns() {
        var random = SeededGenerator(for: "PatternFuzzTests.patterns")
        var answers = 0
        for _ in 0..<150 * SeededGenerator.rounds {
            let pattern = random.numberPattern()
            let style = NumberSpecification(locale: random.fuzzLocale(), kind: .pattern(pattern))
            guard let compiled = try? CompiledNumber(style), let parser = try? CompiledNumberParser(style) else {
                continue
            }
            for _ in 0..<4 {
                guard let text = try? compiled.format(random.fuzzValue()) else { continue }
                answers += 1
                for text in [
                    text, random.mutated(text, with: ["~", "5", "%", "$", "-", " ", "E", ",", "\u{0}", pattern]),
                ] {
                    for mode in NumberParseMode.allCases {
                        let whole = try? parser.parse(text, mode: mode)
                        let prefix = try? parser.parsePrefix(text, mode: mode)
                        #expect(whole == nil || prefix != nil, "\(pattern) \(text)")
                    }
                }
            }
        }
        #expect(answers > 150 * SeededGenerator.rounds)
    }

    /// What is read as a whole begins with itself, spaces and other letters' case too.
    @Test(arguments: [("", "\r\n3", 3), ("0", "  3 apples", 3), ("k0", "K3", 2), ("k0", " K3", 3)])
    func beginnings(pattern: String, text: String, length: Int) throws {
        let parser = try CompiledNumberParser(NumberSpecification(locale: "en", kind: .pattern(pattern)))
        let prefix = try parser.parsePrefix(text, mode: .lenient)
        #expect(prefix.number.exactDecimal == 3 && prefix.length == length)
    }

    @Test func skeletons() {
        var random = SeededGenerator(for: "PatternFuzzTests.skeletons")
        var answers = 0
        for round in 0..<150 * SeededGenerator.rounds {
            let style = NumberSpecification(locale: random.fuzzLocale(), kind: .skeleton(random.numberSkeleton()))
            guard let compiled = try? CompiledNumber(style) else { continue }
            let range = try? CompiledNumberRange(style, identity: random.element(of: NumberRangeIdentity.allCases))
            for _ in 0..<4 {
                let (value, other) = (random.fuzzValue(), random.fuzzValue())
                guard let text = try? compiled.format(value) else { continue }
                answers += 1
                _ = try? compiled.formattedText(value)
                _ = try? compiled.pluralCategory(of: value)
                _ = try? range?.formattedText((value, other))
                _ = try? range?.format((value, value))
                // A parser learns from hundreds of numbers.
                guard round % 16 == 0, let parser = try? CompiledNumberParser(style) else { continue }
                for mode in NumberParseMode.allCases {
                    _ = try? parser.parse(text, mode: mode)
                    _ = try? parser.parse(random.mutated(text, with: ["5", "-", "K", " "]), mode: mode)
                }
            }
        }
        #expect(answers > 60 * SeededGenerator.rounds)
    }

    /// A number that is about so much is that number with the sign for it, whatever it is multiplied by. ICU takes it through
    /// the style twice, so that what a width or an increment took away is gone when it looks for an exponent or abbreviation.
    @Test(.icu(from: 68, "ranges of numbers")) func approximationsAreOfTheNumber() throws {
        var random = SeededGenerator(for: "PatternFuzzTests.approximations")
        var mismatches = Mismatches()
        while mismatches.compared < 60 * SeededGenerator.rounds {
            let skeleton = random.numberSkeleton()
            let style = NumberSpecification(locale: "en", kind: .skeleton(skeleton))
            let value = random.fuzzValue()
            if case .double(let double) = value, double.isNaN { continue }
            guard !["()", "sign", "width", "increment", "trunc"].contains(where: skeleton.contains),
                let about = try? CompiledNumberRange(style).format((value, value)),
                let text = try? CompiledNumber(style).format(value)
            else { continue }
            mismatches.expect(about.filter { $0 != "~" }, equals: text, "\(skeleton) of \(value.plainText)")
        }
        mismatches.report()
    }
}

extension SeededGenerator {
    fileprivate mutating func fuzzLocale() -> LocaleID {
        chance(1, in: 3) ? element(of: Self.fuzzLocales) : element(of: Self.usualLocales)
    }

    private static let fuzzLocales = LocaleID.available
    private static let usualLocales: [LocaleID] = [
        "en", "de", "ar-EG", "hi-u-nu-deva", "ja", "en-US-u-rg-gbzzzz", "he-u-nu-hebr", "yo",
    ]

    /// Numbers at the edges of what arithmetic there is.
    fileprivate mutating func fuzzValue() -> NumberValue {
        switch next() % 6 {
        case 0: .double(double())
        case 1: NumberValue(integer())
        case 2: NumberValue(element(of: [Int.min, .max, 0, -1]))
        case 3: (try? ExactDecimal(decimalText(digits: 40))).map(NumberValue.decimal) ?? NumberValue(0)
        case 4: .decimal(element(of: Self.edges))
        default: NumberValue(Int(next() % 2_000) - 1_000)
        }
    }

    private static let edges = [
        "9.3e18", "-9223372036854775809", "1e15", "999999999999999.9", "-0", "1e400", "-1e-400", "1e20000",
        "0.999999999",
    ].compactMap { try? ExactDecimal($0) }
}

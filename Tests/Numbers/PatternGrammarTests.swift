import LocaleFormat
import LocaleFormatBridge
import LocaleFormatNumbers
import TestSupport
import Testing

/// The grammar of number patterns, against UTS #35 and against what ICU itself takes.
@Suite struct PatternGrammarTests {
    static func style(_ pattern: String, _ locale: LocaleID = "en-US") -> NumberSpecification {
        NumberSpecification(locale: locale, kind: .pattern(pattern))
    }

    /// Patterns of UTS #35 part 3, "Number Patterns" and "Special Pattern Characters", and of ICU's `DecimalFormat`.
    @Test(
        arguments: ([
            ("#,##0.##", "1,234.57"), ("0.00;0.00-", "1234.57"), ("#,##,##0.###", "1,234.567"), ("#,###,####", "1235"),
            ("0¤00", "1234$57"),
            ("0.00", "1234.57"), ("00000.0000", "01234.5670"), ("@@#", "1230"), ("@@", "1200"),
            ("#,##0.05", "1,234.55"),
            ("0.###E0", "1.235E3"), ("00.###E0", "12.346E2"), ("##0.##E0", "1.23E3"), ("0.###E+00", "1.235E+03"),
            ("'#'#", "#1235"), ("# 'o''clock'", "1235 o'clock"), ("*x#,###,##0.00", "xxxx1,234.57"), ("#%", "123457%"),
            ("#‰", "1234567‰"), ("¤#,##0.00", "$1,234.57"), ("¤¤ #,##0.00", "USD 1,234.57"), ("~0", "~1235"),
            ("", "1234.567"),
            ("0;", "1235"), ("x", "x1235"),
            // ICU 67 does not know a currency as decimal separator.
        ] as [(String, String)]).filter { LoadedICU.major > 67 || $0.0 != "0¤00" })
    func documentedPatterns(_ pattern: String, _ expected: String) throws {
        let text = try CompiledNumber(Self.style(pattern)).format(1234.567)
        #expect(text == expected, "\(pattern)")
    }

    /// The width counts characters, from the first number on.
    @Test func padsBesideAnEmoji() throws {
        for pattern in ["*x😀#,##0", "#,##0*x😀", "😀*x#,##0"] {
            let style = try CompiledNumber(Self.style(pattern))
            let texts = try (0..<5).map { _ in try style.format(1) }
            #expect(Set(texts.map { $0.filter { $0 == "x" } }) == ["xxxx"], "\(pattern): \(texts)")
        }
    }

    @Test(arguments: [
        ("#.#.#", 3), ("0#", 1), ("#.#0", 3), ("@0", 1), ("0@", 1), ("@#@", 2), ("0,", 2), ("#,,0", 2), ("0 'x", 2),
        ("0*", 2),
        ("*x0*x", 3), ("0;0;0", 3), ("#,##0E0", 5), ("0E", 2), ("0EUR", 2), ("0E+", 3), ("¤¤¤¤0", 6), ("0 ¤¤¤¤¤¤", 8),
        ("0x0", 2), ("é0é,", 5),
    ])
    func faultsHaveAPlace(_ pattern: String, _ offset: Int) {
        for make in [
            { _ = try CompiledNumber(Self.style(pattern)) }, { _ = try CompiledNumberParser(Self.style(pattern)) },
        ] {
            do {
                try make()
                Issue.record("\(pattern) was taken")
            } catch NumberError.invalidPattern(let given, let place, let expected) {
                #expect(
                    given == pattern && place == offset && !expected.isEmpty, "\(pattern): \(place ?? -1) \(expected)")
            } catch { Issue.record("\(pattern): \(error)") }
        }
    }

    @Test func lengthIsLimited() {
        for pattern in [
            String(repeating: "#", count: 5_000), String(repeating: "0", count: 1_000),
            String(repeating: "@", count: 1_000),
            "0E" + String(repeating: "0", count: 1_000), "0." + String(repeating: "0", count: 1_000),
        ] {
            #expect(throws: NumberError.self) { try CompiledNumber(Self.style(pattern)) }
        }
        #expect(throws: Never.self) { try CompiledNumber(Self.style(String(repeating: "0", count: 999))) }
    }

    /// ICU's parser ends the process at these; its formatter does not.
    @Test func patternsThatStoppedTheProcess() throws {
        for pattern in ["~", "~0", "0~", "0;~0", "~ ~0"] {
            let parser = try CompiledNumberParser(Self.style(pattern))
            let text = try CompiledNumber(Self.style(pattern)).format(5)
            #expect(try parser.parse(text).exactDecimal == 5, "\(pattern)")
            #expect(throws: NumberParseError.self) { try parser.parse("x1") }
        }
        // By the locale's own sign, which no pattern spells out.
        let yoruba = Self.style("~0", "yo")
        #expect(try CompiledNumberParser(yoruba).parse(CompiledNumber(yoruba).format(5)).exactDecimal == 5)
        for pattern in ["¤¤¤¤¤¤", "0 ¤¤¤¤¤¤", "¤¤¤¤¤¤¤¤¤0;(0)"] {
            #expect(throws: NumberError.self) { try CompiledNumberParser(Self.style(pattern)) }
        }
    }

    /// Whatever ICU opens is taken, but for what the grammar's comment names; whatever it does not open is refused.
    @Test func takesWhatICUTakes() {
        var random = SeededGenerator(for: "PatternGrammarTests")
        var mismatches = Mismatches()
        var taken = 0
        for _ in 0..<1_500 * SeededGenerator.rounds {
            let pattern = random.numberPattern()
            let opens = (try? DecimalFormatHandle(.pattern(pattern), locale: "en_US")) != nil
            do {
                _ = try CompiledNumber(Self.style(pattern))
                taken += 1
                mismatches.expect(true, equals: opens, pattern)
            } catch NumberError.invalidPattern(_, .some, let expected) {
                let isOurs = expected.contains("¤") || expected.contains("exponent")
                mismatches.expect(opens, equals: opens && isOurs, "\(pattern): \(expected)")
            } catch NumberError.invalidPattern(_, nil, _) where LoadedICU.major < 68 && pattern.contains("¤") {
                // A currency as decimal separator, which ICU 67 does not know.
                mismatches.expect(opens, equals: false, pattern)
            } catch { mismatches.add("\(pattern): \(error)") }
        }
        mismatches.report()
        #expect(taken > 500 * SeededGenerator.rounds)
    }
}

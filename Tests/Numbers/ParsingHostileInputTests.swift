import LocaleFormat
import TestSupport
import Testing

/// Text that is no number: an error of the right type, in time that grows with the text's length only, and no trap.
@Suite struct ParsingHostileInputTests {
    static func parsers() throws -> [CompiledNumberParser] {
        var compact = NumberOptions()
        compact.notation = .compactName()
        var words = NumberOptions()
        words.notation = .spellOut
        let locales: [LocaleID] = ["en", "ar-EG", "de-CH", "hi-u-nu-deva", "zh-u-nu-hanidec"]
        return try locales.flatMap { locale in
            try [
                NumberSpecification(locale: locale, kind: .decimal),
                NumberSpecification(locale: locale, kind: .percent),
                NumberSpecification(locale: locale, kind: .decimal, options: compact),
                NumberSpecification(
                    locale: locale, kind: .currency(.eur, presentation: .fullName, accounting: true, cash: false)),
            ].map(CompiledNumberParser.init)
        } + [
            CompiledNumberParser(NumberSpecification(locale: "en", kind: .decimal, options: words)),
            CompiledNumberParser(NumberSpecification(locale: "en-u-nu-roman", kind: .decimal)),
            CompiledNumberParser(NumberSpecification(locale: "en", kind: .pattern("#,##0.00"))),
        ]
    }

    @Test func megabytes() throws {
        let units = ["9", "0", " ", "-", "(", ",", "1,", ".", "\u{200E}", "١", "$", "K", "XXX", "1२", "\u{301}"]
        let step = TestSize.of(4, usually: 12)
        for (index, parser) in try Self.parsers().enumerated() where index % step == 1 || index > 19 {
            for (number, unit) in units.enumerated() where TestSize.isFull || (index + number) % 3 == 0 {
                let text = String(repeating: unit, count: 1_100_000)
                for mode in NumberParseMode.allCases {
                    do throws(NumberParseError) {
                        // Zeros alone are a number, however many.
                        let number = try parser.parse(text, mode: mode)
                        #expect(number.exactDecimal?.isZero == true)
                    } catch { #expect(!error.description.isEmpty) }
                }
            }
        }
        let style = CurrencyStyle<Double>(code: "EUR", locale: "de")
        for unit in units {
            #expect(throws: NumberParseError.self) {
                try style.parseAmount(String(repeating: unit, count: 1_100_000) + "x5")
            }
        }
        let long = String(repeating: " ", count: CompiledNumberParser.maximumLength + 1)
        #expect(throws: NumberParseError.tooLong(length: long.utf8.count, limit: CompiledNumberParser.maximumLength)) {
            try NumberStyle<Int>(locale: "en").parse(long)
        }
    }

    @Test func mutatedText() throws {
        var generator = SeededGenerator(for: "ParsingHostileInputTests.mutatedText")
        let pieces = [
            "-", "+", "(", ")", ".", ",", "'", " ", "\u{A0}", "\u{202F}", "\u{200E}", "\u{61C}", "E", "e3", "%", "‰",
            "€", "$", "EUR",
            "euros", "K", "M", "NaN", "∞", "1", "9", "٣", "५", "五", "𝟗", "½", "\u{0}", "\u{FFFD}", "\u{301}", "🙂",
            "one", "XIV",
        ]
        let bases = [
            "1,234.5", "-5", "1.234,50 €", "١٬٢٣٤٫٥", "१२,३४,५६७", "12.5%", "1.2K", "(€5.00)", "MMXXVI", "one hundred",
            "五",
        ]
        var compared = 0
        for parser in try Self.parsers() {
            for _ in 0..<TestSize.of(400, usually: 100) * SeededGenerator.rounds {
                var scalars = Array(generator.element(of: bases).unicodeScalars)
                for _ in 0..<(1 + generator.next() % 4) {
                    let place = Int(generator.next() % UInt64(scalars.count + 1))
                    switch generator.next() % 3 {
                    case 0 where place < scalars.count: scalars.remove(at: place)
                    case 1 where place < scalars.count: scalars[place] = generator.element(of: scalars)
                    default: scalars.insert(contentsOf: generator.element(of: pieces).unicodeScalars, at: place)
                    }
                }
                let text = String(String.UnicodeScalarView(scalars))
                for mode in NumberParseMode.allCases {
                    compared += 1
                    do throws(NumberParseError) {
                        let (_, length) = try parser.parsePrefix(text, mode: mode)
                        #expect((1...text.utf8.count).contains(length))
                        // What strict mode reads, lenient mode reads alike.
                        let strict = try parser.parse(text)
                        let lenient = try parser.parse(text, mode: .lenient)
                        #expect(strict == lenient, "'\(text)' \(strict) \(lenient)")
                    } catch {
                        if let offset = error.offset {
                            #expect((0...text.utf8.count).contains(offset), "'\(text)' \(error)")
                        }
                    }
                }
            }
        }
        #expect(compared > 0)
    }

    /// U+0000 is seen, and no part of a number.
    @Test(arguments: ["5\0", "\05", "5\0 €", "1\02"])
    func nul(text: String) {
        for mode in NumberParseMode.allCases {
            #expect(throws: NumberParseError.self) { try NumberStyle<Int>(locale: "de").parse(text, mode: mode) }
            #expect(throws: NumberParseError.self) {
                try CurrencyStyle<Double>(code: "EUR", locale: "de").parse(text, mode: mode)
            }
        }
    }
}

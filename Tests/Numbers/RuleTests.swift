import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

@testable import LocaleFormatNumberRules

/// Numbers by rules beyond what ICU's evaluation takes, as CLDR's rule sets say.
@Suite struct RuleTests {
    private func words(_ text: String, _ locale: LocaleID) throws -> String {
        try NumberStyle<ExactDecimal>(locale: locale).notation(.spellOut).compiled().format(ExactDecimal(text))
    }

    /// The ordinals of Gujarati in CLDR 48.
    @Test func aFormMayBeginWithAMark() throws {
        let body = try RuleBody(Array("=#,##,##0=$(ordinal,one{લા}many{\u{ACD}ઠા}other{મા})$".utf8)[...])
        guard case .plural(.ordinal, let forms)? = body.tokens.last else {
            Issue.record("\(body.tokens)")
            return
        }
        #expect(forms == [.one: "લા", .many: "\u{ACD}ઠા", .other: "મા"])
    }

    /// `%spellout-cardinal` ends with `1000000000000000000: =#,##0=` in each of these locales (CLDR 42, common/rbnf).
    @Test(arguments: ["en", "de", "fr", "ja", "hi"] as [LocaleID])
    func lastRuleIsForAllLargerNumbers(locale: LocaleID) throws {
        let digits = try NumberStyle<ExactDecimal>(locale: locale).compiled()
        let sign = try words("-1", locale).dropLast(words("1", locale).utf16.count)
        for power in 18...40 {
            for number in ["1e\(power)", "\(power)7e\(power)", String(repeating: "9", count: power + 1)] {
                let value = try ExactDecimal(number)
                #expect(try words(number, locale) == digits.format(value), "\(number)")
                #expect(try words("-" + number, locale) == sign + digits.format(value), "-\(number)")
            }
        }
    }

    @Test func lastWordsBeforeDigits() throws {
        let number = "999999999999999999"
        #expect(
            try words(number, "en") == """
                nine hundred ninety-nine quadrillion nine hundred ninety-nine trillion nine hundred ninety-nine billion nine \
                hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine
                """)
        #expect(
            try words(number, "fr") == """
                neuf cent quatre-vingt-dix-neuf billiards neuf cent quatre-vingt-dix-neuf billions neuf cent \
                quatre-vingt-dix-neuf milliards neuf cent quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf \
                mille neuf cent quatre-vingt-dix-neuf
                """)
        #expect(try words(number, "ja") == "九十九京九千九百九十九兆九千九百九十九億九千九百九十九万九千九百九十九")
        #expect(try words("1000000000000000", "de") == "eine Billiarde")
        #expect(try words("100000000000", "hi") == "एक खरब")
    }

    /// A float is its shortest decimal, as everywhere: 1e23 is not 99,999,999,999,999,991,611,392.
    @Test func floatsBeyondTheirDigits() throws {
        let english = try NumberStyle<Double>(locale: "en").notation(.spellOut).compiled()
        #expect(try english.format(1e19) == "10,000,000,000,000,000,000")
        #expect(try english.format(1e23) == "100,000,000,000,000,000,000,000")
        #expect(try english.format(-0x1p63) == "minus 9,223,372,036,854,776,000")
        #expect(try english.format(0x1p60) == "1,152,921,504,606,847,000")
        #expect(
            try english.format(9_007_199_254_740_994) == """
                nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred \
                forty thousand nine hundred ninety-four
                """)
        let german = try NumberStyle<Double>(locale: "de").notation(.spellOut).compiled()
        #expect(try german.format(1e19) == "10.000.000.000.000.000.000")
        #expect(try german.format(Double.infinity) == "∞")
        #expect(try NumberStyle<Double>(locale: "ja").notation(.ordinal).compiled().format(-Double.infinity) == "第−∞")
    }

    @Test func everyFractionDigit() throws {
        #expect(
            try words("-3.14159265358979323846264338", "en") == """
                minus three point one four one five nine two six five three five eight nine seven nine three two three eight \
                four six two six four three three eight
                """)
        #expect(try words("0.00000000000000000000000000000000000000000002", "ja").hasSuffix("〇〇〇二"))
    }

    /// `%spellout-numbering` has rules for fractions in Korean, and none for negative numbers.
    @Test(arguments: [
        ("-1.5", "마이너스 일점오"), ("-0.5", "마이너스 영점오"), ("-12.07", "마이너스 십이점공칠"), ("0.5", "영점오"), ("-3", "마이너스 삼"),
    ])
    func koreanFractions(number: String, text: String) throws {
        #expect(try words(number, "ko") == text)
        let style = NumberStyle<ExactDecimal>(locale: "ko").notation(.spellOut)
        #expect(try style.parse(text) == ExactDecimal(number))
    }

    /// Words beyond what a `Double` tells apart, and beyond 64 bits.
    @Test(arguments: [
        ("en", "9007199254740993"), ("en", "999999999999999999"), ("de", "-123456789012345678901234567890"),
        ("fr", "0.1234567890123456789012345678901234567890"), ("ja", "314159265358979323.846264338327950288"),
        ("hi", "99999999999999999"), ("ru", "-5.25"), ("ar", "123456789012345678"), ("he", "987654321098765432"),
    ])
    func readingBack(locale: LocaleID, number: String) throws {
        let style = NumberStyle<ExactDecimal>(locale: locale).notation(.spellOut)
        for mode in NumberParseMode.allCases {
            #expect(try style.parse(words(number, locale), mode: mode) == ExactDecimal(number))
        }
    }

    /// What no rule writes is an error, not a number.
    @Test func unwrittenWords() throws {
        let style = NumberStyle<Int>(locale: "en").notation(.spellOut)
        for text in [
            "twenty-ten", "two hundred thousand million", "one hundred zero", "minus minus one", "five point",
            "point five",
        ] {
            #expect(throws: NumberParseError.self) { try style.parse(text) }
        }
        #expect(try style.parse("One THOUSAND two  hundred thirty-Four", mode: .lenient) == 1_234)
        let parser = try CompiledNumberParser(style.specification)
        let prefix = try parser.parsePrefix("twenty-one apples")
        #expect(prefix.number.exactDecimal == 21 && prefix.length == 10)
        #expect(try parser.parsePrefix("\u{A0} twenty-one apples", mode: .lenient).length == 13)
    }

    @Test func ordinalsOfAnyLength() throws {
        func ordinal(_ text: String, _ locale: LocaleID) throws -> String {
            try NumberStyle<ExactDecimal>(locale: locale).notation(.ordinal).compiled().format(ExactDecimal(text))
        }
        #expect(try ordinal("2147483651", "en") == "2,147,483,651st")
        #expect(try ordinal("4294967313", "en") == "4,294,967,313th")
        #expect(try ordinal("100000000000000000000000022", "en") == "100,000,000,000,000,000,000,000,022nd")
        #expect(try ordinal("-9223372036854775808", "en") == "−9,223,372,036,854,775,808th")
        #expect(
            try ordinal("10000000000000000000000", "sv")
                == "10\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000\u{A0}000:e")
    }

    /// The last rules of CLDR's numbering systems (CLDR 42, common/rbnf/root.xml).
    @Test(arguments: [
        ("roman", "3999", "MMMCMXCIX"), ("roman", "4000", "Mↁ"), ("roman", "399999", "ↈↈↈↂↈMↂCMXCIX"),
        ("roman", "400000", "400,000"), ("roman", "-3", "−III"), ("roman", "0", "N"), ("roman", "2.5", "2.50"),
        ("roman", "-9223372036854775808", "−9,223,372,036,854,775,808"),
        ("hebr", "5784", "ה׳תשפ״ד"), ("hebr", "1000000", "אלף אלפים"),
        ("hebr", "1000000000000000000000", "1,000,000,000,000,000,000,000"),
        ("ethi", "10000000000", "፻፼፼"), ("armn", "9999", "ՔՋՂԹ"), ("armn", "10000", "10,000"),
        ("grek", "100000000000000000000", "100,000,000,000,000,000,000´"), ("hans", "10000", "一万"),
        ("jpanyear", "99999999999999999999", "99999999999999999999"),
        ("taml", "100000000000000000000", "10,00,00,00,00,00,00,00,00,000"),
    ])
    func numberingSystems(name: String, number: String, text: String) throws {
        let style = NumberStyle<ExactDecimal>(locale: "en").numbering(try NumberingSystem(name))
        #expect(try style.compiled().format(ExactDecimal(number)) == text)
        #expect(try style.compiled().formattedText(ExactDecimal(number)).text == text)
    }

    /// Beyond ``ExactDecimal/maximumLength`` digits, before or after the decimal point, a number is an error.
    @Test func longNumbers() throws {
        let english = try NumberStyle<ExactDecimal>(locale: "en").notation(.spellOut).compiled()
        let length = 100_000
        let integer = try english.format(ExactDecimal("1e\(length - 1)"))
        #expect(integer.utf8.count == length + (length - 1) / 3)
        let places = try english.format(ExactDecimal(isNegative: false, digits: [7], exponent: -length))
        #expect(places == "zero point " + String(repeating: "zero ", count: length - 1) + "seven")
        let roman = try NumberStyle<ExactDecimal>(locale: "de").numbering(.roman).compiled()
        #expect(try roman.format(ExactDecimal("-" + String(repeating: "1", count: length))).utf8.count > length)
        for value in [
            NumberValue.scaled(isNegative: false, magnitude: 12, exponent: ExactDecimal.maximumLength - 1),
            .scaled(isNegative: true, magnitude: 1, exponent: 1_000_000_000),
            .scaled(isNegative: false, magnitude: 1, exponent: -1_000_000_000),
            .scaled(isNegative: false, magnitude: 3, exponent: .max),
            .scaled(isNegative: false, magnitude: 3, exponent: .min),
        ] {
            let error = #expect(throws: NumberError.self) { try english.format(value) }
            guard case .tooLarge = error else {
                Issue.record("\(error as Any)")
                continue
            }
        }
    }

    @Test func appendingAndFailing() throws {
        let english = try NumberStyle<ExactDecimal>(locale: "en").notation(.spellOut).compiled()
        var bytes = Array("→".utf8)
        try english.append(ExactDecimal("12.5"), to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "→twelve point five")
        #expect(throws: NumberError.self) {
            try english.append(.scaled(isNegative: false, magnitude: 1, exponent: 2_000_000), to: &bytes)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "→twelve point five")
    }
}

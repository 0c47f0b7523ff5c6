import LocaleFormat
import TestSupport
import Testing

/// What is read, what is not, and why not.
@Suite struct ParsingTests {
    @Test func separatorsDecide() throws {
        #expect(try NumberStyle<Double>(locale: "de").parse("1.234") == 1234)
        #expect(try NumberStyle<Double>(locale: "en").parse("1.234") == 1.234)
        #expect(try NumberStyle<Double>(locale: "de").parse("1.234,5") == 1234.5)
        #expect(try NumberStyle<Double>(locale: "de").parse("1234,5") == 1234.5)
        #expect(try NumberStyle<Double>(locale: "en").parse("3.14159265358979") == 3.14159265358979)
    }

    @Test func digitsOfTheLocaleAndLatin() throws {
        let style = NumberStyle<Int>(locale: "hi-IN-u-nu-deva")
        #expect(try style.parse("१२,३४,५६७") == 1_234_567)
        #expect(try style.parse("12,34,567") == 1_234_567)
        #expect(try NumberStyle<Int>(locale: "hi-IN").parse("१२,३४,५६७") == 1_234_567)
        #expect(throws: NumberParseError.mixedDigits(at: 1)) { try style.parse("1२") }
        #expect(try NumberStyle<Int>(locale: "ar-EG").parse("1,234") == 1234)
        #expect(try NumberStyle<Int>(locale: "ar-EG").parse("١٬٢٣٤") == 1234)
    }

    @Test func strictPlaces() throws {
        let style = NumberStyle<Double>(locale: "en")
        #expect(throws: NumberParseError.wrongGrouping(at: 1)) { try style.parse("1,23") }
        #expect(throws: NumberParseError.wrongGrouping(at: 4)) { try style.parse("1234,567") }
        #expect(throws: NumberParseError.empty) { try style.parse("") }
        #expect(throws: NumberParseError.expectedDigit(at: 0)) { try style.parse("abc") }
        #expect(throws: NumberParseError.expectedDigit(at: 1)) { try style.parse("-") }
        #expect(throws: NumberParseError.unexpected(text: " apples", at: 2, expected: "the end")) {
            try style.parse("12 apples")
        }
        #expect(throws: NumberParseError.unexpected(text: ".3", at: 3, expected: "the end")) {
            try style.parse("1.2.3")
        }
        #expect(throws: NumberParseError.self) { try style.parse(" 5") }
        #expect(throws: NumberParseError.self) { try style.parse("−5") }
    }

    /// What lenient reading takes, the error of strict reading says so, and shows which spaces are which.
    @Test func hintsAtLenientReading() throws {
        let style = CurrencyStyle<Double>(code: "EUR", locale: "de")
        func text(_ text: String, _ read: (String) throws(NumberParseError) -> Void) -> String {
            do throws(NumberParseError) { try read(text) } catch { return error.description }
            return ""
        }
        #expect(
            text("1.234,50 €") { text throws(NumberParseError) in _ = try style.parse(text) }
                == #"unexpected ' €' at byte 8; expected '\u{A0}€'; the lenient mode reads it"#)
        #expect(
            text("1.234,50 €") { text throws(NumberParseError) in _ = try style.parseAmount(text) }
                == #"unexpected ' €' at byte 8; expected '\u{A0}€'; the lenient mode reads it"#)
        let number = NumberStyle<Int>(locale: "en")
        for typed in ["−5", " 5", "1\u{A0}234"] {
            let shown = text(typed) { text throws(NumberParseError) in _ = try number.parse(text) }
            #expect(shown.hasSuffix("; the lenient mode reads it"), "\(shown)")
            #expect(!shown.unicodeScalars.contains("\u{A0}"), "\(shown)")
        }
        for wrong in ["abc", "12 apples", "1.2.3", "5 €"] {
            let shown = text(wrong) { text throws(NumberParseError) in _ = try number.parse(text) }
            #expect(!shown.contains("lenient"), "\(shown)")
        }
        let percent = PercentStyle<Double>(locale: "de")
        let shown = text("25 %") { text throws(NumberParseError) in _ = try percent.parse(text) }
        #expect(shown == #"unexpected ' %' at byte 2; expected '\u{A0}%'; the lenient mode reads it"#)
    }

    @Test func typesAreExact() throws {
        #expect(throws: NumberParseError.doesNotFit(type: "Int", value: "1.234")) {
            try NumberStyle<Int>(locale: "en").parse("1.234")
        }
        #expect(throws: NumberParseError.doesNotFit(type: "Int8", value: "300")) {
            try NumberStyle<Int8>(locale: "en").parse("300")
        }
        #expect(throws: NumberParseError.doesNotFit(type: "Int", value: "NaN")) {
            try NumberStyle<Int>(locale: "en").parse("NaN")
        }
        #expect(throws: NumberParseError.doesNotFit(type: "UInt", value: "-5")) {
            try NumberStyle<UInt>(locale: "en").parse("-5")
        }
        #expect(try NumberStyle<Int128>(locale: "en").grouping(.never).parse("\(Int128.min)") == .min)
        #expect(try NumberStyle<Double>(locale: "en").parse("-∞") == -.infinity)
        #expect(try NumberStyle<Double>(locale: "en").parse("-0").sign == .minus)
        #expect(try NumberStyle<Int>(locale: "en").parse("-0") == 0)
    }

    @Test func lenientVariants() throws {
        let german = NumberStyle<Double>(locale: "de")
        for text in [
            " 1234,5 ", "1 234,5", "1\u{202F}234,5", "1'234,5", "1’234,5", "１２３４，５", "+1.234,5", "\u{200E}1.234,5",
            "12.34,5e2",
        ] {
            let expected = text.hasPrefix("12.34,5") ? nil : 1234.5
            #expect((try? german.parse(text, mode: .lenient)) == expected, "\(text)")
        }
        for text in ["-5", "−5", "–5", "－5", "5-", "(5)", "\u{200F}-5", "- 5"] {
            #expect(try NumberStyle<Int>(locale: "en").parse(text, mode: .lenient) == -5, "\(text)")
        }
        #expect(throws: NumberParseError.wrongGrouping(at: 1)) {
            try NumberStyle<Double>(locale: "en").parse("1,23", mode: .lenient)
        }
        #expect(throws: NumberParseError.self) { try NumberStyle<Int>(locale: "en").parse("--5", mode: .lenient) }
        #expect(throws: NumberParseError.empty) { try NumberStyle<Int>(locale: "en").parse("  ", mode: .lenient) }
        #expect(try NumberStyle<Double>(locale: "en").parse("1.5e3", mode: .lenient) == 1500)
        #expect(try NumberStyle<Double>(locale: "en").parse(".5", mode: .lenient) == 0.5)
        #expect(try NumberStyle<Int>(locale: "en").parse("๑๒", mode: .lenient) == 12)
    }

    @Test func percentAndScale() throws {
        #expect(try PercentStyle<Double>(locale: "tr").parse("%25") == 0.25)
        #expect(try PercentStyle<Double>(locale: "en").parse("12.5", mode: .lenient) == 0.125)
        #expect(try PercentStyle<Double>(locale: "en").parse("12.5 ％", mode: .lenient) == 0.125)
        #expect(try PercentStyle<Double>(locale: "en").unit(.permille).parse("25‰") == 0.025)
        #expect(throws: NumberParseError.self) { try NumberStyle<Double>(locale: "en").parse("25%", mode: .lenient) }
        let eighth = NumberStyle<ExactDecimal>(locale: "en").scale(8)
        #expect(try eighth.parse("1").description == "0.125")
        #expect(throws: NumberParseError.notDivisible(value: "1", by: "3")) {
            try NumberStyle<ExactDecimal>(locale: "en").scale(3).parse("1")
        }
    }

    @Test func compactAndScientific() throws {
        #expect(try NumberStyle<Int>(locale: "en").notation(.compactName()).parse("1.2K") == 1200)
        #expect(try NumberStyle<Int>(locale: "ru").notation(.compactName()).parse("1,2\u{A0}тыс.") == 1200)
        #expect(try NumberStyle<Int>(locale: "ru").notation(.compactName()).parse("1,2 тыс", mode: .lenient) == 1200)
        let mille = LoadedICU.cldr >= 42 ? "mille" : "1 millier"
        #expect(try NumberStyle<Int>(locale: "fr").notation(.compactName(.long)).parse(mille) == 1000)
        #expect(throws: NumberParseError.doesNotRoundTrip(text: "1.23K", value: "1230")) {
            try NumberStyle<Int>(locale: "en").notation(.compactName()).parse("1.23K")
        }
        #expect(try NumberStyle<Double>(locale: "sv").notation(.scientific).parse("1,5×10^3") == 1500)
        #expect(throws: NumberParseError.tooLarge) {
            try NumberStyle<Double>(locale: "en").notation(.scientific).parse("1E9999999999999")
        }
        #expect(throws: NumberParseError.self) {
            try NumberStyle<Double>(locale: "en").notation(.scientific).parse("1E999")
        }
    }

    @Test func money() throws {
        let style = CurrencyStyle<Double>(code: "EUR", locale: "de")
        #expect(try style.parse("1.234,50\u{A0}€") == 1234.5)
        for text in ["1.234,50 €", "€1.234,50", "1.234,50 EUR", "eur 1.234,50", "1.234,50", "1.234,50 Euro"] {
            #expect(try style.parse(text, mode: .lenient) == 1234.5, "\(text)")
        }
        #expect(throws: NumberParseError.self) { try style.parse("5 $", mode: .lenient) }
        #expect(try CurrencyStyle<Int>(code: "USD", locale: "en").accounting().parse("($5.00)") == -5)
        #expect(try CurrencyStyle<Int>(code: "USD", locale: "en").presentation(.fullName).parse("5.00 US dollars") == 5)
    }

    @Test func moneyOfAnyCurrency() throws {
        let style = CurrencyStyle<Double>(code: "EUR", locale: "de")
        #expect(try style.parseAmount("1.234,50\u{A0}$") == CurrencyAmount(amount: 1234.5, code: .usd))
        #expect(try style.parseAmount("5,00\u{A0}€").code == .eur)
        #expect(try style.parseAmount("20 Schweizer Franken", mode: .lenient).code == .chf)
        #expect(try style.parseAmount("jpy 20", mode: .lenient) == CurrencyAmount(amount: 20, code: .jpy))
        #expect(try style.parseAmount("20", mode: .lenient).code == .eur)
        #expect(throws: NumberParseError.unknownCurrency(text: "florints", at: 2)) {
            try style.parseAmount("5 florints", mode: .lenient)
        }
        #expect(
            try CurrencyStyle<Int>(code: "EUR", locale: "en-CA").parseAmount("$5", mode: .lenient).code.code == "CAD")
        #expect(try CurrencyStyle<Int>(code: "EUR", locale: "en-US").parseAmount("$5", mode: .lenient).code == .usd)
    }

    /// What is one letter to the locale, `K` for kyat in French, is thousands to its readers; and a word is not read in part.
    @Test(arguments: [
        ("5k", "fr", nil, "k"), ("5K", "sv", nil, "K"), ("5 r", "fr", nil, "r"), ("R5", "en-ZA", "ZAR", ""),
        ("5,00 kr", "da", "DKK", ""), ("kr 5", "da", "DKK", ""), ("5 kr", "is", "ISK", ""), ("5 kr", "sv", "SEK", ""),
        ("US$5", "en", "USD", ""), ("5 leu", "ro", nil, "leu"), ("5万円", "ja", nil, "万円"),
    ])
    func shortNamesOfMoney(text: String, tag: String, code: String?, word: String) throws {
        let style = CurrencyStyle<Double>(code: "EUR", locale: try LocaleID(tag))
        guard let code else {
            #expect {
                try style.parseAmount(text, mode: .lenient)
            } throws: { error in
                guard case NumberParseError.unknownCurrency(word, _)? = error as? NumberParseError else { return false }
                return true
            }
            return
        }
        #expect(try style.parseAmount(text, mode: .lenient).code.code == code)
    }

    /// Digits that are letters begin no word.
    @Test func digitsThatAreLetters() throws {
        let style = CurrencyStyle<Int>(code: "USD", locale: "en-u-nu-hanidec")
        #expect(try style.parse("USD一二", mode: .lenient) == 12)
    }

    /// A short symbol that a language has from the root alone, as French has all of them since CLDR 48.
    @Test func shortNamesOfTheRoot() throws {
        let style = CurrencyStyle<Double>(code: "EUR", locale: "en")
        #expect {
            try style.parseAmount("Rs 5", mode: .lenient)
        } throws: { error in
            guard case NumberParseError.ambiguousCurrency("Rs", let candidates, _)? = error as? NumberParseError else {
                return false
            }
            return candidates.map(\.code).contains("LKR")
        }
    }

    @Test func rules() throws {
        let words = NumberStyle<Int>(locale: "en").notation(.spellOut)
        #expect(try words.parse("one thousand two hundred thirty-four") == 1234)
        #expect(throws: NumberParseError.self) { try words.parse("one thousand two hundred apples") }
        #expect(try words.parse("One Thousand  Two", mode: .lenient) == 1002)
        #expect(try words.parse("12", mode: .lenient) == 12)
        let ordinal = NumberStyle<Int>(locale: "en").notation(.ordinal)
        #expect(try ordinal.parse("22nd") == 22)
        #expect(throws: NumberParseError.self) { try ordinal.parse("22th") }
        #expect(try ordinal.parse(ordinal.format(9_007_199_254_740_993)) == 9_007_199_254_740_993)
        let roman = NumberStyle<Int>(locale: "en").numbering(.roman)
        #expect(try roman.parse("MMXXVI") == 2026)
        #expect(throws: NumberParseError.self) { try roman.parse("IIII") }
        #expect(try roman.parse("mmxxvi", mode: .lenient) == 2026)
    }

    @Test func skeletonsAndPatterns() throws {
        func read(_ text: String, _ kind: NumberSpecification.Kind) throws -> String? {
            try CompiledNumberParser(NumberSpecification(locale: "en", kind: kind)).parse(text).exactDecimal?
                .description
        }
        #expect(try read("50%", .skeleton("percent scale/100")) == "0.5")
        #expect(try read("12 km/h", .skeleton("unit/kilometer-per-hour")) == "12")
        #expect(try read("1.2K", .skeleton("compact-short")) == "1200")
        #expect(try read("(1,234.50)", .pattern("#,##0.00;(#)")) == "-1234.5")
        #expect(try read("50%", .pattern("#%")) == "0.5")
        #expect(throws: NumberError.self) { try read("1", .skeleton("no-such-stem")) }
    }

    @Test func prefixes() throws {
        let parser = try NumberStyle<Int>(locale: "en").compiledParser()
        let (number, length) = try parser.parsePrefix("1,234 apples")
        #expect(number.exactDecimal == 1234 && length == 5)
        #expect(try parser.parsePrefix("7 - 3", mode: .lenient).length == 1)
        #expect(try parser.parsePrefix("It is 5".dropFirst(6)).length == 1)
        #expect(try parser.parsePrefix("12.", mode: .lenient).length == 2)
        let price = try CurrencyStyle<Int>(code: "USD", locale: "en").compiledParser()
        let (amount, bytes) = try price.parsePrefix("$5.50 each")
        #expect(amount.currency == .usd && bytes == 5)
    }
}

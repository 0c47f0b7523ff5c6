import Foundation
import LocaleFormat
import LocaleFormatCore
import LocaleFormatNumbers
import TestSupport
import Testing

@testable import LocaleFormatMoneyInWords

@Suite struct MoneyInWordsTests {
    private func words(_ locale: LocaleID, _ code: CurrencyCode) throws -> CompiledCurrencyWords {
        try CurrencyWordsStyle<ExactDecimal>(code: code, locale: locale).compiled()
    }

    @Test func rows() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Money/common.tsv"))
        var mismatches = Mismatches()
        for row in rows {
            let compiled = try words(LocaleID(row.locale), CurrencyCode(row.style))
            let value = try ExactDecimal(row.input)
            mismatches.expect(try compiled.format(value), equals: row.expected, row.id)
            mismatches.expect(try compiled.formattedText(value.numberValue).text, equals: row.expected, row.id)
        }
        mismatches.report()
        #expect(rows.count > 35)
    }

    /// In Foundation's words, with values of every kind.
    @Test func formatted() throws {
        #expect(12.5.formatted(.currencyInWords("EUR", in: "de")) == "zwölf Euro und fünfzig Cent")
        #expect(200.formatted(.currencyInWords("JPY", in: "ja")) == "二百円")
        #expect(Decimal(string: "12.5")?.formatted(.currencyInWords("EUR", in: "de")) == "zwölf Euro und fünfzig Cent")
        #expect(try ExactDecimal("12.5").formatted(.currencyInWords("EUR", in: "de")) == "zwölf Euro und fünfzig Cent")
        let style: CurrencyWordsStyle<Double> = .currencyInWords("EUR", in: "fr")
        #expect(style.locale(Locale(identifier: "de")).format(1) == "ein Euro")
        #expect([1.0, 2.0].map(style.locale("de").format).joined(separator: ", ") == "ein Euro, zwei Euro")
    }

    /// What is written is read back, in every language that has rules.
    @Test func readingBack() throws {
        var random = SeededGenerator(for: "MoneyInWordsTests")
        var mismatches = Mismatches()
        let codes: [CurrencyCode] = ["EUR", "USD", "GBP", "JPY", "KWD", "RUB", "SEK", "VUV"]
        var languages: Set<String> = []
        for locale in LocaleID.available where locale.region == nil {
            let code = random.element(of: codes)
            guard let compiled = try? words(locale, code) else { continue }
            languages.insert(locale.language)
            for _ in 0..<4 {
                let cents = Int(random.next() % (random.next() % 2 == 0 ? 10_000 : 100_000_000)) - 100
                let value = ExactDecimal(cents).scaled(byPowerOfTen: -code.fractionDigits())
                // In Ewe the sign is no prefix, so that a cheque's fraction of nothing has none.
                guard let text = try? compiled.format(value) else { continue }
                for mode in NumberParseMode.allCases {
                    let read = try? compiled.parse(text, mode: mode)
                    mismatches.expect(read, equals: value, "\(locale) \(code) \(text)")
                }
            }
        }
        mismatches.report()
        #expect(languages.count > (LoadedICU.cldr >= 42 ? 75 : 70))
    }

    @Test func refusals() throws {
        #expect(throws: NumberError.self) { try words("bn", "EUR") }
        #expect(throws: NumberError.beyondRules("NaN")) { try words("en", "EUR").format(Double.nan) }
        let style = CurrencyWordsStyle<ExactDecimal>(code: "EUR", locale: "en").rules("spellout-cardinal-feminine")
        #expect(throws: NumberError.self) { try style.compiled() }
        #expect(style.format(2) == "2 EUR")
        let english = try words("en", "EUR")
        for text in [
            "euros", "five euros and", "one euro and two hundred cents", "twelve pounds", "and", "one euro one cent",
        ] {
            #expect(throws: NumberParseError.self) { try english.parse(text, mode: .lenient) }
        }
        #expect(throws: NumberParseError.self) { try english.parse("Twelve euros") }
        #expect(throws: NumberParseError.empty) { try english.parse("") }
        let long = String(repeating: "euros and ", count: 2_000)
        #expect(throws: NumberParseError.tooLong(length: 20_000, limit: CompiledCurrencyWords.maximumLength)) {
            try english.parse(long)
        }
        #expect(throws: NumberParseError.self) { try english.parse(long.prefix(4_000), mode: .lenient) }
    }

    @Test func readingWhatPeopleWrite() throws {
        let german = try words("de", "EUR")
        #expect(try german.parse("Zwölf  EURO und null Cent", mode: .lenient) == 12)
        #expect(try german.parse("ein­tausend Euro", mode: .lenient) == 1_000)
        let style = CurrencyWordsStyle<Double>(code: "EUR", locale: "en")
        #expect(try style.parseAmount("five US dollars and one cent") == CurrencyAmount(amount: 5.01, code: "USD"))
        #expect(try style.parseAmount("fifty cents") == CurrencyAmount(amount: 0.5, code: "EUR"))
        #expect(throws: NumberParseError.self) {
            try CurrencyWordsStyle<Int>(code: "EUR", locale: "en").parse("fifty cents")
        }
    }

    @Test func options() throws {
        let francs = CurrencyWordsStyle<Double>(code: "CHF", locale: "de-CH")
        #expect(francs.cash().format(1.03) == "ein Schweizer Franken und fünf Rappen")
        #expect(francs.rounded(rule: .down).format(1.039) == "ein Schweizer Franken und drei Rappen")
        #expect(francs.softHyphens().format(25) == "fünf\u{AD}und\u{AD}zwanzig Schweizer Franken")
        #expect(francs.rules("spellout-numbering").format(1) == "eins Schweizer Franken")
        #expect(CurrencyStyle<Int>(code: "GBP", locale: "fr").words.format(1) == "une livre sterling")
        try checkCodable(francs.cash())
        let text = try francs.compiled().formattedText(.double(2.01))
        #expect(text.spans.map(\.field) == [.whole, .fraction])
        #expect(text[text.spans[1]] == "ein Rappen")
    }

    @Test(arguments: [("subunits", MoneyTables.subunits, 4), ("nouns", MoneyTables.nouns, 3)])
    func tables(file: String, table: StaticString, columns: Int) throws {
        let text = try String(contentsOf: RepositoryRoot.file("Data/Money/\(file).tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst()
        #expect(rows.joined(separator: "\n") == "\(table)")
        #expect(rows.allSatisfy { $0.split(separator: "\t").count == columns })
    }

    /// Genders name rule sets that the language has, and forms are CLDR's categories of it.
    @Test func tablesFitCLDR() throws {
        for row in "\(MoneyTables.subunits)".split(separator: "\n").map({ $0.split(separator: "\t") }) {
            let locale = try LocaleID(String(row[0]))
            let sets = NumberRuleSet.sets(of: locale)
            if row[1] != "-" { #expect(sets.contains(NumberRuleSet("spellout-cardinal-\(row[1])")), "\(row)") }
            for code in row[2].split(separator: " ") { _ = try CurrencyCode(code) }
            let known = try PluralRules(locale: locale).categories.map(\.rawValue)
            for form in row[3].split(separator: " ") {
                #expect(known.contains(String(form.prefix { $0 != "=" })), "\(row)")
            }
        }
        for row in "\(MoneyTables.nouns)".split(separator: "\n").map({ $0.split(separator: "\t") }) {
            // CLDR 37 has no neuter of Bulgarian.
            if LoadedICU.cldr < 42, row[0] == "bg", row[1] == "neuter" { continue }
            let sets = NumberRuleSet.sets(of: try LocaleID(String(row[0])))
            #expect(sets.contains(NumberRuleSet("spellout-cardinal-\(row[1])")), "\(row)")
        }
    }
}

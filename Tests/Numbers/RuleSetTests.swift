import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// CLDR's rule sets by name.
@Suite struct RuleSetTests {
    private func words(_ value: Int, _ locale: LocaleID, _ set: NumberRuleSet) throws -> String {
        try NumberStyle<Int>(locale: locale).rules(set).compiled().format(value)
    }

    /// What CLDR 42's `common/rbnf` says.
    @Test(
        arguments: [
            ("en", 2025, "spellout-numbering-year", "twenty twenty-five"),
            ("en", 1900, "spellout-numbering-year", "nineteen hundred"),
            ("en", 121, "spellout-cardinal-verbose", "one hundred and twenty-one"),
            ("de", 1, "spellout-cardinal-feminine", "eine"), ("de", 21, "spellout-ordinal", "einundzwanzigste"),
            ("ru", 2, "spellout-cardinal-feminine-genitive", "двух"),
            ("es", 21, "spellout-cardinal-masculine", "veintiún"),
            ("fr", 21, "digits-ordinal-feminine", "21e"), ("fr", 1, "digits-ordinal-feminine", "1re"),
            ("en", 3_723, "in-numerals", "1:02:03"), ("sv", 1, "spellout-cardinal-reale", "en"),
            ("ja", 2025, "spellout-cardinal-financial", "弐千弐拾伍"),
        ] as [(LocaleID, Int, NumberRuleSet, String)])
    func sets(locale: LocaleID, value: Int, set: NumberRuleSet, text: String) throws {
        #expect(try words(value, locale, set) == text)
        #expect(try words(value, locale, NumberRuleSet("%" + set.name)) == text)
    }

    @Test func unknownSet() throws {
        let error = #expect(throws: NumberError.self) { try words(1, "en", "spellout-cardinal-feminine") }
        guard case .unknownRuleSet(let name, "en", let available) = error else { return #expect(Bool(false)) }
        #expect(name == "spellout-cardinal-feminine" && available.contains("spellout-ordinal"))
        #expect(throws: NumberError.self) { try words(1, "en", "%lenient-parse") }
        #expect(throws: NumberError.self) { try words(1, "en", "") }
        #expect(throws: NumberError.self) { try words(1, "en", NumberRuleSet(String(repeating: "x", count: 100_000))) }
        #expect(NumberStyle<Int>(locale: "en").rules("nope").format(5) == "5")
        #expect(throws: NumberError.self) { try PercentStyle<Int>(locale: "en").rules(.cardinal).compiled() }
    }

    @Test func softHyphens() throws {
        let style = NumberStyle<Int>(locale: "de")
        #expect(style.rules(.cardinalNeuter).format(25) == "fünfundzwanzig")
        #expect(style.rules(.cardinalNeuter, softHyphens: true).format(25) == "fünf\u{AD}und\u{AD}zwanzig")
        #expect(try style.rules(.cardinalNeuter).parse("fünf\u{AD}und\u{AD}zwanzig", mode: .lenient) == 25)
        #expect(throws: NumberParseError.self) { try style.rules(.cardinalNeuter).parse("fünf\u{AD}und\u{AD}zwanzig") }
        try checkCodable(style.rules(.year, softHyphens: true))
    }

    /// Every set of every language writes as ICU does, and reads back what it writes.
    @Test func allSets() throws {
        var random = SeededGenerator(for: "RuleSetTests")
        var mismatches = Mismatches()
        var count = 0
        for locale in LocaleID.available where locale.region == nil {
            for set in NumberRuleSet.sets(of: locale) where Int(random.next() % 8) < SeededGenerator.rounds {
                let specification = NumberStyle<Int>(locale: locale).rules(set).specification
                let compiled = try CompiledNumber(specification)
                let reference = try CompiledNumber(reference: specification)
                let value = Int(random.next() % 1_000_000)
                let text = try compiled.format(value)
                mismatches.expect(text, equals: try reference.format(value), "\(locale) \(set) \(value)")
                let read = try? CompiledNumberParser(specification).parse(text).numberValue
                mismatches.expect(try read.map { try compiled.format($0) }, equals: text, "\(locale) \(set) \(value)")
                count += 1
            }
        }
        mismatches.report()
        #expect(count > 100)
    }
}

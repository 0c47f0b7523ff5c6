import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Styles that are not held: ICU writes their first texts, programs the others, and nobody can tell.
@Suite struct TieredNumberTests {
    @Test func textsDoNotDifferBetweenTiers() throws {
        var random = SeededGenerator(for: "TieredNumberTests")
        var mismatches = Mismatches()
        for _ in 0..<150 * SeededGenerator.rounds {
            let specification = random.numberSpecification()
            let compiled = try CompiledNumber(specification)
            // More texts than ICU writes of one style.
            for count in 0..<150 {
                let value = random.numberValue()
                let text = value.formatted(in: specification.locale, specification.kind, specification.options)
                mismatches.expect(
                    text, equals: (try? compiled.format(value)) ?? value.plainText(specification.kind),
                    "text \(count) of \(value) in \(specification)")
            }
        }
        mismatches.report()
    }

    /// Styles whose keys could be taken for one another.
    @Test func keysTellStylesApart() throws {
        let base = NumberStyle<Double>(locale: "en")
        var styles = [
            base, base.locale("en-GB-u-nu-deva"), base.numbering(.thai), base.numbering(.native), base.grouping(.never),
            base.grouping(.always), base.sign(strategy: .always()), base.sign(strategy: .always(includingZero: false)),
            base.sign(strategy: .never), base.notation(.scientific), base.notation(.compactName()),
            base.notation(.compactName(.long)), base.notation(.spellOut), base.notation(.ordinal), base.scale(2),
            base.scale(3),
            base.rounded(rule: .up), base.rounded(rule: .down), base.rounded(increment: 5), base.rounded(increment: 50),
            base.decimalSeparator(strategy: .always), base.precision(.unlimited),
            base.precision(.unlimited.hidingZeroFraction()),
        ]
        for limit in [0, 1, 2, 998, 999] {
            styles += [
                base.precision(.fractionLength(limit)), base.precision(.fractionLength(0...limit)),
                base.precision(.fractionLength(limit...)), base.precision(.fractionLength(limit).hidingZeroFraction()),
                base.precision(.significantDigits(1...min(999, limit + 1))), base.integerLength(minimum: limit),
            ]
        }
        for _ in 0..<2 {
            for style in styles {
                for value in [1234.5, -0.0004, 0, 5] {
                    let expected = (try? style.compiled().format(value)) ?? value.numberValue.plainText
                    #expect(style.format(value) == expected, "\(style.options)")
                }
            }
        }
    }

    @Test func kindsAreToldApart() throws {
        for width in NumberSpecification.UnitWidth.allCases {
            #expect(
                try UnitStyle<Int>("meter", width: width, locale: "en").format(2)
                    == UnitStyle<Int>("meter", width: width, locale: "en").compiled().format(2))
        }
        #expect(UnitStyle<Int>("meter", locale: "en").format(2) == "2 m")
        #expect(UnitStyle<Int>("liter", locale: "en").format(2) == "2 L")
        for code in ["EUR", "USD", "JPY", "CHF"] as [CurrencyCode] {
            for presentation in CurrencyPresentation.allCases {
                for isOn in [false, true] {
                    let style = CurrencyStyle<Double>(code: code, locale: "de-CH").presentation(presentation)
                        .accounting(isOn)
                    for style in [style, style.cash()] {
                        #expect(try style.format(-2.03) == style.compiled().format(-2.03))
                    }
                }
            }
        }
        #expect(PercentStyle<Double>(locale: "en").format(0.5) == "50%")
        #expect(PercentStyle<Double>(locale: "en").unit(.permille).format(0.5) == "500‰")
        #expect(PercentStyle<Int>(locale: "en").format(5) == "5%")
        #expect(PercentStyle<Int>(locale: "en").unit(.permille).format(5) == "5‰")
    }
}

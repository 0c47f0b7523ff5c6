import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Which styles run without ICU: a mistake in what they prove themselves by would make all of them slow, and none of them wrong.
@Suite struct FastProgramTests {
    private static func specification(
        _ locale: LocaleID, _ kind: NumberSpecification.Kind = .decimal,
        _ change: (inout NumberOptions) -> Void = { _ in }
    ) -> NumberSpecification {
        var options = NumberOptions()
        change(&options)
        return NumberSpecification(locale: locale, kind: kind, options: options)
    }

    private static let locales: [LocaleID] = ["en", "de-CH", "hi-u-nu-deva", "ar-EG", "fa", "bn", "pl"]

    private static var styles: [NumberSpecification] {
        let kinds: [NumberSpecification.Kind] = [
            .decimal, .percent, .permille, .wholePercent, .wholePermille,
            .currency(.eur, presentation: .standard, accounting: false, cash: false),
            .currency(.eur, presentation: .narrow, accounting: true, cash: false),
            .currency(.jpy, presentation: .isoCode, accounting: false, cash: true),
        ]
        return locales.flatMap { locale in
            var all = kinds.map { specification(locale, $0) }
            let older: [RoundingMode] = [.halfOdd, .halfCeiling, .halfFloor]
            for rounding in RoundingMode.allCases where LoadedICU.major >= 69 || !older.contains(rounding) {
                all.append(specification(locale) { $0.rounding = rounding })
            }
            for grouping in Grouping.allCases { all.append(specification(locale) { $0.grouping = grouping }) }
            for sign in [SignDisplay.never, .always(includingZero: true), .always(includingZero: false)] {
                all.append(specification(locale) { $0.sign = sign })
            }
            for precision in [Precision.unlimited, .fractionLength(0...5), .significantDigits(2...3)] {
                all.append(specification(locale) { $0.precision = precision })
            }
            for notation in [Notation.scientific, .engineering, .compactName(), .compactName(.long), .ordinal] {
                all.append(specification(locale) { $0.notation = notation })
            }
            all.append(specification(locale) { $0.minimumIntegerDigits = 4 })
            all.append(specification(locale) { $0.decimalSeparator = .always })
            all.append(specification(locale) { $0.scale = 100 })
            all.append(specification(locale) { $0.increment = ExactDecimal(0.05) })
            all.append(specification(locale, .currency("CHF", presentation: .standard, accounting: false, cash: true)))
            all.append(specification(locale, kinds[5]) { $0.rounding = .unnecessary })
            return all
        }
    }

    @Test func usualStylesAreFast() throws {
        for style in Self.styles { #expect(try CompiledNumber(style).isFast, "\(style)") }
    }

    /// Where rounding is an error, what needs none is written, and what needs it is told.
    @Test func unnecessaryRounding() throws {
        let style = try CompiledNumber(Self.specification("en") { $0.rounding = .unnecessary })
        #expect(try style.format(1234.5) == "1,234.5" && style.format(Double.infinity) == "∞")
        #expect(try style.format(Double.nan) == "NaN" && style.format(-Double.infinity) == "-∞")
        #expect(throws: NumberError.self) { try style.format(0.12345) }
    }
}

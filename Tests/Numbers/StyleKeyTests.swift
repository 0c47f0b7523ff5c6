import LocaleFormatMemory
import Testing

@testable import LocaleFormatNumbers

/// Keys of compiled styles say all of a style: two that differ in anything have two keys.
@Suite struct StyleKeyTests {
    private static let signs: [SignDisplay] = [
        .automatic, .never, .always(includingZero: true), .always(includingZero: false), .negative,
    ]
    private static let notations: [Notation] = [
        .automatic, .scientific, .engineering, .compactName(.short), .compactName(.long), .spellOut, .ordinal,
    ]

    private static func options(_ change: (inout NumberOptions) -> Void) -> NumberOptions {
        var options = NumberOptions()
        change(&options)
        return options
    }

    private static var choices: [NumberOptions] {
        var all: [NumberOptions] = []
        for grouping in Grouping.allCases {
            for sign in signs {
                for notation in notations {
                    for rounding in RoundingMode.allCases {
                        for separator in [DecimalSeparatorDisplay.automatic, .always] {
                            all.append(
                                options {
                                    ($0.grouping, $0.sign, $0.notation) = (grouping, sign, notation)
                                    ($0.rounding, $0.decimalSeparator) = (rounding, separator)
                                })
                        }
                    }
                }
            }
        }
        return all
    }

    private static var digits: [NumberOptions] {
        let limits = [0, 1, 2, 3, 7, 8, 100, 511, 512, 998, 999]
        var precisions: [Precision?] = [nil]
        for low in limits {
            precisions += [.fractionLength(low...), .significantDigits(max(low, 1)...)]
            for high in limits where high >= low {
                precisions += [.fractionLength(low...high), .significantDigits(max(low, 1)...max(high, 1))]
            }
        }
        return precisions.flatMap { precision in
            ([nil] + limits).map { limit in
                options { ($0.precision, $0.minimumIntegerDigits) = (precision, limit) }
            }
        }
    }

    private static var kinds: [NumberSpecification.Kind] {
        var kinds: [NumberSpecification.Kind] = [.decimal, .percent, .permille, .wholePercent, .wholePermille]
        for code in ["EUR", "USD", "USN", "XXX"] as [CurrencyCode] {
            for presentation in [CurrencyPresentation.narrow, .standard, .isoCode, .fullName] {
                for flags in 0..<4 {
                    kinds.append(
                        .currency(code, presentation: presentation, accounting: flags & 1 != 0, cash: flags & 2 != 0))
                }
            }
        }
        // Other tests may have filled the table of texts that keys are made of.
        for text in ["meter", "mile"] where InternedText.number(of: text) != nil {
            kinds += [.skeleton(text), .pattern(text)]
            kinds += NumberSpecification.UnitWidth.allCases.map { .unit(text, width: $0) }
        }
        return kinds
    }

    @Test func keysAreOfOneStyle() {
        var styles = Set(Self.choices + Self.digits).map {
            NumberSpecification(locale: "en", kind: .decimal, options: $0)
        }
        styles += Self.kinds.dropFirst().map { NumberSpecification(locale: "en", kind: $0, options: NumberOptions()) }
        // Other tests may have filled the table of locales too.
        for locale in ["de", "en-u-nu-deva"] as [LocaleID] where locale.number != nil {
            styles.append(NumberSpecification(locale: locale, kind: .decimal, options: NumberOptions()))
        }
        for system in [.arabic, .thai] as [NumberingSystem] {
            styles.append(.init(locale: "en", kind: .decimal, options: Self.options { $0.numbering = system }))
        }
        let keys = styles.map { WordKey.of($0.locale, $0.kind, $0.options) }
        #expect(Set(styles).count == styles.count && styles.count > 3_000)
        #expect(Set(keys).count == keys.count)
        #expect(!keys.contains(nil))
    }

    /// What no key can say is looked up by the style itself.
    @Test func stylesWithoutKey() {
        for options in [
            Self.options { $0.increment = 5 }, Self.options { $0.scale = 2 },
            Self.options { $0.minimumIntegerDigits = 1_000 }, Self.options { $0.minimumIntegerDigits = -1 },
            Self.options { $0.precision = .fractionLength(0...1_000) },
            Self.options { $0.precision = .fractionLength(2...2, significantDigits: 3...3, priority: .lessPrecision) },
        ] {
            #expect(WordKey.of("en", .decimal, options) == nil)
        }
    }
}

import LocaleFormat
import LocaleFormatBridge
import TestSupport
import Testing

@testable import LocaleFormatNumbers

/// What an older ICU is asked in two ways.
@Suite struct OlderSkeletonTests {
    /// unicode/unumberformatter.h on `UNUM_SIGN_NEGATIVE` and `UNUM_TRAILING_ZERO_HIDE_IF_WHOLE`; on every ICU.
    @Test(arguments: [
        ("sign-negative", "-5", "-5"), ("sign-negative", "-0", "0"), ("sign-negative precision-integer", "-0.4", "0"),
        ("+- .0", "-0.04", "0.0"), ("+- .0 rounding-mode-floor", "-0.04", "-0.1"), ("+-", "5", "5"),
        ("()- currency/USD", "-1.5", "($1.50)"), ("()- currency/USD", "-0.001", "$0.00"),
        (".00/w", "5", "5"), (".00/w", "5.1", "5.10"), (".00/w", "4.999", "5"), ("@@@/w", "12", "12"),
        ("precision-currency-standard/w currency/USD", "-5", "-$5"), (".00/w compact-short", "1200", "1.20K"),
        (".00/w sign-negative", "-0.001", "0"), (".00/w sign-negative", "-0.01", "-0.01"), ("E+?0 +-", "-0", "0E0"),
        (".0/w unit/meter unit-width-full-name", "1", "1 meter"), ("precision-increment/5/w", "12", "10"),
    ])
    func writes(skeleton: String, value: String, expected: String) throws {
        let style = NumberSpecification(locale: "en-US", kind: .skeleton(skeleton))
        let value = NumberValue.decimal(try ExactDecimal(value))
        #expect(try CompiledNumber(style).format(value) == expected)
        #expect(try CompiledNumber(style).formattedText(value).text == expected)
    }

    /// By the pattern of accounts, which is not that of plain amounts in every locale: in it-CH of CLDR 37.
    @Test func zeroInAccounts() throws {
        var mismatches = Mismatches()
        let skeletons = ["()- currency/XAG unit-width-iso-code", "()- currency/XAG unit-width-iso-code .00/w"]
        for locale in LocaleID.available {
            for skeleton in skeletons {
                let handle = try NumberHandle(opening: skeleton, locale: locale.icuName)
                handle.settle()
                let zero = try handle.format(.integer(0))
                for value in [-0.0, -0.001] {
                    mismatches.expect(try handle.format(.double(value)), equals: zero, "\(value) in \(locale)")
                }
            }
        }
        mismatches.report()
    }

    /// Against an ICU that knows the skeletons themselves.
    @Test(.icu(from: 69, "the skeletons that are compared with")) func sameAsTheSkeletonsThemselves() throws {
        var random = SeededGenerator(for: "OlderSkeletonTests")
        var mismatches = Mismatches()
        for _ in 0..<150 * SeededGenerator.rounds {
            let skeleton = random.olderSkeleton()
            guard let form = OlderSkeleton(skeleton)?.form else { continue }
            let locale = random.element(of: ["en", "de", "ar_EG", "hi@numbers=deva", "ja", "he", "pl", "fr"])
            let (asked, own) = (
                try NumberHandle(form, locale: locale), try NumberHandle(skeleton: skeleton, locale: locale)
            )
            for handle in [asked, own] { handle.settle() }
            for value in Self.values {
                let (ours, theirs) = (try asked.formatWithFields(value), try own.formatWithFields(value))
                mismatches.expect(ours.text, equals: theirs.text, "\(skeleton) \(locale) \(value)")
                mismatches.expect(ours.spans, equals: theirs.spans, "\(skeleton) \(locale) \(value)")
            }
        }
        mismatches.report()
        #expect(mismatches.compared > 1_000)
    }

    private static let values: [NumberHandle.Operand] =
        [
            -0.0, 0.0, -0.4, -0.5, -0.6, -1, 1, 5, -12.004, 12.5, 999.996, -1_234_567, 2e-7, -2e-7, .nan, -.nan,
            .infinity,
        ]
        .map { .double($0) } + [.double(-.infinity), .integer(0), .integer(-7), .integer(100), .decimal("-0.0049")]
}

extension SeededGenerator {
    fileprivate mutating func olderSkeleton() -> String {
        let precision = element(of: [
            "", ".00", ".##", ".0#", ".00*", "@@@", "@@#", "@@*", "precision-integer", "precision-unlimited", ".00/@@*",
            ".0#/@##", "precision-increment/5", "precision-currency-standard",
        ])
        let kind = element(of: [
            "", "percent", "currency/USD", "currency/JPY", "currency/CHF unit-width-full-name", "unit/meter",
            "unit/day unit-width-full-name",
        ])
        let tokens = [
            precision.isEmpty || chance(1, in: 3) ? precision : precision + "/w", kind,
            element(of: ["", "sign-negative", "+-", "sign-accounting-negative", "()-", "sign-always"]),
            element(of: ["", "", "scientific", "engineering/sign-negative", "compact-short", "compact-long"]),
            element(of: ["", "rounding-mode-floor", "rounding-mode-ceiling", "rounding-mode-half-up"]),
            element(of: ["", "", "000", "integer-width/*", "integer-width/##0"]),
            element(of: ["", "", "decimal-always", "group-min2"]),
        ]
        return tokens.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

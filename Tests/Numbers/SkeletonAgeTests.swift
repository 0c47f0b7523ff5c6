import TestSupport
import Testing

@testable import LocaleFormatNumbers

/// Which ICU brought what a skeleton says: the `@stable` marks of unicode/unumberformatter.h and unum.h.
@Suite struct SkeletonAgeTests {
    @Test(
        .icu(from: 69, "older ones are asked in other words"),
        arguments: [
            ("", nil), ("percent .00", nil), ("unit/meter", nil), ("unit/meter unit-width-short", nil),
            ("sign-always", nil), ("()", nil), ("rounding-mode-half-even", nil), (".00/@##", nil),
            ("usage/road unit/kilometer", 68), ("unit/mile-per-hour", 68), ("unit-width-formal unit/meter", 68),
            ("unit-width-variant unit/meter", 68), ("sign-negative", 69), ("sign-accounting-negative", 69),
            ("()-", 69), ("+-", 69), ("rounding-mode-half-odd", 69), ("rounding-mode-half-ceiling", 69),
            ("rounding-mode-half-floor", 69), ("integer-width-trunc", 69), ("precision-integer/w", 69),
            (".00/w", 69), (".00/@@#r", 69), (".00/@@#s", 69),
            // The newest counts.
            ("unit-width-formal unit/meter sign-negative", 69), ("sign-negative unit-width-formal unit/meter", 69),
        ] as [(String, Int?)])
    func newest(skeleton: String, since: Int?) {
        let found = SkeletonAge.newest(in: skeleton)
        #expect(found?.since == since, "\(String(describing: found))")
    }
}

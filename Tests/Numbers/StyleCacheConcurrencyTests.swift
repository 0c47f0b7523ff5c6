import LocaleFormat
import TestSupport
import Testing

/// More styles than any cache holds, from eight tasks at once: no text is lost or another style's. `.ci/sanitize` runs this
/// under Thread Sanitizer.
@Suite struct StyleCacheConcurrencyTests {
    /// Zeros in front and behind, by which each text tells its style.
    private static func text(integers: Int, fraction: Int) -> String {
        let digits = String(repeating: "0", count: max(0, integers - 4)) + "1234"
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
            grouped.append(digit)
        }
        return grouped + "." + String(repeating: "0", count: fraction)
    }

    @Test func twentyThousandStyles() async throws {
        // Locales of their own with the texts of English.
        let locales = try (0..<100).map { try LocaleID("en-x-style\($0)") }
        let expected = (0..<20).map { integers in (1...10).map { Self.text(integers: integers, fraction: $0) } }
        let wrong = await withTaskGroup(of: Mismatches.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var random = SeededGenerator(seed: UInt64(task))
                    var mismatches = Mismatches()
                    for _ in 0..<2_500 * SeededGenerator.rounds {
                        let (integers, fraction) = (Int(random.next() % 20), 1 + Int(random.next() % 10))
                        let style = NumberStyle<Int>(locale: random.element(of: locales)).integerLength(
                            minimum: integers)
                        mismatches.expect(
                            style.precision(.fractionLength(fraction)).format(1_234),
                            equals: expected[integers][fraction - 1], "\(integers), \(fraction)")
                    }
                    return mismatches
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for mismatches in wrong { mismatches.report() }
    }
}

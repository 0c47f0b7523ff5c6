import LocaleFormatChanges
import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// When durations change, against trying what lies between.
@Suite struct DurationChangeTests {
    /// On a grid of halves of the smallest digit, and one attosecond beside it, where every change of a rounded number lies.
    @Test func bruteForce() throws {
        var random = SeededGenerator(for: "DurationChangeTests")
        var mismatches = Mismatches()
        for _ in 0..<SeededGenerator.rounds * 12 {
            let style = style(&random)
            let compiled = try style.compiled()
            let unit = smallest(style)
            let start = Duration(attoseconds: Int128.random(in: -400...400, using: &random) * unit / 3)
            let text = compiled.format(start)
            for sign in [Int128(1), -1] {
                let first = start.attoseconds / (unit / 2)
                let grid = (0...(8_000 as Int128)).lazy.map { (first + sign * ($0 - 1)) * (unit / 2) }
                let found = grid.flatMap { [$0 - sign, $0, $0 + sign] }.first {
                    ($0 - start.attoseconds) * sign > 0 && compiled.format(Duration(attoseconds: $0)) != text
                }
                guard let found else { continue }
                let change = sign > 0 ? try style.change(after: start) : try style.change(before: start)
                mismatches.expect(
                    change?.attoseconds, equals: found, "\(style.layout) \(style.rounding) from \(start), \(sign)")
            }
        }
        mismatches.report()
    }

    private func style(_ random: inout SeededGenerator) -> DurationStyle {
        let rounding = random.element(of: RoundingMode.allCases.filter { $0 != .unnecessary })
        if random.chance(1, in: 2) {
            return DurationStyle(
                .time(
                    random.element(of: DurationStyle.Pattern.allCases),
                    fractionalSecondsLength: Int.random(in: 0...3, using: &random)),
                rounding: rounding, locale: "en")
        }
        let all: [DurationUnit] = [.weeks, .days, .hours, .minutes, .seconds, .milliseconds]
        let allowed = Set(all.filter { _ in random.chance(1, in: 2) })
        return DurationStyle(
            .units(
                allowed: allowed.isEmpty ? [.minutes] : allowed, maximumUnitCount: random.element(of: [nil, 1, 2]),
                zeroValueLength: Int.random(in: 0...1, using: &random),
                fractionLength: 0...Int.random(in: 0...2, using: &random)),
            rounding: rounding, locale: "en")
    }

    /// The smallest digit that may be shown, in attoseconds.
    private func smallest(_ style: DurationStyle) -> Int128 {
        let second: Int128 = 1_000_000_000_000_000_000
        switch style.layout {
        case .time(.hourMinute, _, _): return 60 * second
        case .time(_, _, let digits): return (0..<digits).reduce(second) { length, _ in length / 10 }
        case .units(let allowed, _, _, _, _, let fraction, _):
            let lengths: [DurationUnit: Int128] = [
                .weeks: 604_800 * second, .days: 86_400 * second, .hours: 3_600 * second, .minutes: 60 * second,
                .seconds: second,
                .milliseconds: second / 1_000,
            ]
            let unit = allowed.compactMap { lengths[$0] }.min() ?? second
            return (0..<fraction.upperBound).reduce(unit) { length, _ in length / 10 }
        }
    }

    @Test func ends() throws {
        let style = DurationStyle(.time(.minuteSecond), locale: "en")
        let (longest, shortest) = (Duration.seconds(Int64.max), Duration.seconds(-Int64.max))
        #expect(try style.change(after: longest) == nil && style.change(before: shortest) == nil)
        #expect(try style.change(before: longest) != nil && style.change(after: shortest) != nil)
        #expect(try style.change(after: .zero) == Duration(attoseconds: 500_000_000_000_000_001))
        #expect(try style.change(before: .zero) == Duration(attoseconds: -500_000_000_000_000_001))
        #expect(throws: DurationError.self) {
            try DurationStyle(.time(.hourMinute, padding: -1), locale: "en").change(after: .zero)
        }
        #expect(DurationStyle(.time(.hourMinute, padding: -1), locale: "en").discreteInput(after: .zero) == nil)
    }

    /// Foundation's own tests, `DurationTimeFormatStyleTests` and `DurationUnitsFormatStyleTests`, in its words.
    @Test func asFoundation() throws {
        let style = DurationStyle(.time(.minuteSecond), locale: "en")
        #expect(style.discreteInput(after: .seconds(1)) == Duration.milliseconds(1_500))
        #expect(style.discreteInput(before: .seconds(1)) == Duration.milliseconds(500))
        #expect(style.input(after: .seconds(1)) == Duration(attoseconds: 1_000_000_000_000_000_001))
        #expect(style.input(before: .seconds(1)) == Duration(attoseconds: 999_999_999_999_999_999))
        let units = DurationStyle(.units(maximumUnitCount: 1), rounding: .down, locale: "en")
        #expect(units.discreteInput(after: .seconds(3_500)) == .seconds(3_540))
        #expect(units.discreteInput(after: .seconds(3_550)) == .seconds(3_600))
        #expect(units.discreteInput(after: .seconds(3_700)) == .seconds(7_200))
    }
}

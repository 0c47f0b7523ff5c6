import Harness
import LocaleFormat
import RawICU

/// How cost grows with work, the way there counted too: a style made anew for a number of values, and styles that are not held, in turns.
func growth() throws -> [Benchmark] { manyValues() + (try manyStyles()) }

/// Amounts that take too long to be sampled often: a million values and more, ICU up to a hundred million of them.
func largeGrowth() -> [Benchmark] {
    values([1_000_000, 10_000_000, 100_000_000]) + values([1_000_000_000]).filter { $0.name.hasSuffix("ours") }
}

private func manyValues() -> [Benchmark] { values([1, 10, 100, 1_000, 10_000, 100_000]) }

/// `growth/values/1000/ours`: compiles the style, and formats a thousand values by it.
private func values(_ counts: [Int]) -> [Benchmark] {
    let values = Values.integers
    return counts.flatMap { count in
        [
            Benchmark("growth/values/\(count)/ours", count: count) {
                guard let style = try? NumberStyle<Int>(locale: "en").compiled() else { return 0 }
                return (0..<count).reduce(0) {
                    $0 &+ ((try? style.format(values[$1 % values.count]))?.utf8.count ?? 0)
                }
            },
            Benchmark("growth/values/\(count)/icu", count: count) {
                let formatter = rawicu_open("", "en")
                defer { rawicu_close(formatter) }
                return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
                    guard let base = buffer.baseAddress else { return 0 }
                    return (0..<count).reduce(0) {
                        $0 &+ Int(rawicu_int(formatter, Int64(values[$1 % values.count]), base, 64))
                    }
                }
            },
        ]
    }
}

/// `growth/styles/100/ours`: one value in a hundred styles in turn, none of them held.
private func manyStyles() throws -> [Benchmark] {
    let locales = try MixedStyle.locales.map { try LocaleID($0) }
    return [1, 10, 100, 1_000, 10_000].map { count in
        let styles = (0..<count).map { index in
            NumberStyle<Double>(locale: locales[index % locales.count]).precision(
                .fractionLength(index / locales.count % 100))
        }
        return Benchmark("growth/styles/\(count)/ours", count: count) {
            styles.reduce(0) { $0 &+ $1.format(1234.5).utf8.count }
        }
    }
}

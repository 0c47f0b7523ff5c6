import Harness
import LocaleFormat

/// The same work on one thread and on two, in turns: nanoseconds of wall-clock time for one value.
func threads() async -> [Measurement] {
    guard let compiled = try? NumberStyle<Int>(locale: "en").compiled() else { return [] }
    let values = Values.integers
    @Sendable func work() -> Int {
        var bytes = 0
        for _ in 0..<20 { for value in values { bytes &+= (try? compiled.format(value))?.utf8.count ?? 0 } }
        return bytes
    }
    var samples: [Int: [Double]] = [:]
    for round in 0..<300 {
        for workers in [1, 2] {
            let duration = await ContinuousClock().measure {
                await withTaskGroup(of: Int.self) { group in
                    for _ in 0..<workers { group.addTask { work() } }
                    for await bytes in group { blackHole(bytes) }
                }
            }
            if round > 0 { samples[workers, default: []].append(duration / .nanoseconds(1) / Double(20 * values.count * workers)) }
        }
    }
    return [
        Measurement(name: "threads/one", samples: samples[1] ?? []),
        Measurement(name: "threads/two", samples: samples[2] ?? []),
    ]
}

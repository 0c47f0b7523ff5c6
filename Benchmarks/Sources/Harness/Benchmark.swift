/// One rival at one task: formats every value once, and gives back how many bytes came out.
public struct Benchmark {
    /// `number/grouped/ours`: task, then rival.
    public let name: String
    /// Values formatted by one call of `body`.
    public let count: Int
    public let body: () -> Int

    public init(_ name: String, count: Int, body: @escaping () -> Int) {
        self.name = name
        self.count = count
        self.body = body
    }
}

/// Keeps the optimizer from dropping work whose result is unused.
@inline(never)
@_optimize(none)
public func blackHole(_ value: Int) {}

/// Times benchmarks in turns, so that a busy moment of the machine hits every rival.
public struct Sampler {
    private let rounds: Int
    private let sampleNanoseconds: Int

    public init(rounds: Int = 40, sampleMicroseconds: Int = 2_000) {
        self.rounds = rounds
        sampleNanoseconds = sampleMicroseconds * 1_000
    }

    public func run(_ benchmarks: [Benchmark]) -> [Measurement] {
        let repetitions = benchmarks.map(warmUp)
        var samples = benchmarks.map { _ in [Double]() }
        for _ in 0..<rounds {
            for (index, benchmark) in benchmarks.enumerated() {
                let time = measure(benchmark, repetitions[index])
                samples[index].append(Double(time) / Double(repetitions[index] * benchmark.count))
            }
        }
        return zip(benchmarks, samples).map { Measurement(name: $0.name, samples: $1) }
    }

    /// Repetitions that fill a sample, found while caches and branch predictors warm up.
    private func warmUp(_ benchmark: Benchmark) -> Int {
        var repetitions = 1
        while true {
            let time = measure(benchmark, repetitions)
            if time >= sampleNanoseconds / 2 { return max(1, repetitions * sampleNanoseconds / time) }
            repetitions *= 2
        }
    }

    private func measure(_ benchmark: Benchmark, _ repetitions: Int) -> Int {
        let clock = ContinuousClock()
        let duration = clock.measure {
            for _ in 0..<repetitions { blackHole(benchmark.body()) }
        }
        let (seconds, attoseconds) = duration.components
        return max(1, Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    }
}

import Harness
import LocaleFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The same work on one thread and on two, in turns: nanoseconds of wall-clock time for one value. Threads of the system,
/// since a task group may run two short tasks one after the other.
func threads() throws -> [Measurement] {
    let job = Job(compiled: try NumberStyle<Int>(locale: "en").compiled())
    var samples: [[Double]] = [[], []]
    for round in 0..<100 {
        for workers in [1, 2] {
            let duration = ContinuousClock().measure {
                let started = (0..<workers).map { _ in start(job) }
                for thread in started { pthread_join(thread, nil) }
            }
            if round > 0 {
                samples[workers - 1].append(
                    duration / .nanoseconds(1) / Double(Job.repetitions * Values.count * workers))
            }
        }
    }
    return [
        Measurement(name: "threads/one", samples: samples[0]), Measurement(name: "threads/two", samples: samples[1]),
    ]
}

/// What each thread does: formats all values with the one compiled style.
private final class Job: Sendable {
    static let repetitions = 150
    let compiled: CompiledNumber

    init(compiled: CompiledNumber) { self.compiled = compiled }

    func run() {
        let values = Values.integers
        var bytes = 0
        for _ in 0..<Self.repetitions {
            for value in values { bytes &+= (try? compiled.format(value))?.utf8.count ?? 0 }
        }
        blackHole(bytes)
    }
}

private func start(_ job: Job) -> pthread_t {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(job).toOpaque()
    let status = pthread_create(
        &thread, nil,
        { context in
            guard let context else { return nil }
            Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }, context)
    guard status == 0 else { fatalError("pthread_create: \(status)") }
    return thread
}

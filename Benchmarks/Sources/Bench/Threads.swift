import Harness
import LocaleFormat
import LocalizedStrings

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The same work on one thread, on two, and on four and eight where the machine has as many processors, in turns: nanoseconds of
/// wall-clock time for one value. Threads of the system, since a task group may run two short tasks one after the other.
func threads() throws -> [Measurement] { try jobs().flatMap(threads) }

private func threads(_ job: Job) -> [Measurement] {
    let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    let amounts = [1, 2] + [4, 8].filter { $0 <= processors }
    var samples = amounts.map { _ in [Double]() }
    for round in 0..<60 {
        for (index, workers) in amounts.enumerated() {
            let duration = ContinuousClock().measure {
                let started = (0..<workers).map { _ in start(job) }
                for thread in started { pthread_join(thread, nil) }
            }
            if round > 0 {
                samples[index].append(duration / .nanoseconds(1) / Double(job.count * workers))
            }
        }
    }
    // `number` is the one whose growth the page shows.
    let names =
        amounts.map { "threads/\(job.name)/\($0)" }
        + (job.name == "number" ? amounts.map { "growth/threads/\($0)/ours" } : [])
    return zip(names, samples + samples).map { Measurement(name: $0, samples: $1) }
}

/// What each thread does: formats all values with the one style that all share.
private final class Job: Sendable {
    let name: String
    let count: Int
    private let body: @Sendable (Int) -> Int

    /// - Parameter body: formats the value of that number, 0 to ``Values/count``.
    init(_ name: String, repetitions: Int = 100, _ body: @escaping @Sendable (Int) -> Int) {
        self.name = name
        count = repetitions * Values.count
        self.body = body
    }

    func run() {
        var bytes = 0
        for index in 0..<count { bytes &+= body(index % Values.count) }
        blackHole(bytes)
    }
}

private func jobs() throws -> [Job] {
    let english: LocaleID = "en"
    let integers = Values.integers
    let doubles = Values.doubles
    let instants = try Moments.seconds.map { try Instant(seconds: $0) }
    let number = try NumberStyle<Int>(locale: english).compiled()
    let currency = try CurrencyStyle<Double>(code: "EUR", locale: english).compiled()
    let dateStyle = DateStyle(date: .long, time: .short, locale: english).timeZone(TimeZoneID("America/New_York"))
    let date = try dateStyle.compiled()
    let interval = try DateIntervalStyle(skeleton: "yMMMd", locale: english).timeZone(.utc).compiled()
    let relative = try RelativeDateStyle(locale: english).compiled()
    let plural = try PluralRules(locale: "ru")
    let text = try TextTemplate("%lld files in %@").compiled(in: english)
    let currencyStyle = CurrencyStyle<Double>(code: "EUR", locale: english)
    return [
        Job("number") { (try? number.format(integers[$0]))?.utf8.count ?? 0 },
        Job("currency") { (try? currency.format(doubles[$0]))?.utf8.count ?? 0 },
        Job("date") { (try? date.format(instants[$0]))?.utf8.count ?? 0 },
        Job("interval", repetitions: 40) {
            (try? interval.format(from: instants[$0], to: instants[$0]))?.utf8.count ?? 0
        },
        Job("relative") { (try? relative.format($0 % 13, .day))?.utf8.count ?? 0 },
        Job("plural") { plural.category(for: integers[$0]) == .few ? 1 : 0 },
        Job("text") { (try? text.format([.integer(integers[$0]), "Desktop"]))?.utf8.count ?? 0 },
        Job("number-not-held") { NumberStyle<Int>(locale: english).format(integers[$0]).utf8.count },
        Job("currency-not-held") { currencyStyle.format(doubles[$0]).utf8.count },
        Job("date-not-held", repetitions: 40) { dateStyle.format(instants[$0]).utf8.count },
    ]
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

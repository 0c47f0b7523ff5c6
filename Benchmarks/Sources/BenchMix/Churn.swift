import Harness
import LocaleFormat
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Eight threads ask for 20,000 styles, more than any cache keeps, and check every text against the first one of its style;
/// seven of them at random, and one always for the same style, whose waits are what is measured.
func churn() throws {
    let styles = (0..<4).flatMap { _ in MixedStyle.all }
    let expected = MixedStyle.all.map { Fingerprint.of(text($0, 1234.5)) }
    let hot = NumberStyle<Int>(locale: "en")
    let wrong = Atomic<Int>(0)
    let isOver = Atomic<Bool>(false)
    nonisolated(unsafe) var waits: [Double] = []
    let threads = (0..<8).map { number in
        start {
            if number == 0 {
                while !isOver.load(ordering: .relaxed) {
                    var text = ""
                    let time = nanoseconds { text = hot.format(1_234_567) }
                    if text != "1,234,567" { wrong.add(1, ordering: .relaxed) }
                    if waits.count < 20_000_000 { waits.append(time) }
                }
                return
            }
            var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
            for _ in 0..<40_000 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let index = Int((state >> 33) % UInt64(styles.count))
                let style = index % MixedStyle.all.count
                // One to four integer digits at least are four styles, with one text for this value.
                let found = text(MixedStyle.all[style], 1234.5, integerDigits: index / MixedStyle.all.count + 1)
                if Fingerprint.of(found) != expected[style] { wrong.add(1, ordering: .relaxed) }
            }
        }
    }
    for thread in threads.dropFirst() { pthread_join(thread, nil) }
    isOver.store(true, ordering: .relaxed)
    pthread_join(threads[0], nil)
    guard wrong.load(ordering: .relaxed) == 0 else {
        fatalError("churn: \(wrong.load(ordering: .relaxed)) wrong texts")
    }
    waits.sort()
    print("churn\ttexts\t\(7 * 40_000)")
    print("churn\treads\t\(waits.count)")
    print("churn\tmedian wait\t\(waits[waits.count / 2])")
    print("churn\t99.9 % wait\t\(waits[waits.count * 999 / 1_000])")
}

extension Fingerprint {
    static func of(_ text: String) -> UInt64 {
        var fingerprint = Fingerprint()
        fingerprint.add(text.utf8)
        return fingerprint.value
    }
}

private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t {
    var thread = pthread_t()
    let status = pthread_create(
        &thread, nil,
        { context in
            guard let context else { return nil }
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            return nil
        }, Unmanaged.passRetained(Work(body)).toOpaque())
    guard status == 0 else { fatalError("pthread_create: \(status)") }
    return thread
}

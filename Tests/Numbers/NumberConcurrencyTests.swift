import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Eight tasks that compile, evict and format the same styles at once. `.ci/sanitize` runs this under Thread Sanitizer.
@Suite struct NumberConcurrencyTests {
    @Test func eightTasksAtOnce() async throws {
        let locales: [LocaleID] = ["en", "hi-IN-u-nu-deva", "ar-EG", "de-CH", "ja", "fa", "es", "sv"]
        let expected = locales.map { NumberStyle<Int>(locale: $0).format(-1_234_567) }
        let shared = try CurrencyStyle<Int>(code: "EUR", locale: "de").compiled()
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var wrong = 0
                    for round in 0..<60 {
                        let index = (task + round) % locales.count
                        let style = NumberStyle<Int>(locale: locales[index])
                        if style.format(-1_234_567) != expected[index] { wrong += 1 }
                        if (try? shared.format(round)) != "\(round),00\u{A0}€" { wrong += 1 }
                        // General paths: a shared ICU formatter, and one from a pool.
                        if style.notation(.spellOut).format(round).isEmpty { wrong += 1 }
                        if (try? shared.formattedText(round).text) != "\(round),00\u{A0}€" { wrong += 1 }
                        // More styles than the cache holds.
                        if style.integerLength(minimum: task * 60 + round).format(1).isEmpty { wrong += 1 }
                    }
                    return wrong
                }
            }
            for await wrong in group { #expect(wrong == 0) }
        }
    }
}

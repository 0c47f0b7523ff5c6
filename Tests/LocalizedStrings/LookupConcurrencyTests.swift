import LocalizedStrings
import Testing

@Suite struct LookupConcurrencyTests {
    @Test func switchingWhileReading() async throws {
        let bundle = try LocalizedBundle(contentsOf: Fixture.bundle)
        let expected = ["es-MX": "Hola", "en": "Hello", "zh-Hans-CN": "你好", "ja": "Hello"]
        let wrong = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var wrong = 0
                    for round in 0..<300 {
                        let (tag, text) = expected.sorted { $0.key < $1.key }[(task + round) % expected.count]
                        guard let locale = try? LocaleID(tag) else { return -1 }
                        let strings = bundle.localized(for: [locale])
                        if strings("greeting") != text { wrong += 1 }
                        if strings("\(round) files").isEmpty { wrong += 1 }
                    }
                    return wrong
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }
}

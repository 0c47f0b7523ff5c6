import LocaleFormatMemory
import Synchronization
import Testing

@Suite struct TextTableTests {
    private final class Word: Sendable {
        let text: String
        let kind: Int
        let alive: Counter

        init(_ text: String, _ kind: Int, _ alive: Counter) {
            (self.text, self.kind, self.alive) = (text, kind, alive)
            alive.value.add(1, ordering: .relaxed)
        }

        deinit { alive.value.subtract(1, ordering: .relaxed) }
    }

    private final class Counter: Sendable {
        let value = Atomic<Int>(0)
    }

    @Test func keepsUpToTheLimitAsLongAsItLives() {
        let alive = Counter()
        do {
            let table = TextTable<Word>(limit: 1_000)
            for index in 0..<1_500 {
                for kind in 0..<2 {
                    table.insert(Word("word \(index)", kind, alive), for: "word \(index)") { $0.kind == kind }
                    table.insert(Word("word \(index)", kind, alive), for: "word \(index)") { $0.kind == kind }
                }
            }
            #expect(table.count == 1_000)
            #expect(alive.value.load(ordering: .relaxed) == 1_000)
            for index in 0..<500 {
                for kind in 0..<2 {
                    #expect(
                        table.read("word \(index)", where: { $0.kind == kind }) { "\($0.text) \($0.kind)" }
                            == "word \(index) \(kind)")
                }
            }
            #expect(table.read("word 500", where: { _ in true }) { $0.text } == nil)
            #expect(table.read("word 1", where: { $0.kind == 2 }) { $0.text } == nil)
            table.insert(Word("", 0, alive), for: "", limit: 10) { _ in true }
            #expect(table.read("", where: { _ in true }) { $0.text } == nil)
        }
        #expect(alive.value.load(ordering: .relaxed) == 0)
    }

    @Test func readersSeeWhatWritersAdd() async {
        let table = TextTable<Word>(limit: 4_096)
        let alive = Counter()
        let wrong = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<4_000).count { round in
                        let text = String((round * (2 * task + 1)) % 4_000)
                        if let found = table.read(text, where: { _ in true }, { $0.text }) { return found != text }
                        table.insert(Word(text, 0, alive), for: text) { _ in true }
                        return table.read(text, where: { _ in true }, { $0.text }) != text
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
        #expect(table.count == 4_000)
    }
}

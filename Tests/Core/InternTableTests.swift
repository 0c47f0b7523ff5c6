import LocaleFormat
import LocaleFormatMemory
import TestSupport
import Testing

@Suite struct InternTableTests {
    private final class Word: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    @Test func keepsOneObjectOfEachText() {
        let table = InternTable<Word>(limit: 100)
        for round in 0..<3 {
            for number in 0..<100 {
                let text = "word \(number)"
                let kept = table.insert(Word(text), for: text)
                #expect(kept.read(\.text) == text)
                #expect(table.find(text)?.isSameImmortal(as: kept) == true, "\(round)")
            }
        }
        #expect(table.find("") == nil && table.find("word") == nil && table.find("word 100") == nil)
    }

    /// What does not fit belongs to the caller.
    @Test func countsWhatIsBeyondTheLimit() {
        let table = InternTable<Word>(limit: 2)
        for text in ["a", "b"] { #expect(table.insert(Word(text), for: text).address != nil) }
        let third = table.insert(Word("c"), for: "c")
        #expect(third.address == nil && third.read(\.text) == "c" && table.find("c") == nil)
        #expect(table.insert(Word("other"), for: "a").read(\.text) == "a")
    }

    /// Threads that take in the same texts at once end with the same objects.
    @Test func isSharedByThreads() async {
        let table = InternTable<Word>(limit: 1_000)
        let all = await withTaskGroup(of: [UInt?].self) { group in
            for thread in 0..<4 {
                group.addTask {
                    (0..<1_000).map { number in
                        let text = "word \((number + thread * 250) % 1_000)"
                        return (table.find(text) ?? table.insert(Word(text), for: text)).address
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(all.joined().map { $0 ?? 0 }).count == 1_000)
    }

    /// Whoever sends locales by the thousand fills no memory, and loses nothing.
    @Test func localesBeyondTheLimitWork() throws {
        var wrong = Mismatches()
        for number in 0..<10_000 {
            let tag = "hi-IN-u-nu-deva-x-n\(number)"
            let (first, second) = (try LocaleID(tag.uppercased()), try LocaleID(tag))
            wrong.expect(first.tag, equals: tag, "tag")
            wrong.expect(first.icuName, equals: "hi_IN@numbers=deva", tag)
            wrong.expect(first, equals: second, "parsed twice")
            wrong.expect(first.hashValue, equals: second.hashValue, "hashes of \(tag)")
            if first == "hi-IN-u-nu-deva" { wrong.add("\(tag) is another locale") }
        }
        wrong.report()
        #expect(NumberStyle<Int>(locale: "hi-IN-u-nu-deva-x-n9999").format(1_234_567) == "१२,३४,५६७")
    }
}

import LocaleFormat
import LocaleFormatCore
import TestSupport
import Testing

/// A run that takes minutes wherever it is put into order mark by mark.
private let longRun = "a" + String(repeating: "\u{327}\u{301}\u{345}\u{5B0}", count: 32_000)

@Suite struct CombiningMarksTests {
    @Test(
        arguments: [
            (30, nil), (31, 61), (32, 61), (1_000, 61),
        ] as [(Int, Int?)])
    func excess(count: Int, offset: Int?) {
        let marks = String(repeating: "\u{301}", count: count)
        for text in ["", "é", "日本語 ", String(repeating: "x", count: 77)] {
            let all = text + "a" + marks + "b"
            #expect(CombiningMarks.excess(in: all) == offset.map { $0 + text.utf8.count })
            #expect(CombiningMarks.excess(in: all[...]) == offset.map { $0 + text.utf8.count })
        }
    }

    /// Runs of thirty, however many there are, are no run of more.
    @Test func manyShortRuns() {
        let text = String(repeating: "a" + String(repeating: "\u{1D165}", count: 30), count: 100)
        #expect(CombiningMarks.excess(in: text) == nil)
        #expect(CombiningMarks.excess(in: text + "\u{301}") == text.utf8.count)
        // Marks of Tibetan whose class is zero, and whose parts move all the same.
        #expect(CombiningMarks.excess(in: String(repeating: "\u{F73}", count: 31)) == 90)
    }

    /// What is ordered is canonically equivalent, and only marks have moved.
    @Test func ordered() {
        var random = SeededGenerator(for: "ordered")
        // Without marks of class zero, which the standard library takes for letters: it does not move others past them.
        let marks: [Unicode.Scalar] = ["\u{327}", "\u{301}", "\u{345}", "\u{5B0}", "\u{344}", "\u{3099}"]
        for _ in 0..<50 {
            var text = "x"
            for _ in 0..<Int.random(in: 20...60, using: &random) {
                text.unicodeScalars.append(marks[Int.random(in: 0..<marks.count, using: &random)])
            }
            text += "é\u{1100}\u{1161}"
            let ordered = CombiningMarks.ordered(text)
            #expect(ordered == text)
            if CombiningMarks.excess(in: text) == nil { #expect(Array(ordered.utf8) == Array(text.utf8)) }
        }
        let run = "q" + String(repeating: "\u{301}\u{327}", count: 16)
        let expected = "q" + String(repeating: "\u{327}", count: 16) + String(repeating: "\u{301}", count: 16)
        #expect(CombiningMarks.ordered(run).unicodeScalars.elementsEqual(expected.unicodeScalars))
        let tibetan = CombiningMarks.ordered(String(repeating: "\u{F73}", count: 31))
        let parts = String(repeating: "\u{F71}", count: 31) + String(repeating: "\u{F72}", count: 31)
        #expect(tibetan.unicodeScalars.elementsEqual(parts.unicodeScalars))
    }

    /// Each of these compared such a text with the names it knows.
    @Test func identifiersAreRefused() {
        #expect(LocaleID(posix: longRun) == nil)
        #expect(LocaleID(posix: "de_DE@" + longRun) == nil)
        #expect(throws: LocaleError.self) { try LocaleID(longRun) }
        #expect(throws: LocaleError.self) { try NumberingSystem(longRun) }
        #expect(CalendarID(identifier: longRun) == nil)
        #expect(throws: DateError.self) { try Instant(longRun) }
        #expect(throws: NumberError.self) { try PluralOperands(text: longRun) }
        #expect(throws: NumberParseError.self) { try ByteCountStyle(locale: "en").parse(longRun, mode: .lenient) }
        #expect(throws: UnitParseError.self) { try UnitParser(locale: "en").unit(named: "a" + longRun.suffix(10_000)) }
    }
}

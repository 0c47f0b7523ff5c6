import LocalizedTextTools
import TestSupport
import Testing

@Suite struct BidiParagraphTests {
    @Test func paragraphs() {
        let text = "a\r\n\u{5D0}\n\n\u{2067}b"
        let paragraphs = BidiParagraph.paragraphs(in: text)
        #expect(paragraphs.map { String($0.text) } == ["a\r\n", "\u{5D0}\n", "\n", "\u{2067}b"])
        #expect(paragraphs.map(\.baseLevel) == [0, 1, 0, 0])
        #expect(BidiParagraph.paragraphs(in: "").isEmpty)
        #expect(BidiParagraph(firstOf: "").line().visualOrder.isEmpty)
        #expect(BidiParagraph(firstOf: text.dropFirst(), direction: .fixed(.rightToLeft)).text == "\r\n")
    }

    /// Rule L1: white space at the end of a line, wherever the paragraph is broken.
    @Test func lines() throws {
        let text = "abc \u{5D0}\u{5D1} \u{5D2}\t \u{5D3} "
        let paragraph = BidiParagraph(firstOf: text)
        #expect(paragraph.line().levels == [0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 1, 0])
        let space = try #require(text.lastIndex(of: "\u{5D2}"))
        let first = paragraph.line(text.startIndex..<space)
        #expect(first.levels == [0, 0, 0, 0, 1, 1, 0])
        #expect(first.visualOrder == [0, 1, 2, 3, 5, 4, 6])
        #expect(paragraph.line(space..<text.endIndex).levels == [1, 0, 1, 1, 0])
        #expect(paragraph.line(space..<space).levels == [])
        let removed = BidiParagraph(firstOf: "\u{202B}\u{5D0} \u{202C} \u{AD}", direction: .fixed(.leftToRight)).line()
        #expect(removed.levels == [nil, 1, 0, nil, 0, nil])
    }

    /// What the annex says where ICU 72's `ubidi` does something else.
    @Test func rulesThatICUMisses() {
        func levels(_ text: String, _ direction: WritingDirection) -> [UInt8?] {
            BidiParagraph(firstOf: text, direction: .fixed(direction)).line().levels
        }
        // N0: a mark follows its bracket.
        #expect(levels("\u{5D0}(\u{5D1})\u{300}", .leftToRight) == [1, 1, 1, 1, 1])
        // BD16: the second closing bracket has no partner, so that N1 gives it the direction of what is beside it.
        #expect(levels("\u{3008}\u{3009}\u{5D0}\u{3009}\u{5D1}", .leftToRight) == [0, 0, 1, 1, 1])
        // X6a: the override is that of the PDI too.
        #expect(
            levels("\u{202D}\u{202B}\u{5D0}\u{202C}\u{2069}\u{202B}!", .leftToRight) == [nil, nil, 3, nil, 2, nil, 3])
    }

    private static let size = TestSize.of(1_000_000, usually: 20_000)

    /// Deep and long texts take linear time; a quadratic step would not end here.
    @Test(arguments: [
        "\u{202B}", "\u{2068}", "\u{2067}a\u{2066}", "\u{202E}\u{2069}", "(", "(\u{5D0}[", "[({", "(a)]", "\u{5D0}1",
        "\u{2068}\u{5D0}\u{2069}",
        "\u{2069}", "\u{202C}a", "a\u{300}", "\u{5D0}\u{2067}", "a\n", "\u{627}1,2", "%", "1%",
        "\u{202B}a\u{202A}\u{5D0}",
    ]) func hostile(_ unit: String) {
        let text = String(repeating: unit, count: Self.size)
        for direction in [BaseDirection.firstStrong(), .fixed(.rightToLeft), .content()] {
            let scalars = BidiParagraph.paragraphs(in: text, direction: direction).reduce(0) { count, paragraph in
                let line = paragraph.line()
                #expect(line.visualRuns.count == line.levelRuns.count)
                return count + line.levels.count
            }
            #expect(scalars == text.unicodeScalars.count)
        }
    }

    @Test func mostDepth() {
        let text = String(repeating: "\u{202B}\u{202A}", count: 200) + "a"
        #expect(BidiParagraph(firstOf: text).line().levels.last == 126)
        #expect(BidiParagraph(firstOf: text + "\u{5D0}").line().levels.last == 125)
    }
}

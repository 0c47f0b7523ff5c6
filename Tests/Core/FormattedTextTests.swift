import LocaleFormatCore
import Testing

@Suite struct FormattedTextTests {
    @Test func spansOfOtherTexts() {
        let text = FormattedText<Int>(text: "é12", spans: [.init(field: 1, range: 2..<4)])
        #expect(text[text.spans[0]] == "12")
        for (range, expected) in [
            (0..<2, "é"), (2..<99, "12"), (4..<4, ""), (99..<100, ""), (-5..<2, "é"), (Int.min..<Int.max, "é12"),
            (-9..<(-3), ""),
            (.max - 1..<Int.max, ""),
        ] {
            #expect(text[.init(field: 0, range: range)] == expected, "\(range)")
        }
    }
}

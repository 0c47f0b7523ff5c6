import LocalizedTextTools
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct TourTests {
    @Test(arguments: [
        ("abc", 3), ("", 0), ("万億", 4), ("￥", 2), ("한글", 4), ("नि", 2), ("સોમ", 3), ("க்ஷ", 2), ("e\u{301}", 1), ("👨‍👩‍👧", 2),
        ("🇯🇵", 2),
        ("\u{2068}א\u{2069}", 1), ("ｱ", 1),
    ])
    func widths(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test func columnsAlign() {
        let table = TourTable(title: "t", rows: [["日本", "1", "x"], ["abc", "22", "ש"]])
        #expect(table.lines == ["t", "  日本  1   x", "  abc   22  \u{2068}ש\u{2069}"])
    }

    @Test func everyRowFormats() {
        let outcome = run("tour", "--locale", "en")
        #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.lines.count > 50)
    }
}

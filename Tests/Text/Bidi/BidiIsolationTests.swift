import LocalizedTextTools
import Testing

@Suite struct BidiIsolationTests {
    @Test(arguments: [
        ("abc", false, true), ("שלום", true, false), ("123", false, false), ("+49 30", false, true),
        ("ab שלום", true, true),
        ("۱۲۳", false, false), ("", false, false), ("\u{202E}", true, false), ("שלום 12-3", true, false),
        ("é", false, true),
    ]) func need(text: String, inLeftToRight: Bool, inRightToLeft: Bool) {
        #expect(BidiIsolation.isNeeded(for: text, in: .leftToRight) == inLeftToRight)
        #expect(BidiIsolation.isNeeded(for: text, in: .rightToLeft) == inRightToLeft)
    }

    @Test func isolated() {
        #expect(BidiIsolation.isolated("۱۲") == "\u{2068}۱۲\u{2069}")
        #expect(BidiIsolation.isolated("\u{200E}1") == "\u{2068}\u{200E}1\u{2069}")
        #expect(BidiIsolation.isolated("東京") == "東京")
        #expect(BidiIsolation.removed(from: "a\u{2068}b\u{2069}\u{2067}") == "ab\u{2067}")
    }
}

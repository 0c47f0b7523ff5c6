import LocalizedTextTools
import Testing

@Suite struct WritingDirectionTests {
    @Test(arguments: [
        ("abc", WritingDirection.leftToRight), ("12 שלום abc", .rightToLeft), ("", nil), ("123", nil),
        ("\u{2067}שלום\u{2069} abc", .leftToRight), ("\n שלום", nil), ("\u{202B}abc", .leftToRight),
    ]) func firstStrong(text: String, expected: WritingDirection?) {
        #expect(WritingDirection.firstStrong(in: text) == expected)
    }
}

import LocaleFormatMemory
import Testing

@Suite("Joined texts")
struct JoinedTextsTests {
    @Test(
        "are those of the standard library",
        arguments: [[], [""], ["a"], ["", ""], ["de", "Latn", "1901"], ["é", "\u{301}", "x"]])
    func agree(_ texts: [String]) {
        for separator in ["", "-", "_", "\u{301}"] {
            #expect(Array(texts.joinedTexts(by: separator).utf8) == Array(texts.joined(separator: separator).utf8))
        }
    }
}

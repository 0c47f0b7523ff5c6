import LocalizedTextTools
import Testing

@Suite struct TruncationLimitTests {
    @Test func extremes() {
        for place in [.initial, .medial, .final] as [LocaleInformation.EllipsisPlace] {
            for words in [false, true] {
                for unit in TextTruncation.Unit.allCases {
                    func cut(_ limit: Int) -> String {
                        TextTruncation(to: limit, unit, at: place, betweenWords: words, locale: "en").truncate(
                            "some text")
                    }
                    #expect(cut(.min) == "")
                    #expect(cut(.min + 1) == "")
                    #expect(cut(-1) == "")
                    #expect(cut(0) == "")
                    #expect(cut(.max) == "some text")
                }
            }
        }
        #expect(DisplayWidth.padded("ab", to: .min) == "ab")
        #expect(DisplayWidth.padded("ab", to: 3) == "ab ")
    }

    /// A step backwards through flags counts all that are before it.
    @Test(arguments: [.initial, .medial, .final] as [LocaleInformation.EllipsisPlace])
    func flags(place: LocaleInformation.EllipsisPlace) {
        let text = String(repeating: "🇮🇳", count: 40_000)
        let cut = TextTruncation(to: 39_001, at: place, locale: "en").truncate(text)
        #expect(cut.utf8.count == 39_000 * 8 + 3)
    }

    /// The tail is the longest that fits, marks without width among it.
    @Test func tails() {
        #expect(TextTruncation(to: 4, at: .initial, locale: "en").truncate("abcdefg") == "…efg")
        #expect(TextTruncation(to: 5, .columns, at: .initial, locale: "ja").truncate("東京都庁") == "…都庁")
        #expect(TextTruncation(to: 5, at: .medial, locale: "en").truncate("abcdefg") == "ab…fg")
    }
}

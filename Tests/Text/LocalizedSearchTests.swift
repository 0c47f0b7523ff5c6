import LocalizedTextTools
import TestSupport
import Testing

@testable import LocaleFormatText

@Suite struct LocalizedSearchTests {
    private func bytes(_ search: LocalizedSearch, _ text: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        search.compiled().forEachRange(inUTF8: text.utf8.span) {
            found.append($0)
            return true
        }
        return found
    }

    @Test(arguments: [
        ("en", "cafe", "Das Café, CAFÉ", [4..<9, 11..<16]), ("en", "", "abc", []), ("en", "\u{301}", "e\u{301}", []),
        ("en", "aa", "aaaaa", [0..<2, 2..<4]), ("en", "e", "e\u{301}\u{302}x", [0..<5]), ("en", "a", "", []),
        ("hi", "2025", "सन् २०२५", [10..<22]), ("de", "ss", "ß", [0..<2]), ("en", "x\u{301}", "x", [0..<1]),
        ("ar", "كتاب", "كتـــاب", [0..<14]), ("ko", "한", "한한", [0..<3, 3..<6]), ("en", "b", "a\nb", [2..<3]),
        ("da", "aa", "Å å a\u{30A} aa", [0..<2, 3..<5, 6..<9, 10..<12]), ("da", "a", "aaa", [2..<3]),
        ("hi", "हिन्दी", "हिंदी", [0..<15]), ("hi", "दी", "हिंदी", [9..<15]),
    ]) func ranges(locale: LocaleID, pattern: String, text: String, expected: [Range<Int>]) {
        #expect(bytes(LocalizedSearch(pattern, locale: locale), text) == expected)
    }

    @Test func rangesAreOfTheText() {
        let text = "xÅ Ångström x"
        let part = text.dropFirst()
        let ranges = LocalizedSearch("å", locale: "en").cutClusters(.extended).ranges(in: part)
        #expect(ranges.map { text[$0] } == ["Å", "Å"])
        #expect(LocalizedSearch("angstrom", locale: "en").firstRange(in: part).map { text[$0] } == "Ångström")
    }

    @Test func cutClustersAreExtendedOnDemand() {
        #expect(bytes(LocalizedSearch("क", locale: "hi").cutClusters(.extended), "की") == [0..<6])
        #expect(bytes(LocalizedSearch("👩", locale: "en").cutClusters(.extended), "👩‍👩‍👧") == [0..<18])
        #expect(bytes(LocalizedSearch("하", locale: "ko").cutClusters(.extended), "한") == [])
    }

    @Test func wholeWords() {
        let search = LocalizedSearch("ab", locale: "en").wholeWords()
        #expect(bytes(search, "ab abc (ab) x-ab\nab") == [0..<2, 8..<10, 14..<16, 17..<19])
        // A line that is longer than a window, with places that are asked about again and again.
        let long = String(repeating: "a b ", count: 20_000)
        #expect(bytes(LocalizedSearch("b a", locale: "en").wholeWords(), long).count == 19_999)
        #expect(bytes(LocalizedSearch("a b a b x", locale: "en").wholeWords(), long).isEmpty)
    }

    /// A search through a long text skips bytes, and one through a short text does not: both find the same.
    @Test func skippingChangesNothing() {
        var generator = SeededGenerator(for: "skippingChangesNothing")
        let pieces = [
            "a", "A", "å", "a\u{30A}", "b", "ß", "s", "S", "n", "ñ", "न", "्", "द", "ं", "म", "ी", "か", "カ", "ｶ", "ﾞ",
            "\u{3099}", "が",
            "한", "\u{1112}", "\u{1161}", "\u{11AB}", "1", "१", "\u{200D}", "\u{301}", " ", "\n", "👩", "ﬁ", "f", "i",
            "İ", "ı", "и", "й", "\u{306}", "م", "ـ",
        ]
        for locale: LocaleID in ["en", "da", "tr", "hi"] {
            for _ in 0..<60 * SeededGenerator.rounds {
                func text(_ count: ClosedRange<Int>) -> String {
                    (0..<Int.random(in: count, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
                        .joined()
                }
                let search = LocalizedSearch(text(1...3), locale: locale).compiled()
                let haystack = Array(text(0...60).utf8)
                var short: [Range<Int>] = []
                search.forEachRange(inUTF8: haystack.span) {
                    short.append($0)
                    return true
                }
                var long: [Range<Int>] = []
                var run = SearchRun(search.program, textLength: 1 << 20)
                while let range = run.next(in: haystack.span) { long.append(range) }
                #expect(
                    short == long,
                    "\(locale.tag) \(search.search.pattern.debugDescription) in \(String(decoding: haystack, as: UTF8.self).debugDescription)"
                )
                // Every range is on characters' borders.
                let string = String(decoding: haystack, as: UTF8.self)
                for range in short {
                    let start = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
                    let end = string.utf8.index(string.startIndex, offsetBy: range.upperBound)
                    #expect(
                        string.index(string.startIndex, offsetBy: string.distance(from: string.startIndex, to: start))
                            == start)
                    #expect(end == string.endIndex || string.indices.contains(end))
                }
            }
        }
    }

    /// In a long text, letters that begin a match only together with a mark behind them, or with a letter.
    @Test(arguments: [
        ("ru", "й", "и\u{306}"), ("da", "å", "a\u{30A}"), ("da", "å", "aa"), ("hi", "ंद", "न्द"),
        ("ja", "が", "か\u{3099}"),
        ("ja", "が", "ｶﾞ"), ("de", "ss", "ß"), ("ko", "한", "\u{1112}\u{1161}\u{11AB}"),
    ]) func longTexts(locale: LocaleID, pattern: String, found: String) {
        let text = String(repeating: "x ", count: 40_000) + "x" + found + " x"
        let search = LocalizedSearch(pattern, locale: locale).cutClusters(.extended)
        #expect(bytes(search, text).count == 1)
    }

    /// What comes in pieces is found as what is there at once.
    @Test func streams() {
        var generator = SeededGenerator(for: "streams")
        let words = ["foo", "Bär", "ba\u{308}r", "strasse", "Straße", " ", "\n", "aaa", "日本"]
        let text = (0..<60_000).map { _ in words.randomElement(using: &generator)! }.joined()
        let bytes = Array(text.utf8)
        for (pattern, whole) in [("straße", false), ("bar", false), ("aaaa", false), ("foo", true)] {
            var search = LocalizedSearch(pattern, locale: "en")
            search.wholeWords = whole
            let compiled = search.compiled()
            var expected: [Range<Int>] = []
            compiled.forEachRange(inUTF8: bytes.span) {
                expected.append($0)
                return true
            }
            var stream = SearchStream(compiled)
            var found: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                let end = min(bytes.count, start + Int.random(in: 1...50_000, using: &generator))
                found += stream.ranges(in: Array(bytes[start..<end]))
                start = end
            }
            found += stream.finish()
            #expect(found == expected, "\(pattern)")
            #expect(!found.isEmpty)
        }
    }

    /// Bytes that are no UTF-8 match nothing, and move no offset.
    @Test func malformedBytes() {
        let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0xE0, 0xA4, 0x61, 0x62, 0xF0, 0x9F]
        var found: [Range<Int>] = []
        LocalizedSearch("ab", locale: "en").compiled().forEachRange(inUTF8: bytes.span) {
            found.append($0)
            return true
        }
        #expect(found == [6..<8])
        let all = (0...255).map { UInt8($0) }
        LocalizedSearch("z", locale: "en").compiled().forEachRange(inUTF8: (all + all.reversed()).span) { _ in true }
    }

    /// Texts that make other searches compare everything again and again.
    @Test(.timeLimit(.minutes(2))) func hostileTextsAreLinear() {
        let million = 200_000
        let marks = "e" + String(repeating: "\u{301}", count: million)
        #expect(bytes(LocalizedSearch("e", locale: "en"), marks) == [0..<1 + 2 * million])
        #expect(
            bytes(LocalizedSearch("a", locale: "da"), "a" + String(repeating: "\u{301}\u{30A}", count: million)).count
                <= 1)
        let letters = String(repeating: "a", count: million)
        #expect(bytes(LocalizedSearch(String(repeating: "a", count: 1_000) + "b", locale: "en"), letters).isEmpty)
        #expect(bytes(LocalizedSearch("a", locale: "da"), letters).isEmpty)
        let family = String(repeating: "👩\u{200D}", count: million / 10)
        #expect(bytes(LocalizedSearch("👩", locale: "en"), family).isEmpty)
        let flags = String(repeating: "🇮", count: million / 10)
        #expect(bytes(LocalizedSearch("🇮", locale: "en"), flags).isEmpty)
    }

    @Test func valuesAreCodable() {
        #expect(LocalizedSearch("a", locale: "en") == LocalizedSearch("a", locale: "en"))
        #expect(LocalizedSearch("a", locale: "en").wholeWords() != LocalizedSearch("a", locale: "en"))
    }
}

@Suite struct TextHighlightTests {
    @Test(arguments: [
        ("en", "cafe", "Das <Café>", "Das &lt;<mark>Café</mark>&gt;"), ("en", "aa", "aaaa", "<mark>aaaa</mark>"),
        ("hi", "भाषा", "हिंदी भाषा", "हिंदी <mark>भाषा</mark>"), ("en", "q", "a & b", "a &amp; b"),
    ]) func html(locale: LocaleID, pattern: String, text: String, expected: String) {
        #expect(TextHighlight(of: LocalizedSearch(pattern, locale: locale), in: text).html() == expected)
    }

    private func marked(_ text: String, _ scalars: Range<Int>, _ unit: TextHighlight.Unit) -> [Substring] {
        let view = text.unicodeScalars
        let start = view.index(view.startIndex, offsetBy: scalars.lowerBound)
        let range = start..<view.index(start, offsetBy: scalars.count)
        return TextHighlight([range], in: text, keeping: unit).ranges.map { text[$0] }
    }

    @Test func unitsAreKept() {
        #expect(marked("ne\u{301}e", 1..<2, .clusters) == ["e\u{301}"])
        #expect(marked("x👩‍👩‍👧y", 1..<2, .clusters) == ["👩‍👩‍👧"])
        #expect(marked("क्षमा", 0..<1, .syllables) == ["क्ष"])
        #expect(marked("क्षमा", 2..<3, .syllables) == ["क्ष"])
        #expect(marked("តម្លៃ", 2..<3, .syllables).first.map { $0.unicodeScalars.count } ?? 0 >= 3)
        #expect(marked("على باب", 0..<1, .clusters) == ["ع"])
        #expect(marked("على باب", 0..<1, .joinedLetters) == ["على"])
        #expect(marked("abc", 1..<1, .clusters) == [])
    }

    @Test func terminal() {
        let highlight = TextHighlight(of: LocalizedSearch("b", locale: "en"), in: "a\u{1B}b")
        #expect(highlight.terminalText() == "a\\u{1B}\u{1B}[1;31mb\u{1B}[m")
    }

    @Test func rangesAreSortedAndJoined() {
        let text = "abcdef"
        func range(_ from: Int, _ to: Int) -> Range<String.Index> {
            text.index(text.startIndex, offsetBy: from)..<text.index(text.startIndex, offsetBy: to)
        }
        let highlight = TextHighlight([range(4, 5), range(0, 2), range(2, 3)], in: text)
        #expect(highlight.ranges == [range(0, 3), range(4, 5)])
        #expect(highlight.pieces.map { String($0.text) }.joined() == text)
    }
}

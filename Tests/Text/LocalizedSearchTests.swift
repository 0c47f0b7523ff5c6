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

    /// Of several matches the first one; and a body that answers false gets no other one.
    @Test func theFirstMatchIsGiven() {
        let text = "Café, CAFÉ, cafe"
        let search = LocalizedSearch("cafe", locale: "fr").compiled()
        #expect(search.firstRange(in: text).map { text[$0] } == "Café")
        #expect(LocalizedSearch("cafe", locale: "fr").firstRange(in: text) == search.ranges(in: text).first)
        var count = 0
        search.forEachRange(in: text) { _ in
            count += 1
            return count < 2
        }
        #expect(count == 2)
    }

    /// No folding: what is canonically the same alone, and what collation makes no difference of.
    @Test(
        arguments: [
            ("el", "σ", "ς", false), ("el", "ς", "ς", true), ("he", "נ", "ן", false), ("he", "ן", "ן", true),
            ("he", "\u{FB3A}", "\u{5DA}\u{5BC}", true), ("he", "\u{FB3A}", "\u{5DB}\u{5BC}", false),
            ("de", "ss", "ß", false), ("de", "ß", "ß", true), ("de", "ẞ", "ß", false), ("en", "æ", "ae", false),
            ("en", "s", "ſ", false), ("en", "a", "A", false), ("en", "é", "e\u{301}", true),
            ("en", "Å", "\u{212B}", true),
            ("hi", "\u{958}", "क\u{93C}", true), ("da", "å", "aa", false), ("da", "å", "a\u{30A}", true),
            ("da", "Aa", "AA", false), ("ja", "か", "カ", false), ("ja", "が", "か\u{3099}", true), ("en", "2", "²", false),
            ("en", "2", "２", false), ("en", "2", "፪", false), ("ru", "в", "ᲀ", false), ("ru", "О", "Ꙩ", false),
            ("en", "it's", "it’s", false), ("en", "a-b", "a\u{2011}b", false), ("en", "ab", "a\u{AD}b", true),
            ("ko", "한", "\u{1112}\u{1161}\u{11AB}", true),
        ] as [(LocaleID, String, String, Bool)])
    func nothingIsFolded(locale: LocaleID, pattern: String, text: String, isFound: Bool) {
        #expect(LocalizedSearch(pattern, locale: locale, folding: []).isFound(in: text) == isFound)
        #expect(LocalizedSearch(text, locale: locale, folding: []).isFound(in: pattern) == isFound)
    }

    /// Forms of letters are case's; without it, all else is folded as ever.
    @Test func formsAreCase() {
        let folding = LocalizedSearch.Folding.standard.subtracting(.letterCase)
        func isFound(_ pattern: String, _ text: String, _ locale: LocaleID) -> Bool {
            LocalizedSearch(pattern, locale: locale, folding: folding).isFound(in: text)
        }
        #expect(!isFound("σ", "ς", "el") && !isFound("נ", "ן", "he") && !isFound("ss", "ß", "de"))
        #expect(isFound("cafe", "café", "fr") && isFound("か", "ｶ", "ja") && isFound("2", "٢", "ar"))
        #expect(isFound("ا", "أ", "ar") && isFound("fi", "ﬁ", "en") && isFound("o", "ø", "en"))
        #expect(
            LocalizedSearch("σ", locale: "el").isFound(in: "ς") && LocalizedSearch("נ", locale: "he").isFound(in: "ן"))
    }

    /// What is typed finds what is printed, and the other way round.
    @Test(
        arguments: [
            ("en", "it's", "it’s"), ("en", "it's", "it‘s"), ("uk", "м'я", "мʼя"), ("en", "\"so\"", "“so”"),
            ("de", "\"so\"", "„so“"), ("en", "e-mail", "e\u{2011}mail"), ("en", "e-mail", "e\u{2010}mail"),
            ("br", "c'hoar", "c’hoar"), ("br", "c'hoar", "cʼhoar"), ("fr", "l'été", "L’ÉTÉ"),
        ] as [(LocaleID, String, String)])
    func typedSigns(locale: LocaleID, typed: String, printed: String) {
        #expect(LocalizedSearch(typed, locale: locale).isFound(in: printed))
        #expect(LocalizedSearch(printed, locale: locale).isFound(in: typed))
        let seeing = LocalizedSearch.Folding.standard.subtracting(.punctuation)
        // CLDR 48 sorts quotation marks alike.
        let areOne = locale == "br" || LoadedICU.cldr >= 48 && locale != "uk" && !typed.contains("-")
        #expect(areOne || !LocalizedSearch(typed, locale: locale, folding: seeing).isFound(in: printed))
        // A letter of its own, and no apostrophe.
        #expect(!LocalizedSearch("'", locale: "haw").isFound(in: "\u{2BB}"))
    }

    /// Letters with marks that the collation for searching keeps apart, and others that are letters when sorting alone: CLDR 42,
    /// `collation/*.xml`, type `search`.
    @Test(
        arguments: [
            ("da", "åø", "ao"), ("nb", "åø", "ao"), ("sv", "åäö", "aao"), ("fi", "åäö", "aao"), ("fo", "ø", "o"),
            ("kl", "åø", "ao"), ("tr", "çğıöü", "cgiou"), ("az", "çğıöü", "cgiou"), ("es", "ñ", "n"), ("gl", "ñ", "n"),
            ("hr", "čšž", "csz"), ("bs", "čšž", "csz"), ("sk", "čšžôä", "cszoa"), ("se", "čšž", "csz"),
            ("is", "áéíóúý", "aeiouy"),
            ("ru", "й", "и"), ("uk", "й", "и"),
        ] as [(LocaleID, String, String)])
    func lettersOfTheirOwn(locale: LocaleID, letters: String, plain: String) {
        for (letter, base) in zip(letters, plain) {
            #expect(!LocalizedSearch("\(base)", locale: locale).isFound(in: "\(letter)"), "\(locale) \(letter)")
        }
    }

    @Test(
        arguments: [
            ("pl", "łżó", "lzo"), ("cs", "čřž", "crz"), ("lt", "čšž", "csz"), ("hu", "őűö", "ouo"),
            ("ro", "șțâ", "sta"),
            ("vi", "đơưâ", "doua"), ("lv", "čķļ", "ckl"), ("et", "õäž", "oaz"), ("sl", "čšž", "csz"),
            ("eo", "ĉŭ", "cu"),
            ("sq", "çë", "ce"), ("tk", "çäş", "cas"), ("mt", "ċġħ", "cgh"), ("fil", "ñ", "n"), ("ru", "ё", "е"),
        ] as [(LocaleID, String, String)])
    func lettersWhenSortingAlone(locale: LocaleID, letters: String, plain: String) {
        for (letter, base) in zip(letters, plain) {
            #expect(LocalizedSearch("\(base)", locale: locale).isFound(in: "\(letter)"), "\(locale) \(letter)")
        }
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

    /// A match as long as may be is found wherever a stream is cut.
    @Test func streamsFindWhatTheyReach() {
        let search = LocalizedSearch("b c", locale: "en").compiled()
        // Marks are passed over, and belong to what is found.
        let match = "b" + String(repeating: "\u{301}", count: (SearchStream.reach - 3) / 2) + " c"
        #expect(SearchStream.reach - match.utf8.count <= 1)
        for before in [0, 3 * SearchStream.reach, 4 * SearchStream.reach - 2, 4 * SearchStream.reach + 5] {
            let bytes = Array(
                (String(repeating: "x", count: before) + match + String(repeating: "y", count: 70_000)).utf8)
            var stream = SearchStream(search)
            var found: [Range<Int>] = []
            for start in stride(from: 0, to: bytes.count, by: 10_007) {
                found += stream.ranges(in: Array(bytes[start..<min(bytes.count, start + 10_007)]))
            }
            #expect(found + stream.finish() == [before..<before + match.utf8.count], "\(before)")
        }
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
    @Test func hostileTextsAreLinear() {
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
        #expect(marked("باب", 0..<1, .joinedLetters) == ["با"])
        #expect(marked("باب", 2..<3, .joinedLetters) == ["ب"])
        #expect(marked("بَـيت", 0..<1, .joinedLetters) == ["بَـيت"])
        #expect(marked("می\u{200C}روم", 0..<1, .joinedLetters) == ["می\u{200C}"])
        #expect(marked("ܫܠܡܐ", 3..<4, .joinedLetters) == ["ܫܠܡܐ"])
        #expect(marked("ᠮᠣᠩ", 0..<1, .joinedLetters) == ["ᠮᠣᠩ"])
        #expect(marked("ab", 0..<1, .joinedLetters) == ["a"])
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

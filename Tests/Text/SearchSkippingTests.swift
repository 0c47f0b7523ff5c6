import LocalizedTextTools
import TestSupport
import Testing

@testable import LocaleFormatText

/// A search through a long text passes over most of it, and one through a short text reads it all: both find the same.
@Suite struct SearchSkippingTests {
    private static let scripts: [(locales: [LocaleID], pieces: [String])] = [
        (
            ["en", "da", "de", "hu"],
            [
                "a", "A", "å", "a\u{30A}", "b", "ß", "s", "S", "n", "ñ", "n\u{303}", "c", "h", "cs", "ch", "z", "dz",
                "e", "ae", "ä",
                "o", "ő", "ö", "\u{301}", "\u{308}", " ", "\n", "ﬁ", "ﬃ", "f", "i", "İ", "ı", "I", "1", "१", "①",
                "\u{AD}", "\u{200B}",
                "ﬀ", "ｅ", "𝐞", "é",
            ]
        ),
        (
            ["hi", "bn"],
            [
                "न", "्", "द", "ं", "म", "ी", "ि", "क", "\u{200D}", "\u{200C}", "़", "क़", "ञ", "ज", "ँ", "त", "स", " ",
                "ন", "্", "দ",
                "ং", "ঙ", "গ", "ড়", "ড", "়", "ো", "ে", "া", "१", "1",
            ]
        ),
        (
            ["ta", "ml"],
            [
                "த", "ம", "ி", "ழ", "்", "ொ", "ெ", "ா", "ന", "്", "ത", "ൻ", "ം", "മ", "ਪ", "ੰ", "ਂ", "ਜ", "ਞ", "੍", "અ",
                "ં", "ઙ", "્", "ગ", " ",
            ]
        ),
        (
            ["ja", "ko"],
            [
                "か", "カ", "ｶ", "ﾞ", "\u{3099}", "が", "ガ", "㌫", "パ", "ー", "セ", "ン", "ト", "っ", "つ", "中", "国", "豈",
                "\u{F900}", "한",
                "\u{1112}", "\u{1161}", "\u{11AB}", "ㅎ", "ㅏ", "ㄴ", "하", "글", "각", "ㄱ", "까", "ᄀ", "ᆨ", " ", "1", "１",
            ]
        ),
        (
            ["ru", "fa", "th"],
            [
                "م", "ـ", "ح", "\u{64E}", "\u{651}", "ا", "أ", "آ", "\u{653}", "\u{654}", "ل", "ﻻ", "ي", "ى", "ש",
                "\u{5BC}", "\u{5B8}",
                "ם", "מ", "и", "й", "\u{306}", "е", "ё", "ъ", "σ", "ς", "ό", "ο", "\u{301}", "ก", "า", "่", "ำ", "เ",
                " ", "٢", "2", "👩",
                "\u{200D}", "🇮",
            ]
        ),
    ]

    private func ranges(_ search: CompiledSearch, _ text: [UInt8], textLength: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var run = SearchRuns(search, textLength: textLength)
        while let range = run.next(in: text.span) { ranges.append(range) }
        return ranges
    }

    @Test(arguments: TestSize.isFull ? scripts.indices : 0..<2) func skippingChangesNothing(script: Int) {
        var generator = SeededGenerator(for: "skippingChangesNothing \(script)")
        let (locales, pieces) = Self.scripts[script]
        // A table takes long to make in a debug build: the first locale alone has two.
        let foldings: [LocalizedSearch.Folding] = [
            .standard, script.isMultiple(of: 2) ? .standard.subtracting(.diacritics) : [],
        ]
        for _ in 0..<100 * SeededGenerator.rounds {
            let locale = locales.randomElement(using: &generator)!
            // Few different pieces are found often.
            let few = (0..<Int.random(in: 2...12, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)!
            }
            func text(_ count: ClosedRange<Int>) -> String {
                (0..<Int.random(in: count, using: &generator)).map { _ in few.randomElement(using: &generator)! }
                    .joined()
            }
            var search = LocalizedSearch(
                text(1...6), locale: locale, folding: foldings.randomElement(using: &generator)!)
            search.cutClusters = Bool.random(using: &generator) ? .extended : .refused
            search.wholeWords = Int.random(in: 0..<8, using: &generator) == 0
            let compiled = search.compiled()
            var haystack = Array(text(0...80).utf8)
            if Int.random(in: 0..<8, using: &generator) == 0, !haystack.isEmpty {
                haystack[Int.random(in: haystack.indices, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            let short = ranges(compiled, haystack, textLength: haystack.count)
            let long = ranges(compiled, haystack, textLength: 1 << 20)
            let string = String(decoding: haystack, as: UTF8.self)
            #expect(
                short == long,
                "\(locale.tag) \(search.folding.rawValue) \(search.pattern.debugDescription) in \(string.debugDescription)"
            )
            guard string.utf8.elementsEqual(haystack) else { continue }
            // Every range is on characters' borders.
            let borders = Set(
                string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) } + [haystack.count])
            for range in short {
                #expect(
                    borders.contains(range.lowerBound) && borders.contains(range.upperBound),
                    "\(range) of \(string.debugDescription)")
            }
        }
    }

    /// Texts that make windows read all again and again, until they are left for a while.
    @Test(arguments: [
        (String(repeating: "a", count: 20) + "b", "a", 100_000),
        ("b" + String(repeating: "a", count: 20), "a", 100_000),
        (String(repeating: "ab", count: 10) + "b", "ab", 50_000),
        (String(repeating: "न", count: 9) + "्क", "न", 40_000),
    ]) func periodicTexts(pattern: String, period: String, count: Int) {
        let search = LocalizedSearch(pattern, locale: "en").compiled()
        let text = Array((String(repeating: period, count: count) + pattern + String(repeating: period, count: 9)).utf8)
        let found = ranges(search, text, textLength: text.count)
        #expect(found.count == 1)
        #expect(found == ranges(search, text, textLength: 0))
    }

    /// In a long text, letters that begin a match only together with a mark behind them, or with a letter.
    @Test(arguments: [
        ("ru", "й", "и\u{306}"), ("da", "å", "a\u{30A}"), ("da", "å", "aa"), ("hi", "ंद", "न्द"),
        ("ja", "が", "か\u{3099}"),
        ("ja", "が", "ｶﾞ"), ("de", "ss", "ß"), ("ko", "한", "\u{1112}\u{1161}\u{11AB}"), ("ko", "ㅎㅏㄴㄱㅡㄹ", "한글"),
        ("ko", "ㅅㅜㄷ", "숟"),
        ("en", "2", "\u{11138}"), ("en", "12", "\u{11137}\u{11138}"), ("hu", "cs", "ccs"), ("en", "ffi", "ﬃ"),
        ("cs", "ch", "CH"), ("hi", "संत", "सन्\u{200D}त"),
    ]) func longTexts(locale: LocaleID, pattern: String, found: String) {
        let text = String(repeating: "x ", count: 40_000) + "x" + found + " x"
        let search = LocalizedSearch(pattern, locale: locale).cutClusters(.extended)
        #expect(search.ranges(in: text).count == 1)
    }
}

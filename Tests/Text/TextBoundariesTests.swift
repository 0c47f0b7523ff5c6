import LocaleFormatText
import LocalizedTextTools
import TestSupport
import Testing

@Suite struct TextBoundariesTests {
    /// The files are Unicode 15.0's, which is ICU 72's version.
    @Test(.enabled(if: LoadedICU.major == 72), arguments: TextBoundaries.Kind.allCases)
    func breakTests(kind: TextBoundaries.Kind) throws {
        let rows = try BreakTestFile(kind).rows
        #expect(rows.count > 500)
        var wrong: [String] = []
        for row in rows {
            let found = TextBoundaries(kind, locale: .root).scalarOffsets(in: row.text)
            if found != row.boundaries { wrong.append("\(row.line) -> \(found)") }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(rows.count):\n\(wrong.prefix(10).joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("th", "สวัสดีชาวโลก", ["สวัสดี", "ชาว", "โลก"]), ("ja", "私は東京に住む。", ["私", "は", "東京", "に", "住む"]),
        ("lo", "ພາສາລາວ", ["ພາສາ", "ລາວ"]),
        ("hi", "हिन्दी भाषा, और", ["हिन्दी", "भाषा", "और"]), ("en", "It’s 3.5 m", ["It’s", "3.5", "m"]),
    ]) func words(locale: LocaleID, text: String, expected: [String]) {
        #expect(TextBoundaries(.word, locale: locale).words(in: text).map(String.init) == expected)
    }

    @Test func localesChangeRules() {
        func lines(_ locale: LocaleID, _ text: String) -> [Int] {
            TextBoundaries(.line, locale: locale).scalarOffsets(in: text)
        }
        // UAX #14, class CJ: small kana may begin a line unless the style is strict.
        #expect(lines("ja-u-lb-strict", "あっあ") == [2, 3])
        #expect(lines("ja-u-lb-loose", "あっあ") == [1, 2, 3])
        let sentences = "Ask Mr. Smith. He knows."
        #expect(TextBoundaries(.sentence, locale: "en").scalarOffsets(in: sentences) == [0, 8, 15, 24])
        #expect(TextBoundaries(.sentence, locale: "en-u-ss-standard").scalarOffsets(in: sentences) == [0, 15, 24])
        #expect(TextBoundaries(.word, locale: .root).scalarOffsets(in: "a:b") == [0, 3])
        #expect(TextBoundaries(.word, locale: "fi").scalarOffsets(in: "a:b") == [0, 3])
    }

    @Test(.icu(72...76, "CLDR 42 to 46 have the colon for Finnish and Swedish alone")) func colonInWords() {
        #expect(TextBoundaries(.word, locale: "en").scalarOffsets(in: "a:b") == [0, 1, 2, 3])
    }

    @Test(arguments: ["ខ្ញុំចង់ទៅផ្សារ", "မြန်မာဘာသာစကား"]) func dictionaries(text: String) {
        let words = TextBoundaries(.word, locale: .root).words(in: text)
        #expect(words.count > 1 && words.joined() == text)
    }

    /// What has less than four letters is one word to ICU's dictionaries of Lao, Burmese and Khmer.
    @Test(arguments: ["ខមា", "ກາ", "မမ", "a ខមា b", "ខមា\u{1F600}ខ"]) func shortRuns(text: String) {
        #expect(
            TextBoundaries(.word, locale: "km").ranges(in: text).map { text[$0] }.contains {
                $0.unicodeScalars.count >= 2
            })
    }

    /// Words and lines of languages that need a dictionary, and of mixtures, as ICU divides them in UTF-16.
    @Test(.enabled(if: ICUText.isThere), arguments: ["km", "lo", "my", "th", "ja", "zh", "de"] as [LocaleID])
    func boundariesAreICUs(locale: LocaleID) {
        let letters = ["km": "ខមារនកតសបលដយជថ្ាិុំេះ", "lo": "ກຂຄງຈສຊຍດຕທນບາິີຸ່້ໄເໍ", "my": "မရနကတသပလညစာိုံ့း်ြ", "th": "กขคงจสทนบมรลวาิี่้เไำ"]
        let pools =
            letters.values.map(Array.init) + [
                Array("東京都住日本語一人大学生私"), Array("ひらがなのはをカタカナーンッ"), Array("ab Zé1, .\u{200B}😀"),
            ]
        var random = SeededGenerator(for: "boundariesAreICUs \(locale)")
        var mismatches = Mismatches()
        for round in 0..<(TestSize.isFull ? 20_000 : 600) {
            var text = String.UnicodeScalarView()
            let length =
                round % 3 == 0 ? Int.random(in: 0...200, using: &random) : Int.random(in: 0...8, using: &random)
            var pool = letters["\(locale)"].map(Array.init) ?? random.element(of: pools)
            while text.count < length {
                if random.chance(1, in: 6) { pool = random.element(of: pools) }
                text.append(contentsOf: random.element(of: pool).unicodeScalars)
            }
            let found = String(text)
            for (kind, number) in [(TextBoundaries.Kind.word, Int32(1)), (.line, 2)] {
                let ends = TextBoundaries(kind, locale: locale).ranges(in: found).map {
                    $0.upperBound.utf16Offset(in: found)
                }
                mismatches.expect(ends, equals: ICUText.ends(number, locale.tag, in: found), "\(kind) \(found)")
            }
        }
        mismatches.report()
    }

    /// The pieces are the text, of a substring too, whose indices are those of the whole.
    @Test func rangesAreOfTheText() {
        let text = "xx Zwölf Boxkämpfer 🇮🇳🇮🇳 yy"
        let part = text.dropFirst(3).dropLast(3)
        for kind in TextBoundaries.Kind.allCases {
            let ranges = TextBoundaries(kind, locale: .root).ranges(in: part)
            #expect(ranges.map { String(text[$0]) }.joined() == part)
            #expect(ranges.first?.lowerBound == part.startIndex && ranges.last?.upperBound == part.endIndex)
        }
        #expect(
            TextBoundaries(.word, locale: .root).boundaries(in: "").isEmpty
                && TextBoundaries(.line, locale: .root).ranges(in: "").isEmpty)
        #expect(
            TextBoundaries(.line, locale: .root).boundaries(in: "a b") == [
                "a b".index("a b".startIndex, offsetBy: 2), "a b".endIndex,
            ])
    }

    @Test func segmentsTellWhatTheyAre() {
        var ends: [Bool] = []
        TextBoundaries(.line, locale: .root).forEachSegment(in: "a b\nc") { segment in
            ends.append(segment.endsLine)
            return true
        }
        #expect(ends == [false, true, false])
        var first = 0
        TextBoundaries(.grapheme, locale: .root).forEachSegment(in: String(repeating: "a", count: 1000)) { _ in
            first += 1
            return first < 3
        }
        #expect(first == 3)
    }

    /// Windows change nothing, with line feeds in them or without.
    @Test(arguments: [1, 7, 64]) func windows(size: Int) {
        let texts = [
            "Eins zwei.\nDrei vier.\r\nFünf\n\nภาษาไทย ภาษา\nEnde", "ohne Zeilenende, aber lang genug",
            String(repeating: "e\u{301}", count: 200) + "\n" + String(repeating: "🇮🇳", count: 50),
        ]
        for text in texts {
            for kind in TextBoundaries.Kind.allCases {
                let boundaries = TextBoundaries(kind, locale: .root)
                func ends(_ size: Int) -> [Int] {
                    var ends: [Int] = []
                    let bytes = Array(text.utf8)
                    boundaries.forEachSegment(inUTF8: bytes.span, windowSize: size) { range, _ in
                        ends.append(range.upperBound)
                        return true
                    }
                    return ends
                }
                #expect(ends(size) == ends(1 << 20), "\(kind) \(text)")
            }
        }
    }

    /// What is no UTF-8 counts byte by byte, and nothing traps.
    @Test func malformedBytes() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC3, 0x20, 0xE0, 0xA4]
        var covered = 0
        TextBoundaries(.grapheme, locale: .root).forEachSegment(inUTF8: bytes.span) { range, _ in
            #expect(range.lowerBound == covered)
            covered = range.upperBound
            return true
        }
        #expect(covered == bytes.count)
    }

    /// A million marks on one letter, and a million regional indicators.
    @Test func hostileTextsAreLinear() {
        #expect(
            TextBoundaries(.grapheme, locale: .root).scalarOffsets(
                in: "a" + String(repeating: "\u{301}", count: 1_000_000)
            ).count == 2
        )
        #expect(TextBoundaries(.word, locale: .root).words(in: String(repeating: "\u{1F1E6}", count: 100_000)).isEmpty)
    }
}

@Suite struct TextTruncationTests {
    @Test(arguments: [
        ("International", 8, LocaleInformation.EllipsisPlace.final, false, "Interna…"),
        ("short", 5, .final, false, "short"), ("shorter", 5, .initial, false, "…rter"),
        ("a rather long name", 11, .medial, false, "a rat…name"),
        ("a rather long name", 12, .final, true, "a rather…"), ("Donaudampfschiff", 5, .final, true, "Dona…"),
        ("e\u{301}e\u{301}e\u{301}", 2, .final, false, "e\u{301}…"), ("abc", 1, .final, false, "a"),
        ("abc", 0, .final, false, ""),
        ("abc", -5, .final, false, ""), ("", 0, .final, false, ""), ("one two three", 9, .initial, true, "…three"),
    ]) func clusters(text: String, limit: Int, place: LocaleInformation.EllipsisPlace, words: Bool, expected: String) {
        let truncation = TextTruncation(to: limit, at: place, betweenWords: words, locale: "en")
        // CLDR's pattern between words may have a space beside the ellipsis.
        #expect(
            truncation.truncate(text).replacing(" …", with: "…").replacing("… ", with: "…")
                == expected.replacing("… ", with: "…"))
    }

    @Test func columnsAreCountedWide() {
        #expect(TextTruncation(to: 5, .columns, locale: "ja").truncate("東京都庁") == "東京…")
        #expect(TextTruncation(to: 4, .columns, locale: "ja").truncate("東京都庁") == "東…")
    }

    /// The result is never wider than the limit.
    @Test func neverWider() {
        var generator = SeededGenerator(for: "neverWider")
        let pieces = ["a", " ", "東", "e\u{301}", "👩‍👩‍👧", "\n", "नि", "."]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)!
            }.joined()
            for unit in TextTruncation.Unit.allCases {
                for place in LocaleInformation.EllipsisPlace.allCases {
                    let limit = Int.random(in: 0...15, using: &generator)
                    let words = Bool.random(using: &generator)
                    let cut = TextTruncation(to: limit, unit, at: place, betweenWords: words, locale: "en").truncate(
                        text)
                    let width = unit == .clusters ? cut.count : DisplayWidth.columns(of: cut)
                    #expect(width <= limit, "\(text.debugDescription) \(limit) \(place) \(unit): \(cut)")
                }
            }
        }
    }
}

import LocaleFormatCollation
import LocaleFormatText
import Testing

/// Places beyond a text, texts of nothing, of zeros, of what is in no script.
@Suite struct ExtremePlacesTests {
    private static let texts = [
        "", "\0", "\u{10FFFF}", "\u{FFFD}", "\u{202E}", "\u{2067}", "\r\n", "\u{2029}", "a\u{301}", "\u{301}", "אב ab",
        "🇩🇪🇩",
    ]

    @Test(arguments: texts) func lines(text: String) {
        let line = VisualLine(BidiParagraph(firstOf: text).line())
        for place in [Int.min, -1, 0, 1, Int.max] {
            let caret = line.caret(at: place)
            #expect((0...line.clusters.count).contains(line.column(of: caret)))
            let stored = line.storedRanges(from: place, to: .max)
            #expect(line.columns(of: stored).ranges.allSatisfy { $0.upperBound <= line.clusters.count })
            var rest = text
            #expect(line.delete(stored, from: &rest) <= rest.endIndex)
        }
        // A control that isolates and the line's end have a place in the order of scalars, and are no cluster of the line.
        let ranges = line.line.storedRanges(ofVisual: Int.min..<Int.max).ranges
        #expect(ranges.count <= min(1, line.line.visualOrder.count))
        #expect(line.storedRanges(from: .min, to: .max).ranges.isEmpty == line.clusters.isEmpty)
        #expect(line.caret(line.caret(at: .max), moved: .right) == nil)
    }

    @Test(arguments: texts) func parts(text: String) throws {
        for kind in TextBoundaries.Kind.allCases {
            let boundaries = TextBoundaries(kind, locale: "th")
            #expect(boundaries.ranges(in: text).map { String(text[$0]) }.joined() == text)
        }
        for unit in TextTruncation.Unit.allCases {
            // What has no width fits into no columns.
            func width(_ text: String) -> Int { unit == .clusters ? text.count : DisplayWidth.columns(of: text) }
            for limit in [Int.min, -1, 0, 1, 2, Int.max] {
                for place in [LocaleInformation.EllipsisPlace.initial, .medial, .final] {
                    for betweenWords in [false, true] {
                        let style = TextTruncation(to: limit, unit, at: place, betweenWords: betweenWords, locale: "ar")
                        #expect(width(style.truncate(text)) <= max(0, limit))
                        #expect(width(style.truncate(text + text)) <= max(0, limit))
                        #expect(width(text) > max(0, limit) || style.truncate(text) == text)
                    }
                }
            }
        }
        #expect(DisplayWidth.padded(text, to: .min) == text)
        for folding in [LocalizedSearch.Folding.standard, [], LocalizedSearch.Folding(rawValue: .max)] {
            for pattern in Self.texts {
                let search = LocalizedSearch(pattern, locale: "en", folding: folding).compiled()
                #expect(TextHighlight(of: search, in: text).ranges.count <= search.ranges(in: text).count)
                var stream = SearchStream(search)
                _ = stream.ranges(in: []) + stream.ranges(in: [0xFF, 0xC3]) + stream.finish() + stream.finish()
            }
        }
        let collation = try CollationStyle(locale: "en").compiled()
        for other in Self.texts {
            #expect(collation.compare(text, other).rawValue == -collation.compare(other, text).rawValue)
        }
    }
}

import LocaleFormat
import LocalizedStrings
import LocalizedTextTools
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// Sorting, searching, marking, direction and texts with Markdown, as a program of somebody else has them.
@Suite struct TextToolsTests {
    struct Person {
        let name: String
    }

    @Test func sorting() throws {
        let style = CollationStyle(locale: "sv")
        #expect(try style.sorted(["Zoë", "Ärger", "Adam"]) == ["Adam", "Zoë", "Ärger"])
        let order = try style.numeric().compiled()
        #expect(order.compare("file9", "file10") == .before && order.sortKey("a") < order.sortKey("ä"))
        let people = [Person(name: "Ö"), Person(name: "Z")]
        #expect(order.sorted(people, by: { $0.name }).map(\.name) == ["Z", "Ö"])
        #if FOUNDATION || ESSENTIALS
        #expect(people.map(\.name).sorted(using: CollationComparator(style)) == ["Z", "Ö"])
        #endif
    }

    @Test func searching() {
        let text = "सन् २०२५, Straße, ｶﾀｶﾅ"
        #expect(LocalizedSearch("2025", locale: "hi").isFound(in: text))
        let search = LocalizedSearch("strasse", locale: "de").compiled()
        #expect(search.firstRange(in: text).map { String(text[$0]) } == "Straße")
        #expect(LocalizedSearch("カタカナ", locale: "ja").ranges(in: text).count == 1)
        #expect(
            TextHighlight(of: LocalizedSearch("strasse", locale: "de"), in: text).html().contains("<mark>Straße</mark>")
        )
    }

    @Test func boundaries() {
        #expect(TextBoundaries(.word, locale: "en").words(in: "Ask, don't guess") == ["Ask", "don't", "guess"])
        #expect(TextBoundaries(.grapheme, locale: .root).scalarOffsets(in: "🇮🇳e\u{301}") == [0, 2, 4])
        #expect(DisplayWidth.columns(of: "日本") == 4)
    }

    @Test func direction() {
        var text = "abc אבג def"
        let line = VisualLine(BidiParagraph(firstOf: text).line())
        let selection = line.storedRanges(from: 2, to: 6)
        #expect(line.copy(selection) == "c בג")
        _ = line.delete(selection, from: &text, keyboard: .leftToRight)
        #expect(text == "abא def")
        var estimator = DirectionEstimator()
        estimator.append("שלום לכולם")
        #expect(estimator.direction == .rightToLeft)
    }

    @Test func threads() async throws {
        let search = LocalizedSearch("cafe", locale: "fr").compiled()
        let order = try CollationStyle(locale: "fr").compiled()
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    search.isFound(in: "un Café \(number)") && order.compare("cote", "côté") == .before
                }
            }
            for await result in group { #expect(result) }
        }
    }

    @Test func markdown() throws {
        let strings = LocalizedBundle(tables: []).localized(for: ["en"])
        #expect(strings("**\(3)** files") == "**3** files")
        #if FOUNDATION || ESSENTIALS
        let text = try strings.attributedString("**\(3)** files, see [help](https://example.com)")
        #expect(String(text.characters) == "3 files, see help")
        #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, nil])
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://example.com")])
        #endif
    }
}

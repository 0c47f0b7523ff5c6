import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

@testable import LocaleFormatLists

/// Byte for byte what ICU's `ulistfmt` gives, spans too.
@Suite struct ListDifferentialTests {
    private static let elements = [
        "", "a", "{0}", "{1}", "'", "''", "'{0}'", "i", "Ir", "hi", "hie", "Hia", "hij", "í", "o", "Oh", "ho", "8",
        "80", "11", "110",
        "11 a", "ó", "א", "ב1", "\u{FB1D}", "1", "-", "ก", "และ", " ", "\u{200F}", "e\u{301}", "😀", "العربية", "漢字",
        ", ", " and ", "y", "h",
    ]

    @Test func everyLocaleTypeAndWidth() throws {
        var random = SeededGenerator(for: "ListDifferential")
        var mismatches = Mismatches()
        var slow: [String] = []
        // Every locale and type with one of the widths, at full size with each.
        let widths = ListStyle.Width.allCases
        for (index, locale) in LocaleID.available.enumerated() {
            for (place, type) in ListStyle.ListType.allCases.enumerated() {
                for width in TestSize.isFull ? widths : [widths[(index + place) % widths.count]] {
                    let style = ListStyle(type, width: width, locale: locale)
                    let list = try style.compiled()
                    if !list.isFast { slow.append("\(locale) \(type) \(width)") }
                    for count in [0, 1, 2, 2, 3, 3, 4, Int(random.next() % 21)] {
                        for _ in 0..<max(1, SeededGenerator.rounds / 20) {
                            let items = (0..<count).map { _ in random.element(of: Self.elements) }
                            let ours = list.formattedText(items)
                            let theirs = list.reference(items)
                            mismatches.expect(
                                Array(ours.text.utf8), equals: Array(theirs.text.utf8), "\(style) \(items)")
                            mismatches.expect(
                                Array(list.format(items).utf8), equals: Array(ours.text.utf8), "\(style) \(items)")
                            // ICU has no fields for empty elements, and one for the text on both sides of them.
                            if items.contains("") { continue }
                            mismatches.expect(ours.spans, equals: theirs.spans, "\(style) \(items)")
                        }
                    }
                }
            }
        }
        mismatches.report()
        // ICU 72 has no pattern with text before the first element.
        // CLDR 37 has one.
        // Apple's Thai has spaces around what is not Thai.
        if LoadedICU.isFoundation { slow.removeAll { $0.hasPrefix("th") } }
        if LoadedICU.cldr < 38 { slow.removeAll { $0 == "ur-IN unit wide" } }
        #expect(slow.isEmpty, "\(slow.count): \(slow.prefix(20))")
    }
}

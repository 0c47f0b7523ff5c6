import LocaleFormatCore
import LocaleFormatLists
import TestSupport
import Testing

/// Facts from CLDR 42 (common/main, listPatterns), and the rules of Spanish and Hebrew orthography.
@Suite struct ListStyleTests {
    @Test(
        arguments: [
            ("en", ListStyle.ListType.and, ListStyle.Width.wide, "A, B, C, and D"),
            ("en", .and, .short, "A, B, C, & D"),
            ("en", .and, .narrow, "A, B, C, D"), ("en", .or, .wide, "A, B, C, or D"),
            ("en", .unit, .wide, "A, B, C, D"),
            ("en", .unit, .narrow, "A B C D"), ("en-GB", .and, .wide, "A, B, C and D"),
            ("de", .and, .wide, "A, B, C und D"),
            ("de", .or, .wide, "A, B, C oder D"), ("ja", .and, .wide, "A、B、C、D"), ("ja", .or, .wide, "A、B、C、またはD"),
            ("zh", .and, .wide, "A、B、C和D"),
            ("hi", .and, .wide, LoadedICU.words("A, B, C, और D", apple: "A, B, C और D")),
            ("ar", .and, .wide, "\(isolated("A")) و\(isolated("B")) و\(isolated("C")) و\(isolated("D"))"),
            ("fr", .or, .wide, "A, B, C ou D"), ("ru", .and, .wide, "A, B, C и D"),
            // CLDR 48 has the list without the word that ends it (common/main/ml.xml).
            ("ml", .and, .wide, LoadedICU.cldr >= 48 ? "A, B, C, D" : "A, B, C, D എന്നിവ"),
        ] as [(LocaleID, ListStyle.ListType, ListStyle.Width, String)])
    func joins(locale: LocaleID, type: ListStyle.ListType, width: ListStyle.Width, expected: String) {
        #expect(ListStyle(type, width: width, locale: locale).format(["A", "B", "C", "D"]) == expected)
    }

    /// Apple's ICU sets elements that run the other way between isolates.
    private static func isolated(_ element: String) -> String {
        LoadedICU.words(element, apple: "\u{2068}\(element)\u{2069}")
    }

    @Test func isolates() throws {
        for (locale, element) in [("en", "ב"), ("en", "1ب"), ("ar", "B"), ("fa", "١ x")] as [(LocaleID, String)] {
            let list = try ListStyle(.unit, width: .narrow, locale: locale).compiled()
            let result = list.formattedText(["1", element])
            #expect(result.spans.last.map { String(result[$0]) } == Self.isolated(element))
            #expect(list.isFast && list.format(["1", element]) == result.text)
        }
    }

    @Test func fewElements() {
        let style = ListStyle(locale: "en")
        #expect(style.format([]) == "")
        #expect(style.format(["A"]) == "A")
        #expect(style.format(["A", "B"]) == "A and B")
        #expect(style.format(["", ""]) == " and ")
        #expect(style.format(["{0}", "'{1}'"]) == "{0} and '{1}'")
    }

    /// Real Academia Española: "y" is "e" before the sound i, unless a diphthong follows; "o" is "u" before the sound o.
    @Test(arguments: [
        (ListStyle.ListType.and, "padre", "hijo", "padre e hijo"), (.and, "agua", "hielo", "agua y hielo"),
        (.and, "agua", "Hiato", "agua y Hiato"), (.and, "Pedro", "Inés", "Pedro e Inés"),
        (.and, "cal", "yeso", "cal y yeso"),
        (.or, "siete", "ocho", "siete u ocho"), (.or, "7", "8", "7 u 8"), (.or, "10", "11", "10 u 11"),
        (.or, "100", "110", "100 o 110"), (.or, "mujer", "hombre", "mujer u hombre"), (.or, "uno", "dos", "uno o dos"),
    ])
    func spanish(type: ListStyle.ListType, first: String, second: String, expected: String) {
        #expect(ListStyle(type, locale: "es-MX").format([first, second]) == expected)
        #expect(ListStyle(type, locale: "es").format(["a", first, second]) == "a, " + expected)
    }

    @Test func hebrewPrefix() {
        let style = ListStyle(locale: "he")
        #expect(style.format(["א", "ב"]) == "א וב")
        #expect(style.format(["א", "B"]) == "א ו-\(Self.isolated("B"))")
        #expect(style.format(["א", "ב", "3"]) == "א, ב ו-3")
    }

    @Test func spansTileTheText() throws {
        let list = try ListStyle(.or, locale: "es").compiled()
        let result = list.formattedText(["uno", "", "ocho"])
        #expect(result.text == "uno,  u ocho")
        #expect(result.spans.map(\.field) == [.element(0), .literal, .element(1), .literal, .element(2)])
        #expect(result.spans.map { String(result[$0]) } == ["uno", ", ", "", " u ", "ocho"])
        #expect(list.formattedText([]).spans.isEmpty)
    }

    @Test func appendsBytes() throws {
        var bytes = Array("[".utf8)
        try ListStyle(locale: "th").compiled().append(["ก", "ข", "ค"], to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "[ก ข และค")
    }

    @Test func isAValue() throws {
        let style = ListStyle(.unit, width: .short, locale: "de")
        #expect(ListStyle(locale: "fr").type(.unit).width(.short).locale("de") == style)
        try checkCodable(style)
        #expect(ListStyle.Width.standard == .wide)
    }

    @Test func manyElements() throws {
        let elements = (0..<100_000).map(String.init)
        #expect(ListStyle(.unit, width: .narrow, locale: "en").format(elements) == elements.joined(separator: " "))
    }
}

import LocaleFormat
import Testing

/// Of -2^63 ICU's rules make no text, and no end of trying. Ours do.
@Suite struct SmallestIntegerTests {
    static let styles: [NumberStyle<Int>] =
        NumberingSystem.all.filter(\.isAlgorithmic).map { NumberStyle<Int>(locale: "en").numbering($0) }
        + [Notation.spellOut, .ordinal].flatMap { notation in
            (["en", "de", "ar", "ru"] as [LocaleID]).map { NumberStyle<Int>(locale: $0).notation(notation) }
        }

    @Test(arguments: styles)
    func ends(style: NumberStyle<Int>) throws {
        let compiled = try style.compiled()
        for value in [
            NumberValue(Int.min), .double(-0x1p63), .decimal(ExactDecimal(Int.min)), NumberValue(Int.min + 1),
        ] {
            #expect(try !compiled.format(value).isEmpty)
            #expect(try !compiled.formattedText(value).text.isEmpty)
        }
        #expect(!style.format(.min).isEmpty)
        let parser = try CompiledNumberParser(style.specification)
        for mode in NumberParseMode.allCases {
            _ = try? parser.parse("-9223372036854775808", mode: mode)
            _ = try? parser.parse(style.format(.min), mode: mode)
            _ = try? parser.parsePrefix(style.format(.min + 1), mode: mode)
        }
    }
}

import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// Digits beyond the basic plane are two units of UTF-16 each, and ICU puts those of an exponent one into the other.
@Suite struct SupplementaryDigitTests {
    static let systems = NumberingSystem.all.filter { system in
        !system.isAlgorithmic && system.digits?.unicodeScalars.first.map { $0.value > 0xFFFF } == true
    }

    /// The digits of a system in the place of ASCII's.
    private static func text(_ latin: String, in system: NumberingSystem) -> String {
        let digits = Array(system.digits ?? "")
        return String(latin.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? $0 : $0 })
    }

    @Test func thereAreSome() { #expect(Self.systems.count > 10) }

    @Test(arguments: systems.map(\.name)) func exponents(name: String) throws {
        let system = try NumberingSystem(name)
        for notation in [Notation.scientific, .engineering] {
            let style = NumberStyle<Double>(locale: "en").numbering(system).notation(notation)
            let latin = NumberStyle<Double>(locale: "en").notation(notation)
            let compiled = try style.compiled()
            for value in [1.5e12, 1.5e-12, 1.5e123, -1.5e-123, 7, 1e10, 0] {
                let expected = Self.text(latin.format(value), in: system)
                #expect(style.format(value) == expected)
                #expect(try compiled.format(value) == expected)
                #expect(try compiled.formattedText(value).text == expected)
                var bytes: [UInt8] = []
                try compiled.append(value, to: &bytes)
                #expect(String(decoding: bytes, as: UTF8.self) == expected)
            }
        }
    }

    @Test(.icu(from: 68, "ranges of numbers"), arguments: systems.map(\.name)) func ranges(name: String) throws {
        let system = try NumberingSystem(name)
        let style = NumberStyle<Double>(locale: "en").numbering(system).notation(.scientific)
        let latin = NumberStyle<Double>(locale: "en").notation(.scientific)
        #expect(style.formatRange(1.5e12...1.6e123) == Self.text(latin.formatRange(1.5e12...1.6e123), in: system))
        let parts = try style.range.compiled().formattedText(from: 1.5e12, to: 1.6e123)
        #expect(!parts.text.unicodeScalars.contains("\u{FFFD}"))
    }

    /// No text of any kind has half a digit.
    @Test(
        arguments: ["ccp", "ff-Adlm", "en-u-nu-mathsanb", "hi-u-nu-newa", "en-u-nu-wara", "ar-u-nu-rohg"] as [LocaleID])
    func nothingIsTorn(locale: LocaleID) throws {
        var texts: [String] = []
        for value in [0, 12, 1_234_567, -98_765_432_100] as [Double] {
            texts.append(NumberStyle<Double>(locale: locale).notation(.compactName()).format(value))
            texts.append(NumberStyle<Double>(locale: locale).format(value))
            texts.append(PercentStyle<Double>(locale: locale).format(value))
            texts.append(CurrencyStyle<Double>(code: "EUR", locale: locale).format(value))
            texts.append(UnitStyle<Double>("meter", width: .wide, locale: locale).format(value))
            texts.append(ByteCountStyle(locale: locale).format(Int64(value)))
            texts.append(DurationStyle(.time(.hourMinuteSecond), locale: locale).format(.seconds(value)))
            texts.append(DateStyle(date: .full, time: .full, locale: locale).format(try Instant(seconds: Int64(value))))
        }
        for text in texts { #expect(!text.unicodeScalars.contains("\u{FFFD}"), "\(text)") }
    }
}

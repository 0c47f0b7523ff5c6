import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatDates
import TestSupport
import Testing

/// Times seen from now: programs against ICU, and what ICU alone got wrong or refused.
@Suite struct RelativeDateTests {
    typealias Unit = RelativeDateStyle.Unit

    /// Every locale in turn: a few styles of each, or with `LOCALEFORMAT_ROUNDS` of 100 and more all of them.
    @Test func sameAsICU() throws {
        var random = SeededGenerator(for: "RelativeDateTests")
        var mismatches = Mismatches()
        var fast = 0
        var compared = 0
        let isThorough = SeededGenerator.rounds >= 100
        for locale in LocaleID.available where isThorough || random.chance(1, in: 4) {
            for width in RelativeDateStyle.Width.allCases {
                for numeric in RelativeDateStyle.Numeric.allCases where isThorough || random.chance(1, in: 3) {
                    var style = RelativeDateStyle(numeric: numeric, width: width, locale: locale)
                    if random.chance(1, in: 4) {
                        style.capitalization = random.element(of: DateStyle.CapitalizationContext.allCases)
                    }
                    if random.chance(1, in: 5) {
                        style.locale = try locale.setting("nu", to: random.element(of: NumberingSystem.all).name)
                    }
                    let (compiled, reference) = (try style.compiled(), try CompiledRelativeDate(reference: style))
                    for unit in Unit.allCases where isThorough || random.chance(1, in: 3) {
                        compared += 1
                        if compiled.isFast(for: unit) { fast += 1 }
                        for offset in random.offsets() {
                            mismatches.expect(
                                try compiled.format(offset, unit), equals: try reference.format(offset, unit),
                                "\(style) \(offset) \(unit)")
                        }
                    }
                }
            }
        }
        mismatches.report()
        // Numerals by rules are left to ICU.
        #expect(fast * 10 > compared * 9, "\(fast) of \(compared) units run as programs")
    }

    @Test func extremes() throws {
        let style = try RelativeDateStyle(numeric: .always, locale: "en").compiled()
        #expect(try style.format(-0.0, .day) == "0 days ago")
        #expect(try style.format(0, .day) == "in 0 days")
        #expect(try style.format(1e21, .year) == "in 1,000,000,000,000,000,000,000 years")
        #expect(try style.format(-0.0004, .hour) == "0 hours ago")
        #expect(try style.format(0.9996, .hour) == "in 1 hour")
        for offset in [Double.nan, .infinity, -.infinity] {
            #expect(throws: DateError.self) { try style.format(offset, .day) }
        }
        #expect(try !style.format(.greatestFiniteMagnitude, .day).isEmpty)
        #expect(try style.format(.min, .second).hasSuffix("seconds ago"))
    }

    /// Within half a percent a number is as good as a whole one (ICU, `RelativeDateTimeFormatter`).
    @Test func nearlyWhole() throws {
        let style = try RelativeDateStyle(locale: "en").compiled()
        #expect(try style.format(-1.004, .day) == "yesterday")
        #expect(try style.format(-1.006, .day) == "1.006 days ago")
        #expect(try style.format(0.004, .second) == "now")
    }

    @Test func wordsWithoutNumbers() throws {
        // CLDR 42: the dual of days, whose pattern has no placeholder.
        let style = try RelativeDateStyle(numeric: .always, locale: "ar").compiled()
        #expect(style.isFast(for: .day))
        #expect(try style.format(2, .day) == "خلال يومين")
    }

    /// ICU gives no fields in this context, only text.
    @Test func beginningOfSentence() throws {
        var style = RelativeDateStyle(locale: "en")
        style.capitalization = .beginningOfSentence
        #expect(try style.format(-1, .day) == "Yesterday")
        #expect(try style.format(3, .day) == "In 3 days")
        #expect(try style.format(-3, .day) == "3 days ago")
    }

    @Test func unknownDigits() {
        #expect(throws: DateError.self) { try RelativeDateStyle(locale: "en-u-nu-nodigits").compiled() }
    }
}

extension SeededGenerator {
    fileprivate mutating func offsets() -> [Double] {
        var offsets: [Double] = [0, -0.0, 1, -1, 2, -2, 1.004, -0.996, 3, -3, 11, 21, 100, 1_000, 10_000, 1_000_000]
        for _ in 0..<8 {
            let value = double()
            if value.isFinite { offsets.append(value) }
        }
        return offsets
    }
}

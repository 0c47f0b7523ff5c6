import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatOperations
import TestSupport
import Testing

/// Baked quantities in several units and in other units say what they say in this process.
@Suite(.enabled(if: LoadedICU.major >= 68)) struct BakedUnitsTests {
    static let formats = """
        "height": {"op": "unit", "unit": "foot-and-inch"},
        "tall": {"op": "unit", "unit": "meter", "usage": "person-height", "width": "wide"},
        "weight": {"op": "unit", "unit": "kilogram", "to": "stone-and-pound", "fraction": "0..1", "sign": "always"},
        "angle": {"op": "unit", "unit": "degree-and-arc-minute-and-arc-second", "width": "narrow", "rounding": "half-up"},
        "way": {"op": "unit", "unit": "meter", "usage": "road"}, "warm": {"op": "unit", "unit": "celsius", "usage": "weather"},
        "miles": {"op": "unit", "unit": "kilometer", "to": "mile", "width": "wide", "significant": "1..4"},
        "thirst": {"op": "unit", "unit": "liter-per-100-kilometer", "to": "mile-per-gallon", "fraction": "1"},
        "double": {"op": "unit", "unit": "foot-and-inch", "scale": "2.5", "minInteger": 2, "rounding": "ceiling"},
        "area": {"op": "unit", "unit": "square-meter", "usage": "land", "grouping": "off"}
        """

    @Test func equalsLive() throws {
        var random = SeededGenerator(for: "BakedUnitsTests")
        var tags: Set<String> = ["ar-EG", "de", "en", "en-GB", "en-CA", "fr", "hi-u-nu-deva", "pl", "de-u-ms-ussystem"]
        while tags.count < TestSize.of(120, usually: 14) { tags.insert(random.element(of: LocaleID.available).tag) }
        let list = try BakedSamples.list(locales: tags.sorted(), formats: Self.formats)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags.sorted() {
            for format in list.formats {
                let live = try format.live(in: tag)
                let held = try baked.number(format.name, in: tag)
                for _ in 0..<TestSize.of(60, usually: 10) * SeededGenerator.rounds {
                    // Of heights, weights and ways. Numbers of more digits than words have forms for are ICU's alone.
                    let whole = Double(Int.random(in: -3_000...3_000, using: &random))
                    let text = random.element(of: [
                        "0", "-0.0", "\(whole / 8)", "\(whole / 1_000)", "\(whole * 64)",
                        random.decimalText(digits: 12),
                    ])
                    guard let double = Double(text), double == 0 || 1e-9..<1e13 ~= double.magnitude else { continue }
                    let place = "\(format.name) of \(text) in \(tag)"
                    var bytes: [UInt8] = []
                    do { try live.append(.text(text), to: &bytes) } catch {
                        // Nothing for 100 kilometers is no number of miles.
                        #expect(throws: BakedError.self) { try baked.format(format.name, decimal: text, in: tag) }
                        continue
                    }
                    let expected = String(decoding: bytes, as: UTF8.self)
                    do {
                        mismatches.expect(
                            try baked.format(format.name, decimal: text, in: tag), equals: expected, place)
                        var appended: [UInt8] = []
                        try held.append(try ExactDecimal(text), to: &appended)
                        mismatches.expect(String(decoding: appended, as: UTF8.self), equals: expected, place)
                    } catch { mismatches.expect("\(error)", equals: expected, place) }
                }
            }
        }
        mismatches.report()
    }

    @Test func known() throws {
        let formats = try BakedSamples.baked(locales: ["en-US", "de"], formats: Self.formats).formats
        #expect(try formats.format("height", 5.99999, in: "en-US") == "6 ft, 0 in")
        #expect(try formats.format("height", -0.5, in: "en-US") == "-6 in")
        #expect(try formats.format("tall", 1.8, in: "en-US") == "5 feet, 11 inches")
        #expect(try formats.format("way", 1_500, in: "de") == "1,5 km")
        #expect(try formats.kind(of: "height") == .number)
        #expect(try formats.format("way", -Double.infinity, in: "de") == "-∞ km")
        #expect(try formats.format("warm", Double.nan, in: "en-US") == "NaN°F")
        #expect(throws: BakedError.self) { try formats.format("height", Double.nan, in: "de") }
        #expect(throws: BakedError.self) { try formats.format("height", decimal: "1e9999", in: "de") }
        #expect(throws: BakedError.self) { try formats.format("thirst", 0, in: "de") }
    }

    /// Units of a region are not inherited: what was baked for others would say other ones.
    @Test func regions() throws {
        let formats = try BakedSamples.baked(
            locales: ["en", "de", "en-u-ms-metric"], formats: Self.formats + #", "count": {"op": "number"}"#
        ).formats
        for tag in ["en", "en-US", "en-US-u-co-phonebk", "en_US"] {
            #expect(try formats.format("tall", 1.8, in: tag) == "5 feet, 11 inches", "\(tag)")
        }
        #expect(throws: BakedError.localeNotBaked("en-GB")) { try formats.format("way", 1_500, in: "en-GB") }
        #expect(throws: BakedError.localeNotBaked("de-AT")) { try formats.format("way", 1_500, in: "de-AT") }
        #expect(try formats.format("count", 1_500, in: "de-CH") == "1.500")
        #expect(try formats.format("height", 5.5, in: "en-GB") == "5 ft, 6 in")
        #expect(try formats.format("way", 1_500, in: "en-US-u-ms-metric") == "1.5 km")
        #expect(throws: BakedError.keywordNotBaked("ms-ussystem", locale: "de")) {
            try formats.format("way", 1_500, in: "de-u-ms-ussystem")
        }
        #expect(throws: BakedError.keywordNotBaked("mu-kelvin", locale: "de")) {
            try formats.format("warm", 20, in: "de-u-mu-kelvin")
        }
    }

    @Test func refusals() throws {
        for (format, reason) in [
            (
                #"{"op": "unit"}"#,
                "every value has a unit of its own; what can be baked are quantities of one 'unit'"
            ),
            (
                #"{"op": "unit", "unit": "foot-and-inch", "notation": "compact-short"}"#,
                "ICU alone writes the number of one of the units, or joins them"
            ),
        ] {
            do {
                _ = try BakedSamples.baked(locales: ["de"], formats: "\"a\": \(format)")
                Issue.record("baked \(format)")
            } catch let error as CommandFailure { #expect(error.message.hasSuffix(reason), "\(error.message)") }
        }
    }
}

import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatOperations
import TestSupport
import Testing

/// A locale is written as the nearest one that it inherits from, as everywhere else.
@Suite struct BakedLocaleTests {
    /// Of each locale of ICU, and of regions that it has no data for.
    @Test func parents() throws {
        let tags = [
            "en", "en-001", "en-150", "en-GB", "es-419", "es", "pt", "pt-PT", "sr", "sr-Latn", "zh", "zh-Hant", "de",
        ]
        let formats = try BakedSamples.baked(locales: tags + ["und"], formats: #""n": {"op": "number"}"#).formats
        let baked = Set(formats.locales)
        var mismatches = Mismatches()
        func check(_ locale: LocaleID) throws {
            let plain = locale.withoutExtensions
            let expected = ([plain] + plain.parents).first { baked.contains($0.tag) }
            mismatches.expect(try formats.locale(for: plain.tag), equals: expected?.tag ?? "none", plain.tag)
        }
        for locale in LocaleID.available { try check(locale) }
        for language in ["en", "es", "pt", "sr", "zh", "de", "zh-Hant", "sr-Latn"] {
            for region in RegionID.all(.territory) { try check(LocaleID.init("\(language)-\(region.code)")) }
        }
        mismatches.report()
    }

    /// Of other names of languages and regions.
    @Test func aliases() throws {
        let formats = try BakedSamples.baked(
            locales: ["he", "de", "de-CH", "id", "sr-Latn", "fil"], formats: #""n": {"op": "number"}"#
        ).formats
        for (asked, found) in [
            ("iw", "he"), ("iw-IL", "he"), ("in", "id"), ("sh", "sr-Latn"), ("tl", "fil"), ("deu", "de"),
            ("de-756", "de-CH"), ("DE_ch", "de-CH"), ("de-DD", "de"), ("de-CH-1996", "de-CH"),
        ] {
            #expect(try formats.locale(for: asked) == found, "\(asked)")
        }
    }

    /// A region that became several is the one most likely for the language.
    @Test func splitRegions() throws {
        let locales = ["de", "hy-AM", "ru-RU", "sr-RS", "hr-HR", "uz", "uz-UZ", "cs-CZ", "sk-SK", "und"]
        let formats = try BakedSamples.baked(locales: locales, formats: #""n": {"op": "number"}"#).formats
        for tag in ["hy-SU", "ru-SU", "uz-SU", "de-SU", "sr-YU", "hr-YU", "cs-CS", "cs-200", "sk-200", "sr-CS"] {
            let locale = try LocaleID.init(tag)
            let expected = ([locale] + locale.parents).first { locales.contains($0.tag) }
            #expect(try formats.locale(for: tag) == expected?.tag, "\(tag)")
        }
    }

    @Test func wholeLanguages() throws {
        let formats = try BakedSamples.baked(languages: ["de"], formats: #""n": {"op": "number"}"#).formats
        let expected = LocaleID.available.filter { $0.language == "de" }.map(\.tag)
        #expect(formats.locales == expected.sorted())
        let format = NumberStyle<Double>(locale: "de-LI")
        #expect(try formats.format("n", 1234567.5, in: "de-LI") == format.format(1234567.5))
    }
}

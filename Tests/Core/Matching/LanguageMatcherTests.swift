import LocaleFormat
import TestSupport
import Testing

/// Facts about which language suits whom, from CLDR's and ICU's test data: icu4c/source/test/testdata/localeMatcherTest.txt
/// at commit ad638c274e954268779ea72e6e7869c75ccf7a79 of unicode-org/icu (© 2017 and later Unicode, Inc.), without the
/// rows whose answer depends on the version of CLDR; and one that does, as the same file of ICU 76.1 and 78.3 has it.
@Suite struct LanguageMatcherTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let available: [LocaleID]
        let preferred: [LocaleID]
        let expected: LocaleID?
        let defaultLocale: LocaleID?
        let favoring: LanguageMatcher.Favored

        /// `available | preferred | expected`, then perhaps `| default` and `| script`.
        init(_ line: String) {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { column in
                column.split { $0 == " " || $0 == "," }.map(String.init)
            }
            func locales(_ index: Int) -> [LocaleID] {
                columns.indices.contains(index) ? columns[index].compactMap { try? LocaleID($0) } : []
            }
            available = locales(0)
            preferred = locales(1)
            expected = locales(2).first
            defaultLocale = locales(3).first
            favoring = columns.indices.contains(4) ? .script : .language
        }

        var testDescription: String { "\(preferred.map(\.tag)) of \(available.map(\.tag)), \(favoring)" }
    }

    @Test(
        arguments: [
            // Regions in clusters.
            "es-419, es-ES | es-AR | es-419", "es-ES, es-419 | es-AR | es-419", "es, es-MX | es-AR | es-MX",
            "en-US, en-GB | en-AU | en-GB", "en, en-NZ | en-AU | en-NZ", "pt-BR, pt-PT | pt-AO | pt-PT",
            "pt, pt-PT | pt-AO | pt-PT", "zh, zh-MO | zh-HK | zh-MO", "zh-TW, zh-MO | zh-HK | zh-MO",
            "fr, en, en-GB, es-419, es-MX, es | en-NZ | en-GB", "fr, en, en-GB, es-419, es-MX, es | es-ES | es",
            "en, en-GB, es-ES, es-419 | es-PT | es-ES", "es-AR, es | es-MX | es-AR",
            "de-AT, de-DE, de-CH | de | de-DE",
            // Scripts.
            "zh-CN, zh-TW, iw | zh-Hant | zh-TW", "zh-CN, zh-TW, iw | zh-Hant-HK | zh-TW",
            "zh-CN, zh-TW, iw | he-IT | iw",
            "zh, zh-Hant | und-TW | zh-Hant",
            "fr, zh-Hans-CN, en-US | zh-TW, en | en-US", "fr, zh-Hans-CN, en-US | zh-Hans, en | zh-Hans-CN",
            "zh-Hant, zh-TW | zh-HK | zh-Hant",
            // Related languages.
            "en, fil, ro, nn | tl | fil", "en, fil, ro, nn | nb | nn", "en, fil, ro, nn | ja | en",
            LoadedICU.cldr >= 48 ? "mul, nl | af | mul" : "mul, nl | af | nl",
            "mul, af | nl | mul", "en, no | da | no", "en, nn | da | en", "en, sr-Latn | hr | en",
            "und, sr-Latn | bs | und",
            // Lists.
            "fr, en-GB, ja, es-ES, es-MX | ja, de | ja", "fr, en-GB, ja, es-ES, es-MX | de, en-US | en-GB",
            "fr, en-GB, ja, es-ES, es-MX | de, zh | fr", "en, de, fr, ja | de-CH, fr | de",
            "en-GB, en, de, fr, ja | en-US, ar, nl, de, ja | en",
            "pt-PT, pt-BR, es, es-419 | pt, es-419, pt-PT | pt-BR", "pt-PT, pt, es, es-419 | pt-US, pt-PT | pt",
            "en, fr-CA | en-US, fr-CA | en",
            // The root, nothing at all, defaults.
            "it, fr | und | it", "it, und | und | und", "it, en | und | it", "it, und | en | it", " | fr | ",
            " | fr | en | en",
            "de, en, fr | hi | und | und", "de, en, fr | fr | fr | und",
            // Made-up locales match themselves only.
            "fr, en-PSACCENT, ar-PSBIDI, pt | en | fr", "fr, en-PSACCENT, ar-PSBIDI, pt | ar-PSBIDI | ar-PSBIDI",
            "fr, en-XA, ar-XB, en-DE | en | en-DE", "fr, en-XA, ar-XB, en-DE | en-XA | en-XA",
            "fr, x-bork, en-Latn-US | x-bork | x-bork", "fr, x-bork, en-Latn-US | x-piglatin | fr",
            "fr, i-klingon, en-Latn-US | i-klingon | tlh", "fr, i-klingon, en-Latn-US | en-GB-oed | en-Latn-US",
            // Of equal ones the most alike.
            "af, af-Latn, af-Arab | af-ZA | af", "af, af-Latn, af-Arab | af-Latn-ZA | af-Latn",
            "nl, nl-NL, nl-BE | nl-NL | nl-NL",
            // Favouring the script.
            "en, sr, nl | nl-Cyrl | sr | | script", "und, sr-Latn | bs | sr-Latn | | script",
            "es, es-MX | ca | es | und | script", "pl, ja, ca | fr | pl | und | script",
        ].map(Row.init))
    func suits(row: Row) {
        let matcher = LanguageMatcher(
            available: row.available, default: row.defaultLocale, options: .init(favoring: row.favoring))
        #expect(matcher.bestMatch(row.preferred) == row.expected)
    }

    @Test func tellsWhichWishItAnswers() throws {
        let matcher = LanguageMatcher(available: ["de", "ar", "en-GB"])
        let match = try #require(matcher.match(["hu", "ar-EG-u-nu-latn"]))
        #expect(match.available == "ar" && match.availableIndex == 1)
        #expect(match.preferred == "ar-EG-u-nu-latn" && match.preferredIndex == 1)
        #expect(match.resolved == "ar-EG-u-nu-latn")
        #expect(matcher.match(["hu"]) == nil)
        #expect(matcher.match([]) == nil && matcher.bestMatch([]) == "de")
        // "th-u-nu-latn-ca-buddhist" and a wish with "th-u-nu-native": the wish wins, keyword by keyword.
        let thai = LanguageMatcher(available: ["th-u-ca-buddhist-nu-latn"])
        #expect(thai.match(["th-TH-u-nu-native"])?.resolved == "th-TH-u-ca-buddhist-nu-native")
    }

    /// Distances of CLDR's common/supplemental/languageInfo.xml: languages, scripts, regions and paradigm locales.
    @Test(
        arguments: ([
            ("en-US", "en-GB", 5.0), ("es-AR", "es-419", 4), ("es-AR", "es-MX", 4), ("es-AR", "es", 5),
            ("br", "fr", 20),
            ("gsw", "de", 8), ("no", "nb", 1), ("nb", "da", 12), ("en", "fr", 100),
            ("de", "de", 0),
            // Up to CLDR 37 `no` was an alias of `nb`.
        ] as [(LocaleID, LocaleID, Double)]).filter { LoadedICU.cldr >= 38 || $0.0 != "nb" || $0.1 != "nb" })
    func measures(preferred: LocaleID, available: LocaleID, distance: Double) {
        #expect(LanguageMatcher.distance(from: preferred, to: available) == distance)
    }

    @Test func optionsChangeTheResult() {
        // Who reads Egyptian Arabic reads Arabic; the other way round there is no rule (ICU's test of two-way matching).
        let oneWay = LanguageMatcher(available: ["ar", "nn"])
        let twoWay = LanguageMatcher(available: ["ar", "nn"], options: .init(isTwoWay: true))
        #expect(oneWay.bestMatch(["arz-EG", "nb-DK"]) == "ar")
        #expect(twoWay.bestMatch(["arz-EG", "nb-DK"]) == "nn")
        // Without demotion the exact second language wins over the first in another region.
        let patient = LanguageMatcher(available: ["de", "fr"], options: .init(demotesLaterLanguages: false))
        #expect(LanguageMatcher(available: ["en", "de", "fr"]).bestMatch(["de-CH", "fr"]) == "de")
        #expect(patient.bestMatch(["de-CH", "fr"]) == "fr")
        #expect(LanguageMatcher(available: ["fr", "en-GB"], options: .init(threshold: 0)).match(["en-AU"]) == nil)
        #expect(
            LanguageMatcher(available: ["fr", "zh"], options: .init(threshold: .max)).match(["en"])?.available == "fr")
    }

    @Test func manyLanguagesAndManyWishes() {
        let matcher = LanguageMatcher(available: LocaleID.available)
        let wishes = [LocaleID](repeating: "tlh-u-nu-deva", count: 1_000) + ["zh-HK"]
        #expect(
            LanguageMatcher(available: LocaleID.available, options: .init(demotesLaterLanguages: false)).bestMatch(
                wishes) == "zh-Hant-HK")
        #expect(matcher.bestMatch(["en-Shaw-GB", "hi-Latn"]) == (LoadedICU.cldr >= 42 ? "hi-Latn" : "hi"))
    }
}

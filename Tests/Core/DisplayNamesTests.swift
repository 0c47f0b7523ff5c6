import LocaleFormatBridge
import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

/// Names of locales and of their parts, against ICU's own (`uldn_localeDisplayName`) and against CLDR's examples.
@Suite struct DisplayNamesTests {
    /// ICU 67 takes a region in digits for a place in its table where the display's own has no such name: 001 in es-HN is its second
    /// name, that of East Africa.
    private static func isMisnamed(_ locale: LocaleID) -> Bool {
        LoadedICU.major < 72 && locale.region?.utf8.count == 3
    }

    /// Every locale and random ones with keywords, in random languages.
    @Test(
        .disabled(if: LoadedICU.isFoundation, "its names of locales have short regions and scripts: English (US)"),
        arguments: LocaleID.DialectNames.allCases)
    func areICUs(_ dialects: LocaleID.DialectNames) throws {
        var random = SeededGenerator(for: "DisplayNamesTests")
        var mismatches = Mismatches()
        let locales = LocaleID.available
        let keywords = [
            "ca-buddhist", "ca-japanese", "nu-arab", "nu-latn", "co-phonebk", "cu-eur", "tz-deber", "va-posix",
            "em-emoji",
            "fw-mon", "rg-uszzzz", "lb-strict", "ca-gujarati",
        ]
        for locale in locales {
            let display = locales[Int(random.next() % UInt64(locales.count))]
            var named = locale
            for _ in 0..<Int(random.next() % 3) {
                let parts = keywords[Int(random.next() % UInt64(keywords.count))].split(separator: "-", maxSplits: 1)
                named = try named.setting(String(parts[0]), to: parts.count > 1 ? String(parts[1]) : "true")
            }
            // ICU looks for the name of a dialect in an unclean buffer where there is a script beside a region (ICU 78.3,
            // `localeDisplayName` in locdspnm.cpp): it finds none where the longest name is missing.
            if dialects == .dialect, named.script != nil, named.region != nil { continue }
            if Self.isMisnamed(named) { continue }
            let expected = try LocaleData.displayName(
                .locale, of: named.icuIdentifier, in: display.icuName, contexts: [dialects == .dialect ? 1 : 0])
            // What has no name is written otherwise, see `differences`.
            if expected.contains("=") || expected.contains(/VALENCIA|POSIX|TARASK/) { continue }
            mismatches.expect(
                DisplayNames(locale: display, dialects: dialects).locale(named), equals: expected,
                "\(named) in \(display)")
        }
        mismatches.report()
    }

    @Test(
        arguments: [
            // UTS #35 part 1, "Locale Display Name Algorithm".
            (
                "en", "zh-Hans-CN",
                LoadedICU.words("Simplified Chinese (China)", apple: "Chinese, Simplified (China mainland)")
            ),
            ("en", "es-419", "Latin American Spanish"),
            ("en", "sr-Latn-RS", "Serbian (Latin, Serbia)"),
            ("en", "en-GB-oxendict", "British English (Oxford English Dictionary spelling)"),
            (
                "en", "zh-Hant-HK",
                LoadedICU.words("Traditional Chinese (Hong Kong SAR China)", apple: "Chinese, Traditional (Hong Kong)")
            ),
            ("en", "de-1901-fonipa", "German (Traditional German orthography, IPA Phonetics)"),
            ("ja", "zh-Hant-TW", LoadedICU.words("繁体中国語 (台湾)", apple: "繁体中国語（台湾）")), ("de", "fa-AF", "Dari"),
            ("en", "uz-Cyrl-AF", "Uzbek (Cyrillic, Afghanistan)"),
        ] as [(LocaleID, LocaleID, String)])
    func dialects(_ display: LocaleID, _ locale: LocaleID, _ expected: String) {
        #expect(DisplayNames(locale: display).locale(locale) == expected)
    }

    /// Codes and whole locales in every language and context. CLDR's `contextTransforms` of Portugal says 0 for menus; ICU takes a
    /// zero for nothing said, and Brazil's 1 instead (`CapitalizationContextSink` in locdspnm.cpp, ICU 78.3).
    @Test(arguments: CapitalizationContext.allCases)
    func capitalization(_ context: CapitalizationContext) throws {
        var random = SeededGenerator(for: "DisplayNamesTests.capitalization")
        var mismatches = Mismatches()
        let locales = LocaleID.available
        let codes: [(LocaleData.NameKind, [String], (DisplayNames, String) -> String?)] = [
            (.language, ["de", "da", "fr", "zh", "nl", "hi", "qqq"], { $0.language($1) }),
            (.script, ["Latn", "Cyrl", "Arab", "Deva"], { $0.script($1) }),
            (.region, ["DE", "US", "150", "419", "GB"], { $0.region($1) }),
            (.variant, ["1901", "FONIPA"], { $0.variant($1) }),
        ]
        for display in locales
        where (TestSize.isFull || random.chance(1, in: 3)) && !(context == .listItem && display.language == "pt") {
            let names = DisplayNames(locale: display, dialects: .standard, capitalization: context)
            for (kind, list, name) in codes {
                let code = random.element(of: list)
                let expected = try LocaleData.displayName(kind, of: code, in: display.icuName, contexts: [context.icu])
                // Without a name ICU returns the code, in capitals where the context asks for them.
                guard let own = name(names, code) else {
                    mismatches.expect(expected.lowercased(), equals: code.lowercased(), "\(code) in \(display)")
                    continue
                }
                // Apple's ICU leaves small letters at the beginning of sentences in Zulu and Northern Sami.
                if LoadedICU.isFoundation, context == .beginningOfSentence, own.lowercased() == expected.lowercased() {
                    continue
                }
                mismatches.expect(own, equals: expected, "\(code) in \(display), \(context)")
            }
            let named = random.element(of: locales)
            guard named.parts.variants.isEmpty, named.keyword("va") == nil else { continue }
            if Self.isMisnamed(named) || LoadedICU.isFoundation { continue }
            let expected = try LocaleData.displayName(
                .locale, of: named.icuIdentifier, in: display.icuName, contexts: [context.icu])
            mismatches.expect(names.locale(named), equals: expected, "\(named) in \(display), \(context)")
        }
        mismatches.report()
        #expect(DisplayNames(locale: "pt-PT", capitalization: .listItem).language("de") == "alemão")
        #expect(DisplayNames(locale: "pt-PT", capitalization: .standalone).language("de") == "Alemão")
        #expect(DisplayNames(locale: "pt-BR", capitalization: .listItem).language("de") == "Alemão")
    }

    /// UTS #35 part 2, "Locale Display Name Algorithm", and rows of CLDR's `localeDisplayName.txt` in which ICU differs.
    @Test(
        .cldr(from: 42, "names of all keywords"),
        arguments: [
            ("en-Latn-GB-scouse-fonipa", "English (Latin, United Kingdom, IPA Phonetics, Scouse)"),
            ("en-u-nu-deva-t-de", "English (Devanagari Digits, Transform: German)"),
            ("hi-u-nu-latn-t-en-h0-hybrid", "Hindi (Western Digits, Hybrid: English)"), ("en-t-h0-hybrid", "English"),
            ("en-t-d0-ascii", "English (To ASCII)"), ("en-t-t0-und", "English (Unspecified Machine Translation)"),
            ("en-t-m0-bgn", "English (US BGN Transliteration)"),
            ("en-t-x0-foobar2", "English (Private-Use Transform: foobar2)"),
            ("en-t-de-mm-fonipa", "English (Transform: German, Myanmar [Burma], IPA Phonetics)"),
            (
                "fr-z-zz-zzz-v-vv-vvv-u-uu-uuu-t-ru-Cyrl-s-ss-sss-a-aa-aaa-x-u-x",
                "French (uu: uuu, Transform: Russian, Cyrillic, a: aa-aaa, s: ss-sss, v: vv-vvv, x: u-x, z: zz-zzz)"
            ),
            ("en-u-kn", "English (Sort Digits Numerically)"), ("en-u-kf-upper", "English (Sort Uppercase First)"),
            ("en-u-ks-level1", "English (Sort Base Letters Only)"),
            ("en-u-hc-h23", "English (24 Hour System [0–23])"),
            ("en-u-kr-arab", "English (Script/Block Reordering: Arabic)"),
            ("en-u-kr-digit-deva-latn", "English (Script/Block Reordering: Digits, Devanagari, Latin)"),
            ("en-u-dx-thai", "English (Dictionary Break Exclusions: thai)"),
            ("en-u-rg-gbsct", "English (Region For Supplemental Data: gbsct)"),
            ("en-u-sd-gbsct", "English (Region Subdivision: gbsct)"), ("en-u-foo-bar", "English (u: bar-foo)"),
            ("und", "Unknown language"), ("und-DE", "Unknown language (Germany)"),
            ("x-foo", "Unknown language (x: foo)"),
        ] as [(LocaleID, String)])
    func differences(_ locale: LocaleID, _ expected: String) {
        #expect(locale.displayName(in: "en") == expected)
    }

    /// Reading our tables changes nothing of what ICU finds: `nb` inherits from `no`.
    @Test(arguments: ["nb", "nn", "zh-Hant-TW", "zh-Hant-MO", "es-MX", "en-AU", "pt-PT", "sr-Latn"] as [LocaleID])
    func parentsStayICUs(_ display: LocaleID) throws {
        let name = DisplayNames(locale: display).language("da")
        #expect(try LocaleData.displayName(.language, of: "da", in: display.icuName) == name)
        #expect(name != "da")
    }

    /// A subtag without a name is itself.
    @Test func variantsWithoutNames() {
        #expect(LocaleID("zh-Hans-fonipa").displayName(in: "cs").hasSuffix(", fonipa)"))
    }

    @Test func parts() {
        let names = DisplayNames(locale: "en")
        #expect(names.language("hi") == "Hindi" && names.language("de-CH") == "Swiss High German")
        #expect(names.language("qqq") == nil && names.language("x!") == nil && names.language("iw") == "Hebrew")
        #expect(names.script("hans") == "Simplified Han" && names.script("Qqqq") == nil && names.script("") == nil)
        #expect(names.region("de") == "Germany" && names.region("150") == "Europe" && names.region("DD") == "Germany")
        #expect(names.region("XX") == nil && names.region("") == nil && names.region("de-DE") == nil)
        #expect(names.variant("1901") == "Traditional German orthography" && names.variant("x") == nil)
        #expect(names.keyword("ca") == "Calendar" && names.keyword("zz") == nil && names.keyword("") == nil)
        #expect(names.value("buddhist", of: "ca") == "Buddhist Calendar" && names.value("mayan", of: "ca") == nil)
        #expect(names.value("arab", of: "nu") == "Arabic-Indic Digits" && names.value("eur", of: "cu") == "Euro")
    }

    @Test func widths() {
        func names(_ width: DisplayNames.Width) -> DisplayNames { DisplayNames(locale: "en", width: width) }
        #expect(names(.short).region("US") == "US" && names(.narrow).region("US") == "US")
        #expect(names(.short).language("az") == "Azeri" && names(.standard).language("az") == "Azerbaijani")
        #expect(names(.menu).language("zh") == "Chinese, Mandarin")
        #expect(names(.long).language("zh-Hans") == "Simplified Mandarin Chinese")
        #expect(names(.short).region("DE") == "Germany")
    }

    @Test func hostileCodes() {
        let names = DisplayNames(locale: "de")
        for code in [
            "", " ", "\u{0}", "../root", "%%Parent", "Fallback", String(repeating: "a", count: 100_000), "日本", "a-b",
        ] {
            _ = (names.script(code), names.variant(code), names.keyword(code))
            #expect(names.language(code) == nil && names.region(code) == nil && names.value(code, of: "ca") == nil)
            #expect(names.value("latn", of: code) == nil)
        }
    }
}

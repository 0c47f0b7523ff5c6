import LocaleFormat
import LocaleFormatBridge
import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

/// What CLDR knows of subtags, and what was meant by those that it does not know.
@Suite struct LocaleValidityTests {
    /// A subtag or value at a place, its status, what stands in its place, and what was meant. CLDR's files of validity and of
    /// BCP 47 keys vouch for the statuses.
    @Test(
        arguments: [
            ("de", 0, "regular", "", nil), ("iw", 0, "deprecated", "he", nil), ("sh", 0, "deprecated", "sr-Latn", nil),
            ("und-Zzzz-ZZ", 0, "unknown", "", nil), ("und-Zzzz-ZZ", 1, "unknown", "", nil),
            ("und-Zzzz-ZZ", 2, "unknown", "", nil), ("mul-Zxxx-XA", 0, "special", "", nil),
            ("mul-Zxxx-XA", 1, "special", "", nil), ("mul-Zxxx-XA", 2, "special", "", nil),
            ("qaa-Qaaa-AA", 0, "reserved", "", nil), ("qaa-Qaaa-AA", 1, "reserved", "", nil),
            ("qaa-Qaaa-AA", 2, "reserved", "", nil), ("qfz-Qaaq-XC", 0, "private_use", "", nil),
            ("qmm-Qabx-XZ", 0, "private_use", "", nil), ("qmm-Qabx-XZ", 1, "private_use", "", nil),
            ("qmm-Qabx-XZ", 2, "private_use", "", nil), ("en-001", 1, "macroregion", "", nil),
            ("fr-FX", 1, "deprecated", "FR", nil), ("en-UK", 1, nil, "GB", nil), ("eng", 0, nil, "en", nil),
            ("sr-Lant", 1, nil, "", "Latn"), ("jp", 0, nil, "", "ja"), ("gb", 0, nil, "", "en-GB"),
            ("gb-Latn", 0, nil, "", "en"), ("zz", 0, nil, "", nil), ("ja-JA", 1, nil, "", "JP"),
            ("ca-valensia", 1, nil, "", "valencia"), ("hmn-pahawh3", 1, "regular", "", nil),
            ("en-US-posix", 2, "deprecated", "u-va-posix", nil), ("en-t-no-posix", 2, nil, "", nil),
            ("de-u-co-phonebk", 1, "regular", "", nil), ("de-u-co-phonebk", 2, "regular", "", nil),
            ("de-u-co-phonebok", 2, nil, "", "phonebk"), ("en-u-un-latn", 1, nil, "", "nu"),
            ("en-u-kn", 2, "regular", "", nil), ("en-u-kn-yes", 2, nil, "true", nil), ("en-u-nu", 2, nil, "", nil),
            ("en-u-cu-eur", 2, "regular", "", nil), ("en-u-cu-dem", 2, "deprecated", "", nil),
            ("en-u-cu-eru", 2, nil, "", "eur"), ("en-u-rg-gbzzzz", 2, "regular", "", nil),
            ("en-u-rg-gbsct", 2, LoadedICU.cldr >= 42 ? "regular" : "deprecated", "", nil),
            ("en-u-rg-uszzz", 2, nil, "", "uszzzz"),
            ("en-u-sd-gbsct", 2, LoadedICU.cldr >= 42 ? "regular" : "deprecated", "", nil),
            ("en-u-sd-qqabc", 2, nil, "", nil),
            ("en-u-kr-latn-digit", 2, "regular", "", nil), ("en-u-kr-lant", 2, nil, "", nil),
            ("en-u-vt-0061", 1, "deprecated", "", nil), ("en-u-vt-0061", 2, "regular", "", nil),
            ("en-u-vt-110000", 2, nil, "", nil), ("en-u-tz-uslax", 2, "regular", "", nil),
            ("en-u-tz-uslaz", 2, nil, "", "uslax"), ("ar-u-ca-islamicc", 2, "deprecated", "islamic-civil", nil),
            ("en-u-ks-primary", 2, nil, "level1", nil), ("en-u-ca-buddist", 2, nil, "", "buddhist"),
            ("gu-u-ca-gujarati", 2, nil, "", nil), ("en-t-hi-h0-hybrid", 1, "regular", "", nil),
            ("en-t-hi-h0-hybrid", 3, "regular", "", nil), ("en-t-hi-h0-hibrid", 3, nil, "", "hybrid"),
            ("en-t-x0-what-ever", 2, "regular", "", nil), ("en-a-foo", 1, nil, "", nil),
            ("en-u-attr", 1, nil, "", nil), ("hi_IN@numbers=deva", 3, "regular", "", nil),
        ] as [(String, Int, String?, String, String?)])
    func statuses(_ text: String, _ index: Int, _ status: String?, _ replacements: String, _ nearest: String?) throws {
        let subtags = try LocaleValidity(of: text).subtags
        try #require(subtags.indices.contains(index))
        let subtag = subtags[index]
        #expect(subtag.status?.rawValue == status, "\(subtag)")
        #expect(subtag.replacements.joined(separator: " ") == replacements)
        #expect(subtag.nearest == nearest)
    }

    @Test func kindsAndTexts() throws {
        let subtags = try LocaleValidity(of: "sl_latn_si-1994-t-de-m0-din-u-attr-kn-nu-thai-x-mine").subtags
        let expected: [(LocaleValidity.Subtag.Kind, String)] = [
            (.language, "sl"), (.script, "Latn"), (.region, "SI"), (.variant, "1994"), (.language, "de"), (.key, "m0"),
            (.value(key: "m0"), "din"), (.attribute, "attr"), (.key, "kn"), (.value(key: "kn"), "true"), (.key, "nu"),
            (.value(key: "nu"), "thai"),
        ]
        #expect(subtags.map(\.kind) == expected.map(\.0))
        #expect(subtags.map(\.text) == expected.map(\.1))
    }

    @Test func descriptions() throws {
        let problems = try LocaleValidity(of: "iw-Lant-YU-u-cu-dem-zz-foo").problems.map(\.description)
        #expect(
            problems == [
                "the language 'iw' is deprecated; now he", "CLDR knows no script 'Lant'; did you mean 'Latn'?",
                "the region 'YU' is deprecated; now RS or ME", "the value 'dem' of 'cu' is deprecated",
                "CLDR knows no key 'zz'",
            ])
        #expect(try LocaleValidity(of: "en-UK").problems.map(\.description) == ["CLDR writes the region 'UK' as 'GB'"])
        #expect(try LocaleValidity(of: "qfz").subtags.map(\.description) == ["the language 'qfz' is private use"])
    }

    /// What ICU has data for CLDR knows, and so are all values that ICU lists.
    @Test func knowsItsOwn() throws {
        for locale in LocaleID.available { #expect(locale.validity.problems.isEmpty, "\(locale)") }
        for system in NumberingSystem.all {
            #expect(try LocaleID("en").setting("nu", to: system.name).validity.isValid, "\(system)")
        }
        // ICU has a few more: `LSM`.
        let unknown = try CurrencyCode.all.filter { try !LocaleID("en").setting("cu", to: $0.code).validity.isValid }
        #expect(unknown.count <= 2, "\(unknown)")
    }

    /// Whatever is replaced is known, and no canonical tag holds what would be replaced.
    @Test func canonicalSubtagsStay() throws {
        var random = SeededGenerator(for: "canonicalSubtagsStay")
        let metadata = try ResourceBundle(name: "metadata", fallback: false)
        for kind in ["script", "territory"] {
            for alias in metadata.node("alias", kind)?.children.shuffled(using: &random).prefix(40) ?? [] {
                guard let old = alias.key, kind == "script" || old.utf8.count == 2 || Int(old) != nil else { continue }
                let locale = try LocaleID("und-" + old)
                #expect(locale.validity.isValid, "\(old)")
                #expect(locale.validity.problems.isEmpty, "\(old)")
            }
        }
    }

    @Test(arguments: ["", "de-", "12", "en-u", String(repeating: "a-", count: 600)])
    func malformed(_ text: String) {
        #expect(throws: LocaleError.self) { try LocaleValidity(of: text) }
    }

    /// As many unknown subtags as an identifier can have.
    @Test func hostile() throws {
        let variants = "de" + (0..<160).map { "-a\(1_000 + $0)" }.joined()
        #expect(try LocaleValidity(of: variants).problems.count == 160)
        let scripts = "de-u-kr" + String(repeating: "-xxxx", count: 200)
        #expect(try LocaleValidity(of: scripts).problems.count == 1)
    }

    @Test func nearestWords() {
        #expect(NearestWord.nearest(to: "Lant", among: ["Hant", "Latn", "Lana"]) == "Latn")
        #expect(NearestWord.nearest(to: "Lanx", among: ["Hant", "Lana", "Latn"]) == "Lana")
    }
}

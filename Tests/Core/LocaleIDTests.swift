import LocaleFormat
import LocaleFormatCore
import TestSupport
import Testing

@Suite struct LocaleIDTests {
    /// UTS #35 part 1, "Canonicalizing Syntax" and annex C, with its own examples where it gives them.
    @Test(arguments: [
        ("en", "en"), ("EN-us", "en-US"), ("en_US", "en-US"), ("sr_latn_rs", "sr-Latn-RS"), ("root", "und"),
        ("iw", "he"), ("in", "id"), ("sh", "sr-Latn"), ("cmn-TW", "zh-TW"), ("zh-cmn-Hans-CN", "zh-Hans-CN"),
        ("zh-min-nan", "nan"), ("i-klingon", "tlh"), ("art-lojban", "jbo"), ("en-GB-oed", "en-GB-oxendict"),
        ("sr-YU", "sr-RS"), ("ru-SU", "ru-RU"), ("hy-SU", "hy-AM"), ("en-UK", "en-GB"),
        ("hi_IN@numbers=deva", "hi-IN-u-nu-deva"),
        ("th_TH@calendar=buddhist;numbers=thai", "th-TH-u-ca-buddhist-nu-thai"),
        ("de@calendar=gregorian", "de-u-ca-gregory"), ("ar-u-nu-ARAB-ca-islamicc", "ar-u-ca-islamic-civil-nu-arab"),
        ("en-u-kn-true", "en-u-kn"), ("en@timezone=America/Los_Angeles", "en-u-tz-uslax"),
        ("en_US_POSIX", "en-US-u-va-posix"), ("ca-ES-valencia", "ca-ES-valencia"), ("de-1996-1901", "de-1901-1996"),
        ("en-t-hi-h0-hybrid-u-nu-latn-x-mine", "en-t-hi-h0-hybrid-u-nu-latn-x-mine"), ("es-419", "es-419"),
        ("en-u-attr-nu-thai", "en-u-attr-nu-thai"), ("en-u-nu-thai-nu-latn", "en-u-nu-thai"),
        ("x-whatever", "und-x-whatever"),
    ])
    func canonicalForm(_ text: String, _ tag: String) throws {
        #expect(try LocaleID(text).tag == tag)
        #expect(try LocaleID(tag).tag == tag, "canonical form is stable")
    }

    @Test(arguments: [
        "", "-", "_", "e", "en-", "en--US", "en_US_", "1234", "en-US-US", "englishlanguage", "en-Latn-Latn", "en-u",
        "en-u-",
        "en-x", "en-a", "de-1901-1901", "en-u-nu-thai-u-ca-roc", "en@", "en@numbers", "en@numbers=", "en@=latn", "hé",
        "en US",
        "en\u{0}", "🇫🇷", "en-ThisIsTooLong", "en@numbers=l", "zh-cmn-yue-hak-nan-wuu",
        String(repeating: "a-", count: 5_000),
    ])
    func malformed(_ text: String) {
        if text == "en@" {  // ICU's own form allows an empty list
            #expect(throws: Never.self) { try LocaleID(text) }
        } else {
            #expect(throws: LocaleError.self) { try LocaleID(text) }
        }
    }

    @Test func errorNamesTheSubtag() {
        let text = "en-US-toolongsubtag"
        let error = #expect(throws: LocaleError.self) { try LocaleID(text) }
        #expect(
            error
                == .malformed(
                    text: text, subtag: "toolongsubtag", offset: 6,
                    expected: "a script (4 letters), region (2 letters or 3 digits), variant or extension"))
        #expect(error?.description.contains("'toolongsubtag' at byte 6") == true)
    }

    @Test func keywords() throws {
        let locale: LocaleID = ("hi-IN-u-ca-indian-nu-deva-kn")
        #expect(locale.keyword("nu") == "deva")
        #expect(locale.keyword("kn") == "true")
        #expect(locale.keyword("cu") == nil)
        #expect(try locale.setting("nu", to: "latn").tag == "hi-IN-u-ca-indian-kn-nu-latn")
        #expect(try locale.setting("nu", to: nil).tag == "hi-IN-u-ca-indian-kn")
        #expect(locale.withoutExtensions.tag == "hi-IN")
        #expect(throws: LocaleError.self) { try locale.setting("nu", to: "a b") }
        #expect(try locale.setting("NU", to: "LATN").tag == "hi-IN-u-ca-indian-kn-nu-latn")
        #expect(try locale.setting("NU", to: nil).tag == "hi-IN-u-ca-indian-kn")
        // Neither several keywords at once, nor an attribute, nor another extension.
        for (key, value) in [
            ("attr", "nu"), ("latn", "ca"), ("nu-thai-ca", "roc"), ("nu", "thai-ca-roc"), ("nu", "thai-x-a"),
            ("nu", "thai-t-hi"), ("", "thai"), ("nu", "thai@calendar=roc"), ("nu-thai", "arab"),
        ] {
            #expect(throws: LocaleError.self, "\(key) \(value)") { try locale.setting(key, to: value) }
        }
    }

    @Test(arguments: [
        ("de_AT.UTF-8@euro", "de-AT"), ("sr_RS@latin", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
        ("pt_BR", "pt-BR"), ("de_DE@euro", "de-DE"), ("de_DE@new", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil),
        ("not a locale", nil),
    ])
    func posixNames(_ name: String, _ tag: String?) { #expect(LocaleID(posix: name)?.tag == tag) }

    @Test func likelySubtags() {
        #expect(LocaleID("zh-TW").maximized.tag == "zh-Hant-TW")
        #expect(LocaleID("zh-Hant-TW-u-nu-hanidec").minimized.tag == "zh-TW-u-nu-hanidec")
    }

    /// Every locale of the system's ICU reads back to the same name ICU has for it, or to an alias of it.
    @Test func availableLocalesAreCanonical() throws {
        #expect(LocaleID.available.count > 700)
        for locale in LocaleID.available { #expect(try LocaleID(locale.icuName) == locale) }
    }

    /// ICU takes its default locale, which follows the environment, for languages that it does not know.
    @Test func unknownLanguagesAreTheRoot() {
        #expect(LocaleID("zz-DE-u-nu-thai").icuName == "root@numbers=thai")
        #expect(LocaleID("zz-DE").icuIdentifier == "zz_DE")
        #expect(LocaleID("und-IN").icuName == "root")
        #expect(LocaleID("de-ZZ").icuName == "de_ZZ")
        #expect(NumberStyle<Double>(locale: "zz").format(1_234_567.5) == "1,234,567.5")
    }

    @Test func dataIsOfLanguages() {
        let known: [LocaleID] = ["de", "de-XX", "und", "und-DE", "iw", "zh-Hant", "en-u-nu-thai"]
        #expect(known.filter { !$0.hasData } == [])
        let unknown: [LocaleID] = ["gb", "jp-JP", "german", "zz-u-nu-thai", "la", "zh-Latn"]
        #expect(unknown.filter(\.hasData) == [])
    }

    @Test func codable() throws {
        try checkCodable(LocaleID("fa-IR-u-ca-persian"))
        try checkCodable(NumberingSystem.roman)
        try checkCodable(CurrencyCode.eur)
    }
}

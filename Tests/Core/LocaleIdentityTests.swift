import Foundation
import LocaleFormat
import LocaleFormatBridge
import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

/// The forms of an identifier, its parents, and likely subtags.
@Suite struct LocaleIdentityTests {
    @Test(
        arguments: [
            ("sr-Latn-RS", "sr_Latn_RS", "sr_Latn_RS"), ("und", "root", "root"), ("und-Latn", "_Latn", "und_Latn"),
            ("de-u-co-phonebk-kn", "de@collation=phonebook;colnumeric=yes", "de_u_co_phonebk_kn"),
            ("en-US-u-va-posix", "en_US_POSIX", "en_US_u_va_posix"),
            ("sl-1994-rozaj", "sl__1994_ROZAJ", "sl_1994_rozaj"),
            ("en-t-hi-h0-hybrid-u-attr-nu-latn-x-mine", "en@attribute=attr;numbers=latn;t=hi-h0-hybrid;x=mine", nil),
            ("en-u-tz-uslax", "en@timezone=America/Los_Angeles", "en_u_tz_uslax"),
            ("und-u-nu-thai", "@numbers=thai", "root_u_nu_thai"), ("und-x-a", "@x=a", "root_x_a"),
            ("sr-Latn-u-va-posix", "sr_Latn__POSIX", "sr_Latn_u_va_posix"),
            ("hi-fonipa-u-va-posix", "hi__FONIPA@va=posix", "hi_fonipa_u_va_posix"),
            ("ml-u-ca-malayala", "ml@calendar=malayalam", "ml_u_ca_malayala"),
            ("en-a-foo-b-bar-u-zz-what-ever", "en@a=foo;b=bar;zz=what-ever", nil),
        ] as [(LocaleID, String, String?)])
    func forms(_ locale: LocaleID, icu: String, cldr: String?) throws {
        #expect(locale.identifier(.bcp47) == locale.tag)
        #expect(locale.identifier(.icu) == icu)
        #expect(locale.identifier(.cldr) == cldr ?? locale.tag.replacing("-", with: "_"))
        for type in LocaleID.IdentifierType.allCases {
            #expect(try LocaleID(locale.identifier(type)) == locale)
            #expect(try LocaleID.identifier(type, from: icu) == locale.identifier(type))
        }
    }

    @Test(arguments: [
        "en@x=", "en@x", "en@x=toolongsubtag", "en@u=nu-thai", "en-x-a@x=b", "en-t-hi@t=de", "en@t=", "en@t=a",
        "en@a=b",
        "en@attribute=a", "en@attribute=attr--b", "en@x=a@b", "en@%=foo",
        "@", "@x",
    ])
    func refusesExtensions(_ text: String) {
        #expect(throws: LocaleError.self) { try LocaleID(text) }
    }

    /// Each form is read again as what it was.
    @Test func formsAreReadAgain() throws {
        var random = SeededGenerator(for: "formsAreReadAgain")
        var mismatches = Mismatches()
        for _ in 0..<1_000 {
            let locale = try LocaleID(RandomTags.tag(&random))
            for type in LocaleID.IdentifierType.allCases {
                let read = try? LocaleID(locale.identifier(type))
                mismatches.expect(read, equals: locale, "\(locale) by \(type)")
            }
        }
        mismatches.report()
    }

    /// Where Foundation reads them too, the forms are Foundation's.
    @Test func formsOfFoundation() throws {
        let types: [(LocaleID.IdentifierType, Locale.IdentifierType)] = [
            (.bcp47, .bcp47), (.icu, .icu), (.cldr, .cldr),
        ]
        var mismatches = Mismatches()
        let more: [LocaleID] = [
            "de-u-co-phonebk-kn", "hi-IN-u-nu-deva", "en-u-attr-nu-thai", "en-t-hi-h0-hybrid-u-nu-latn-x-mine",
            "ca-ES-valencia", "sl-1994-rozaj", "en-u-tz-uslax", "en-u-rg-gbzzzz", "de-u-kn-false", "en-US-x-a-b",
        ]
        for locale in LocaleID.available + more where locale != .root {
            for (ours, foundations) in types {
                for source in [locale.tag, locale.identifier(.icu)] {
                    let expected = Locale.identifier(foundations, from: source)
                    mismatches.expect(locale.identifier(ours), equals: expected, "\(source) as \(ours)")
                }
            }
        }
        mismatches.report()
    }

    /// Foundation's data is another CLDR's, and its parents of English are Apple's: what both have alike they compare alike.
    @Test func languagesOfFoundation() throws {
        var random = SeededGenerator(for: "languagesOfFoundation")
        var mismatches = Mismatches()
        let locales = LocaleID.available.filter { $0 != .root && $0.withoutExtensions == $0 }
        let languages = locales.map { locale in
            let language = Locale.Language(identifier: locale.tag)
            let parent = language.parent.map { $0.minimalIdentifier == "root" ? "und" : $0.minimalIdentifier }
            return (
                locale: locale, language: language, isAlike: language.maximalIdentifier == locale.maximized.tag,
                hasLikeParent: parent == (locale.parent == .root ? "und" : locale.parent?.minimized.tag)
            )
        }
        #expect(languages.count(where: \.isAlike) > languages.count * 9 / 10)
        #expect(languages.count(where: \.hasLikeParent) > languages.count * 4 / 5)
        for _ in 0..<4_000 {
            let (one, other) = (languages.randomElement(using: &random)!, languages.randomElement(using: &random)!)
            if one.isAlike, other.isAlike {
                mismatches.expect(
                    one.locale.isEquivalent(to: other.locale), equals: one.language.isEquivalent(to: other.language),
                    "\(one.locale) and \(other.locale) equivalent")
            }
            if one.hasLikeParent, other.hasLikeParent {
                mismatches.expect(
                    one.locale.hasCommonParent(with: other.locale),
                    equals: one.language.hasCommonParent(with: other.language),
                    "\(one.locale) and \(other.locale) siblings")
            }
        }
        mismatches.report()
    }

    /// CLDR's parents are those that ICU's bundles name, or that are left when the last subtag goes.
    @Test func parentsOfBundles() throws {
        var mismatches = Mismatches()
        for name in try LocaleData.available() {
            guard let bundle = try? ResourceBundle(name: name, fallback: false), bundle.actualLocale == name else {
                continue
            }
            let expected =
                bundle.child("%%Parent")?.string ?? name.lastIndex(of: "_").map { String(name[..<$0]) } ?? "root"
            let locale = try LocaleID(name)
            mismatches.expect(locale.parent?.tag, equals: try LocaleID(expected).tag, name)
        }
        mismatches.report()
    }

    @Test(
        arguments: [
            ("en-DE", "en-150 en-001 en und"), ("zh-TW", "zh-Hant und"), ("zh-Hant-MO", "zh-Hant-HK zh-Hant und"),
            ("sr-ME", "sr-Latn und"), ("sr-Cyrl-BA", "sr-Cyrl sr und"), ("ca-ES-valencia", "ca-ES ca und"),
            ("en-US-u-va-posix", "en-US en und"), ("de-AT-u-nu-thai", "de und"), ("und", ""), ("und-u-nu-thai", ""),
            ("und-Latn-TW", "und-Latn und"), ("zz-Latn-ZZ", "zz-Latn zz und"), ("pt-MZ", "pt-PT pt und"),
            ("de-1901-1996", "de-1901 de und"), ("uz-AF", "uz-Arab und"), ("ur-Arab-IN", "ur-Arab ur und"),
            ("ru-Latn-RU", "ru-Latn und"),
            ("es-MX-x-private", "es-419 es und"),
        ] as [(LocaleID, String)])
    func parents(_ locale: LocaleID, _ expected: String) {
        #expect(locale.parents.map(\.tag).joined(separator: " ") == expected)
    }

    @Test func everyChainEndsInTheRoot() throws {
        var random = SeededGenerator(for: "everyChainEndsInTheRoot")
        var locales = LocaleID.available
        for _ in 0..<200 { locales.append(try LocaleID(RandomTags.tag(&random))) }
        let variants = (0..<160).map { "-a\(1_000 + $0)" }.joined()
        locales.append(try LocaleID("de" + variants))
        for locale in locales where locale.withoutExtensions != .root {
            let parents = locale.parents
            #expect(parents.last == .root && Set(parents).count == parents.count, "\(locale)")
        }
    }

    /// UTS #35's rules, written a second time, by the data itself. ICU 67 leaves `und-PT` and `zh-Hant` as they are when it
    /// minimizes, and from 74 on the data have another form.
    @Test(.enabled(if: 72..<74 ~= LoadedICU.major, "likely subtags as texts"))
    func likelySubtagsByTheRules() throws {
        let table = try ResourceBundle(name: "likelySubtags", fallback: false)
        var likely: [String: String] = [:]
        for node in table.children { if let key = node.key { likely[key] = node.string } }
        #expect(likely.count > 1_500)
        var random = SeededGenerator(for: "likelySubtagsByTheRules")
        var mismatches = Mismatches()
        var locales = LocaleID.available
        for key in likely.keys.shuffled(using: &random).prefix(800) { locales.append(try LocaleID(key)) }
        for _ in 0..<600 { locales.append(try LocaleID(RandomTags.languageTag(&random))) }
        for locale in locales {
            let expected = LikelyRules(likely: likely)
            mismatches.expect(locale.maximized.tag, equals: expected.maximized(locale), "\(locale) maximized")
            mismatches.expect(locale.minimized.tag, equals: expected.minimized(locale), "\(locale) minimized")
        }
        mismatches.report()
    }

    @Test(
        arguments: [
            ("zh", "zh-Hans-CN", true), ("en", "en-US", true), ("en-GB", "en", false), ("zh-TW", "zh-Hant", true),
            ("en-u-nu-thai", "en-Latn", true), ("ca", "ca-valencia", false), ("und", "en", true), ("zz", "zz", true),
            ("iw", "he", true),
        ] as [(LocaleID, LocaleID, Bool)])
    func equivalents(_ one: LocaleID, _ other: LocaleID, _ expected: Bool) {
        #expect(one.isEquivalent(to: other) == expected)
        #expect(other.isEquivalent(to: one) == expected)
    }

    @Test(
        arguments: [
            ("es-MX", "es-AR", true), ("es-MX", "es-ES", false), ("en-GB", "en-AU", true), ("de", "fr", true),
            ("pt-AO", "pt-MZ", true), ("pt-AO", "pt-BR", false), ("zh-HK", "zh-TW", true), ("zh-TW", "zh-CN", false),
            ("und", "und", true), ("und", "de", false), ("de-u-nu-thai", "de-AT", false),
        ] as [(LocaleID, LocaleID, Bool)])
    func siblings(_ one: LocaleID, _ other: LocaleID, _ expected: Bool) {
        #expect(one.hasCommonParent(with: other) == expected)
        #expect(other.hasCommonParent(with: one) == expected)
    }
}

/// UTS #35 part 1, "Likely Subtags", word by word.
struct LikelyRules {
    let likely: [String: String]

    func maximized(_ locale: LocaleID) -> String {
        let script = locale.script == "Zzzz" ? nil : locale.script
        let region = locale.region == "ZZ" ? nil : locale.region
        guard locale.language == "und" || script == nil || region == nil else { return locale.tag }
        let candidates = [[script, region], [script], [region], []]
        for (index, fields) in candidates.enumerated() where !fields.contains(nil) || index == 3 {
            let key = ([locale.language] + fields.compactMap(\.self)).joined(separator: "_")
            guard let found = likely[key]?.split(separator: "_").map(String.init) else { continue }
            let language = locale.language == "und" ? found[0] : locale.language
            // Where the data names a macroregion it may become a country: `und-021` is `en-Latn-US`.
            let named = index == 0 || index == 2
            return rebuilt(locale, language, script ?? found[1], named ? found[2] : region ?? found[2])
        }
        return locale.tag
    }

    func minimized(_ locale: LocaleID) -> String {
        guard let full = try? LocaleID(maximized(locale)) else { return locale.tag }
        for fields in [[], [full.region], [full.script]] {
            let trial = ([full.language] + fields.compactMap(\.self)).joined(separator: "-")
            guard let trial = try? LocaleID(trial) else { continue }
            if maximized(trial) == "\(full.language)-\(full.script ?? "")-\(full.region ?? "")" {
                return rebuilt(full, trial.language, trial.script, trial.region)
            }
        }
        return full.tag
    }

    private func rebuilt(_ locale: LocaleID, _ language: String, _ script: String?, _ region: String?) -> String {
        func joined(_ subtags: [String?]) -> String { subtags.compactMap(\.self).joined(separator: "-") }
        let old = joined([locale.language, locale.script, locale.region])
        return joined([language, script, region]) + locale.tag.dropFirst(old.utf8.count)
    }
}

/// Well-formed tags, from subtags that CLDR knows and others.
enum RandomTags {
    private static let languages = [
        "en", "zh", "sr", "und", "uz", "hi", "zz", "pt", "de", "yue", "az", "no", "nb", "ff",
    ]
    private static let scripts = ["", "", "-Latn", "-Cyrl", "-Hant", "-Arab", "-Deva", "-Zzzz", "-Xxxx"]
    private static let regions = [
        "", "", "-US", "-TW", "-GB", "-150", "-419", "-RS", "-ME", "-AF", "-ZZ", "-001", "-QO",
    ]
    private static let variants = ["", "", "", "-1901", "-rozaj-1994", "-valencia", "-posix", "-fonipa", "-abcde"]
    private static let extensions = [
        "", "", "-u-nu-thai", "-u-ca-islamic-civil-kn", "-u-attr-second-co-phonebk", "-t-hi-h0-hybrid",
        "-t-und-latn-m0-din",
        "-a-foo-b-bar", "-x-a-b", "-u-tz-uslax-va-posix", "-u-rg-gbzzzz-sd-gbsct", "-u-zz-what-ever",
        "-u-kr-latn-digit",
        "-a-u1-u-vt-0061-0062-x-u-ca", "-u-kn-false-kf-upper", "-t-m0-true-u-attr-x-t",
    ]

    static func languageTag(_ random: inout SeededGenerator) -> String {
        [languages, scripts, regions].map { $0.randomElement(using: &random) ?? "" }.joined()
    }

    static func tag(_ random: inout SeededGenerator) -> String {
        languageTag(&random) + [variants, extensions].map { $0.randomElement(using: &random) ?? "" }.joined()
    }
}

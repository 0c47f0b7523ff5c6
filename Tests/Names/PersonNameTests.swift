import Foundation
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatNames
import TestSupport
import Testing

@Suite(.cldr(from: 42, "patterns of personal names")) struct PersonNameTests {
    let thomas = PersonName(
        prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark", suffix: "Esq.", nickname: "Tom")

    @Test func fieldsRoundTrip() throws {
        var name = thomas
        name.familyPrefix = "van"
        name.preferredOrder = .surnameFirst
        name.locale = "nl-BE"
        #expect(try PersonName(fields: name.fields, locale: "nl-BE") == name)
        try checkCodable(name)
        #expect(name.fields["given-informal"] == "Tom")
    }

    @Test func emptyIsNone() {
        #expect(PersonName(given: "", family: "").isEmpty)
        #expect(PersonNameStyle(.long, locale: "en").format(PersonName()) == "")
        var name = PersonName(given: "Thomas", nickname: "")
        #expect(name.nickname == nil)
        name.given = ""
        #expect(name.isEmpty)
    }

    @Test func surnameFromItsParts() throws {
        let name = try PersonName(fields: ["surname-prefix": "van der", "surname-core": "Plas"])
        #expect(name.family == "van der Plas")
        #expect(try PersonName(fields: ["surname-core": "Plas"]).family == "Plas")
        #expect(try PersonName(fields: ["surname-prefix": "van"]).family == nil)
        #expect(try PersonName(fields: ["given-monogram-allCaps": "X"])[.given, [.monogram, .allCaps]] == "X")
    }

    @Test(arguments: ["nick", "given-", "given-loud", "", "-informal", "surname--core"])
    func unknownFields(key: String) {
        #expect(throws: PersonNameError.self) { try PersonName(fields: [key: "x"]) }
    }

    @Test func unknownOrder() {
        #expect(throws: PersonNameError.unknownOrder("sorting")) {
            try PersonName(fields: ["given": "x", "preferredOrder": "sorting"])
        }
        #expect(throws: LocaleError.self) { try PersonName(fields: ["given": "x", "locale": "en--US"]) }
    }

    @Test func laterAndEarlierFieldNames() {
        let later = PersonName(given: "Ada", family: "King", generation: "Jr.", credentials: "MBA")
        #expect(PersonNameStyle(.long, locale: "en").format(later) == "Ada King Jr., MBA")
        let earlier = PersonName(given: "Ada", family: "King", suffix: "Jr.")
        #expect(PersonNameStyle(.long, locale: "en").format(earlier) == "Ada King Jr.")
    }

    @Test func stylesAreValues() throws {
        for style in PersonNameStyle.Style.allCases {
            try checkCodable(PersonNameStyle(style, locale: "en-US").nicknames(false).order(.surnameFirst))
        }
        try checkCodable(PersonNameStyle(length: .short, usage: .monogram, formality: .informal, locale: "ja"))
        #expect(
            PersonNameStyle(.medium, locale: "en").capitalizedSurname().format(thomas) == "Thomas CLARK")
        #expect(
            PersonNameStyle(.medium, locale: "tr").capitalizedSurname()
                .format(PersonName(given: "Ali", family: "Diri")) == "Ali DİRİ")
    }

    @Test func spansNameTheFields() throws {
        let formatted = PersonNameStyle(.long, locale: "en").formattedText(thomas)
        #expect(formatted.spans.map(\.field) == [.title, .given, .given2, .surname, .suffix])
        #expect(formatted.spans.map { String(formatted[$0]) } == ["Dr.", "Thomas", "Louis", "Clark", "Esq."])
        let kana = PersonName(given: "アルベルト", family: "アインシュタイン", locale: "de")
        let foreign = PersonNameStyle(length: .long, locale: "ja").formattedText(kana)
        #expect(foreign.spans.map { String(foreign[$0]) } == ["アルベルト", "アインシュタイン"])
    }

    @Test(arguments: [
        "\u{0}", "\u{FFFD}", "‮abc‬", "👩‍👩‍👧", "e\u{301}\u{302}", "\u{200B}", "١٢٣", "   ", "\n", "{given}", "'", "𠮷",
    ])
    func hostileText(text: String) throws {
        for locale in ["en", "ja", "zh-Hant", "th", "ar", "tr", "el", "nl"] as [LocaleID] {
            for name in [
                PersonName(given: text), PersonName(family: text), PersonName(prefix: text),
                PersonName(given: text, middle: text, family: text, nickname: text),
            ] {
                for style in PersonNameStyle.Style.allCases {
                    #expect(!PersonNameStyle(style, locale: locale).format(name).isEmpty)
                }
                for usage in NameUsage.allCases {
                    _ = PersonNameStyle(usage: usage, locale: locale).format(name)
                }
            }
        }
    }

    @Test func aMegabyte() {
        let long = String(repeating: "ä b", count: TestSize.of(350_000, usually: 35_000))
        let name = PersonName(given: long, middle: long, family: long)
        #expect(PersonNameStyle(.long, locale: "en").format(name).utf8.count == 3 * long.utf8.count + 2)
        #expect(PersonNameStyle(.abbreviated, locale: "el").format(name) == "ÄÄ")
        #expect(PersonNameStyle(length: .medium, locale: "en").format(name).hasSuffix(long))
        let count = TestSize.of(500_000, usually: 50_000)
        let marks = "a" + String(repeating: "\u{301}", count: count)
        #expect(
            PersonNameStyle(.abbreviated, locale: "en").format(PersonName(given: marks)).unicodeScalars.count >= count
        )
    }

    @Test func unknownLocalesUseTheRoot() {
        // Since CLDR 43 English initials stand without spaces (CLDR-16346).
        let initials = LoadedICU.cldr >= 43 ? "T.L." : "T. L."
        #expect(PersonNameStyle(length: .long, locale: "xx").format(thomas) == "Dr. Thomas Louis Clark Esq.")
        #expect(PersonNameStyle(length: .long, locale: "und").format(thomas) == "Dr. Thomas Louis Clark Esq.")
        #expect(
            PersonNameStyle(length: .short, formality: .formal, locale: "en-XA-u-nu-thai-x-private").format(thomas)
                == "\(initials) Clark")
    }

    /// A name that does not say where it comes from is ordered as its script is: Latin names begin with the given name where other
    /// scripts are written.
    @Test(arguments: ["ja", "zh", "zh-Hant", "ko", "yue", "km", "mn", "si", "ta", "te"] as [LocaleID])
    func latinNames(locale: LocaleID) {
        let name = PersonName(prefix: "Prof.", given: "Albert", family: "Einstein")
        #expect(PersonNameStyle(.medium, locale: locale).format(name) == "Albert Einstein")
        #expect(PersonNameStyle(.long, locale: locale).format(name) == "Prof. Albert Einstein")
        #expect(PersonNameStyle(.short, locale: locale).format(name) == "Albert")
        #expect(PersonNameStyle(.abbreviated, locale: locale).format(name) == "AE")
    }

    /// In all locales: Latin names begin with the given name where Latin is not written, Chinese, Japanese and Korean ones with the
    /// surname wherever they are read.
    @Test func everydayOrder() throws {
        var mismatches = Mismatches()
        let eastAsian = [("太郎", "山田"), ("たろう", "やまだ"), ("アルベルト", "アインシュタイン"), ("민준", "김")]
        func check(_ given: String, _ family: String, _ locale: LocaleID, _ expected: [NameField]) {
            let name = PersonName(given: given, family: family)
            for style in [PersonNameStyle.Style.medium, .long] {
                let spans = PersonNameStyle(style, locale: locale).formattedText(name).spans
                mismatches.expect(spans.map(\.field), equals: expected, "\(locale) \(style) \(family)")
            }
        }
        for locale in LocaleID.available where TestSize.isFull || locale.region == nil {
            if locale.maximized.script != "Latn" { check("Albert", "Einstein", locale, [.given, .surname]) }
            // Ainu, which Apple's data have, is written in kana itself.
            for (given, family) in eastAsian where locale.language != "ain" {
                check(given, family, locale, [.surname, .given])
            }
        }
        mismatches.report()
    }

    @Test func threadsShareACompiledStyle() async throws {
        let compiled = try PersonNameStyle(.abbreviated, locale: "el").compiled()
        let name = PersonName(given: "Άννα", family: "Ήλιου")
        let expected = compiled.format(name)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<200).allSatisfy { _ in compiled.format(name) == expected } }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }
}

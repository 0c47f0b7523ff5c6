import LocaleFormatCore
import LocaleFormatNames
import TestSupport
import Testing

/// Styles that are not held, against the same ones compiled.
@Suite(.cldr(from: 42, "patterns of personal names")) struct SharedNamesTests {
    @Test func everyStyleIsItself() throws {
        var random = SeededGenerator(for: "SharedNames")
        var mismatches = Mismatches()
        let names = [
            PersonName(given: "Thomas", middle: "Louis", family: "Clark"),
            PersonName(given: "Hans", family: "Müller", locale: "de"),
            PersonName(given: "太郎", family: "山田", locale: "ja"), PersonName(given: "太郎", family: "山田"),
            PersonName(given: "Zoltán", family: "Nagy", locale: "hu"), PersonName(given: "Лев", family: "Толстой"),
            PersonName(given: "민준", family: "김", locale: "ko-KR"), PersonName(family: "Adele"),
            PersonName(given: "अमित", family: "शर्मा", locale: "hi"),
            PersonName(given: "アルベルト", family: "アインシュタイン", locale: "de"),
        ]
        let locales: [LocaleID] = [
            "en", "en-US", "de", "ja", "zh-Hant", "hu", "ko", "th", "ru", "hi-IN-u-nu-deva", "ar",
        ]
        for _ in 0..<1_500 * SeededGenerator.rounds {
            let locale = random.element(of: locales)
            var style =
                random.chance(1, in: 2)
                ? PersonNameStyle(random.element(of: PersonNameStyle.Style.allCases), locale: locale)
                : PersonNameStyle(
                    length: random.element(of: NameLength.allCases), usage: random.element(of: NameUsage.allCases),
                    formality: random.element(of: NameFormality.allCases), locale: locale)
            style.order = random.element(of: NameOrder.allCases)
            style.prefersNicknames = random.chance(1, in: 2)
            style.capitalizesSurname = random.chance(1, in: 2)
            let name = random.element(of: names)
            let compiled = try style.compiled()
            mismatches.expect(style.format(name), equals: compiled.format(name), "\(style) \(name)")
            mismatches.expect(style.formattedText(name), equals: compiled.formattedText(name), "\(style) \(name)")
        }
        mismatches.report()
    }
}

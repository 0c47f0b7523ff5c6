import LocaleFormatCore
import LocaleFormatNames
import TestSupport
import Testing

@Suite(.cldr(from: 42, "patterns of personal names")) struct CollationTests {
    private func families(_ names: [String], in locale: LocaleID) throws -> [String?] {
        try PersonNameCollation(locale: locale).sorted(names.map { PersonName(given: "A", family: $0) }).map(\.family)
    }

    @Test func letters() throws {
        #expect(try families(["Östberg", "Zetterlund", "Ohlsson"], in: "sv") == ["Ohlsson", "Zetterlund", "Östberg"])
        #expect(try families(["Östberg", "Zetterlund", "Ohlsson"], in: "de") == ["Ohlsson", "Östberg", "Zetterlund"])
        #expect(try families(["Mueller", "Müller", "Muff"], in: "de-u-co-phonebk") == ["Mueller", "Müller", "Muff"])
    }

    @Test func particles() throws {
        let plas = try PersonName(fields: ["given": "W", "surname-prefix": "van der", "surname-core": "Plas"])
        let ray = PersonName(given: "R", family: "Ray")
        #expect(try PersonNameCollation(locale: "en").areInIncreasingOrder(plas, ray))
        #expect(try !PersonNameCollation(locale: "en", formality: .informal).areInIncreasingOrder(plas, ray))
    }

    @Test func keysAgreeWithComparison() throws {
        let collation = try PersonNameCollation(locale: "cs")
        let names = ["Chrt", "Cibula", "Hora", "Čech", "ch"].map { PersonName(given: "J", family: $0) }
        for first in names {
            for second in names {
                let byKey = collation.sortKey(of: first).lexicographicallyPrecedes(collation.sortKey(of: second))
                #expect(byKey == collation.areInIncreasingOrder(first, second))
            }
        }
        #expect(collation.sortingText(of: names[0]) == "Chrt, J")
    }
}

import LocaleFormat
import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

@Suite struct NumberingSystemTests {
    @Test func knownOnes() throws {
        #expect(try NumberingSystem("DEVA").digits == "०१२३४५६७८९")
        #expect(NumberingSystem.roman.isAlgorithmic)
        #expect(NumberingSystem.roman.digits == nil)
        #expect(NumberingSystem.all.count >= 85)
        #expect(throws: LocaleError.unknownNumberingSystem("xyz")) { try NumberingSystem("xyz") }
        #expect(throws: LocaleError.self) { try NumberingSystem("") }
    }

    /// Names of scripts by Unicode (UAX #24) and of digits by CLDR's English data lead to CLDR's identifiers.
    @Test(
        arguments: [
            ("devanagari", "deva"), ("Devanagari Digits", "deva"), ("arabic", "arab"), ("bengali", "beng"),
            ("bangla", "beng"), ("thai-digits", "thai"), ("tamil", "tamldec"), ("oriya", "orya"), ("odia", "orya"),
            ("latin", "latn"), ("persian", "arabext"), ("khmer", "khmr"), ("lao", "laoo"), ("myanmar", "mymr"),
            ("hebrew", "hebr"), ("roman numerals", "roman"), ("meetei-mayek", "mtei"), ("traditional", "traditio"),
            ("devanagri", "deva"), ("dev", "deva"), ("hanidek", "hanidec"), ("full-width", "fullwide"),
            ("klingon", nil), ("", nil), ("१२३", nil), (String(repeating: "x", count: 10_000), nil),
        ] as [(String, String?)])
    func nearest(_ name: String, _ meant: String?) {
        #expect(NumberingSystem.nearest(to: name)?.name == meant)
    }

    /// What is no name leads to an error that says which is meant, wherever it stands.
    @Test func errorsNameWhatIsMeant() throws {
        for system in NumberingSystem.all { #expect(NumberingSystem.nearest(to: system.name) == system) }
        let error = LocaleError.unknownNumberingSystem("bengali")
        #expect(error.description.contains("did you mean 'beng'? ICU has"), "\(error)")
        #expect(throws: error) { try NumberingSystem(usedIn: "bn-u-nu-bengali") }
        #expect(!LocaleError.unknownNumberingSystem("xyzzy").description.contains("mean"))
        let locale: LocaleID = "bn-u-nu-bengali"
        #expect(locale.validity.problems.map(\.nearest) == ["beng"])
    }

    @Test func usedByLocale() throws {
        #expect(try NumberingSystem(usedIn: "hi-IN-u-nu-native").name == "deva")
        #expect(try NumberingSystem(usedIn: "ta-u-nu-traditio").name == "taml")
        #expect(try NumberingSystem(usedIn: "zh-u-nu-finance").name == "hansfin")
        #expect(try NumberingSystem(usedIn: "en").name == "latn")
        #expect(throws: LocaleError.unknownNumberingSystem("abcd")) { try NumberingSystem(usedIn: "en-u-nu-abcd") }
    }
}

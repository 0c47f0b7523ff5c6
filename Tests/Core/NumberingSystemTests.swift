import LocaleFormat
import LocaleFormatCore
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

    @Test func usedByLocale() throws {
        #expect(try NumberingSystem(usedIn: "hi-IN-u-nu-native").name == "deva")
        #expect(try NumberingSystem(usedIn: "ta-u-nu-traditio").name == "taml")
        #expect(try NumberingSystem(usedIn: "zh-u-nu-finance").name == "hansfin")
        #expect(try NumberingSystem(usedIn: "en").name == "latn")
        #expect(throws: LocaleError.unknownNumberingSystem("abcd")) { try NumberingSystem(usedIn: "en-u-nu-abcd") }
    }
}

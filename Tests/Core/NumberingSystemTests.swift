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
        #expect(try NumberingSystem(usedBy: "hi-IN-u-nu-native").name == "deva")
        #expect(try NumberingSystem(usedBy: "ta-u-nu-traditio").name == "taml")
        #expect(try NumberingSystem(usedBy: "zh-u-nu-finance").name == "hansfin")
        #expect(try NumberingSystem(usedBy: "en").name == "latn")
        #expect(throws: LocaleError.unknownNumberingSystem("abcd")) { try NumberingSystem(usedBy: "en-u-nu-abcd") }
    }
}

import LocaleFormatBridge
import Testing

@testable import LocaleFormatLists
@testable import LocaleFormatValuePrograms

@Suite struct ListContextTests {
    /// What lists know of the Hebrew script by themselves is what ICU's `uscript_getScript` says of every scalar.
    @Test func hebrewIsTheScript() {
        let hebrew = ScriptData.code(named: "Hebr")
        let differing = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init).filter {
            ListContext.isHebrew($0) != (ScriptData.script(of: $0) == hebrew)
        }
        #expect(Array(differing.prefix(5)).isEmpty)
    }

    @Test(arguments: ListContext.allCases)
    func samplesAreTold(_ context: ListContext) {
        for sample in context.samples.changing { #expect(context.applies(to: sample), "\(sample)") }
        for sample in context.samples.keeping { #expect(!context.applies(to: sample), "\(sample)") }
    }
}

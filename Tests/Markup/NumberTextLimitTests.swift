import LocaleFormat
import LocalizedStrings
import Testing

@testable import LocaleFormatAppleStrings

/// As many numbers of a run with `formatNumber` are written as ``TextLimits/parts`` says; what is behind them stays as it is.
@Suite struct NumberTextLimitTests {
    private static func written(_ text: String, limit: Int) -> (text: String, numbers: Int, faults: [String]) {
        var (written, numbers, faults) = ("", 0, [] as [String])
        for part in NumberText.parts(of: text, NumberAttributes(), "hi-u-nu-deva", NumberOptions(), limit: limit) {
            switch part {
            case .text(let text): written += text
            case .number(let number):
                written += number.text
                numbers += 1
            case .fault(let rest, let reason):
                #expect(reason == .tooManyParts(limit: limit))
                faults.append(rest)
            }
        }
        return (written, numbers, faults)
    }

    @Test(
        arguments: [
            ("1 2 3", "१ २ ३", 3, []), ("1 2 3.", "१ २ ३.", 3, []), ("a 1 b 2 c 3 d", "a १ b २ c ३ d", 3, []),
            ("1 2 3 4", "१ २ ३", 3, [" 4"]), ("1 2 3.4 5 6 7 x", "१ २ ३.४", 3, [" 5 6 7 x"]), ("abc", "abc", 0, []),
        ] as [(String, String, Int, [String])])
    func threeNumbers(text: String, expected: String, numbers: Int, faults: [String]) {
        let found = Self.written(text, limit: 3)
        #expect(found == (expected, numbers, faults))
    }

    /// The text between numbers is none of them.
    @Test func textDoesNotCount() {
        let text = String(repeating: "a 1 ", count: 40)
        #expect(Self.written(text, limit: 40).faults.isEmpty && Self.written(text, limit: 39).faults == [" a 1 "])
    }
}

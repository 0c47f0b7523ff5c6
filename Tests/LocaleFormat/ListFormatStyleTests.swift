import LocaleFormat
import Testing

@Suite struct ListFormatStyleTests {
    @Test func joinsTextsAndValues() {
        #expect(["A", "B", "C"].formatted(.list(.or, in: "en")) == "A, B, or C")
        #expect(Set(["A"]).formatted(.list(in: "fr")) == "A")
        #expect([0.1, 0.2].formatted(.list(in: "de"), memberStyle: .percent(in: "de")) == "10\u{A0}% und 20\u{A0}%")
        #expect(
            [1, 2].formatted(.list(.unit, width: .narrow, in: "hi"), memberStyle: .number(in: "hi-u-nu-deva")) == "१ २")
    }
}

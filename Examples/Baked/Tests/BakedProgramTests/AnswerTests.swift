import LocaleFormatBaked
import Testing

@testable import baked

/// The formats that the plugin wrote into the program, by their names in Swift and by those of the list.
@Suite struct AnswerTests {
    @Test func names() throws {
        #expect(try Formats.price.format(1234.5, in: "de-CH") == "EUR 1’234.50")
        #expect(try Formats.priceUsd.format(5, in: "en") == "$5.00")
        #expect(try Formats.short.format(decimal: "1234567", in: "de-AT") == "1,2 Mio.")
        #expect(try Formats.files.category(of: 1, in: "en-GB") == .one)
        #expect(try Formats.files.category(of: 1, visibleFractionDigits: 1, in: "en") == .other)
        #expect(try Formats.rank.category(ofText: "2", in: "en") == .two)
        #expect(try Formats.count.compiled(in: "hi-u-nu-deva").format(123_456) == "१,२३,४५६")
    }

    @Test func lines() throws {
        let formats = try Formats.baked.formats
        #expect(
            Answer.line(#"{"format":"price","value":1234.5,"locale":"de-CH"}"#, by: formats)
                == #"{"result":"EUR 1’234.50"}"#)
        #expect(
            Answer.line(#"{"format":"prize","value":1,"locale":"de"}"#, by: formats)
                .hasPrefix(#"{"error":"no format 'prize' was baked; there are: "#))
        #expect(Answer.line("{", by: formats).hasPrefix(#"{"error":"#))
    }
}

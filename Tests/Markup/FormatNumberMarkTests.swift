import Testing

/// What may stand between the groups of a number that `formatNumber` reads, and before it.
@Suite struct FormatNumberMarkTests {
    @Test(arguments: [",", "_", "'", "\u{A0}", "\u{202F}", "\u{2019}"])
    func groups(mark: String) throws {
        for text in ["1\(mark)234\(mark)567", "12\(mark)34\(mark)567"] where text.hasPrefix("1\(mark)") || mark == "," {
            #expect(try FormatNumberTests.format("^[\(text)](formatNumber: true)", "de") == "1.234.567", "\(text)")
        }
        // Groups of two are of commas alone; those of one or four are of none.
        for text in mark == "," ? ["1,2,3", "1,2345"] : ["12\(mark)34\(mark)567", "1\(mark)2\(mark)3", "1\(mark)2345"] {
            let written = try FormatNumberTests.format("^[\(text)](formatNumber: true)", "de")
            #expect(
                !written.contains("1.234") && !written.contains("12.345") && !written.contains("123"),
                "\(text) \(written)")
        }
    }

    @Test(arguments: [" ", "\u{2018}", "\u{2009}", "\u{B7}", "\u{AF}", "`", "^", "\u{2030}", "\u{20AF}"])
    func otherMarks(mark: String) throws {
        let text = "1\(mark)234\(mark)567"
        #expect(try FormatNumberTests.format("^[\(text)](formatNumber: true)", "de") == text)
    }

    @Test func signs() throws {
        for (text, expected) in [
            ("\u{2212}5", "-5"), ("-5", "-5"), ("+5", "+5"), ("\u{2213}5", "\u{2213}5"), ("\u{2312}5", "\u{2312}5"),
            ("\u{2012}5", "\u{2012}5"),
        ] {
            #expect(try FormatNumberTests.format("^[\(text)](formatNumber: true)", "de") == expected, "\(text)")
        }
    }
}

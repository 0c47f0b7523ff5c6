import LocaleFormat
import LocaleFormatCore
import LocaleFormatLocales
import Testing

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("plain, ünd नमस्ते", "plain, ünd नमस्ते"), ("", ""),
        ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\r\nb\tc", #"a\r\nb\tc"#),
        ("\u{0}\u{7F}\u{9B}2J", #"\u{0}\u{7F}\u{9B}2J"#),
        ("\u{2028}\u{2029}\u{85}", #"\u{2028}\u{2029}\u{85}"#),
        ("\u{202E}evil\u{202C}", #"\u{202E}evil\u{202C}"#),
        ("\u{2067}\u{2069}\u{200F}\u{61C}", #"\u{2067}\u{2069}\u{200F}\u{61C}"#),
        ("\u{FEFF}\u{AD}\u{E0001}", #"\u{FEFF}\u{AD}\u{E0001}"#), ("نام\u{200C}ها \u{200D}", "نام\u{200C}ها \u{200D}"),
    ])
    func line(text: String, expected: String) { #expect(VisibleText.line(text) == expected) }

    @Test(arguments: [
        ("a\n\tb\n", "a\n\tb\n"), ("\r\nx\r", "\\u{D}\nx\\u{D}"), ("\u{1B}]0;x\u{7}", #"\u{1B}]0;x\u{7}"#),
        ("\u{200E}−५ \u{2068}x\u{2069}", "\u{200E}−५ \u{2068}x\u{2069}"),
        ("a\u{202E}b\n\u{2067}ج\u{2069}", "a\\u{202E}b\n\u{2067}ج\u{2069}"),
        // Closed on another line only.
        ("\u{2067}\n\u{2069}", "\\u{2067}\n\\u{2069}"),
        ("\u{2066}\u{202E}\u{2069}\u{200F}", "\\u{2066}\\u{202E}\\u{2069}\u{200F}"),
        ("\u{2028}\u{85}\u{9D}", #"\u{2028}\u{85}\u{9D}"#),
    ])
    func block(text: String, expected: String) { #expect(VisibleText.block(text) == expected) }

    /// In a quotation of what could not be read all that looks like a space, or like nothing, is told.
    @Test(arguments: [
        ("a b", "a b"), ("1\u{A0}€", #"1\u{A0}€"#), ("1\u{202F}\u{2009}2", #"1\u{202F}\u{2009}2"#),
        ("نام\u{200C}ها\u{200D}", #"نام\u{200C}ها\u{200D}"#), ("\u{200E}5\u{61C}", #"\u{200E}5\u{61C}"#),
        ("☎\u{FE0F}\u{34F}", #"☎\u{FE0F}\u{34F}"#), ("a\tb\u{1B}", #"a\tb\u{1B}"#), ("\u{3000}", #"\u{3000}"#),
    ])
    func quoted(text: String, expected: String) { #expect(VisibleText.quoted(text) == expected) }

    /// A message is short however a text is made: cut by scalars, between characters where that is possible.
    @Test(arguments: [
        ("", ""), (String(repeating: "a", count: 10), String(repeating: "a", count: 10)), ("12345678901", "1234567..."),
        (String(repeating: "\u{5D0}", count: 10), String(repeating: "\u{5D0}", count: 10)),
        ("123456e\u{301}9012", "123456..."), ("12345e\u{301}\u{327}9012", "12345..."),
        ("e" + String(repeating: "\u{301}", count: 20), "e" + String(repeating: "\u{301}", count: 6) + "..."),
        ("12345\r\n890123", "12345\r\n..."), ("123456\r\n90123", "123456..."), ("12345678\u{200D}0123", "1234567..."),
    ])
    func shortened(text: String, expected: String) {
        #expect(Array(VisibleText.shortened(text, to: 10).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func shortenedBy() {
        #expect(VisibleText.shortened("12345678901"[...], to: 10, end: "…") == "123456789…")
        #expect(VisibleText.shortened("12345678901", to: 10, end: "") == "1234567890")
        #expect(VisibleText.shortened(String(repeating: "x", count: 61)).utf8.count == 60)
    }

    /// No character that steers a terminal or a line passes, whichever it is.
    @Test func everyControl() {
        for value in (0...0x20FF as ClosedRange<UInt32>) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a\(scalar)b"
            let isControl = value < 0x20 || 0x7F...0x9F ~= value || 0x2028...0x2029 ~= value
            if isControl || scalar.properties.isBidiControl {
                #expect(!VisibleText.line(text).unicodeScalars.contains(scalar))
            }
            if isControl, value != 9, value != 10 { #expect(!VisibleText.block(text).unicodeScalars.contains(scalar)) }
        }
    }
}

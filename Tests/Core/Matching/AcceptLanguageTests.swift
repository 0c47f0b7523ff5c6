import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

/// The header field by RFC 9110, and whatever else may stand in it.
@Suite struct AcceptLanguageTests {
    private func languages(_ header: String) -> [String] { AcceptLanguage(header).languages.map(\.tag) }

    @Test(arguments: [
        // RFC 9110, section 12.5.4, and browsers: Chrome, Firefox, Safari, curl.
        ("da, en-gb;q=0.8, en;q=0.7", "da en-GB en"), ("en-US,en;q=0.9", "en-US en"),
        ("de,en-US;q=0.7,en;q=0.3", "de en-US en"), ("zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "zh-TW zh en-US en"),
        ("hi-IN,hi;q=0.9,en-IN;q=0.8,mr;q=0.7", "hi-IN hi en-IN mr"), ("sr-Latn-RS,sr;q=0.5", "sr-Latn-RS sr"),
        ("*", ""), ("", ""), (",,, ,", ""),
        // By weight; of equals in order; twice counts once.
        ("en;q=0.1, fr;q=0.9, de", "de fr en"), ("fr;q=0.5, en;q=0.5, fr;q=0.8", "fr en"),
        ("en;q=1.000, de;q=1", "en de"),
        ("iw;q=0.5,he", "he"), ("en ; q=0.5\t,\tde ;\tq=0.6", "de en"), ("EN-us;Q=0.2", "en-US"),
        ("en;q=0.001, de;q=0.", "en"),
        // Not weights, not ranges.
        ("en;q=2, de", "de"), ("en;q=1.001, de", "de"), ("en;q=0.1234, de", "de"), ("en;q=-1, de", "de"),
        ("en;q=.5, de", "de"), ("en;q=, de", "de"), ("en;level=1, de", "de"), ("en;q=0.5;x, de", "de"),
        ("en;, de", "de"),
        ("en_US, de", "de"), ("e n, de", "de"), ("-en, de", "de"), ("en-, de", "de"), ("1234, de", "de"),
        ("<script>, de", "de"), ("\u{0}, de", "de"), ("日本語, ja", "ja"), ("abcdefghi, de", "de"),
    ])
    func languages(_ header: String, _ expected: String) {
        #expect(languages(header).joined(separator: " ") == expected)
    }

    @Test func refusals() {
        let header = AcceptLanguage("de, fr;q=0, *;q=0.5, en-GB;q=0.0")
        #expect(header.refuses("fr") && header.refuses("fr-CH") && header.refuses("en-GB"))
        #expect(!header.refuses("en") && !header.refuses("frr") && !header.refuses("de"))
        #expect(header.weightOfOthers == 500 && header.acceptsOthers)
        #expect(!AcceptLanguage("*;q=0").acceptsOthers && AcceptLanguage("de").weightOfOthers == nil)
        #expect(AcceptLanguage("fr;q=0, fr;q=0.1").refused.isEmpty)
    }

    @Test func hostileHeadersAreBounded() {
        let many = (0..<100_000).map { "de-x-a\($0 % 1_000);q=0.5" }.joined(separator: ",")
        #expect(AcceptLanguage(many).weighted.count <= AcceptLanguage.maximumCount)
        #expect(AcceptLanguage(String(repeating: ",", count: 1_000_000) + "de").languages.isEmpty)
        #expect(AcceptLanguage(String(repeating: "a", count: 1_000_000)).languages.isEmpty)
        #expect(AcceptLanguage("fr," + String(repeating: "a-", count: 1_000_000)).languages == ["fr"])
        // What the end of the bytes cuts in two is not taken for a shorter one.
        let filling = String(repeating: " ", count: AcceptLanguage.maximumLength - 7)
        #expect(languages("fr," + filling + "de-DE") == ["fr"])
        var random = SeededGenerator(for: "AcceptLanguageTests")
        let pieces = ["en", "-", "DE", ";", "q", "=", "0.5", "1", ",", "*", " ", "\t", "x", "u-nu-deva", "é", "\u{0}"]
        for _ in 0..<2_000 {
            let header = (0..<Int(random.next() % 40)).map { _ in pieces[Int(random.next() % 16)] }.joined()
            let accepted = AcceptLanguage(header)
            #expect(accepted.weighted.allSatisfy { 1...1_000 ~= $0.weight }, "\(header)")
            #expect(accepted.weighted.map(\.weight) == accepted.weighted.map(\.weight).sorted(by: >), "\(header)")
        }
    }

    @Test(arguments: [
        ("ar-EG, en;q=0.7", "ar ar-EG true"), ("hi-IN-u-nu-deva", "hi hi-IN-u-nu-deva true"), ("", "en en true"),
        ("hu", "en en false"), ("hu, *;q=0.1", "en en true"), ("*;q=0", "en en false"), ("*", "en en true"),
        ("en;q=0, *", "hi hi true"), ("en;q=0, hu", "hi hi false"), ("en;q=0,hi;q=0,ar;q=0", "en en false"),
        ("fr, hi;q=0.1, ar;q=0.9", "ar ar true"),
    ])
    func negotiation(_ header: String, _ expected: String) throws {
        let matcher = LanguageMatcher(available: ["en", "hi", "ar"])
        let answer = try #require(matcher.negotiate(AcceptLanguage(header)))
        #expect("\(answer.contentLanguage) \(answer.reader) \(answer.isAccepted)" == expected)
    }

    @Test func nothingAvailable() {
        #expect(LanguageMatcher(available: []).negotiate(AcceptLanguage("de")) == nil)
        #expect(LanguageMatcher(available: [], default: "de").negotiate(AcceptLanguage("fr, de;q=0"))?.language == "de")
        #expect(LanguageMatcher(available: ["de-u-nu-latn"]).negotiate(AcceptLanguage("de"))?.contentLanguage == "de")
        #expect(LanguageMatcher.Negotiated.vary == "Accept-Language")
    }

    @Test func menus() {
        let matcher = LanguageMatcher(available: ["en", "de", "fr", "hi", "zh-Hant"])
        #expect(matcher.menu(for: ["hi-IN", "fr", "fr-CA"]) == ["hi", "fr", "en", "de", "zh-Hant"])
        #expect(matcher.menu(for: ["zh-TW", "hu"]) == ["zh-Hant", "en", "de", "fr", "hi"])
        #expect(matcher.menu(for: []) == matcher.available)
        #expect(LanguageMatcher(available: ["en", "de", "en", "fr", "de"]).menu(for: ["de-AT"]) == ["de", "en", "fr"])
        #expect(LanguageMatcher(available: []).menu(for: ["en"]).isEmpty)
    }
}

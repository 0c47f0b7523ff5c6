import Foundation
import Testing

@testable import LocalizedPage

@Suite struct LocalizedPageTests {
    private let site: LocalizedSite
    private let now = Date(timeIntervalSince1970: 1_763_713_800)

    init() throws { site = try LocalizedSite() }

    private func page(_ header: String, _ query: [String: String] = [:]) -> LocalizedSite.Page {
        site.page(for: Wishes(acceptLanguage: header) { query[$0] }, visits: 1_234, now: now)
    }

    @Test(arguments: [
        ("de-AT,de;q=0.9", "de", "Heute ist Freitag, 21. November 2025."),
        ("hi-IN-u-nu-deva", "hi", "आज शुक्रवार, २१ नवंबर २०२५ है।"), ("hu", "en", "Today is Friday, November 21, 2025."),
        ("ja", "ja", "今日は2025年11月21日金曜日です。"), ("", "en", "This page was read 1,234 times."),
    ])
    func language(_ header: String, _ language: String, _ text: String) {
        let page = page(header)
        #expect(page.contentLanguage == language && page.vary == "Accept-Language")
        #expect(page.html.contains(text), "\(page.html)")
    }

    @Test func formGoesBeforeTheHeader() {
        let page = page("de", ["lang": "ar", "calendar": "islamic-umalqura", "digits": "arab", "zone": "Asia/Riyadh"])
        #expect(page.html.contains(#"<html lang="ar" dir="rtl">"#))
        #expect(page.html.contains("١٤٤٧") && page.html.contains("١١:٣٠"), "\(page.html)")
    }

    @Test func amounts() {
        #expect(page("de", ["amount": "1.234,5"]).html.contains("Das sind 1.234,50\u{A0}€."))
        #expect(page("hi", ["amount": "१,२३४.५", "digits": "deva"]).html.contains("यह €१,२३४.५० है।"))
        let hostile = page("de", ["amount": "<script>alert(1)</script>\"'&"])
        #expect(!hostile.html.contains("<script>") && hostile.html.contains(#"class="error""#))
        #expect(hostile.html.contains(#"aria-invalid="true" aria-describedby="answer""#))
        // What was typed stands for itself, whatever its direction.
        #expect(page("en", ["amount": "\u{202E}abc"]).html.contains("‘\u{2068}\u{202E}abc\u{2069}’"))
    }

    @Test func menus() {
        let html = page("de", ["zone": "Europe/London", "calendar": "gujarati"]).html
        #expect(html.contains(#"<option value="ar" lang="ar">العربية</option>"#))
        #expect(html.contains("Hebräischer Kalender – \u{2068}") && html.contains("Devanagari-Ziffern – \u{2068}१२३"))
        #expect(html.contains(#"<option value="Europe/London" selected>"#))
    }

    @Test func whatCannotBeReadIsNotWished() {
        let query = ["lang": "x!", "calendar": "mayan", "digits": "qqqq", "zone": "../../etc/passwd"]
        #expect(page("de", query).html == page("de").html)
        _ = page(String(repeating: "de,", count: 100_000), ["lang": String(repeating: "a", count: 100_000)])
    }
}

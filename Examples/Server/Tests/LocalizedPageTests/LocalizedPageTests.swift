import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LocalizedPage
import Testing

@Suite struct LocalizedPageTests {
    private let site: LocalizedSite

    init() throws {
        site = try LocalizedSite(visits: 1_233) { Date(timeIntervalSince1970: 1_763_713_800) }
    }

    private func page(
        _ header: String, _ query: [String: String] = [:], cookie: String? = nil
    ) async throws -> (html: String, headers: HTTPFields) {
        var address = URLComponents(string: "/")!
        address.queryItems = query.isEmpty ? nil : query.map { URLQueryItem(name: $0.key, value: $0.value) }
        var headers: HTTPFields = [.acceptLanguage: header]
        headers[.cookie] = cookie
        let uri = address.string!.replacing("+", with: "%2B")
        return try await Application(router: site.router()).test(.router) { [headers] client in
            let answer = try await client.execute(uri: uri, method: .get, headers: headers)
            return (String(buffer: answer.body), answer.headers)
        }
    }

    @Test(arguments: [
        ("de-AT,de;q=0.9", "de", "Heute ist Freitag, 21. November 2025."),
        ("hi-IN-u-nu-deva", "hi", "आज शुक्रवार, २१ नवंबर २०२५ है।"), ("hu", "en", "Today is Friday, November 21, 2025."),
        ("ja", "ja", "今日は2025年11月21日金曜日です。"), ("", "en", "This page was read 1,234 times."),
    ])
    func language(_ header: String, _ language: String, _ text: String) async throws {
        let page = try await page(header)
        #expect(page.headers[.contentLanguage] == language && page.headers[.vary] == "Cookie, Accept-Language")
        #expect(page.html.contains(text), "\(page.html)")
    }

    @Test func formGoesBeforeTheHeader() async throws {
        let page = try await page(
            "de", ["lang": "ar", "calendar": "islamic-umalqura", "digits": "arab", "zone": "Asia/Riyadh"])
        #expect(page.html.contains(#"<html lang="ar" dir="rtl">"#))
        #expect(page.html.contains("١٤٤٧") && page.html.contains("١١:٣٠"), "\(page.html)")
    }

    @Test func cookieGoesBeforeTheHeader() async throws {
        #expect(try await page("de", cookie: "lang=ja").headers[.contentLanguage] == "ja")
    }

    @Test func amounts() async throws {
        #expect(try await page("de", ["amount": "1.234,5"]).html.contains("Das sind 1.234,50\u{A0}€."))
        #expect(try await page("hi", ["amount": "१,२३४.५", "digits": "deva"]).html.contains("यह €१,२३४.५० है।"))
        let hostile = try await page("de", ["amount": "<script>alert(1)</script>\"'&"]).html
        #expect(!hostile.contains("<script>") && hostile.contains(#"class="error""#))
        #expect(hostile.contains(#"aria-invalid="true" aria-describedby="answer""#))
        // What was typed stands for itself, whatever its direction.
        #expect(try await page("en", ["amount": "\u{202E}abc"]).html.contains("‘\u{2068}\u{202E}abc\u{2069}’"))
    }

    @Test func menus() async throws {
        let html = try await page("de", ["zone": "Europe/London", "calendar": "gujarati"]).html
        #expect(html.contains(#"<option value="ar" lang="ar">العربية</option>"#))
        #expect(html.contains("Hebräischer Kalender – \u{2068}") && html.contains("Devanagari-Ziffern – \u{2068}१२३"))
        #expect(html.contains(#"<option value="Europe/London" selected>"#))
    }

    @Test func whatCannotBeReadIsNotWished() async throws {
        let query = ["lang": "x!", "calendar": "mayan", "digits": "qqqq", "zone": "../../etc/passwd"]
        let first = try await page("de", query).html
        #expect(try await page("de").html.replacing("1.235", with: "1.234") == first)
        let long = try await page(
            String(repeating: "de,", count: 100_000), ["lang": String(repeating: "a", count: 100_000)])
        #expect(long.headers[.contentLanguage] == "de")
    }
}

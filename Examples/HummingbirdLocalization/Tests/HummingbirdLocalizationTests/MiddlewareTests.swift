import HTTPTypes
import Hummingbird
import HummingbirdLocalization
import HummingbirdTesting
import LocalizedStrings
import Testing

@Suite struct MiddlewareTests {
    @Test(arguments: [
        ("de-AT,en;q=0.5", "de", "Hallo de-AT 1234 Dateien"), ("ar-EG", "ar", "مرحبا ar-EG 1,234 files"),
        ("hu", "en", "Hello en 1,234 files"), ("", "en", "Hello en 1,234 files"),
    ])
    func acceptLanguage(header: String, language: String, text: String) async throws {
        let answer = try await Fixture.answer("/", [.acceptLanguage: header])
        #expect(answer.headers[.contentLanguage] == language)
        #expect(answer.headers[.vary] == "Cookie, Accept-Language")
        #expect(answer.text.replacing("1\u{A0}234", with: "1234") == text)
    }

    @Test func refusedLanguages() async throws {
        let answer = try await Fixture.answer("/", [.acceptLanguage: "en;q=0, *;q=0.5"])
        #expect(answer.headers[.contentLanguage] != "en")
    }

    /// The first wish that can be answered decides.
    @Test func order() async throws {
        let headers: HTTPFields = [.acceptLanguage: "ar", .cookie: "a=b; lang=de-CH"]
        #expect(try await Fixture.answer("/", headers).headers[.contentLanguage] == "de")
        #expect(try await Fixture.answer("/?lang=en-GB", headers).headers[.contentLanguage] == "en")
        #expect(try await Fixture.answer("/?lang=hu", headers).headers[.contentLanguage] == "de")
        let other = Fixture.application([.acceptLanguage, .cookie()])
        #expect(try await Fixture.answer("/", headers, other).headers[.contentLanguage] == "ar")
        #expect(try await Fixture.answer("/", [.cookie: "lang=de"], other).headers[.contentLanguage] == "de")
    }

    @Test func account() async throws {
        let application = Fixture.application([
            .account { request, _ in
                guard request.headers[.authorization] == "Ada" else { return nil }
                var reader = Reader(["hu", "de-AT"])
                reader.numbering = .devanagari
                return reader
            }, .acceptLanguage,
        ])
        let ada = try await Fixture.answer("/", [.authorization: "Ada", .acceptLanguage: "ar"], application)
        #expect(ada.text == "Hallo de-AT १२३४ Dateien" || ada.text.contains("१"), "\(ada.text)")
        #expect(ada.headers[.vary] == "Cookie, Authorization, Accept-Language")
        #expect(try await Fixture.answer("/", [.acceptLanguage: "ar"], application).headers[.contentLanguage] == "ar")
    }

    @Test func errors() async throws {
        let error = try await Fixture.answer("/error", [.acceptLanguage: "de"])
        #expect(error.status == .badRequest)
        #expect(error.text == #"{"error":{"message":"‚x‘ ist kein Betrag"}}"#)
        #expect(error.headers[.contentLanguage] == "de")
        #expect(error.headers[.vary] == "Origin, Cookie, Accept-Language")
        // What has no text stays as it is, and says what it depended on.
        let plain = try await Fixture.answer("/plain", [.acceptLanguage: "de"])
        #expect(plain.status == .conflict && plain.text.isEmpty)
        #expect(plain.headers[.contentLanguage] == nil)
        #expect(plain.headers[.vary] == "Cookie, Accept-Language")
        let unknown = try await Fixture.answer("/missing", [.acceptLanguage: "de"])
        #expect(unknown.status == .notFound && unknown.headers[.vary] == "Cookie, Accept-Language")
        #expect(try await Fixture.answer("/price?currency=Euro").status == .internalServerError)
    }

    /// Errors that know nothing of HTTP, and those that have no text, become answers in the reader's language.
    @Test func describedErrors() async throws {
        let describing = Fixture.application { error in
            switch error {
            case LocaleError.unknownCurrency(let code): .init(.badRequest, "‘\(code)’ is no currency")
            case let error as HTTPError where error.status == .notFound: .init(.notFound, "not there")
            case let error as HTTPError where error.status == .unauthorized:
                .init(.unauthorized, "closed", headers: [.vary: "Cookie"])
            default: nil
            }
        }
        let german: HTTPFields = [.acceptLanguage: "de"]
        let missing = try await Fixture.answer("/missing", german, describing)
        #expect(missing.status == .notFound)
        #expect(missing.text == #"{"error":{"message":"nicht da"}}"#)
        let price = try await Fixture.answer("/price?currency=Euro", german, describing)
        #expect(price.status == .badRequest)
        #expect(price.text == #"{"error":{"message":"‚Euro‘ ist keine Währung"}}"#)
        #expect(price.headers[.contentLanguage] == "de")
        #expect(price.headers[.vary] == "Cookie, Accept-Language")
        // The error's own fields are kept, where the description has none of the name.
        let closed = try await Fixture.answer("/closed", german, describing)
        #expect(closed.text == #"{"error":{"message":"zu"}}"#)
        #expect(closed.headers[.wwwAuthenticate] == "Basic")
        #expect(closed.headers[.vary] == "Cookie, Accept-Language")
        #expect(try await Fixture.answer("/plain", [:], describing).text.isEmpty)
    }

    /// An answer says itself what it is in, and whatever it depended on is said once.
    @Test func fieldsOfTheAnswer() async throws {
        let own = try await Fixture.answer("/own", [.acceptLanguage: "de"])
        #expect(own.headers[.contentLanguage] == "fr")
        #expect(own.headers[.vary] == "accept-language, Origin, Cookie")
    }

    // MARK: What no browser sends

    @Test(arguments: [
        String(repeating: "de,", count: 100_000), String(repeating: "a", count: 1_000_000), ";q=;;;=,,,", "de\u{0}",
        "de;q=1e999", String(repeating: "x-", count: 50_000), "\u{FF}\u{FE}", "*;q=0",
        String(repeating: "*,", count: 10_000),
    ])
    func hostileHeaders(header: String) async throws {
        let answer = try await Fixture.answer("/", [.acceptLanguage: header])
        #expect(answer.status == .ok)
        #expect(["de", "en"].contains(answer.headers[.contentLanguage]))
    }

    /// What a request says never becomes a field of the answer.
    @Test(arguments: [
        "de%0d%0aSet-Cookie:%20a=b", "de-x-%0d%0a", "en%00", "de-u-nu-thai", "x-private", "../../etc/passwd",
        "%F0%9F%98%80",
    ])
    func injections(language: String) async throws {
        let answer = try await Fixture.answer("/?lang=\(language)", [.cookie: "lang=\(language)"])
        #expect(answer.status == .ok)
        #expect(["de", "en"].contains(answer.headers[.contentLanguage]))
        #expect(answer.headers[.setCookie] == nil)
    }

    @Test(arguments: [
        "lang", "lang=", "=de", ";;;", "lang=de; lang=ar", "lang=\"de\"", String(repeating: "a=b;", count: 50_000),
        "lang=" + String(repeating: "de-", count: 50_000),
    ])
    func brokenCookies(cookie: String) async throws {
        let answer = try await Fixture.answer("/", [.cookie: cookie])
        #expect(answer.status == .ok)
        #expect(["de", "en"].contains(answer.headers[.contentLanguage]))
    }

    /// Two fields of a name are one with a comma.
    @Test func severalFields() async throws {
        var headers: HTTPFields = [:]
        headers[values: .acceptLanguage] = ["hu", "de"]
        #expect(try await Fixture.answer("/", headers).headers[.contentLanguage] == "de")
    }

    @Test func withoutTheMiddleware() async throws {
        let router = Router(context: Fixture.Context.self)
        router.get("/") { _, context in context.localized("\(3) files") }
        router.get("/error") { _, _ -> String in throw LocalizedHTTPError(.badRequest, "‘\("x")’ is no amount") }
        let application = Application(router: router)
        #expect(try await Fixture.answer("/", [:], application).text == "3 files")
        #expect(
            try await Fixture.answer("/error", [:], application).text == #"{"error":{"message":"‘x’ is no amount"}}"#)
    }
}

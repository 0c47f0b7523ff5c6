import HTTPTypes
import Hummingbird
import HummingbirdLocalization
import HummingbirdTesting
import LocalizedStrings
import NIOCore

/// A service in English, German and Arabic.
enum Fixture {
    struct Context: LocalizedRequestContext {
        var coreContext: CoreRequestContextStorage
        var localization: RequestLocalization?
        init(source: Source) { coreContext = .init(source: source) }
    }

    static let bundle = LocalizedBundle(
        tables: [
            StringTable(language: "en", templates: [:]),
            StringTable(
                language: "de",
                templates: [
                    "Hello": TextTemplate("Hallo"), "%lld files": TextTemplate("%lld Dateien"),
                    "not there": TextTemplate("nicht da"), "closed": TextTemplate("zu"),
                    "‘%@’ is no currency": TextTemplate("‚%@‘ ist keine Währung"),
                    "‘%@’ is no amount": TextTemplate("‚%@‘ ist kein Betrag"),
                    "Good morning, %@!": TextTemplate("Guten Morgen, %@!"),
                    "Tag": TextTemplate("<b> & {{secret}} '\""),
                ]),
            StringTable(language: "ar", templates: ["Hello": TextTemplate("مرحبا")]),
        ], developmentLanguage: "en")

    static func application(
        _ wishes: [ReaderWish<Context>]? = nil,
        describing: @escaping @Sendable (any Error) -> LocalizedHTTPError? = { _ in nil }
    ) -> some ApplicationProtocol {
        let router = Router(context: Context.self)
        router.add(
            middleware: LocalizationMiddleware(
                bundle, by: wishes ?? [.query(), .cookie(), .acceptLanguage], describing: describing))
        router.get("/") { _, context in
            "\(context.localized("Hello")) \(context.reader.languages[0].tag) \(context.localized("\(1234) files"))"
        }
        router.get("/error") { _, _ -> String in
            throw LocalizedHTTPError(.badRequest, "‘\("x")’ is no amount", headers: [.vary: "Origin"])
        }
        router.get("/plain") { _, _ -> String in throw HTTPError(.conflict) }
        router.get("/closed") { _, _ -> String in
            throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Basic", .vary: "Origin"])
        }
        router.get("/price") { request, _ in
            let code = try CurrencyCode(String(request.uri.queryParameters["currency"] ?? ""))
            return 1.formatted(.currency(code, in: "en"))
        }
        router.get("/own") { _, _ in
            Response(status: .ok, headers: [.contentLanguage: "fr", .vary: "accept-language, Origin"])
        }
        return Application(router: router)
    }

    /// The answer to one request.
    static func answer(
        _ uri: String = "/", _ headers: HTTPFields = [:], _ application: some ApplicationProtocol = application()
    ) async throws -> TestResponse {
        try await application.test(.router) { client in
            try await client.execute(uri: uri, method: .get, headers: headers)
        }
    }
}

extension TestResponse {
    var text: String { String(buffer: body) }
}

import Hummingbird
import LocalizedPage
import NIOCore
import Synchronization

// One page that answers in the reader's language, digits, calendar and zone: `swift run localized-server [PORT]`.
let site = try LocalizedSite()
let visits = Atomic<Int>(0)
let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080

let router = Router()
router.get("/") { request, _ in
    let query = request.uri.queryParameters
    // Several fields of one name mean their values with commas between them (RFC 9110, section 5.3).
    let accepted = request.headers[values: .acceptLanguage].joined(separator: ",")
    let wishes = Wishes(acceptLanguage: accepted) { query[Substring($0)].map(String.init) }
    let count = visits.add(1, ordering: .relaxed).newValue
    let page = site.page(for: wishes, visits: count)
    return Response(
        status: .ok,
        headers: [
            .contentType: "text/html; charset=utf-8", .contentLanguage: page.contentLanguage, .vary: page.vary,
            .cacheControl: "no-store",
        ],
        body: .init(byteBuffer: ByteBuffer(string: page.html)))
}
let server = Application(
    router: router,
    // A header that is not ended after half a minute, or is longer than any browser's, is not waited for.
    server: .http1(
        configuration: .init(
            idleTimeout: .seconds(30),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))),
    configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "localized-server"))
try await server.runService()

import Hummingbird
import LocalizedPage

// One page that answers in the reader's language, digits, calendar and zone: `swift run localized-server [PORT]`.
let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
let server = Application(
    router: try LocalizedSite().router(),
    // A header that is not ended after half a minute, or is longer than any browser's, is not waited for.
    server: .http1(
        configuration: .init(
            idleTimeout: .seconds(30),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))),
    configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "localized-server"))
try await server.runService()

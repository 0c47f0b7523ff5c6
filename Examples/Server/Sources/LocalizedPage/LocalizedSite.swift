import Foundation
import Hummingbird
import HummingbirdLocalization
import LocaleFormat
import LocalizedStrings
import NIOCore
import Synchronization

/// What a request of the site carries: its reader, and the texts for them.
public struct SiteContext: LocalizedRequestContext {
    public var coreContext: CoreRequestContextStorage
    public var localization: RequestLocalization?

    public init(source: Source) { coreContext = .init(source: source) }
}

/// The texts of the site, read once, and how often its page was read.
public final class LocalizedSite: Sendable {
    private let strings: LocalizedBundle
    private let matcher: LanguageMatcher
    private let now: @Sendable () -> Date
    private let visits: Atomic<Int>

    /// - Parameters:
    ///   - visits: how often the page was read before.
    ///   - now: what the clock shows.
    /// - Throws: `StringsError` for a catalog that cannot be read.
    public init(visits: Int = 0, now: @escaping @Sendable () -> Date = { .now }) throws {
        strings = try LocalizedBundle(
            contentsOf: Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")!)
        matcher = LanguageMatcher(available: strings.languages, default: strings.developmentLanguage)
        self.now = now
        self.visits = Atomic(visits)
    }

    /// The page, in the reader's language: what the form chose counts before a cookie, and that before what the browser asks for.
    public func router() -> Router<SiteContext> {
        let router = Router(context: SiteContext.self)
        router.add(middleware: LocalizationMiddleware(strings, by: [.query("lang"), .cookie("lang"), .acceptLanguage]))
        router.get("/") { request, context in
            let query = request.uri.queryParameters
            let html = self.page(for: Wishes { query[Substring($0)].map(String.init) }, context)
            return Response(
                status: .ok, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
                body: .init(byteBuffer: ByteBuffer(string: html)))
        }
        return router
    }

    private func page(for wishes: Wishes, _ context: SiteContext) -> String {
        var reader = context.reader
        reader.calendar = wishes.calendar
        reader.numbering = wishes.numbering
        reader.timeZone = wishes.timeZone ?? .utc
        return PageText(
            strings: strings.localized(for: reader), reader: reader,
            language: context.localization?.language ?? strings.developmentLanguage, wishes: wishes,
            menu: matcher.menu(for: reader.languages), visits: visits.add(1, ordering: .relaxed).newValue, now: now()
        ).html
    }
}

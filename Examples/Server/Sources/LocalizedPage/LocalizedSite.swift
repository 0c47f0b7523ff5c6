import Foundation
import LocaleFormat
import LocalizedStrings

/// The texts of the site, read once, and what is made of them for one reader.
public struct LocalizedSite: Sendable {
    private let strings: LocalizedBundle
    private let matcher: LanguageMatcher

    /// An answer with the fields that tell caches and browsers of its language.
    public struct Page: Sendable {
        public let html: String
        public let contentLanguage: String
        public let vary: String
    }

    /// - Throws: `StringsError` for a catalog that cannot be read.
    public init() throws {
        strings = try LocalizedBundle(
            contentsOf: Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")!)
        matcher = LanguageMatcher(available: strings.languages, default: strings.developmentLanguage)
    }

    /// - Parameter now: what the clock shows.
    public func page(for wishes: Wishes, visits: Int, now: Date = .now) -> Page {
        // What the form chose counts before what the browser asks for; both are matched with the languages that there are.
        let match = matcher.match(wishes.languages)
        let negotiated = matcher.negotiate(wishes.acceptLanguage)
        let language = match?.available ?? negotiated?.language ?? strings.developmentLanguage
        var reader = Reader([match?.resolved ?? negotiated?.reader ?? language])
        reader.calendar = wishes.calendar
        reader.numbering = wishes.numbering
        reader.timeZone = wishes.timeZone ?? .utc
        let page = PageText(
            strings: strings.localized(for: reader), reader: reader, language: language, wishes: wishes,
            menu: matcher.menu(for: wishes.languages), visits: visits, now: now)
        return Page(
            html: page.html, contentLanguage: language.withoutExtensions.tag, vary: LanguageMatcher.Negotiated.vary)
    }
}

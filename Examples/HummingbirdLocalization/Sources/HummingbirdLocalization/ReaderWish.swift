public import HTTPTypes
public import Hummingbird
public import LocalizedStrings

/// Where a request says who its reader is. A program lists those that it goes by, the first before the others.
public struct ReaderWish<Context: Sendable>: Sendable {
    /// The fields of a request on which the answer depends, for caches.
    let vary: [HTTPField.Name]
    /// Who is wished for; nil for nobody.
    let reader: @Sendable (Request, Context) async throws -> Wish?

    /// What a place says.
    enum Wish: Sendable {
        case reader(Reader)
        /// What browsers send also refuses languages, and takes any.
        case header(AcceptLanguage)
    }

    /// Longer values are no language's.
    static var maximumLength: Int { 100 }

    init(vary: [HTTPField.Name], _ reader: @escaping @Sendable (Request, Context) async throws -> Wish?) {
        (self.vary, self.reader) = (vary, reader)
    }

    /// The field `Accept-Language`, which browsers send. Of a long one the first 4,096 bytes and 64 languages count.
    public static var acceptLanguage: ReaderWish {
        ReaderWish(vary: [.acceptLanguage]) { request, _ in
            // Several fields of one name mean their values with commas between them (RFC 9110, section 5.3).
            let header = AcceptLanguage(request.headers[values: .acceptLanguage].joined(separator: ","))
            // Who sends none takes any language, and leaves it to the next wish.
            let saysNothing = header.weighted.isEmpty && header.refused.isEmpty && header.weightOfOthers == nil
            return saysNothing ? nil : .header(header)
        }
    }

    /// A cookie with a language, `lang=de-AT`. One that is none says nothing.
    public static func cookie(_ name: String = "lang") -> ReaderWish {
        ReaderWish(vary: [.cookie]) { request, _ in wish(request.cookies[name].map { Substring($0.value) }) }
    }

    /// A parameter of the address, `?lang=de-AT`.
    public static func query(_ name: String = "lang") -> ReaderWish {
        ReaderWish(vary: []) { request, _ in wish(request.uri.queryParameters[Substring(name)]) }
    }

    /// Whom the program knows: somebody who has signed in, with languages, calendar, digits and time zone of their own.
    ///
    /// ```swift
    /// .account { request, context in await users.find(context.identity)?.reader }
    /// ```
    ///
    /// - Parameter vary: the fields by which somebody is known.
    public static func account(
        vary: [HTTPField.Name] = [.cookie, .authorization],
        _ reader: @escaping @Sendable (Request, Context) async throws -> Reader?
    ) -> ReaderWish {
        ReaderWish(vary: vary) { request, context in try await reader(request, context).map { .reader($0) } }
    }

    private static func wish(_ language: Substring?) -> Wish? {
        guard let language, language.utf8.count <= maximumLength, let locale = try? LocaleID(String(language)) else {
            return nil
        }
        return .reader(Reader([locale]))
    }
}

public import Hummingbird
internal import HTTPTypes
public import LocalizedStrings

/// Finds out who reads the answer to a request, puts the reader and the texts into its context, and says in the answer which language it
/// is in and what that depended on.
///
/// ```swift
/// let router = Router(context: AppContext.self)
/// router.add(middleware: LocalizationMiddleware(bundle, by: [.query(), .cookie(), .acceptLanguage]))
/// router.get("/") { _, context in context.localized("Market day") }
/// ```
///
/// The first wish that a language of the bundle suits decides, by CLDR's language matching; where none does, it is the development
/// language. `Content-Language` is a tag of the bundle and never what a request said; an answer that has the field already keeps it.
///
/// An error with a text, ``LocalizedHTTPError``, leaves the middleware in the reader's language, and so does any for which `describing`
/// has one. What it has none for is left as it is, but for `Vary` where it is an `HTTPError`.
public struct LocalizationMiddleware<Context: LocalizedRequestContext>: RouterMiddleware {
    private let bundle: LocalizedBundle
    private let matcher: LanguageMatcher
    private let wishes: [ReaderWish<Context>]
    private let vary: [String]
    private let describe: @Sendable (any Error) -> LocalizedHTTPError?

    /// - Parameters:
    ///   - bundle: the texts; its languages are those that readers may have.
    ///   - wishes: where requests say who reads, in their order.
    ///   - options: how languages are matched.
    ///   - describing: status and text of an error that has none of its own: of a page that is not there, or of `LocaleError` and the
    ///     like, which would be 500 and are the request's fault. Nil leaves it as it is.
    public init(
        _ bundle: LocalizedBundle, by wishes: [ReaderWish<Context>] = [.acceptLanguage],
        options: LanguageMatcher.Options = .init(),
        describing: @escaping @Sendable (any Error) -> LocalizedHTTPError? = { _ in nil }
    ) {
        (self.bundle, self.wishes, describe) = (bundle, wishes, describing)
        matcher = LanguageMatcher(
            available: bundle.languages, default: bundle.developmentLanguage, options: options)
        var vary: [String] = []
        for name in wishes.flatMap(\.vary).map(\.rawName) where !vary.contains(name) { vary.append(name) }
        self.vary = vary
    }

    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let localization = try await localization(for: request, context)
        var context = context
        context.localization = localization
        do {
            var response = try await next(request, context)
            response.headers.add(localization)
            return response
        } catch {
            throw described(error, localization)
        }
    }

    // MARK: Who reads

    /// The answer to the first wish that can be answered.
    private func localization(for request: Request, _ context: Context) async throws -> RequestLocalization {
        for wish in wishes {
            switch try await wish.reader(request, context) {
            case nil: continue
            case .header(let header)?:
                guard let answer = matcher.negotiate(header), answer.isAccepted else { continue }
                return localization(answer.language, Reader([answer.reader]))
            case .reader(var reader)?:
                guard let match = matcher.match(reader.languages) else { continue }
                reader.languages = [match.resolved] + reader.languages.filter { $0 != match.preferred }
                return localization(match.available, reader)
            }
        }
        return localization(bundle.developmentLanguage, Reader([bundle.developmentLanguage]))
    }

    private func localization(_ language: LocaleID, _ reader: Reader) -> RequestLocalization {
        RequestLocalization(language: language, reader: reader, strings: bundle.localized(for: reader), vary: vary)
    }

    // MARK: Errors

    /// The error with its text in the reader's language. It stays an error, which middlewares further out count and log.
    private func described(_ error: any Error, _ localization: RequestLocalization) -> any Error {
        guard let told = error as? LocalizedHTTPError ?? describe(error) else {
            guard var plain = error as? HTTPError else { return error }
            plain.headers.addVary(localization)
            return plain
        }
        var headers = told.headers
        if let own = (error as? HTTPError)?.headers {
            headers.append(contentsOf: own.filter { !told.headers.contains($0.name) })
        }
        headers.add(localization)
        return HTTPError(told.status, headers: headers, message: localization.strings(told.text))
    }
}

extension HTTPFields {
    /// The language, and what it depended on; fields that are there count on.
    mutating func add(_ localization: RequestLocalization) {
        if !contains(.contentLanguage) { self[.contentLanguage] = localization.contentLanguage }
        addVary(localization)
    }

    /// What the answer depended on.
    mutating func addVary(_ localization: RequestLocalization) {
        let known = self[values: .vary].flatMap { $0.split(separator: ",") }.map {
            $0.filter { !$0.isWhitespace }.lowercased()
        }
        let new = localization.vary.filter { !known.contains($0.lowercased()) }
        guard !known.contains("*"), !new.isEmpty else { return }
        self[.vary] = (self[values: .vary] + new).joined(separator: ", ")
    }
}

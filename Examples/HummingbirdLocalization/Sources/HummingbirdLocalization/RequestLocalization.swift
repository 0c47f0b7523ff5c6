public import Hummingbird
public import LocalizedStrings

/// Who reads the answer to a request, and the texts for them.
public struct RequestLocalization: Sendable {
    /// The language of the bundle that the answer is in.
    public let language: LocaleID
    /// The reader, for numbers, dates and the like: `ar-EG`, whose texts may be those of `ar`.
    public let reader: Reader
    /// The texts.
    public let strings: Localizer
    /// What the field `Vary` names.
    public let vary: [String]

    /// What the field `Content-Language` says (RFC 9110, section 8.5).
    public var contentLanguage: String { language.withoutExtensions.tag }
    /// `rtl` or `ltr`, for the attribute `dir` of a page.
    public var direction: String { language.isRightToLeft ? "rtl" : "ltr" }
}

/// A context in which ``LocalizationMiddleware`` puts the reader.
///
/// ```swift
/// struct AppContext: LocalizedRequestContext {
///     var coreContext: CoreRequestContextStorage
///     var localization: RequestLocalization?
///     init(source: Source) { coreContext = .init(source: source) }
/// }
/// ```
public protocol LocalizedRequestContext: RequestContext {
    /// Nil until the middleware has set it.
    var localization: RequestLocalization? { get set }
}

extension LocalizedRequestContext {
    /// The texts for the reader; without the middleware those of the code.
    public var strings: Localizer { localization?.strings ?? .ofCode }
    /// The reader; without the middleware one whose language is not known.
    public var reader: Reader { localization?.reader ?? Reader([.root]) }

    /// A text in the reader's language: `context.localized("\(count) files")`.
    public func localized(_ text: LocalizedText) -> String { strings(text) }
}

extension Localizer {
    /// For texts that no table has.
    static let ofCode = LocalizedBundle(tables: [], developmentLanguage: .root).localized(for: [.root])
}

public import LocaleFormatCore

/// Which language a server answers in.
extension LanguageMatcher {
    /// The answer to what a browser asked for.
    public struct Negotiated: Hashable, Sendable {
        /// The available locale whose texts are sent.
        public let language: LocaleID
        /// The same as the reader has it, for numbers and dates: `ar-EG` whose texts are those of `ar`.
        public let reader: LocaleID
        /// Whether the reader asked for it. Otherwise it is the default: RFC 9110, section 12.5.4, lets a server send that rather
        /// than refuse.
        public let isAccepted: Bool

        /// What the field `Content-Language` of the answer says (RFC 9110, section 8.5).
        public var contentLanguage: String { language.withoutExtensions.tag }
        /// What the field `Vary` of the answer names, whichever language it is in: caches must keep the languages apart (section
        /// 12.5.5).
        public static let vary = "Accept-Language"
    }

    /// The available locale that suits best what a browser asked for.
    ///
    /// ```swift
    /// let matcher = LanguageMatcher(available: ["en", "hi", "ar"])
    /// let answer = matcher.negotiate(AcceptLanguage("ar-EG, en;q=0.7"))
    /// answer?.contentLanguage           // "ar"
    /// answer?.reader.tag                // "ar-EG"
    /// ```
    ///
    /// A language that the header refuses is not sent, unless nothing else is available. Nil where nothing is available and no
    /// default was given.
    public func negotiate(_ header: AcceptLanguage) -> Negotiated? {
        guard header.refused.isEmpty else { return negotiateAmongAllowed(header) }
        if let match = match(header.languages) {
            return Negotiated(language: match.available, reader: match.resolved, isAccepted: true)
        }
        guard let defaultLocale else { return nil }
        let isAccepted = header.weightOfOthers.map { $0 > 0 } ?? header.weighted.isEmpty
        return Negotiated(language: defaultLocale, reader: defaultLocale, isAccepted: isAccepted)
    }

    private func negotiateAmongAllowed(_ header: AcceptLanguage) -> Negotiated? {
        let allowed = available.filter { !header.refuses($0) }
        let remaining = AcceptLanguage(
            weighted: header.weighted, refused: [], weightOfOthers: header.weightOfOthers)
        if allowed.isEmpty {
            guard let defaultLocale else { return nil }
            return Negotiated(language: defaultLocale, reader: defaultLocale, isAccepted: false)
        }
        let own = defaultLocale.flatMap { header.refuses($0) ? nil : $0 }
        let matcher = LanguageMatcher(available: allowed, default: own, options: options)
        // `en;q=0` alone asks for nothing else: what is left is sent, and nobody asked for it.
        guard header.languages.isEmpty, own == nil else { return matcher.negotiate(remaining) }
        return Negotiated(language: allowed[0], reader: allowed[0], isAccepted: header.acceptsOthers)
    }

    /// The available locales as a menu of languages has them: those that suit the reader first, in the order of the wishes,
    /// then the others as they were given. What was given twice is there once.
    ///
    /// ```swift
    /// let menu = LanguageMatcher(available: ["en", "de", "fr", "hi"]).menu(for: ["hi-IN", "fr"])
    /// menu.map(\.tag)      // ["hi", "fr", "en", "de"]
    /// ```
    public func menu(for preferred: [LocaleID]) -> [LocaleID] {
        var seen: Set<LocaleID> = []
        let first = preferred.compactMap { match([$0])?.available }
        return (first + available).filter { seen.insert($0).inserted }
    }
}

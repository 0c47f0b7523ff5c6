public import LocaleFormatCore

/// Chooses, of the languages that an application has, the one that suits a reader best, by CLDR's data (UTS #35 part 1,
/// "Language Matching"): `es-AR` is nearer to `es-419` than to `es`, `zh-HK` to `zh-Hant` than to `zh`, and who reads
/// Breton is likelier to read French than English.
///
/// The results are those of ICU's own `LocaleMatcher`, which has no C function. A matcher is made once and asked often;
/// it may be shared between threads.
///
/// ```swift
/// let matcher = LanguageMatcher(available: ["en", "en-GB", "es", "es-419", "zh-Hant"])
/// matcher.bestMatch(["es-MX"])        // es-419
/// matcher.bestMatch(["zh-HK", "en"])  // zh-Hant
/// matcher.bestMatch(["hu", "en-AU"])  // en-GB
/// matcher.bestMatch(["hu"])           // en; nothing is near, so the default
/// ```
///
/// Where an ICU lacks the data (its bundle `langInfo`), a language matches itself only: with the same script and region,
/// then with the same script, both as filled in by likely subtags.
public struct LanguageMatcher: Sendable {
    /// What weighs more when no locale fits in both.
    public enum Favored: String, Hashable, Codable, Sendable, CaseIterable {
        /// A related language in another script is nearer than an unrelated one in the same script.
        case language
        /// The script that the reader can read matters more than which language it is.
        case script
    }

    /// How distances are judged. The defaults are those of ICU.
    public struct Options: Hashable, Codable, Sendable {
        /// What weighs more, language or script.
        public var favoring: Favored
        /// Whether each further language of a reader's list counts a little less than the one before: by what one English
        /// differs from another, so that `de-CH` before `fr` is content with `de`.
        public var demotesLaterLanguages: Bool
        /// Whether a locale must suit the readers of the other too: readers of Danish may accept Norwegian, but who reads
        /// Breton and accepts French is not matched by it.
        public var isTwoWay: Bool
        /// Distances from this one on are no match, 0 to 100; nil for CLDR's distance between two unrelated scripts, 50.
        /// Values outside the range count as its ends.
        public var threshold: Int?

        /// ICU's way of judging, but for what is given.
        public init(
            favoring: Favored = .language, demotesLaterLanguages: Bool = true, isTwoWay: Bool = false,
            threshold: Int? = nil
        ) {
            self.favoring = favoring
            self.demotesLaterLanguages = demotesLaterLanguages
            self.isTwoWay = isTwoWay
            self.threshold = threshold
        }
    }

    /// A locale that suits, and which wish it answers.
    public struct Match: Hashable, Sendable {
        /// The locale of the application.
        public let available: LocaleID
        /// Its place in the list of available locales.
        public let availableIndex: Int
        /// The reader's wish that it answers.
        public let preferred: LocaleID
        /// Its place in the reader's list.
        public let preferredIndex: Int

        /// The available locale with the wish's region, variants and extensions: `ar` for `ar-EG-u-nu-latn` gives
        /// `ar-EG-u-nu-latn`, whose text is the application's and whose numbers are the reader's.
        public var resolved: LocaleID {
            var parts = available.parts
            let wish = preferred.parts
            if available == preferred { return available }
            if wish.region != nil { parts.region = wish.region }
            if !wish.variants.isEmpty { parts.variants = wish.variants }
            parts.attributes = Set(parts.attributes + wish.attributes).ordered()
            let kept = parts.keywords.filter { keyword in !wish.keywords.contains { $0.key == keyword.key } }
            parts.keywords = (kept + wish.keywords).ordered { $0.key < $1.key }
            if !wish.otherExtensions.isEmpty { parts.otherExtensions = wish.otherExtensions }
            if !wish.privateUse.isEmpty { parts.privateUse = wish.privateUse }
            return LocaleID(parts: parts)
        }
    }

    /// The locales that the application has.
    public let available: [LocaleID]
    /// What a reader gets whom nothing suits: nil only when nothing is available and no default was given.
    public let defaultLocale: LocaleID?
    /// How distances are judged.
    public let options: Options

    private let candidates: Candidates

    /// - Parameters:
    ///   - available: the locales that the application has; of equally good ones, the first wins.
    ///   - defaultLocale: what a reader gets whom nothing suits, and what wins where distances are equal; nil for the first
    ///     of `available`.
    ///   - options: how distances are judged.
    public init(available: [LocaleID], default defaultLocale: LocaleID? = nil, options: Options = Options()) {
        self.available = available
        self.defaultLocale = defaultLocale ?? available.first
        self.options = options
        candidates = Candidates(available: available, default: defaultLocale)
    }

    /// The available locale that suits best, for a list of languages in the order of preference; the default where none
    /// does.
    public func bestMatch(_ preferred: [LocaleID]) -> LocaleID? { match(preferred)?.available ?? defaultLocale }

    /// The available locale that suits best and the wish it answers; nil where none does.
    public func match(_ preferred: [LocaleID]) -> Match? {
        guard let (availableIndex, preferredIndex) = candidates.best(for: preferred, options) else { return nil }
        return Match(
            available: available[availableIndex], availableIndex: availableIndex, preferred: preferred[preferredIndex],
            preferredIndex: preferredIndex)
    }

    /// How far `available` lies from what a reader of `preferred` wants, 0 to 100; 100 where it is no match at all, as
    /// from half a hundred on by default. Not the same the other way round.
    ///
    /// ```swift
    /// LanguageMatcher.distance(from: "es-AR", to: "es-419") // 4.0
    /// LanguageMatcher.distance(from: "en", to: "fr")        // 100.0
    /// ```
    public static func distance(
        from preferred: LocaleID, to available: LocaleID, options: Options = Options()
    ) -> Double {
        guard let data = LanguageDistance.shared else {
            return preferred.maximized.withoutExtensions == available.maximized.withoutExtensions ? 0 : 100
        }
        let near = data.nearest(
            to: data.likelySubtags.maximized(preferred), in: [data.likelySubtags.maximized(available)],
            within: options.limit(data) * LanguageDistance.fraction, options)
        return near.map { Double($0.distance) / Double(LanguageDistance.fraction) } ?? 100
    }
}

extension LanguageMatcher.Options {
    func limit(_ data: LanguageDistance) -> Int { threshold.map { min(max($0, 0), 100) } ?? data.data.scriptDistance }
}

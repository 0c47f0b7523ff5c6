public import LocaleFormatCore

extension LocaleID {
    /// How languages that have a name for each region are named.
    public enum DialectNames: String, Hashable, Codable, Sendable, CaseIterable {
        /// "American English"
        case dialect
        /// "English (United States)"
        case standard
    }

    /// The locale's name in the language of `display`; ``DisplayNames`` has names of other kinds.
    ///
    /// ```swift
    /// LocaleID("hi-IN").displayName(in: "en")              // "Hindi (India)"
    /// LocaleID("en-US").displayName(in: "en", .dialect)    // "American English"
    /// ```
    public func displayName(in display: LocaleID, _ dialects: DialectNames = .standard) -> String {
        DisplayNames(locale: display, dialects: dialects).locale(self)
    }
}

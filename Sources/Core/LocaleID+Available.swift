internal import LocaleFormatBridge

extension LocaleID {
    /// Every locale that the system's ICU has data for, sorted by tag.
    ///
    /// ```swift
    /// LocaleID.available.contains("gu-IN")   // true
    /// ```
    public static var available: [LocaleID] {
        ((try? LocaleData.available()) ?? []).compactMap { try? LocaleID($0) }.ordered { $0.tag < $1.tag }
    }

    /// Whether the system's ICU has data for the locale or a parent of it. Where it has none, everything is written as in the root
    /// locale, which is the parent of a language in another script too, of `zh-Latn` (UTS #35, "Parent Locales").
    ///
    /// ```swift
    /// LocaleID("de-XX").hasData    // true
    /// LocaleID("jp").hasData       // false; Japanese is ja
    /// ```
    public var hasData: Bool { language == "und" || !icuName.hasPrefix("root") }

    /// Whether the locale's script is written from right to left.
    public var isRightToLeft: Bool { LocaleData.isRightToLeft(icuIdentifier) }
}

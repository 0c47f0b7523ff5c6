internal import LocaleFormatBridge

/// UTS #35 part 1, "Likely Subtags", by the system's ICU.
extension LocaleID {
    /// With likely script and region filled in, and a language where only these are given. What is missing and unknown to CLDR stays
    /// missing.
    ///
    /// ```swift
    /// LocaleID("zh-TW").maximized.tag               // "zh-Hant-TW"
    /// LocaleID("und-Deva-u-nu-latn").maximized.tag       // "hi-Deva-IN-u-nu-latn"
    /// ```
    public var maximized: LocaleID { likely(LocaleData.maximized) }

    /// Without the script and region that are likely anyway. Where either could go the script goes, as UTS #35 has it: `zh-TW` for
    /// `zh-Hant-TW`.
    ///
    /// ```swift
    /// LocaleID("de-Latn-DE").minimized.tag      // "de"
    /// LocaleID("sr-Latn-RS").minimized.tag      // "sr-Latn"
    /// ```
    public var minimized: LocaleID { likely(LocaleData.minimized) }

    private func likely(_ change: (String) throws(ICUError) -> String) -> LocaleID {
        let plain = withoutExtensions
        // Under its other name, `root`, some ICU leave it as it is.
        let name = plain.tag == "und" ? plain.tag : plain.icuIdentifier
        guard let likely = try? change(name), let changed = try? LocaleID(likely) else { return self }
        var parts = self.parts
        let new = changed.parts
        (parts.language, parts.script, parts.region) = (new.language, new.script, new.region)
        return LocaleID(parts: parts)
    }

    /// Whether both are the same language in the same script and region once what is likely is filled in. Extensions do not count;
    /// variants do, which Foundation's `Locale.Language` has none of.
    ///
    /// ```swift
    /// LocaleID("zh").isEquivalent(to: "zh-Hans-CN")        // true
    /// LocaleID("en-GB").isEquivalent(to: "en")             // false
    /// ```
    public func isEquivalent(to other: LocaleID) -> Bool {
        withoutExtensions.maximized == other.withoutExtensions.maximized
    }
}

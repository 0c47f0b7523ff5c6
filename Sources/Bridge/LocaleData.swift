internal import LocaleFormatCICU

/// ICU's own knowledge of locales (unicode/uloc.h). Identifiers in and out are in ICU's form.
package enum LocaleData {
    /// Every locale ICU has data for; with the older aliases (`sr_CS`, `iw`) if asked.
    package static func available(withAliases: Bool = false) throws(ICUError) -> [String] {
        let type = withAliases ? ULOC_AVAILABLE_WITH_LEGACY_ALIASES : ULOC_AVAILABLE_DEFAULT
        return try ICUEnumeration.strings("uloc_openAvailableByType") {
            lf_uloc_openAvailableByType(type, &$0)
        }
    }

    /// Whether ICU has data for the locale or for a parent of it other than the root.
    package static func hasData(for locale: String) -> Bool {
        var status = U_ZERO_ERROR
        let bundle = lf_ures_open(nil, locale, &status)
        lf_ures_close(bundle)
        return status <= 0 && status != U_USING_DEFAULT_WARNING
    }

    /// The name of a locale in the language of another.
    package static func displayName(of locale: String, in display: String) throws(ICUError) -> String {
        try UTF16Scratch.fill("uloc_getDisplayName") {
            lf_uloc_getDisplayName(locale, display, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    /// The same by `uldnames.h`: with dialects "American English", without "English (United States)".
    package static func displayName(of locale: String, in display: String, dialects: Bool) throws(ICUError) -> String {
        try UTF16Scratch.fill("uldn_localeDisplayName") {
            lf_uldn_localeDisplayName(locale, display, dialects ? 1 : 0, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }

    /// UTS #35 "Add Likely Subtags".
    package static func maximized(_ locale: String) throws(ICUError) -> String {
        try ASCIIScratch.fill("uloc_addLikelySubtags") { lf_uloc_addLikelySubtags(locale, $0, $1, &$2) }
    }

    /// UTS #35 "Remove Likely Subtags".
    package static func minimized(_ locale: String) throws(ICUError) -> String {
        try ASCIIScratch.fill("uloc_minimizeSubtags") { lf_uloc_minimizeSubtags(locale, $0, $1, &$2) }
    }

    package static func isRightToLeft(_ locale: String) -> Bool { lf_uloc_isRightToLeft(locale) != 0 }

    /// `nu` → `numbers`; nil where ICU does not know the key.
    package static func legacyKey(_ key: String) -> String? { lf_uloc_toLegacyKey(key).map { String(cString: $0) } }

    /// `ca`, `gregory` → `gregorian`; nil where ICU does not know the value.
    package static func legacyType(_ key: String, _ type: String) -> String? {
        lf_uloc_toLegacyType(key, type).map { String(cString: $0) }
    }

    /// `numbers` → `nu`; nil where ICU does not know the key.
    package static func unicodeKey(_ key: String) -> String? {
        lf_uloc_toUnicodeLocaleKey(key).map { String(cString: $0) }
    }

    /// `calendar`, `gregorian` → `gregory`; nil where ICU does not know the value.
    package static func unicodeType(_ key: String, _ type: String) -> String? {
        lf_uloc_toUnicodeLocaleType(key, type).map { String(cString: $0) }
    }
}

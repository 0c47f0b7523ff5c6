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

    /// What is named.
    package enum NameKind: CaseIterable, Sendable {
        case locale, language, script, region, variant, key

        fileprivate var icu: LFNameKind {
            switch self {
            case .locale: LF_NAME_LOCALE
            case .language: LF_NAME_LANGUAGE
            case .script: LF_NAME_SCRIPT
            case .region: LF_NAME_REGION
            case .variant: LF_NAME_VARIANT
            case .key: LF_NAME_KEY
            }
        }
    }

    /// The name of a code by ICU's own algorithm (unicode/uldnames.h), which ours is compared with.
    ///
    /// - Parameters:
    ///   - display: the language of the name.
    ///   - contexts: values of `UDisplayContext`.
    package static func displayName(
        _ kind: NameKind, of code: String, in display: String, contexts: [Int32] = []
    ) throws(ICUError) -> String {
        try UTF16Scratch.fill("uldn_displayName") {
            lf_uldn_displayName(kind.icu, code, display, contexts, Int32(contexts.count), $0, $1, &$2)
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

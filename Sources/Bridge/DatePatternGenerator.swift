internal import LocaleFormatCICU

/// CLDR's choice of a pattern for the fields that are wanted, opened with `udatpg_open` and closed in `deinit`.
///
/// Not `Sendable`: it caches inside. Ask in one place and keep the pattern.
package final class DatePatternGenerator {
    private let generator: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// - Parameter locale: locale in ICU's own form; its `calendar`, `hours` and `rg` keywords count.
    package init(locale: String) throws(ICUError) {
        let locale = Self.undetermined(locale)
        let opened = try checked("udatpg_open(\(locale))") { lf_udatpg_open(locale, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "udatpg_open") }
        generator = opened
    }

    /// The root locale by the name under which its hours are those of `und`. `root` with keywords is taken for a language that
    /// nobody knows the region of, and its hours for those of the world, while `root` alone is not (ICU 72).
    static func undetermined(_ locale: String) -> String {
        locale.hasPrefix("root@") ? "und" + locale.dropFirst(4) : locale
    }

    deinit { lf_udatpg_close(generator) }

    /// The best pattern for a skeleton such as `yMMMd` or `jm`.
    package func bestPattern(_ skeleton: String) throws(ICUError) -> String {
        try skeleton.withUTF16 { (units, length) throws(ICUError) in
            try UTF16Scratch.fill("udatpg_getBestPattern") {
                lf_udatpg_getBestPattern(generator, units, length, UDATPG_MATCH_NO_OPTIONS, $0, $1, &$2)
            } use: {
                String(utf16Buffer: $0)
            }
        }
    }
}

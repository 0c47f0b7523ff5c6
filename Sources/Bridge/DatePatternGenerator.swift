internal import LocaleFormatCICU

/// CLDR's choice of a pattern for the fields that are wanted, opened with `udatpg_open` and closed in `deinit`.
///
/// Not `Sendable`: it caches inside. Ask in one place and keep the pattern.
package final class DatePatternGenerator {
    private let generator: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// - Parameter locale: locale in ICU's own form; its `calendar`, `hours` and `rg` keywords count.
    package init(locale: String) throws(ICUError) {
        let opened = try checked("udatpg_open(\(locale))") { lf_udatpg_open(locale, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "udatpg_open") }
        generator = opened
    }

    deinit { lf_udatpg_close(generator) }

    /// The best pattern for a skeleton such as `yMMMd` or `jm`.
    package func bestPattern(_ skeleton: String) throws(ICUError) -> String {
        try skeleton.withUTF16 { (units, length) throws(ICUError) in
            try UTF16Scratch.fill("udatpg_getBestPattern") {
                lf_udatpg_getBestPattern(generator, units, length, UDATPG_MATCH_NO_OPTIONS, $0, $1, &$2)
            } use: { String(utf16Buffer: $0) }
        }
    }
}

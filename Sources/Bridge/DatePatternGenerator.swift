internal import LocaleFormatCICU

/// CLDR's choice of a pattern for the fields that are wanted, opened with `udatpg_open` and closed in `deinit`.
///
/// Not `Sendable`: it caches inside. Ask in one place and keep the pattern.
package final class DatePatternGenerator {
    private let generator: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private let locale: String

    /// - Parameter locale: locale in ICU's own form; its `calendar`, `hours` and `rg` keywords count.
    package convenience init(locale: String) throws(ICUError) {
        let locale = Self.undetermined(locale)
        HostZone.settle()
        let opened = try checked("udatpg_open(\(locale))") { lf_udatpg_open(locale, &$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "udatpg_open") }
        self.init(owning: opened, locale)
    }

    private init(owning generator: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ locale: String) {
        (self.generator, self.locale) = (generator, locale)
    }

    /// The root locale by the name under which its hours are those of `und`. `root` with keywords is taken for a language that
    /// nobody knows the region of, and its hours for those of the world, while `root` alone is not (ICU 72).
    static func undetermined(_ locale: String) -> String {
        locale.hasPrefix("root@") ? "und" + locale.dropFirst(4) : locale
    }

    deinit { lf_udatpg_close(generator) }

    /// The best pattern for a skeleton such as `yMMMd` or `jm`.
    ///
    /// CLDR has the patterns of weeks with a year or a month (`yw`, `MMMMW`) in a form for each plural category. ICU 72 takes them for
    /// empty ones and leaves out all three fields; where that happens it is given the form for `other`.
    package func bestPattern(_ skeleton: String) throws(ICUError) -> String {
        let best = try pattern(for: skeleton)
        let letters = best.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        for week in ["w", "W"] where skeleton.contains(week) && !letters.contains(week) {
            guard let own = weekPattern(week == "w" ? "yw" : "MMMMW") else { continue }
            try own.withUTF16 { (units, length) throws(ICUError) in
                try checked("udatpg_addPattern") { lf_udatpg_replacePattern(generator, units, length, &$0) }
            }
            // The year of a week is not that of its days.
            return try pattern(for: week == "w" ? skeleton.replacing("y", with: "Y") : skeleton)
        }
        return best
    }

    private func pattern(for skeleton: String) throws(ICUError) -> String {
        try skeleton.withUTF16 { (units, length) throws(ICUError) in
            try UTF16Scratch.fill("udatpg_getBestPattern") {
                lf_udatpg_getBestPattern(generator, units, length, UDATPG_MATCH_NO_OPTIONS, $0, $1, &$2)
            } use: {
                String(utf16Buffer: $0)
            }
        }
    }

    /// In the locale or the nearest of its parents that has one.
    private func weekPattern(_ key: String) -> String? {
        var name = locale.prefix { $0 != "@" }
        while !name.isEmpty {
            let data = try? ResourceBundle(name: String(name), fallback: false)
            if let form = data?.node("calendar", "gregorian", "availableFormats", key, "other")?.string { return form }
            name = name.prefix(name.lastIndex(of: "_").map { name.distance(from: name.startIndex, to: $0) } ?? 0)
        }
        return nil
    }
}

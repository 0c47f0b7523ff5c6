internal import LocaleFormatIdentifiers
internal import LocaleFormatMemory

/// Which row a locale has: its own, or that of the nearest locale that it inherits from (UTS #35 part 1, "Locale Inheritance and Matching"),
/// by CLDR's parents as they were baked.
extension BakedFile {
    /// Which keywords change texts. All others go by.
    enum Keywords {
        case numbers, dates, all
        /// Of numbers whose units are those of a region.
        case units

        fileprivate func count(_ keyword: LocaleParts.Keyword) -> Bool {
            switch keyword.key {
            case "nu", "va": true
            case "cf": self != .dates
            case "rg": self != .numbers
            case "ca", "fw", "hc": self == .dates || self == .all
            case "ms", "mu": self == .units
            default: false
            }
        }
    }

    /// - Throws: ``BakedError/malformedLocale(_:)``, ``BakedError/localeNotBaked(_:)``, ``BakedError/keywordNotBaked(_:locale:)``.
    func row(of locale: String, _ keywords: Keywords) throws(BakedError) -> Int { try found(locale, keywords).row }

    /// The tag of the baked locale that a locale is written as.
    func tag(of locale: String) throws(BakedError) -> String { try found(locale, .numbers).tag }

    /// Units that people of a region use are not inherited: Canada's are not those of English.
    ///
    /// - Parameter region: whose units were baked for what the locale is written as.
    /// - Throws: ``BakedError/localeNotBaked(_:)``, ``BakedError/keywordNotBaked(_:locale:)``.
    func row(ofUnits region: String, in locale: String) throws(BakedError) -> Int {
        let (tag, row) = try found(locale, .units)
        guard tag != locale, var parts = try? LocaleParts(tag: locale) else { return row }
        do throws(BakedFault) { try canonicalize(&parts) } catch { throw BakedError(error) }
        if parts.region == region { return row }
        (parts.attributes, parts.otherExtensions, parts.privateUse) = ([], [], [])
        parts.keywords = parts.keywords.filter(Keywords.units.count)
        guard parts.tag == tag else { throw .localeNotBaked(locale) }
        return row
    }

    private func found(_ locale: String, _ keywords: Keywords) throws(BakedError) -> (tag: String, row: Int) {
        // Most are asked for as they were baked.
        do throws(BakedFault) { if let row = try row(ofLocale: locale) { return (locale, row) } } catch {
            throw BakedError(error)
        }
        var parts: LocaleParts
        do throws(LocaleError) { parts = try LocaleParts(tag: locale) } catch { throw .malformedLocale(error) }
        let asked = parts.keywords.filter(keywords.count)
        let plain: (tag: String, row: Int)?
        do throws(BakedFault) {
            try canonicalize(&parts)
            if let found = try nearest(parts, asked) { return found }
            plain = try nearest(parts, [])
        } catch { throw BakedError(error) }
        guard let plain, let keyword = asked.first else { throw .localeNotBaked(locale) }
        let word = keyword.value.isEmpty ? keyword.key : "\(keyword.key)-\(keyword.value)"
        throw .keywordNotBaked(word, locale: plain.tag)
    }

    /// Names of languages and regions that CLDR has others for.
    func canonicalize(_ parts: inout LocaleParts) throws(BakedFault) {
        if let tag = try replacement(.languages, of: parts.language), let new = try? LocaleParts(tag: tag) {
            parts.language = new.language
            parts.script = parts.script ?? new.script
            parts.region = parts.region ?? new.region
        }
        guard let region = parts.region else { return }
        // One that became several is the one most likely for the language.
        if let likely = try replacement(.regions, of: "\(parts.language)-\(region)") {
            parts.region = likely
        } else if let new = try replacement(.regions, of: region) {
            parts.region = new
        }
    }

    private func nearest(
        _ parts: LocaleParts, _ keywords: [LocaleParts.Keyword]
    ) throws(BakedFault) -> (tag: String, row: Int)? {
        var parts = parts
        parts.attributes = []
        parts.otherExtensions = []
        parts.privateUse = []
        // Hostile parents may go round; no locale has as many.
        for _ in 0..<32 {
            parts.keywords = keywords
            if let row = try row(ofLocale: parts.tag) { return (parts.tag, row) }
            parts.keywords = []
            guard let parent = try parent(of: parts) else { return nil }
            parts = parent
        }
        return nil
    }

    /// - Parameter parts: without extensions.
    private func parent(of parts: LocaleParts) throws(BakedFault) -> LocaleParts? {
        var parent = parts
        if !parts.variants.isEmpty {
            parent.variants.removeLast()
        } else if let named = try replacement(.parents, of: parts.tag) {
            return try? LocaleParts(tag: named)
        } else if parts.region != nil {
            parent.region = nil
        } else if let script = parts.script {
            // A script that is not the language's usual one inherits nothing from it.
            guard try replacement(.scripts, of: parts.language) == script else {
                return parts.language == "und" ? nil : LocaleParts()
            }
            parent.script = nil
        } else {
            return parts.language == "und" ? nil : LocaleParts()
        }
        return parent
    }
}

import LocaleFormat
import LocaleFormatBaked
import LocaleFormatValueOperations

extension BakedFileWriter {
    /// Adds what CLDR knows of the locales' languages: parents that are not the tag without its last part, usual scripts, and other names
    /// of languages and regions.
    ///
    /// - Parameter hasNames: whether names of people are written, which may be from any language.
    mutating func addInheritance(of locales: [LocaleID], hasNames: Bool) {
        let aliases = LocaleAliases()
        let languages = Set(locales.map(\.language)).sorted()
        let regions = Set(LocaleID.available.compactMap(\.region) + RegionID.all(.territory).map(\.code)).sorted()
        for language in languages where language != "und" {
            guard let locale = try? LocaleID.init(language) else { continue }
            if let script = locale.maximized.script { scripts[language] = script }
            for region in regions {
                let tag = "\(language)-\(region)"
                // `zh-HK` is written as `zh-Hant-HK`.
                let script = (try? LocaleID.init(tag))?.maximized.script
                if let script, script != scripts[language] {
                    parents[tag] = "\(language)-\(script)-\(region)"
                } else {
                    addParent(of: tag)
                }
            }
            addParent(of: language)
        }
        // `hi-Latn` inherits from another language, `en-001`.
        let kin = LocaleID.available.filter { locale in
            languages.contains(locale.language) || locale.parents.contains { languages.contains($0.language) }
        }
        for locale in kin {
            addParent(of: locale.tag)
            // Of regions that ICU has no data for too.
            if let script = locale.script {
                for region in regions { addParent(of: "\(locale.language)-\(script)-\(region)") }
                addParent(of: "\(locale.language)-\(script)")
            }
        }
        // What a parent inherits from in its turn.
        for parent in Set(parents.values) { addParent(of: parent) }
        for (subtag, replacement) in aliases.all("language") where !subtag.utf8.contains(UInt8(ascii: "_")) {
            guard let tag = try? LocaleID.init(replacement), hasNames || languages.contains(tag.language) else {
                continue
            }
            self.languages[subtag] = tag.withoutExtensions.tag
        }
        for (subtag, replacement) in aliases.all("territory") {
            guard let first = replacement.split(separator: " ").first else { continue }
            self.regions[subtag] = String(first)
            // Of one that became several, the Soviet Union, a language has the one that is likely for it (UTS #35 annex C).
            guard first.utf8.count < replacement.utf8.count else { continue }
            for language in languages where language != "und" {
                guard let likely = (try? LocaleID.init("\(language)-\(subtag)"))?.region, likely != first else {
                    continue
                }
                self.regions["\(language)-\(subtag)"] = likely
            }
        }
    }

    private mutating func addParent(of tag: String) {
        guard let locale = try? LocaleID.init(tag), locale.tag == tag, let parent = locale.parent else { return }
        if parent.tag != shortened(locale) { parents[tag] = parent.tag }
    }

    /// What a locale inherits from where CLDR says nothing of it.
    private func shortened(_ locale: LocaleID) -> String {
        let tag = locale.withoutExtensions.tag
        if locale.region == nil, let script = locale.script, scripts[locale.language] != script { return "und" }
        guard let end = tag.lastIndex(of: "-") else { return "und" }
        return String(tag[..<end])
    }
}

internal import LocaleFormatBridge

/// Replacement of deprecated and overlong subtags (UTS #35 part 1, annex C "LocaleId Canonicalization"), by CLDR's own
/// alias data, which ICU keeps in its resource bundle `metadata`.
struct LocaleAliases {
    private let alias = (try? ResourceBundle(name: "metadata", fallback: false))?.child("alias")

    /// A tag that BCP 47 registered as a whole (`i-klingon`, `zh-min-nan`), or nil.
    static func grandfathered(_ text: Substring) -> LocaleParts? {
        let subtags = text.split { $0 == "-" || $0 == "_" }
        // Every one of them is irregular in one of these ways; anything else skips the data.
        guard subtags.count >= 2, let first = subtags.first,
            first.lowered == "i" || subtags[1].isLetters(3...8) || subtags[1].lowered == "gb" && subtags.count == 3
        else { return nil }
        var key = text.lowercased().replacingDashes
        if key == "en_gb_oed" { key = "en_GB_oed" }
        guard let replacement = LocaleAliases().replacement(of: key, in: "language") else { return nil }
        return try? LocaleParts(parsing: replacement)
    }

    /// What CLDR puts in place of a subtag, or of several joined by `_`; nil where it stays.
    /// - Parameter kind: `language`, `script`, `territory`, `variant` or `subdivision`.
    func replacement(of subtag: String, in kind: String) -> String? {
        alias?.node(kind, subtag, "replacement")?.string
    }
}

extension LocaleParts {
    /// Replaces aliases of language, script, region and variants, and those of keyword values.
    mutating func canonicalize() {
        let aliases = LocaleAliases()
        replaceLanguage(by: aliases)
        if let script, let replacement = aliases.replacement(of: script, in: "script") { self.script = replacement }
        replaceRegion(by: aliases)
        replaceVariants(by: aliases)
        // ICU's and CLDR's way of asking for computer English (UTS #35, "Legacy Variants").
        if variants.contains("posix"), !keywords.contains(where: { $0.key == "va" }) {
            keywords.append(Keyword(key: "va", value: "posix"))
            keywords.sort { $0.key < $1.key }
            variants.removeAll { $0 == "posix" }
        }
        for index in keywords.indices {
            keywords[index].value = LocaleKeywords.canonicalValue(
                keywords[index].value, of: keywords[index].key, aliases)
        }
    }

    private mutating func replaceLanguage(by aliases: LocaleAliases) {
        // Most specific first, as annex C orders the rules; a replacement may be replaced again.
        for _ in 0..<4 {
            var candidates: [(key: String, usesRegion: Bool, variant: String?)] = variants.map {
                ("\(language)_\($0)", false, $0)
            }
            if let region { candidates.append(("\(language)_\(region)", true, nil)) }
            candidates.append((language, false, nil))
            let match = candidates.lazy.compactMap { candidate in
                aliases.replacement(of: candidate.key, in: "language").map { (candidate, $0) }
            }.first
            guard let (rule, replacement) = match, let new = try? LocaleParts(parsing: replacement) else { return }
            language = new.language
            if rule.usesRegion { region = nil }
            if let variant = rule.variant { variants.removeAll { $0 == variant } }
            if script == nil { script = new.script }
            if region == nil { region = new.region }
            if variants.isEmpty { variants = new.variants }
        }
    }

    /// A region that became several is replaced by the one most likely for the language (annex C).
    private mutating func replaceRegion(by aliases: LocaleAliases) {
        guard let region, let text = aliases.replacement(of: region, in: "territory") else { return }
        let successors = text.split(separator: " ").map(String.init)
        let bare = [language, script].compactMap(\.self).joined(separator: "_")
        let likely = (try? LocaleData.maximized(bare))?.split(separator: "_").last.map(String.init)
        self.region = likely.flatMap { successors.contains($0) ? $0 : nil } ?? successors.first
    }

    private mutating func replaceVariants(by aliases: LocaleAliases) {
        for variant in variants {
            guard let replacement = aliases.replacement(of: variant, in: "variant") else { continue }
            variants.removeAll { $0 == variant }
            if !variants.contains(replacement.lowercased()) { variants.append(replacement.lowercased()) }
        }
        variants.sort()
    }
}

extension String {
    var replacingDashes: String { String(map { $0 == "-" ? "_" : $0 }) }
}

internal import LocaleFormatCore

/// Fills in likely subtags as matching needs them, and remembers which ones were there (ICU's `LikelySubtags`).
///
/// Not quite UTS #35 "Add Likely Subtags", which `LocaleID.maximized` is: pseudolocales match only themselves, and a
/// plain `und` is not English.
struct LikelySubtags: Sendable {
    private let data: MatchingData
    private let undetermined: BytesTrie
    private let undeterminedNoScript: BytesTrie
    private let defaultIndex: Int

    init?(_ data: MatchingData) {
        var trie = data.likelyTrie
        guard trie.next(UInt8(ascii: "*")).hasNext else { return nil }
        undetermined = trie
        guard trie.next(UInt8(ascii: "*")).hasNext else { return nil }
        undeterminedNoScript = trie
        guard trie.next(UInt8(ascii: "*")).hasValue, let index = trie.value else { return nil }
        defaultIndex = index
        self.data = data
    }

    /// What a locale stands for.
    func maximized(_ locale: LocaleID) -> LanguageScriptRegion {
        if locale.tag == "und" { return .undetermined }
        let parts = locale.parts
        if parts.languageTag == "und", !parts.privateUse.isEmpty, parts.keywords.isEmpty, parts.attributes.isEmpty,
            parts.otherExtensions.allSatisfy({ $0 > "x" })
        {
            return LanguageScriptRegion(language: "@" + locale.tag, script: "", region: "", explicit: .all)
        }
        if let pseudolocale = pseudolocale(parts) { return pseudolocale }
        let region = parts.region ?? ""
        return maximized(
            language: data.languageAliases[parts.language] ?? parts.language, script: parts.script ?? "",
            region: data.regionAliases[region] ?? region)
    }

    /// `en-XA`, `ar-XB`, `fr-psaccent`: made-up languages for testing, which equal no real one. A sign before language and
    /// script sets them apart.
    private func pseudolocale(_ parts: LocaleParts) -> LanguageScriptRegion? {
        let regions = ["XA": "'", "XB": "+", "XC": ","]
        let variants = ["psaccent": "XA", "psbidi": "XB", "pscrack": "XC"]
        var region = parts.region ?? ""
        var explicit = LanguageScriptRegion.Explicit.all
        let kind: String
        if regions[region] != nil {
            kind = region
        } else if parts.variants.count == 1, let variant = variants[parts.variants[0]] {
            kind = variant
            if region.isEmpty {
                region = variant
                explicit.remove(.region)
            }
        } else {
            return nil
        }
        let sign = regions[kind] ?? ""
        let language = parts.language == "und" ? "" : parts.language
        return LanguageScriptRegion(
            language: sign + language, script: sign + (parts.script ?? ""), region: region, explicit: explicit)
    }

    private func maximized(language: String, script: String, region: String) -> LanguageScriptRegion {
        let language = language == "und" ? "" : language
        let script = script == "Zzzz" ? "" : script
        let region = region == "ZZ" ? "" : region
        if !language.isEmpty, !script.isEmpty, !region.isEmpty {
            return LanguageScriptRegion(language: language, script: script, region: region, explicit: .all)
        }
        var search = Search(likelySubtags: self, language: language)
        search.addScript(script)
        search.addRegion(region)
        let index = search.index ?? defaultIndex
        let found = data.likely.indices.contains(index) ? data.likely[index] : data.likely[0]
        let keep = search.keep
        return LanguageScriptRegion(
            language: keep.contains(.language) ? (language.isEmpty ? "und" : language) : found.language,
            script: keep.contains(.script) ? script : found.script,
            region: keep.contains(.region) ? region : found.region, explicit: keep)
    }
}

// MARK: - Which of two is likelier

extension LikelySubtags {
    /// Whether the first of two that match equally well is the likelier: `sr-Cyrl` rather than `sr-Latn`.
    func isLikelier(_ one: LanguageScriptRegion, than other: LanguageScriptRegion) -> Bool {
        guard one.language == other.language else { return false }
        if one.script != other.script { return one.script == likely(one.language, script: "")?.script }
        // The region stands where a script is expected. So does ICU have it, and its results are what counts.
        if one.region != other.region { return one.region == likely(one.language, script: one.region)?.region }
        return false
    }

    private func likely(_ language: String, script: String) -> LanguageScriptRegion? {
        var search = Search(likelySubtags: self, language: language == "und" ? "" : language)
        search.addScript(script == "Zzzz" ? "" : script)
        search.addRegion("", orDefault: false)
        return search.index.flatMap { data.likely.indices.contains($0) ? data.likely[$0] : nil }
    }

    /// A walk through the trie of likely subtags: language, script, region, each with `*` for "any".
    private struct Search {
        private let likelySubtags: LikelySubtags
        private var trie: BytesTrie
        /// Where to go on from when the next subtag is not found; nil once the language was not.
        private var last: BytesTrie?
        /// What was found, from the moment when further subtags cannot change it.
        private(set) var index: Int?
        private(set) var keep: LanguageScriptRegion.Explicit = []
        /// The language's data does not depend on the script.
        private var skipsScript = false

        init(likelySubtags: LikelySubtags, language: String) {
            self.likelySubtags = likelySubtags
            trie = likelySubtags.data.likelyTrie
            switch Self.advance(&trie, language) {
            case .none:
                keep.insert(.language)
                trie = likelySubtags.undetermined
            case .some(let found):
                if !language.isEmpty { keep.insert(.language) }
                last = trie
                skipsScript = found == .skipScript
                if case .index(let value) = found { index = value }
            }
        }

        mutating func addScript(_ script: String) {
            if index != nil || skipsScript {
                if !script.isEmpty { keep.insert(.script) }
                return
            }
            switch Self.advance(&trie, script) {
            case .some(let found):
                if !script.isEmpty { keep.insert(.script) }
                last = trie
                if case .index(let value) = found { index = value }
            case .none:
                keep.insert(.script)
                guard let previous = last else {
                    trie = likelySubtags.undeterminedNoScript
                    return
                }
                trie = previous
                if case .index(let value)? = Self.advance(&trie, "") { index = value }
                last = trie
            }
        }

        mutating func addRegion(_ region: String, orDefault: Bool = true) {
            if index != nil {
                if !region.isEmpty { keep.insert(.region) }
                return
            }
            if let found = Self.advance(&trie, region) {
                if !region.isEmpty { keep.insert(.region) }
                if case .index(let value) = found { index = value }
                return
            }
            guard orDefault else { return }
            keep.insert(.region)
            guard let previous = last else { return }
            trie = previous
            if case .index(let value)? = Self.advance(&trie, "") { index = value }
        }

        private enum Found: Equatable {
            case more
            case skipScript
            case index(Int)
        }

        /// Follows a whole subtag, whose last byte has its high bit set; nothing stands for "any".
        private static func advance(_ trie: inout BytesTrie, _ subtag: String) -> Found? {
            let bytes = subtag.utf8
            var left = bytes.count
            var step = BytesTrie.Step.noMatch
            if left == 0 { step = trie.next(UInt8(ascii: "*")) }
            for byte in bytes {
                left -= 1
                step = trie.next(left == 0 ? byte | 0x80 : byte)
                if left > 0, !step.hasNext { return nil }
            }
            switch step {
            case .noMatch: return nil
            case .noValue: return .more
            case .intermediateValue: return .skipScript
            // ICU's table keeps two places for other uses: 0 says nothing, and 1 that scripts do not matter.
            case .finalValue: return trie.value.map { $0 == 0 ? .more : $0 == 1 ? .skipScript : .index($0) }
            }
        }
    }
}

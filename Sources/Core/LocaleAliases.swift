internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// Replacement of deprecated and overlong subtags (UTS #35 part 1, annex C "LocaleId Canonicalization"), by CLDR's own
/// alias data, which ICU keeps in its resource bundle `metadata`.
package struct LocaleAliases {
    private let alias = (try? ResourceBundle(name: "metadata", fallback: false))?.child("alias")

    /// Those of the system's ICU.
    package init() {}

    /// A tag that BCP 47 registered as a whole (`i-klingon`, `zh-min-nan`), or nil.
    static func grandfathered(_ text: Substring) -> LocaleParts? {
        let subtags = text.split { $0 == "-" || $0 == "_" }
        // Every one of them is irregular in one of these ways; anything else skips the data.
        guard subtags.count >= 2, let first = subtags.first,
            first.lowered == "i" || subtags[1].isLetters(3...8) || ["gb", "be", "ch"].contains(subtags[1].lowered)
        else { return nil }
        let key = text.lowercased().replacingDashes
        guard let replacement = registered[key] ?? LocaleAliases().replacement(of: key, in: "language") else {
            return nil
        }
        return try? LocaleParts(parsing: replacement)
    }

    /// Those with a region, which not every version of CLDR has (RFC 5646, section 2.2.8, and IANA's registry).
    private static let registered = [
        "en_gb_oed": "en_GB_oxendict", "sgn_be_fr": "sfb", "sgn_be_nl": "vgt", "sgn_ch_de": "sgg",
    ]

    /// What CLDR puts in place of a subtag, or of several joined by `_`; nil where it stays.
    /// - Parameter kind: `language`, `script`, `territory`, `variant` or `subdivision`.
    package func replacement(of subtag: String, in kind: String) -> String? {
        alias?.node(kind, subtag, "replacement")?.string
    }

    /// All subtags of a kind that have others in their place, with what CLDR puts there.
    package func all(_ kind: String) -> [(subtag: String, replacement: String)] {
        (alias?.child(kind)?.children ?? []).compactMap { node in
            guard let key = node.key, let text = node.child("replacement")?.string else { return nil }
            return (key, text)
        }
    }

    /// The value of `-u-sd-` or `-u-rg-`. Of several replacements the first counts; one that is a region stands for the whole of
    /// it, and `zzzz` says so (UTS #35, "Unicode Subdivision Codes").
    package func subdivision(_ value: String) -> String {
        guard let first = replacement(of: value, in: "subdivision")?.split(separator: " ").first else { return value }
        return first.lowercased() + (first.utf8.count == 2 ? "zzzz" : "")
    }
}

/// The left side of a rule for languages: fields that an identifier must have, its region or a variant among them
/// (`und_hepburn_heploc`, `sgn_GR`).
private struct LanguageRule {
    /// `und` fits any.
    let language: String
    let script: String?
    let region: String?
    let variants: [String]

    /// As the alias data writes it.
    var key: String { key(variants) }
    /// The same before CLDR 38, which has the variants of these rules in capitals: `no_BOKMAL`.
    var capitalKey: String { key(variants.map { $0.uppercased() }) }
    private func key(_ variants: [String]) -> String {
        ([language, script, region].compactMap(\.self) + variants).joinedTexts(by: "_")
    }
    private var isOfAnyLanguage: Bool { language == "und" }
    private var fields: Int {
        (isOfAnyLanguage ? 0 : 1) + (script == nil ? 0 : 1) + (region == nil ? 0 : 1) + variants.count
    }

    /// Those that fit an identifier, as annex C orders them: those with the most fields first, then by their letters. The rules of
    /// any language come last, so that `zho-hakka` is `zh-hakka` before its variant is taken from it. No rule names more than two
    /// variants.
    static func candidates(for parts: LocaleParts) -> [LanguageRule] {
        var variants: [[String]] = [[]] + parts.variants.map { [$0] }
        for (index, first) in parts.variants.enumerated() where parts.variants.count <= 16 {
            variants += parts.variants[(index + 1)...].map { [first, $0] }
        }
        var rules: [LanguageRule] = []
        for variants in variants {
            for script in parts.script.map({ [$0, nil] }) ?? [nil] {
                for region in parts.region.map({ [$0, nil] }) ?? [nil] {
                    rules.append(.init(language: parts.language, script: script, region: region, variants: variants))
                    guard parts.language != "und", !variants.isEmpty else { continue }
                    rules.append(.init(language: "und", script: script, region: region, variants: variants))
                }
            }
        }
        return rules.ordered {
            if $0.isOfAnyLanguage != $1.isOfAnyLanguage { return $1.isOfAnyLanguage }
            return $0.fields == $1.fields ? $0.key < $1.key : $0.fields > $1.fields
        }
    }
}

extension LocaleParts {
    /// Replaces aliases of language, script, region and variants, and those of keyword values.
    mutating func canonicalize() {
        let aliases = LocaleAliases()
        canonicalizeLanguage(aliases)
        otherExtensions = otherExtensions.map { TransformedContent($0)?.canonical(aliases) ?? $0 }
        // ICU's and CLDR's way of asking for computer English (UTS #35, "Legacy Variants").
        if variants.contains("posix"), keywords.allSatisfy({ $0.key != "va" || $0.value == "posix" }) {
            keywords.removeAll { $0.key == "va" }
            keywords.append(Keyword(key: "va", value: "posix"))
            keywords.order { $0.key < $1.key }
            variants.removeAll { $0 == "posix" }
        }
        for index in keywords.indices {
            keywords[index].value = LocaleKeywords.canonicalValue(
                keywords[index].value, of: keywords[index].key, aliases)
        }
    }

    /// The same for what stands before the extensions.
    mutating func canonicalizeLanguage(_ aliases: LocaleAliases) {
        // Until nothing changes: `sgn-840` is `sgn-US`, and that is `ase`.
        for _ in 0..<4 {
            let old = self
            replaceLanguage(by: aliases)
            if let script, let replacement = aliases.replacement(of: script, in: "script") { self.script = replacement }
            replaceRegion(by: aliases)
            replaceVariants(by: aliases)
            if region == old.region, variants == old.variants { return }
        }
    }

    private mutating func replaceLanguage(by aliases: LocaleAliases) {
        // A replacement may be replaced again.
        for _ in 0..<8 {
            let found = LanguageRule.candidates(for: self).lazy.compactMap { rule in
                let text =
                    aliases.replacement(of: rule.key, in: "language")
                    ?? (rule.variants.isEmpty ? nil : aliases.replacement(of: rule.capitalKey, in: "language"))
                return text.map { (rule, $0) }
            }.first
            guard let (rule, text) = found, let new = try? LocaleParts(parsing: text) else { return }
            // CLDR before 38 lists likely scripts here, `zh_TW` for `zh_Hant_TW`, which annex C does not ask for.
            if rule.region != nil, rule.variants.isEmpty, new.language == language, new.region == region { return }
            let old = self
            if rule.language != "und" || new.language != "und" { language = new.language }
            // A field that the rule names gives way, one that is missing is filled in, any other stays.
            if rule.script != nil || script == nil { script = new.script }
            if rule.region != nil || region == nil { region = new.region }
            variants.removeAll { rule.variants.contains($0) }
            if !rule.variants.isEmpty || variants.isEmpty { variants = Set(variants + new.variants).ordered() }
            if self == old { return }
        }
    }

    /// A region that became several is replaced by the one most likely for the language (annex C).
    private mutating func replaceRegion(by aliases: LocaleAliases) {
        guard let region, let text = aliases.replacement(of: region, in: "territory") else { return }
        let successors = text.split(separator: " ").map(String.init)
        let bare = [language, script].compactMap(\.self).joinedTexts(by: "_")
        let likely = (try? LocaleData.maximized(bare))?.split(separator: "_").last.map(String.init)
        self.region = likely.flatMap { successors.contains($0) ? $0 : nil } ?? successors.first
    }

    private mutating func replaceVariants(by aliases: LocaleAliases) {
        for variant in variants {
            guard
                let replacement = aliases.replacement(of: variant, in: "variant")
                    ?? aliases.replacement(of: variant.uppercased(), in: "variant")
            else { continue }
            variants.removeAll { $0 == variant }
            // Before CLDR 38 some variants stand for a region, AALAND: AX, or for a language of the same people, arevmda: hyw.
            switch replacement.utf8.count {
            case 2...3 where replacement == replacement.uppercased(): region = region ?? replacement
            case 2...3: if replacement.hasPrefix(language) { language = replacement }
            default:
                if !variants.contains(replacement.lowercased()) { variants.append(replacement.lowercased()) }
            }
        }
        variants.order()
    }
}

extension StringProtocol {
    var replacingDashes: String { String(map { $0 == "-" ? "_" : $0 }) }
}

extension TransformedContent {
    /// The same with aliases replaced.
    func canonical(_ aliases: LocaleAliases) -> String {
        var copy = self
        copy.source?.canonicalizeLanguage(aliases)
        for index in copy.fields.indices {
            copy.fields[index].value = LocaleKeywords.canonicalType(fields[index].value, of: fields[index].key)
        }
        return copy.text
    }
}

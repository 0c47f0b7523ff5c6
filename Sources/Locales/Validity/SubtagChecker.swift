internal import LocaleFormatCore

/// Looks up the subtags of one locale.
struct SubtagChecker {
    typealias Subtag = LocaleValidity.Subtag

    private let aliases = LocaleAliases()
    private let keywords = KeywordTypes()

    func subtags(of parts: LocaleParts) -> [Subtag] {
        var subtags = languageSubtags(parts)
        for other in parts.otherExtensions {
            if let content = TransformedContent(other) {
                subtags += content.source.map { languageSubtags($0, isSource: true) } ?? []
                for field in content.fields { subtags += keyword(field) }
            } else {
                subtags.append(unknown(.singleton, String(other.prefix(1))))
            }
        }
        subtags += parts.attributes.map { unknown(.attribute, $0) }
        for keyword in parts.keywords { subtags += self.keyword(keyword) }
        return subtags
    }

    private func languageSubtags(_ parts: LocaleParts, isSource: Bool = false) -> [Subtag] {
        func code(_ kind: Subtag.Kind, _ text: String, _ table: ValidityTable, _ aliasKind: String) -> Subtag {
            let replacements = aliases.replacement(of: text, in: aliasKind)?.split(separator: " ").map(\.tagForm) ?? []
            let status = table.status(of: text)
            let isUnknown = status == nil && replacements.isEmpty
            return Subtag(
                kind: kind, text: text, status: status, replacements: replacements,
                nearest: isUnknown ? SubtagSuggestion.nearest(to: text, kind, in: parts) : nil)
        }
        var subtags = [code(.language, parts.language, .languages, "language")]
        if let script = parts.script { subtags.append(code(.script, script, .scripts, "script")) }
        if let region = parts.region { subtags.append(code(.region, region, .regions, "territory")) }
        return subtags
            + parts.variants.map { variant in
                // In no list, but replaced (UTS #35 part 1, "Legacy Variants").
                guard variant == "posix", !isSource else { return code(.variant, variant, .variants, "variant") }
                return Subtag(
                    kind: .variant, text: variant, status: .deprecated, replacements: ["u-va-posix"], nearest: nil)
            }
    }

    private func keyword(_ keyword: LocaleParts.Keyword) -> [Subtag] {
        guard let status = keywords.status(ofKey: keyword.key) else {
            let nearest = SubtagSuggestion.swapped(keyword.key, among: keywords.keys)
            return [Subtag(kind: .key, text: keyword.key, status: nil, replacements: [], nearest: nearest)]
        }
        let key = Subtag(kind: .key, text: keyword.key, status: status, replacements: [], nearest: nil)
        let value = keyword.value.isEmpty ? "true" : keyword.value
        let canonical = LocaleKeywords.canonicalValue(value, of: keyword.key, aliases)
        let replacements = [canonical.isEmpty ? "true" : canonical].filter { $0 != value }
        let valueStatus = keywords.status(of: value, key: keyword.key)
        let nearest =
            valueStatus == nil && replacements.isEmpty
            ? SubtagSuggestion.nearestValue(to: value, of: keyword.key, types: keywords.types(of: keyword.key)) : nil
        return [
            key,
            Subtag(
                kind: .value(key: keyword.key), text: value, status: valueStatus, replacements: replacements,
                nearest: nearest),
        ]
    }

    private func unknown(_ kind: Subtag.Kind, _ text: String) -> Subtag {
        Subtag(kind: kind, text: text, status: nil, replacements: [], nearest: nil)
    }
}

extension Substring {
    /// CLDR writes `sr_Latn` for a language with its script.
    fileprivate var tagForm: String { String(map { $0 == "_" ? "-" : $0 }) }
}

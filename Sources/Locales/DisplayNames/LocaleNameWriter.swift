internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Composes the name of a locale (UTS #35 part 2, "Locale Display Name Algorithm").
///
/// | | ICU 78 | here, as CLDR's `localeDisplayName.txt` has it |
/// |---|---|---|
/// | `en-fonipa-scouse` | `FONIPA_SCOUSE` | each variant by its own name |
/// | a variant without a name | `FONIPA` | `fonipa`, the subtag |
/// | `en-t-de` | `Transform: de` | `Transform: German` |
/// | `en-t-ja-latn` | `Transform: ja-latn` | `Transform: Japanese, Latin` |
/// | `hi-t-en-h0-hybrid` | `Transform: en-h0-hybrid` | `Hybrid: English` |
/// | `en-x-foo` | `Private-Use: foo` | `x: foo` |
/// | `en-t-d0-ascii` | `Transform: d0-ascii` | `To ASCII` |
/// | `en-u-kn`, `en-u-hc-h23` | `colnumeric=yes`, `hours=h23` | the names that CLDR has for both |
/// | `en-u-kr-digit-deva` | `colreorder=digit-deva` | `Script/Block Reordering: Digits, Devanagari` |
/// | `en-u-uu-uuu` | `uu=uuu` | `uu: uuu`, by the pattern for keys and values |
/// | `und-DE` | `root (Germany)` | `Unknown language (Germany)` |
struct LocaleNameWriter {
    private let names: DisplayNames
    private let tables: DisplayNameTables

    init(_ names: DisplayNames, _ tables: DisplayNameTables) {
        self.names = names
        self.tables = tables
    }

    func name(of parts: LocaleParts) -> String {
        let (base, rest) = pieces(of: parts)
        return tables.patterns.qualified(base, rest)
    }

    /// The language, and what stands in parentheses behind it.
    private func pieces(of parts: LocaleParts) -> (base: String, rest: [String]) {
        var (script, region) = (parts.script, parts.region)
        var base: String?
        if names.dialects == .dialect { base = dialect(parts.language, &script, &region) }
        var rest: [String] = []
        if let script { rest.append(name(.scripts, script) ?? script) }
        if let region { rest.append(name(.regions, region) ?? region) }
        // POSIX is a variant to ICU, and `-u-va-posix` in a tag.
        for variant in parts.variants + (parts.hasPosixVariant ? ["posix"] : []) {
            rest.append(name(.variants, variant.uppercased()) ?? variant)
        }
        if parts.hasExtensions { rest += extensions(of: parts) }
        return (base ?? name(.languages, parts.language) ?? parts.language, rest)
    }

    private func name(_ kind: DisplayNameTables.Kind, _ code: String) -> String? {
        tables.name(kind, code, names.width)
    }

    /// The longest part of a locale that has a name of its own; what that says is taken away.
    private func dialect(_ language: String, _ script: inout String?, _ region: inout String?) -> String? {
        if let writing = script, let place = region, let name = name(.languages, "\(language)_\(writing)_\(place)") {
            (script, region) = (nil, nil)
            return name
        }
        if let writing = script, let name = name(.languages, "\(language)_\(writing)") {
            script = nil
            return name
        }
        if let place = region, let name = name(.languages, "\(language)_\(place)") {
            region = nil
            return name
        }
        return nil
    }

    // MARK: Extensions

    /// First `-u-`, then `-t-`, then the others in their order.
    private func extensions(of parts: LocaleParts) -> [String] {
        var rest: [String] = []
        if !parts.attributes.isEmpty { rest.append(pair("u", parts.attributes.joined(separator: "-"))) }
        // POSIX was named as a variant.
        let keywords = parts.keywords.filter { $0.key != "va" || $0.value != "posix" }
        rest += keywords.map(LegacyKeyword.init).ordered { $0.key < $1.key }.map(keyword)
        for text in parts.otherExtensions {
            if let content = TransformedContent(text) { rest += transform(content) }
        }
        var others = parts.otherExtensions.filter { !$0.hasPrefix("t-") }
        if !parts.privateUse.isEmpty { others.append("x-" + parts.privateUse.joined(separator: "-")) }
        for text in others.ordered() {
            rest.append(tables.patterns.keyword(String(text.prefix(1)), String(text.dropFirst(2))))
        }
        return rest
    }

    /// The parts of the source's name stand by themselves, without parentheses of their own.
    private func transform(_ content: TransformedContent) -> [String] {
        let isHybrid = content.fields.contains { $0.key == "h0" && $0.value == "hybrid" }
        var rest: [String] = []
        if let source = content.source {
            let hybrid = isHybrid ? name(.values, "h0=hybrid") : nil
            let (language, details) = pieces(of: source)
            rest.append(tables.patterns.keyword(hybrid ?? name(.keywords, "t") ?? "t", language))
            rest += details
        }
        for field in content.fields where field.key != "h0" || field.value != "hybrid" {
            rest.append(name(.values, "\(field.key)=\(field.value)") ?? pair(field.key, field.value))
        }
        return rest
    }

    private func keyword(_ keyword: LegacyKeyword) -> String {
        if let name = keyword.name(tables, names.width) { return name }
        // ISO's codes are known without a word for what they are.
        if keyword.key == "currency" { return keyword.value.uppercased() }
        let key = keyword.keys.lazy.compactMap { name(.keywords, $0) }.first ?? keyword.bcp47.key
        var value = keyword.value
        switch keyword.bcp47.key {
        // Codes for groups of characters, or scripts.
        case "kr":
            value = tables.patterns.joined(
                value.split(separator: "-").map { part in
                    name(.values, "colreorder=\(part)") ?? name(
                        .scripts, part.prefix(1).uppercased() + part.dropFirst())
                        ?? String(part)
                })
        // Code points.
        case "vt": value = value.replacing("-", with: " ")
        default: break
        }
        return tables.patterns.keyword(key, value)
    }

    private func pair(_ key: String, _ value: String) -> String {
        tables.patterns.keyword(name(.keywords, key) ?? key, value)
    }
}

/// A keyword in both spellings: `calendar=gregorian`, as most of CLDR's names have it, and `ca-gregory`.
struct LegacyKeyword: Sendable {
    let bcp47: LocaleParts.Keyword
    let key: String
    let value: String

    /// Finding the other spelling reads ICU's tables to the end, which takes longer than all the rest of a name.
    private static let known = CompiledCache<LocaleParts.Keyword, LegacyKeyword>(capacity: 256)

    init(_ keyword: LocaleParts.Keyword) {
        self = Self.known.value(for: keyword) { () throws(Never) in LegacyKeyword(reading: keyword) }
    }

    private init(reading keyword: LocaleParts.Keyword) {
        bcp47 = LocaleParts.Keyword(key: keyword.key, value: keyword.value.isEmpty ? "true" : keyword.value)
        (key, value) = LocaleKeywords.icuForm(key: keyword.key, value: keyword.value)
    }

    /// Nil for what is no keyword of BCP 47.
    init?(key: String, value: String?) {
        guard let locale = try? LocaleID("und-u-\(key)" + (value.map { "-" + $0 } ?? "")),
            let keyword = locale.parts.keywords.first
        else { return nil }
        self.init(keyword)
    }

    /// What the tables may call the keyword, the likelier one first.
    var keys: [String] { [key, bcp47.key] }

    /// The name of the value, of which the keyword need not be told.
    func name(_ tables: DisplayNameTables, _ width: DisplayNames.Width) -> String? {
        if key == "currency" { return tables.currency(value).flatMap { $0 == value.uppercased() ? nil : $0 } }
        for key in keys {
            for value in [value, bcp47.value] {
                if let name = tables.name(.values, "\(key)=\(value)", width) { return name }
            }
        }
        return nil
    }
}

/// Composes the name of a locale (UTS #35 part 1, "Locale Display Name Algorithm").
struct LocaleNameWriter {
    private let names: DisplayNames
    private let tables: DisplayNameTables
    private let pattern: String
    private let separator: String
    private let keyTypePattern: String

    init(_ names: DisplayNames, _ tables: DisplayNameTables) {
        self.names = names
        self.tables = tables
        func pattern(_ key: String) -> String? { tables.name(.patterns, key, .standard) }
        self.pattern = pattern("pattern") ?? "{0} ({1})"
        separator = pattern("separator") ?? "{0}, {1}"
        keyTypePattern = pattern("keyTypePattern") ?? "{0}={1}"
    }

    func name(of locale: LocaleID) -> String {
        let parts = locale.parts
        var (script, region) = (parts.script, parts.region)
        let language = parts.language == "und" ? "root" : parts.language
        var base: String?
        if names.dialects == .dialect { base = dialect(language, &script, &region) }
        var rest = ""
        func add(_ text: String) { rest = rest.isEmpty ? text : Self.fill(separator, rest, text) }
        if let script { add(tables.name(.scripts, script, names.width) ?? script) }
        if let region { add(tables.name(.regions, region, names.width) ?? region) }
        // POSIX is a variant to ICU, and `-u-va-posix` in a tag.
        for variant in parts.variants + (parts.hasPosixVariant ? ["posix"] : []) {
            let code = variant.uppercased()
            add(tables.name(.variants, code, names.width) ?? code)
        }
        rest = withoutParentheses(rest)
        for keyword in LegacyKeyword.all(in: locale) {
            let key = tables.name(.keywords, keyword.key, names.width)
            if let value = tables.value(keyword, names.width), value != keyword.value {
                add(withoutParentheses(value))
            } else if let key, key != keyword.key {
                add(Self.fill(keyTypePattern, withoutParentheses(key), keyword.value))
            } else {
                add(keyword.key + "=" + keyword.value)
            }
        }
        let name = base ?? tables.name(.languages, language, names.width) ?? language
        return rest.isEmpty ? name : Self.fill(pattern, name, rest)
    }

    /// The longest part of a locale that has a name of its own; what that says is taken away.
    private func dialect(_ language: String, _ script: inout String?, _ region: inout String?) -> String? {
        func name(_ code: String) -> String? { tables.name(.languages, code, names.width) }
        if let writing = script, let place = region, let name = name("\(language)_\(writing)_\(place)") {
            (script, region) = (nil, nil)
            return name
        }
        if let writing = script, let name = name("\(language)_\(writing)") {
            script = nil
            return name
        }
        if let place = region, let name = name("\(language)_\(place)") {
            region = nil
            return name
        }
        return nil
    }

    /// Names with parentheses stand within others: these become brackets, of the width that the pattern has.
    private func withoutParentheses(_ text: String) -> String {
        let pairs: [Character: Character] = pattern.contains("（") ? ["（": "［", "）": "］"] : ["(": "[", ")": "]"]
        return String(text.map { pairs[$0] ?? $0 })
    }

    private static func fill(_ pattern: String, _ first: String, _ second: String) -> String {
        var text = ""
        var rest = pattern[...]
        while let brace = rest.firstIndex(of: "{") {
            text += rest[..<brace]
            rest = rest[brace...]
            if rest.hasPrefix("{0}") || rest.hasPrefix("{1}") {
                text += rest.hasPrefix("{0}") ? first : second
                rest = rest.dropFirst(3)
            } else {
                text += rest.prefix(1)
                rest = rest.dropFirst()
            }
        }
        return text + rest
    }
}

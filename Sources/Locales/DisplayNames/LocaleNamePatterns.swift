internal import LocaleFormatCore

/// What joins the parts of a locale's name in one language (UTS #35 part 2, "Locale Display Name Patterns").
struct LocaleNamePatterns: Sendable {
    /// "{0} ({1})"
    private let pattern: String
    /// "{0}, {1}"
    private let separator: String
    /// "{0}: {1}"
    private let keyType: String
    private let nested: [Character: Character]

    /// - Parameter texts: by ICU's keys.
    init(_ texts: [String: String]) {
        pattern = texts["pattern"] ?? "{0} ({1})"
        separator = texts["separator"] ?? "{0}, {1}"
        keyType = texts["keyTypePattern"] ?? "{0}: {1}"
        nested = pattern.contains("（") ? ["（": "［", "）": "］"] : ["(": "[", ")": "]"]
    }

    /// A name, and in parentheses what it does not say.
    func qualified(_ name: String, _ rest: [String]) -> String {
        rest.isEmpty ? name : Self.fill(pattern, name, joined(rest.map(withoutParentheses)))
    }

    func joined(_ parts: [String]) -> String {
        guard let first = parts.first else { return "" }
        return parts.dropFirst().reduce(first) { Self.fill(separator, $0, $1) }
    }

    /// "Currency: EUR"
    func keyword(_ key: String, _ value: String) -> String { Self.fill(keyType, key, value) }

    /// Names with parentheses stand within others: these become brackets, of the width that the pattern has.
    private func withoutParentheses(_ text: String) -> String {
        text.contains { nested[$0] != nil } ? String(text.map { nested[$0] ?? $0 }) : text
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

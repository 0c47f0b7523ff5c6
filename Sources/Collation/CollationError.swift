/// Why a ``CollationStyle`` cannot be compiled.
public enum CollationError: Error, Hashable, Sendable {
    /// `CollationStyle(locale: "fr").kind("pinyn")`: no locale has such an order; `known` are those of this one.
    case unknownKind(String, locale: String, known: [String])
    /// `kr-abcd`, `kf-sideways`: a value of a collation keyword that CLDR does not have.
    case unknownValue(String, keyword: String)
    /// `"&a<"`: `offset` in UTF-16 units where ICU says it.
    case malformedRules(offset: Int?)
    /// `"&a<" + String(repeating: "é", count: 8)`: a tailoring has more of something than `limit`.
    case rulesTooLarge(CollationRulesPart, limit: Int)
    /// ICU cannot open the collator; `code` is its name for the reason.
    case icu(code: String, call: String)
}

extension CollationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKind(let kind, let locale, let known):
            "there is no collation '\(kind)'; \(locale) has \(known.joined(separator: ", "))"
        case .unknownValue(let value, let keyword):
            "'\(value)' is no value of the collation keyword '\(keyword)'"
        case .malformedRules(let offset):
            "malformed collation rules" + (offset.map { " at UTF-16 unit \($0)" } ?? "")
        case .rulesTooLarge(let part, let limit):
            "the collation rules have more than \(limit) \(part.rawValue)"
        case .icu(let code, let call):
            "ICU cannot open a collator: \(call) answers \(code)"
        }
    }
}

/// What a tailoring may have so many of.
public enum CollationRulesPart: String, Hashable, Sendable {
    /// See ``CollationStyle/maximumRulesLength``.
    case bytes = "bytes"
    /// See ``CollationStyle/maximumTailoredLength``.
    case characters = "characters in one text"
    /// See ``CollationStyle/maximumComposed``.
    case composed = "composed letters and combining marks in one text"
    /// See ``CollationStyle/maximumContractions``.
    case contractions = "texts of several characters"
    /// Settings in brackets; `[import …]` counts as sixteen.
    case settings = "settings"
    /// Ways to write all texts with composed letters: eight for each letter of one, multiplied, and added up.
    case spellings = "ways to write what is tailored"
}

/// Why a ``CollationStyle`` cannot be compiled.
public enum CollationError: Error, Hashable, Sendable {
    /// `CollationStyle(locale: "fr").kind("pinyn")`: no locale has such an order; `known` are those of this one.
    case unknownKind(String, locale: String, known: [String])
    /// `kr-abcd`, `kf-sideways`: a value of a collation keyword that CLDR does not have.
    case unknownValue(String, keyword: String)
    /// `"&a<"`: `offset` in UTF-16 units where ICU says it.
    case malformedRules(offset: Int?)
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
        case .icu(let code, let call):
            "ICU cannot open a collator: \(call) answers \(code)"
        }
    }
}

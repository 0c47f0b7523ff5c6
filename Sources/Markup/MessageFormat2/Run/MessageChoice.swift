internal import LocaleFormatNumbers

/// What `.match` chooses among, and by what.
struct MessageChoice: Sendable {
    /// A key of a variant.
    enum Key: Sendable {
        case catchAll
        /// In form C, with what it is to numbers.
        case literal(String, Kind)

        enum Kind: Sendable {
            case number, keyword, other
        }

        init(_ key: MessageFormat2.Key) {
            switch key {
            case .catchAll: self = .catchAll
            case .literal(let text):
                let text = text.inFormC
                let isKeyword = PluralCategory(rawValue: text) != nil
                self = .literal(text, isKeyword ? .keyword : text.isNumberLiteral ? .number : .other)
            }
        }
    }

    /// Indices of declared variables.
    let selectors: [Int]
    let places: [SourcePosition]
    /// By variant.
    let keys: [[Key]]
}

/// A selector with its value.
enum MessageSelector {
    /// Matches no key but `*`.
    case nothing
    case text(String)
    case number(exact: String, keyword: String?)
    case custom(any MessageValue)

    /// Nil where the value cannot be chosen by.
    init?(_ resolved: ResolvedMessage) {
        switch resolved.value {
        case .text(let text): self = .text(text.inFormC)
        case .number(let value, let settings):
            if case .none = settings.selection { return nil }
            self = .number(exact: settings.exactKey(of: value), keyword: settings.keyword(of: value))
        case .custom(let value, _):
            guard value.isSelector else { return nil }
            self = .custom(value)
        case .fallback, .argument, .date: return nil
        }
    }

    func matches(_ key: String, _ kind: MessageChoice.Key.Kind) throws(MessageFunctionError) -> Bool {
        switch self {
        case .nothing: return false
        case .text(let text): return text == key
        case .custom(let value): return try value.matches(key)
        case .number(let exact, let keyword):
            switch kind {
            case .number: return exact == key
            case .keyword: return keyword == key
            case .other:
                throw .badVariantKey("'\(key.shortened)' is no key for numbers; expected a number or a plural category")
            }
        }
    }

    /// "BetterThan": a number's own key before its category's.
    func prefers(_ key: String, _ kind: MessageChoice.Key.Kind, to other: String, _ otherKind: MessageChoice.Key.Kind)
        -> Bool
    {
        switch self {
        case .nothing, .text: return false
        case .number: return kind == .number && otherKind != .number
        case .custom(let value): return value.prefers(key, to: other)
        }
    }
}

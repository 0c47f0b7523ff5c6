package import LocaleFormatNumbers

/// What `.match` chooses among, and by what.
package struct MessageChoice: Sendable {
    /// A key of a variant.
    package enum Key: Sendable {
        case catchAll
        /// In form C, with what it is to numbers.
        case literal(String, Kind)

        package enum Kind: Equatable, Sendable {
            case number, other
            case keyword(PluralCategory)
        }

        init(_ key: MessageFormat2.Key) {
            switch key {
            case .catchAll: self = .catchAll
            case .literal(let text):
                let text = text.inFormC
                let keyword = PluralCategory(rawValue: text).map { Kind.keyword($0) }
                self = .literal(text, keyword ?? (text.isNumberLiteral ? .number : .other))
            }
        }
    }

    /// Indices of declared variables.
    let selectors: [Int]
    let places: [SourcePosition]
    /// By variant.
    let keys: [[Key]]
    /// Whether a key may stand for a number exactly.
    let hasNumbers: Bool

    init(selectors: [Int], places: [SourcePosition], keys: [[Key]]) {
        (self.selectors, self.places, self.keys) = (selectors, places, keys)
        hasNumbers = keys.contains { keys in
            keys.contains { key in
                if case .literal(_, .number) = key { return true }
                return false
            }
        }
    }
}

/// A selector with its value.
enum MessageSelector {
    /// Matches no key but `*`.
    case nothing
    case text(String)
    case number(exact: String, keyword: PluralCategory?)
    case custom(any MessageValue)

    /// Nil where the value cannot be chosen by.
    init?(_ resolved: ResolvedMessage, for choice: MessageChoice) {
        switch resolved.value {
        case .text(let text): self = .text(text.inFormC)
        case .number(let value, let settings):
            if case .none = settings.selection { return nil }
            self = .number(
                exact: choice.hasNumbers ? settings.exactKey(of: value) : "", keyword: settings.keyword(of: value))
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
            case .keyword(let category): return keyword == category
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

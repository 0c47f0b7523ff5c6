/// Why plural rules cannot be had.
public enum PluralRuleError: Error, Hashable, Sendable {
    /// Text that is no rule; `offset` counts UTF-8 bytes: `"one: i = "`, `"single: n = 1"`.
    case malformed(rule: String, offset: Int, expected: String)
    /// The system's ICU has no plural data at all.
    case missingData
}

extension PluralRuleError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let rule, let offset, let expected):
            "malformed plural rule '\(rule.shortened)' at byte \(offset): expected \(expected)"
        case .missingData: "the system's ICU has no plural rules"
        }
    }
}

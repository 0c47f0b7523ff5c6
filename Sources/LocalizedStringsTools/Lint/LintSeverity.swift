/// How bad a finding is. The names are SARIF's levels and those that compilers print.
public enum LintSeverity: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// Worth a look: works, but may not be what was meant.
    case note
    /// Readers will see something wrong in some language or for some value.
    case warning
    /// The text cannot be formatted, or shows the wrong argument.
    case error

    public static func < (left: LintSeverity, right: LintSeverity) -> Bool { left.order < right.order }

    private var order: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

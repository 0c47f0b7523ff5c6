import LocaleFormat

/// Why a command, or one value of it, failed: one line for a person, and whose fault it is.
public struct CommandFailure: Error, Hashable {
    /// Whose fault it is.
    public enum Kind: Hashable, Sendable {
        /// The command line is at fault: exit code 2.
        case usage
        /// A value cannot be formatted: exit code 1.
        case value
    }

    /// Whose fault it is.
    public let kind: Kind
    /// One line for a person.
    public let message: String

    package init(kind: Kind, message: String) { (self.kind, self.message) = (kind, message) }

    /// The options are at fault.
    public static func usage(_ message: String) -> CommandFailure { CommandFailure(kind: .usage, message: message) }
    /// A value is at fault.
    public static func value(_ message: String) -> CommandFailure { CommandFailure(kind: .value, message: message) }

    /// What a command ends with: 2 for options, 1 for values.
    public var exitCode: Int32 { kind == .usage ? 2 : 1 }
}

extension CommandFailure {
    /// What is wrong with a locale or an identifier.
    public init(_ error: LocaleError) {
        switch error {
        case .unknownNumberingSystem(let name):
            let meant = NumberingSystem.nearest(to: name).map { "did you mean '\($0)'? " } ?? ""
            self = .usage(
                "unknown numbering system '\(name)'; \(meant)'\(CommandName.own) numbering-systems' lists them")
        case .unknownCurrency(let code):
            self = .usage("unknown currency '\(code)'; '\(CommandName.own) currencies' lists them")
        default: self = .usage(error.description)
        }
    }

    /// What is wrong with a number, or with what says how it is written.
    public init(_ error: NumberError) {
        switch error {
        case .locale(let error): self.init(error)
        case .optionOutOfRange, .conflict, .invalidSkeleton, .invalidPattern, .unsupported, .unknownRuleSet:
            self = .usage(error.description)
        case .notANumber(let text, _):
            let hint = CommandFailure.hint(ofNumber: text).map { "; " + $0 } ?? ""
            self = .value(error.description + hint)
        case .tooLarge, .inexact, .beyondRules, .notInMixedUnits, .icu:
            self = .value(error.description)
        }
    }
}

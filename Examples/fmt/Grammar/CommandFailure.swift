import LocaleFormat

/// Why a command, or one value of it, failed: one line for a person, and whose fault it is.
struct CommandFailure: Error, Hashable {
    enum Kind: Hashable {
        /// The command line is at fault: exit code 2.
        case usage
        /// A value cannot be formatted: exit code 1.
        case value
    }

    let kind: Kind
    let message: String

    static func usage(_ message: String) -> CommandFailure { CommandFailure(kind: .usage, message: message) }
    static func value(_ message: String) -> CommandFailure { CommandFailure(kind: .value, message: message) }

    var exitCode: Int32 { kind == .usage ? 2 : 1 }
}

extension CommandFailure {
    init(_ error: LocaleError) {
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

    init(_ error: NumberError) {
        switch error {
        case .locale(let error): self.init(error)
        case .optionOutOfRange, .conflict, .invalidSkeleton, .invalidPattern, .unsupported:
            self = .usage(error.description)
        case .notANumber(let text, _):
            let hint = CommandFailure.hint(ofNumber: text).map { "; " + $0 } ?? ""
            self = .value(error.description + hint)
        case .tooLarge, .inexact, .beyondRules, .notInMixedUnits, .icu:
            self = .value(error.description)
        }
    }
}

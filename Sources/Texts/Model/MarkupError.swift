public import LocaleFormatCore

/// Why a localized string cannot be read: markup, format specifiers, or the choice between wordings.
public struct MarkupError: Error, Hashable, Sendable {
    /// What is wrong. The examples are texts that cause it.
    public enum Reason: Hashable, Sendable {
        /// A run that is opened and not closed: `^[10`.
        case unclosedRun
        /// A run without attributes: `^[10] days`.
        case missingAttributes
        /// An attribute list that cannot be read: `^[10](formatNumber true)`, `^[a](x: 'y`.
        case syntax(found: String, expected: String)
        /// An attribute or member that is given twice: `^[a](inflect: true, inflect: false)`.
        case duplicateKey(String)
        /// Values or runs within each other beyond a limit.
        case nestedTooDeep(limit: Int)
        /// A known attribute with a value that it does not take: `^[10](formatNumber: "yes")`.
        case invalidValue(key: String, found: String, expected: String)
        /// A format specifier that cannot be read or is not allowed: `%n`, `%y`, `%999999999d`, `%0$@`.
        case invalidSpecifier(String, expected: String)
        /// An argument for which no value is right in two places: `%1$s %1$d`.
        case conflictingKinds(argument: Int, ArgumentUse, ArgumentUse)
        /// `%#@name@` where there is no substitution of that name.
        case unknownSubstitution(String)
        /// A substitution that stands within its own wordings.
        case recursiveSubstitution(String)
        /// A variation without a wording for `other`, of which one is needed; or without any.
        case missingWording(String)
        /// Runs that agree with each other in a circle: `^[%@](agreeWithArgument: 2) ^[%@](agreeWithArgument: 1)`.
        case agreement(argument: Int, expected: String)
        /// More runs, specifiers or numbers in one text than anybody writes.
        case tooManyParts(limit: Int)
        /// More text than the limit, in bytes, after substitutions are put in.
        case tooLarge(limit: Int)
        /// The locale's data fails: an unknown numbering system, plural rules that ICU lacks.
        case locale(String)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where in the wording it begins.
    public let position: SourcePosition
    /// Which wording: `["files", "plural.one"]`; empty where there is but one.
    public let wording: [String]

    /// An error of one's own reading of a text.
    public init(_ reason: Reason, at position: SourcePosition, in wording: [String] = []) {
        self.reason = reason
        self.position = position
        self.wording = wording
    }
}

extension MarkupError: CustomStringConvertible {
    /// `line 1, column 5: expected ']' before the end of the text, to close '^['`
    public var description: String {
        let place = wording.isEmpty ? "" : " of \(wording.joined(separator: " / "))"
        return "\(position)\(place): \(reason)"
    }
}

extension MarkupError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unclosedRun:
            "expected ']' before the end of the text, to close '^['; write '\\^[' for the characters themselves"
        case .missingAttributes: "expected '(' and attributes after ']', to close '^['"
        case .syntax(let found, let expected): "expected \(expected), found \(found)"
        case .duplicateKey(let key): "'\(key.shortened)' is given twice; expected each key once"
        case .nestedTooDeep(let limit): "nested too deep; expected at most \(limit) levels"
        case .invalidValue(let key, let found, let expected):
            "\(key.shortened) is \(found.shortened); expected \(expected)"
        case .invalidSpecifier(let specifier, let expected):
            "invalid format specifier '\(specifier.shortened)'; expected \(expected)"
        case .conflictingKinds(let argument, let first, let second):
            "argument \(argument) is \(first.kind.words) for '\(first.text.shortened)' and \(second.kind.words) for '\(second.text.shortened)'; expected one kind"
        case .unknownSubstitution(let name): "no substitution is called '\(name.shortened)'; expected the name of one"
        case .recursiveSubstitution(let name): "the substitution '\(name.shortened)' contains itself"
        case .missingWording(let expected): "no wording to choose; expected \(expected)"
        case .agreement(let argument, let expected): "cannot agree with argument \(argument); expected \(expected)"
        case .tooManyParts(let limit): "the text has too many runs, specifiers or numbers; expected at most \(limit)"
        case .tooLarge(let limit): "the text is too large; expected at most \(limit) bytes"
        case .locale(let reason): reason
        }
    }
}

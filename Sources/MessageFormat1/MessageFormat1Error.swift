public import LocaleFormatCore

/// Why a message in ICU's syntax cannot be read or used.
public struct MessageFormat1Error: Error, Hashable, Sendable {
    /// What is wrong. The examples are messages that cause it.
    public enum Reason: Hashable, Sendable {
        /// An argument that does not end: `{name`, `{n, plural, other {x}`.
        case unclosedArgument
        /// Something else than the syntax has there: `{a b}`, `{n, plural}`.
        case syntax(found: String, expected: String)
        /// A choice without a variant for `other`: `{n, plural, one {x}}`.
        case missingOther
        /// Two variants for the same, which ``MessageFormat1/Syntax/formatJS`` refuses and of which ICU takes the first: `{n, plural, one {a} one {b} other {c}}`.
        case duplicateVariant(String)
        /// A format that ICU does not know: `{n, money}`.
        case unknownFormat(String)
        /// Quoted text in a format's form that does not end: `{n, number, '#}`.
        case unclosedQuote
        /// A tag that does not end: `<b>text`.
        case unclosedTag(String)
        /// The end of a tag where none, or another one, was begun: `<b>text</i>`.
        case unmatchedTag(found: String, expected: String?)
        /// More parts in one message than anybody writes.
        case tooManyParts(limit: Int)
        /// Messages within each other beyond a limit.
        case nestedTooDeep(limit: Int)
        /// A message of more bytes than the limit.
        case tooLarge(limit: Int)
        /// A form that the locale's numbers or dates do not take, found when the message is compiled: `{n, number, ::foo}`.
        case invalidForm(argument: String, String)
        /// The locale's data fails: an unknown numbering system, plural rules that ICU lacks.
        case locale(String)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where in the text; nil for what is found when a message is compiled.
    public let position: SourcePosition?

    /// An error of one's own reading of a message.
    public init(_ reason: Reason, at position: SourcePosition? = nil) {
        (self.reason, self.position) = (reason, position)
    }
}

extension MessageFormat1Error: CustomStringConvertible {
    /// `line 1, column 5: expected ',' or '}' after the argument's name, found 'b'`
    public var description: String { position.map { "\($0): \(reason)" } ?? "\(reason)" }
}

extension MessageFormat1Error.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unclosedArgument: "expected '}' before the end of the text, to close '{'"
        case .syntax(let found, let expected): "expected \(expected), found \(found.shortened)"
        case .missingOther: "the choice is not complete; expected a variant for 'other'"
        case .duplicateVariant(let selector): "there are two variants for '\(selector.shortened)'; expected one"
        case .unknownFormat(let name):
            "unknown format '\(name.shortened)'; expected number, date, time, spellout, ordinal, duration, plural, selectordinal, select or choice"
        case .unclosedQuote: "expected an apostrophe before the end of the text, to end what another one quotes"
        case .unclosedTag(let name): "expected '</\(name.shortened)>' before the end of its message"
        case .unmatchedTag(let found, let expected):
            expected.map { "expected '</\($0.shortened)>', found '</\(found.shortened)>'" }
                ?? "'</\(found.shortened)>' ends a tag that was not begun; write ''</' for the characters themselves"
        case .tooManyParts(let limit): "the message has too many parts; expected at most \(limit)"
        case .nestedTooDeep(let limit): "nested too deep; expected at most \(limit) levels"
        case .tooLarge(let limit): "the message is too large; expected at most \(limit) bytes"
        case .invalidForm(let argument, let why): "the form of argument '\(argument.shortened)': \(why)"
        case .locale(let reason): reason
        }
    }
}

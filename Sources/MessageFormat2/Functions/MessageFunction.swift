public import LocaleFormatCore
public import LocaleFormatNumbers
public import LocaleFormatTexts

/// A function of messages: UTS #35 part 9, "Function Handler". Register it in ``MessageOptions/functions``.
///
/// ```swift
/// struct Shout: MessageFunction {
///     func resolve(_ call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue {
///         guard let text = call.operand?.text else { throw .badOperand("expected a text") }
///         return MessageText(text.uppercased())
///     }
/// }
/// var options = MessageOptions()
/// options.functions["my:shout"] = Shout()
/// let message = try MessageFormat2("{hello :my:shout}").compiled(in: "en", options: options)
/// message.format() == "\u{2068}HELLO\u{2069}"        // true
/// ```
public protocol MessageFunction: Sendable {
    /// The value of an expression. It is asked at most once for each expression of a formatted message, must not change anything
    /// outside, and should not take long.
    ///
    /// - Throws: ``MessageFunctionError``; the expression is then written as a fallback. Errors that leave a value are given to
    ///   ``MessageFunctionCall/report(_:)``.
    func resolve(_ call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue
}

/// What a function is asked with.
public struct MessageFunctionCall: Sendable {
    /// The reader's, or that of `u:locale`.
    public let locale: LocaleID
    /// What stands before the function; nil where nothing does.
    public let operand: MessageOperand?
    /// By name, without those of the `u:` namespace. One whose value could not be resolved is not there.
    public let options: [String: MessageOperand]
    /// `u:dir`, where it is there.
    public let direction: MessageDirection?
    var problems: [MessageFunctionError] = []

    /// Tells an error that does not keep the value from being formatted.
    public mutating func report(_ error: MessageFunctionError) { problems.append(error) }
}

/// The operand of a function, or the value of an option.
public struct MessageOperand: Sendable {
    /// The value: a literal is a string.
    public let argument: TextArgument
    /// Where a function made it: the value itself, for functions that know each other.
    public let value: (any MessageValue)?
    /// Options that came with it.
    public let options: [String: String]
    /// Whether it stands in the message itself, rather than being a variable's value.
    public let isLiteral: Bool

    /// As text; nil for what is neither text nor a number.
    public var text: String? {
        switch argument {
        case .string(let text): text
        case .number(let value), .styledNumber(let value, _): value.plainText
        default: nil
        }
    }

    /// As a number: a number, or text that is one by the standard's `number-literal`, `-1.5e3`.
    public var number: NumberValue? { argument.messageNumber }
}

/// What a function made of its operand: UTS #35 part 9, "Resolved Values".
public protocol MessageValue: Sendable {
    /// What later functions see as their operand or option; nil where they cannot use it.
    var argument: TextArgument? { get }
    /// Options that later functions may take into account.
    var options: [String: String] { get }
    /// Which way the text runs.
    var direction: MessageDirection { get }
    /// Whether `.match` may ask it.
    var isSelector: Bool { get }

    /// The value as text.
    func text() throws(MessageFunctionError) -> String
    /// The value as text with parts, ``MessageField/part(_:)`` for instance.
    func formattedText() throws(MessageFunctionError) -> FormattedText<MessageField>
    /// Whether the value matches a key, which is in Unicode's form C.
    func matches(_ key: String) throws(MessageFunctionError) -> Bool
    /// Whether, of two keys that match, the first is the better one.
    func prefers(_ key: String, to other: String) -> Bool
}

extension MessageValue {
    /// None.
    public var options: [String: String] { [:] }
    /// Not known.
    public var direction: MessageDirection { .automatic }
    /// No.
    public var isSelector: Bool { false }

    /// The text without parts.
    public func formattedText() throws(MessageFunctionError) -> FormattedText<MessageField> {
        FormattedText(text: try text(), spans: [])
    }

    /// None.
    public func matches(_ key: String) throws(MessageFunctionError) -> Bool { false }
    /// The one that stands first.
    public func prefers(_ key: String, to other: String) -> Bool { false }
}

/// A value that is a text.
public struct MessageText: MessageValue {
    private let string: String

    /// A text, which `.match` compares with its keys as `:string` does.
    public init(_ string: String) { self.string = string }

    public var argument: TextArgument? { .string(string) }
    public var isSelector: Bool { true }
    public func text() -> String { string }
    public func matches(_ key: String) -> Bool { string.inFormC == key }
}

/// Why a function cannot do what it is asked, by the standard's name.
public struct MessageFunctionError: Error, Hashable, Sendable {
    /// ``MessageFormat2Error/Kind/badOperand``, ``MessageFormat2Error/Kind/badOption``, ``MessageFormat2Error/Kind/badVariantKey``,
    /// ``MessageFormat2Error/Kind/unsupportedOperation`` or ``MessageFormat2Error/Kind/badSelector``.
    public let kind: MessageFormat2Error.Kind
    /// What is given, and what is allowed.
    public let detail: String

    /// An error by its kind.
    public init(_ kind: MessageFormat2Error.Kind, _ detail: String) { (self.kind, self.detail) = (kind, detail) }

    /// The operand is not what the function takes.
    public static func badOperand(_ detail: String) -> Self { Self(.badOperand, detail) }
    /// An option is not what the function takes, or missing.
    public static func badOption(_ detail: String) -> Self { Self(.badOption, detail) }
    /// A key is none that any value matches.
    public static func badVariantKey(_ detail: String) -> Self { Self(.badVariantKey, detail) }
    /// The function knows what is asked, and cannot do it.
    public static func unsupportedOperation(_ detail: String) -> Self { Self(.unsupportedOperation, detail) }
    /// The value cannot be chosen by.
    public static func badSelector(_ detail: String) -> Self { Self(.badSelector, detail) }
}

extension MessageFunctionError: CustomStringConvertible {
    /// `bad-operand: expected a text`
    public var description: String { "\(kind.rawValue): \(detail)" }
}

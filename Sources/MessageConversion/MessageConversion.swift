public import LocaleFormatAppleStrings
public import LocaleFormatCore
public import LocaleFormatMessageFormat1
public import LocaleFormatMessageFormat2
public import LocaleFormatTexts

/// A message in any of the three syntaxes that this package reads.
///
/// ```swift
/// let message = try MessageFormat1("{count, plural, one {# file} other {# files}}")
/// let made = try ConvertibleMessage.messageFormat1(message).converted(to: .messageFormat2, in: "en")
/// made.text        // ".input {$count :number}\n.match $count\none {{{$count} file}}\n* {{{$count} files}}"
/// made.losses      // []
/// ```
public enum ConvertibleMessage: Hashable, Sendable {
    /// Apple's: `%lld files`, with variations and substitutions.
    case apple(TextTemplate)
    /// ICU's: `{count, plural, one {# file} other {# files}}`.
    case messageFormat1(MessageFormat1)
    /// Unicode's: `.input {$count :number} .match $count one {{{$count} file}} * {{{$count} files}}`.
    case messageFormat2(MessageFormat2)

    /// One of the three syntaxes.
    public enum Syntax: Hashable, Sendable, CaseIterable {
        /// Of format strings and string catalogs.
        case apple
        /// ICU's MessageFormat.
        case messageFormat1
        /// MessageFormat 1 with tags, as FormatJS reads it.
        case formatJS
        /// Unicode MessageFormat 2, UTS #35 part 9.
        case messageFormat2
    }

    /// The syntax that it is in.
    public var syntax: Syntax {
        switch self {
        case .apple: .apple
        case .messageFormat1(let message): message.syntax == .formatJS ? .formatJS : .messageFormat1
        case .messageFormat2: .messageFormat2
        }
    }

    /// The message as it is written; nil for variations and substitutions, which no single text holds.
    public var text: String? {
        switch self {
        case .apple(let template):
            if case .text(let text) = template.variation, template.substitutions.isEmpty { return text }
            return nil
        case .messageFormat1(let message): return message.description
        case .messageFormat2(let message): return message.description
        }
    }

    /// The message in another syntax.
    ///
    /// What comes out, formatted in the message's language with the same arguments, is the same text, byte for byte, unless
    /// ``MessageConversion/losses`` says otherwise. That is meant so:
    ///
    /// - arguments are of the kinds that the message asks for: text for a choice by text, whole numbers for `%lld`, `integer` and, in Apple's
    ///   syntax, for what is counted; without bidirectional isolation, and with all arguments given;
    /// - numbers in a usual form, `{n, number}`, `#`, `{$n :number}`, `%@`, are taken for one another. They differ where a
    ///   number has more than three digits of fraction, and in languages such as Spanish, which group from five digits on unless ICU's
    ///   older formatter writes them. ``MessageConversionOptions/isExact`` says these too.
    ///
    /// - Parameters:
    ///   - syntax: what the message is to be written in.
    ///   - locale: the language of the message. Its plural rules say which category a number has that is named exactly.
    ///   - options: names of arguments, and how much is said in options.
    /// - Throws: ``MessageConversionError`` for an Apple text that cannot be read, and for messages beyond `TextLimits`: ten choices of six
    ///   variants each in a row are sixty million in MessageFormat 2.
    public func converted(
        to syntax: Syntax, in locale: LocaleID, options: MessageConversionOptions = MessageConversionOptions()
    ) throws(MessageConversionError) -> MessageConversion {
        if syntax == self.syntax { return MessageConversion(message: self, arguments: [], losses: []) }
        let work = MessageConversionWork(locale: locale, options: options)
        var pieces: [MessagePiece]
        switch self {
        case .apple(let template): pieces = try work.pieces(of: template)
        case .messageFormat1(let message): pieces = try work.pieces(of: message)
        case .messageFormat2(let message): pieces = try work.pieces(of: message)
        }
        if case .messageFormat1(let own) = self, syntax == .messageFormat1 || syntax == .formatJS {
            // Nothing of it has to be said in other words.
            work.forget(0)
            let names = try MessageArgumentNames(pieces, from: self.syntax, to: syntax, options.names, work)
            let made = try work.messageFormat1(of: own, names, syntax == .formatJS ? .formatJS : .icu)
            return MessageConversion(message: .messageFormat1(made), arguments: names.arguments, losses: work.losses)
        }
        pieces = try work.sayingFractions(pieces, from: self.syntax, to: syntax)
        let names = try MessageArgumentNames(pieces, from: self.syntax, to: syntax, options.names, work)
        let message: ConvertibleMessage
        switch syntax {
        case .apple: message = .apple(try work.template(of: pieces, names))
        case .messageFormat1: message = .messageFormat1(try work.messageFormat1(of: pieces, names, .icu))
        case .formatJS: message = .messageFormat1(try work.messageFormat1(of: pieces, names, .formatJS))
        case .messageFormat2: message = .messageFormat2(try work.messageFormat2(of: pieces, names))
        }
        return MessageConversion(message: message, arguments: names.arguments, losses: work.losses)
    }
}

/// How messages are brought from one syntax to another.
public struct MessageConversionOptions: Hashable, Sendable {
    /// Names that arguments get, by those that they have: `["1": "count"]` for `%1$lld`, and `["count": "1"]` the other way. The rest are made:
    /// `%2$@` is `arg2`, and `arg2` is `%2$@`. A name that the target does not have is a ``MessageLoss/Kind/name``.
    public var names: [String: String] = [:]
    /// Whether what syntaxes do by themselves is said, digits of fractions and grouping: `{n, number}` is then
    /// `{$n :number maximumFractionDigits=3 roundingMode=halfEven useGrouping=always}`. What the target cannot say of it is a loss.
    public var isExact = false
    /// Whether the file tells the types of arguments beside its messages, as ARB's do: whole numbers are then `{count}` and not
    /// `{count, number, integer}` in MessageFormat 1, nor `#`, which Flutter takes for text.
    public var hasTypes = false
    /// Of MessageFormat 1 without types: names of arguments that are whole numbers wherever they stand bare.
    public var wholeNumbers: Set<String> = []

    /// Names are made, usual forms are left usual.
    public init() {}
}

/// A message in its new syntax, and what the new syntax cannot say of it.
public struct MessageConversion: Hashable, Sendable {
    /// The message.
    public let message: ConvertibleMessage
    /// The arguments by their old and their new names, in the order of first use; empty where the syntax was the same.
    public let arguments: [ConvertedArgument]
    /// What is lost, in the order in which it was found; where this is empty, the message says the same.
    public let losses: [MessageLoss]

    /// The message as it is written; nil for Apple's variations.
    public var text: String? { message.text }
}

/// An argument of a message whose syntax was changed.
public struct ConvertedArgument: Hashable, Sendable {
    /// What sort of value the message takes for it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Anything.
        case any
        /// Text, by which the message chooses.
        case text
        /// A whole number.
        case integer
        /// Any number.
        case number
        /// A date or a time.
        case date
    }

    /// As it was: `count`; of Apple's syntax, the position: `1`.
    public let source: String
    /// As it is.
    public let target: String
    /// What it takes.
    public let kind: Kind
}

/// Something that a message says and its new syntax does not.
public struct MessageLoss: Hashable, Sendable, CustomStringConvertible {
    /// What sort of thing. The examples cause it, on the way to the syntax in parentheses.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// How an argument is written: `{n, number, ::compact-short}` (MessageFormat 2).
        case form
        /// A choice, which is left in a form of this package's own, or of which one variant is left: `{g, select, …}` (Apple).
        case choice
        /// A variant, which is left out: `=7 {…}` (Apple).
        case variant
        /// A function that only a program knows: `{$x :shop:price}`.
        case function
        /// Markup; what it stands around is left: `{#b}` (MessageFormat 1), `^[…](inflect: true)` (MessageFormat 2).
        case markup
        /// What is said to translators and tools: `@translate=no`, `u:id=x`.
        case attribute
        /// The name of an argument, which has another one in the message: `{$first-name}` (MessageFormat 1).
        case name
    }

    /// What sort of thing.
    public let kind: Kind
    /// As it was written.
    public let source: String
    /// What of it is lost, in words.
    public let reason: String
    /// Where in its text; nil for a message that was made of parts.
    public let position: SourcePosition?
    /// Which wording of Apple's: `["files", "plural.one"]`.
    public let wording: [String]

    /// `line 1, column 5: form '::compact-short': MessageFormat 2 has no such notation`
    public var description: String {
        let place = position.map { "\($0)" } ?? ""
        let wording = wording.isEmpty ? "" : (place.isEmpty ? "" : " of ") + wording.joined(separator: " / ")
        let start = place + wording
        return (start.isEmpty ? "" : start + ": ") + "\(kind.rawValue) '\(source.shortened)': \(reason)"
    }
}

/// Why a message cannot be brought to another syntax at all.
public enum MessageConversionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The Apple text cannot be read: `%lld and %y`.
    case apple(MarkupError)
    /// The variants, or their parts, would be more than the limit, `TextLimits.parts`.
    case tooManyParts(limit: Int)
    /// More arguments than Apple's positions count, `FormatSpecifier.maximumPosition`.
    case tooManyArguments(limit: Int)
    /// Choices within each other beyond the limit, `TextLimits.messageDepth`.
    case nestedTooDeep(limit: Int)
    /// Plural rules that the locale's data lacks.
    case locale(String)

    public var description: String {
        switch self {
        case .apple(let error): error.description
        case .tooManyParts(let limit):
            "the message would have too many parts in the other syntax, which repeats what stands beside choices; expected at most \(limit)"
        case .tooManyArguments(let limit): "the message has too many arguments; expected at most \(limit)"
        case .nestedTooDeep(let limit): "nested too deep; expected at most \(limit) choices within each other"
        case .locale(let reason): reason
        }
    }
}

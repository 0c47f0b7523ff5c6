internal import LocaleFormatNumbers

/// What a specifier asks of its argument: the only place where `%lld`, `%@` and the others are type-checked.
///
/// | written | kind | takes |
/// |---|---|---|
/// | `%@` | ``object`` | anything |
/// | `%s`, `%S` | ``string`` | text |
/// | `%c`, `%C` | ``character`` | one character or its number |
/// | `%d`, `%i`, `%x`, `%o`, and `*` | ``integer`` | a whole number |
/// | `%u` | ``unsigned`` | a whole number that is not negative |
/// | `%f`, `%e`, `%g`, `%a` | ``floating`` | a number |
/// | a choice by plural category | ``plural`` | a number, in a style of its own too |
/// | a choice by text | ``string`` | text |
///
/// The conversions are ISO C's (7.21.6.1) and Foundation's ("String Format Specifiers"). Length modifiers (`hh`, `ll`, `q`, `z`)
/// do not change what is taken: values are passed in full, and 5,000,000,000 is written in full by `%d` too. A `double` is no
/// whole number, whatever its value, as it is none in C.
public enum ArgumentKind: Hashable, Sendable, CaseIterable {
    /// Anything: `%@`.
    case object
    /// Text: `%s`, and a choice by text.
    case string
    /// One character or its number: `%c`.
    case character
    /// A whole number: `%d`, `%x`, and `*` for a width.
    case integer
    /// A whole number that is not negative: `%u`.
    case unsigned
    /// A number: `%f`, `%e`, `%g`.
    case floating
    /// A number, in a style of its own too: a choice by plural category.
    case plural

    /// Sorts of values, as specifiers tell them apart.
    public struct Values: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A whole number from 0 on.
        public static let whole = Values(rawValue: 1)
        /// A whole number below 0.
        public static let negative = Values(rawValue: 2)
        /// Any other number: a `double`, or a decimal with a fraction.
        public static let fraction = Values(rawValue: 4)
        /// A number in a style of its own.
        public static let styledNumber = Values(rawValue: 8)
        /// Text of one character.
        public static let character = Values(rawValue: 16)
        /// Text of any other length.
        public static let text = Values(rawValue: 32)
        /// Dates, names, lists and localized strings.
        public static let other = Values(rawValue: 64)

        /// Every number that has no style of its own.
        public static let numbers: Values = [.whole, .negative, .fraction]
    }

    /// The values that are taken.
    public var values: Values {
        switch self {
        case .object: [.numbers, .styledNumber, .character, .text, .other]
        case .string: [.character, .text]
        case .character: [.character, .whole]
        case .integer: [.whole, .negative]
        case .unsigned: .whole
        case .floating: .numbers
        case .plural: [.numbers, .styledNumber]
        }
    }

    /// In words, for messages: "a whole number".
    public var words: String {
        switch self {
        case .object: "any value"
        case .string: "text"
        case .character: "one character or its number"
        case .integer: "a whole number"
        case .unsigned: "a whole number that is not negative"
        case .floating, .plural: "a number"
        }
    }

    /// Whether it writes a number, in one form or another.
    public var isNumber: Bool { self == .integer || self == .unsigned || self == .floating }

    /// Whether a value is taken.
    ///
    /// ```swift
    /// ArgumentKind.integer.takes(3)          // true
    /// ArgumentKind.integer.takes(1.5)        // false
    /// ArgumentKind.object.takes(1.5)         // true
    /// ```
    public func takes(_ argument: TextArgument) -> Bool { self == .object || values.contains(argument.values) }

    /// What C passes for it (ISO C 6.5.2.2, default argument promotions). `String(format:)` of Foundation reads the argument
    /// as the one or the other and fails where they are mixed up, even if every value would do here.
    public enum Passing: String, Hashable, Sendable {
        /// A reference to an object: `%@`.
        case object = "text"
        /// A pointer to characters: `%s`.
        case characters = "a C string"
        /// An `int` or a wider integer: `%d`, `%lld`, `%c`.
        case integer = "a whole number"
        /// A `double`: `%f`.
        case double = "a number with a fraction"
    }

    /// Nil for a choice, which passes nothing of its own.
    public var passing: Passing? {
        switch self {
        case .object: .object
        case .string: .characters
        case .character, .integer, .unsigned: .integer
        case .floating: .double
        case .plural: nil
        }
    }
}

extension FormatSpecifier {
    /// What it asks of its argument; nil for `%#@name@` and `%arg`, whose substitution says it.
    public var kind: ArgumentKind? {
        switch conversion {
        case .object: .object
        case .string: .string
        case .character: .character
        case .integer, .hexadecimal, .octal: .integer
        case .unsigned: .unsigned
        case .fixed, .exponent, .general, .hexadecimalFloat: .floating
        case .substitution, .substitutionArgument: nil
        }
    }
}

extension TextArgument {
    /// Which sort of value it is.
    public var values: ArgumentKind.Values {
        switch self {
        case .number(let value): value.isWhole ? value.isNegative ? .negative : .whole : .fraction
        case .styledNumber: .styledNumber
        case .string(let text): text.prefix(2).count == 1 ? .character : .text
        case .date, .duration, .name, .list, .text: .other
        }
    }
}

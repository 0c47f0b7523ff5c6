public import LocaleFormatDatePrograms
internal import LocaleFormatMemory
public import LocaleFormatNumberPrograms

/// A value for a place in a baked string: `%@`, `%lld`, `{name}`.
///
/// | argument | takes its place at |
/// |---|---|
/// | a number | `%lld`, `%d`, `%u` if it is a whole number and no `Double`; `%f`; `%@`; any place of a message but one for dates is by its form |
/// | text | `%@`, `%s`; `%c` if it is one character; `{name}`; numbers and dates of MessageFormat 2, if it is one by the standard |
/// | an instant | `{name, date, …}` and `{name, time, …}`; `{$name :date}` and its like, in its own zone where the message says `timeZone=input` |
///
/// ```swift
/// let arguments: [BakedArgument] = ["Ada", 3, .number(1.5)]
/// ```
public struct BakedArgument: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case number(NumberValue)
        case string(String)
        case date(Instant, TimeZoneID)
        /// Not given, although another one behind it was.
        case missing
    }

    let value: Value

    private init(_ value: Value) { self.value = value }

    /// A number, written as the string and the locale say. Wholeness counts by type: a `Double` is no whole number.
    @inlinable
    public static func number(_ value: some NumberConvertible) -> BakedArgument { number(value.numberValue) }

    /// A number whose type is known at run time only.
    public static func number(_ value: NumberValue) -> BakedArgument { BakedArgument(.number(value)) }

    /// A number that is written as text, `-1234.5` or `1.5e6`, of any length.
    ///
    /// - Throws: ``BakedError/notANumber(text:offset:)``, ``BakedError/beyondProgram(_:)``.
    public static func number(decimal text: String) throws(BakedError) -> BakedArgument {
        number(try BakedFormats.value(of: text))
    }

    /// Text, copied as it is.
    public static func string(_ text: String) -> BakedArgument { BakedArgument(.string(text)) }

    /// An instant, for a message that says how dates are written.
    public static func date(_ instant: Instant, timeZone: TimeZoneID) -> BakedArgument {
        BakedArgument(.date(instant, timeZone))
    }

    static let missing = BakedArgument(.missing)

    /// In messages.
    var words: String {
        switch value {
        case .number(let number): "the number \(number.plainText.prefix(60))"
        case .string(let text): "the text '\(text.prefix(60))'"
        case .date: "a date"
        case .missing: "nothing"
        }
    }
}

extension BakedArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .number(NumberValue(value)) }
    public init(floatLiteral value: Double) { self = .number(.double(value)) }
}

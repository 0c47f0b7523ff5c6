public import LocaleFormatDates
public import LocaleFormatLists
public import LocaleFormatMeasures
public import LocaleFormatNames
public import LocaleFormatNumbers

/// A value for a place such as `%@` or `%lld` in a localized string. The locale of a style is replaced by that of the text.
///
/// | argument | takes its place at |
/// |---|---|
/// | ``number(_:)`` | `%lld`, `%d`, `%u`, `%x` … if it is a whole number; `%f`, `%e`, `%g`, `%a`; `%@` |
/// | ``string(_:)`` | `%@`, `%s`; `%c` and `%C` if it is one character |
/// | all others | `%@` |
public enum TextArgument: Hashable, Sendable {
    /// A number, written as the specifier and the reader's locale say.
    case number(NumberValue)
    /// Text, copied as it is.
    case string(String)
    /// A number in a style of its own: currency, percent, compact.
    indirect case styledNumber(NumberValue, NumberSpecification)
    /// An instant in a style of its own.
    indirect case date(Instant, DateStyle)
    /// A duration in a style of its own.
    indirect case duration(Duration, DurationStyle)
    /// A person's name in a style of its own.
    indirect case name(PersonName, PersonNameStyle)
    /// Values joined as the language joins them: "A, B, and C".
    indirect case list([TextArgument], ListStyle)
    /// A localized string within another. It is looked up, or taken as it is, and written in the same language.
    indirect case text(LocalizedText)

    /// A whole number of any width.
    public static func integer(_ value: some BinaryInteger & Sendable) -> TextArgument { .number(NumberValue(value)) }
    /// A `Double`, which no specifier of whole numbers takes, whatever its value.
    public static func double(_ value: Double) -> TextArgument { .number(.double(value)) }
    /// An exact decimal.
    public static func decimal(_ value: ExactDecimal) -> TextArgument { .number(.decimal(value)) }

    /// A number in the style's notation: `.number(29.99, CurrencyStyle(code: "EUR", locale: .root))`.
    public static func number<Style: NumberStyleProtocol>(_ value: Style.Value, _ style: Style) -> TextArgument {
        .styledNumber(value.numberValue, style.specification)
    }
}

extension TextArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
}

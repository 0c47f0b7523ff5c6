public import LocaleFormatNumbers

/// What takes the place of `%@`: text, numbers, localized strings, and any ``TextArgument``, such as a date in a style.
///
/// ```swift
/// func greeting(_ name: some TextArgumentConvertible) -> LocalizedText {
///     LocalizedText(key: "greeting.%@", arguments: [name.textArgument])
/// }
/// greeting("Ada").arguments == ["Ada"]         // true
/// greeting(1234.5).arguments == [1234.5]       // true
/// ```
public protocol TextArgumentConvertible {
    /// The value as an argument of a localized string.
    var textArgument: TextArgument { get }
}

extension TextArgument: TextArgumentConvertible {
    public var textArgument: TextArgument { self }
}

extension String: TextArgumentConvertible {
    public var textArgument: TextArgument { .string(self) }
}

extension Substring: TextArgumentConvertible {
    public var textArgument: TextArgument { .string(String(self)) }
}

extension Int: TextArgumentConvertible {
    public var textArgument: TextArgument { .integer(self) }
}

extension Double: TextArgumentConvertible {
    public var textArgument: TextArgument { .double(self) }
}

extension ExactDecimal: TextArgumentConvertible {
    public var textArgument: TextArgument { .decimal(self) }
}

extension LocalizedText: TextArgumentConvertible {
    public var textArgument: TextArgument { .text(self) }
}

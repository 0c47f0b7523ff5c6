public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension BinaryInteger where Self: NumberConvertible {
    /// Reads an integer that a style writes.
    ///
    /// ```swift
    /// try Int("१२,३४५", format: .number(in: "hi"))                            // 12345
    /// try Int("1 234", format: .number(in: "de"))                            // 1234; lenient, as in Foundation
    /// try Int("1 234", format: .number(in: "de"), lenient: false)            // throws: unexpected ' 234' at byte 1; expected the end; the lenient mode reads it
    /// ```
    ///
    /// - Parameters:
    ///   - value: a whole text.
    ///   - format: what the text is to look like.
    ///   - lenient: whether what people type is read too, as `NumberParseMode` has it.
    /// - Throws: `NumberParseError`.
    public init<Style: NumberStyleProtocol & FormatStyle>(
        _ value: String, format: Style, lenient: Bool = true
    ) throws(NumberParseError) where Style.Value == Self, Style.FormatInput == Self {
        self = try format.parse(value, mode: lenient ? .lenient : .strict)
    }

    /// Reads an integer that a style writes: `try Int("1.234", strategy: NumberStyle(locale: "de").parseStrategy)`.
    ///
    /// - Throws: `NumberParseError`.
    public init<Style>(_ value: String, strategy: NumberParseStrategy<Style>) throws where Style.Value == Self {
        self = try strategy.parse(value)
    }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    /// Reads a number that a style writes, leniently unless told otherwise.
    ///
    /// ```swift
    /// try Double("12,5 %", format: .percent(in: "fr"))                        // 0.125
    /// ```
    ///
    /// - Throws: `NumberParseError`.
    public init<Style: NumberStyleProtocol & FormatStyle>(
        _ value: String, format: Style, lenient: Bool = true
    ) throws(NumberParseError) where Style.Value == Self, Style.FormatInput == Self {
        self = try format.parse(value, mode: lenient ? .lenient : .strict)
    }

    /// Reads a number that a style writes: `try Double("1.234,5", strategy: NumberStyle(locale: "de").parseStrategy)`.
    ///
    /// - Throws: `NumberParseError`.
    public init<Style>(_ value: String, strategy: NumberParseStrategy<Style>) throws where Style.Value == Self {
        self = try strategy.parse(value)
    }
}

extension Decimal {
    /// Reads a number that a style writes, with all its digits, leniently unless told otherwise.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// try Decimal("€ 1.234,50", format: .currency("EUR", in: "de-AT"))        // 1234.5
    /// ```
    ///
    /// - Throws: `NumberParseError`.
    public init<Style: NumberStyleProtocol & FormatStyle>(
        _ value: String, format: Style, lenient: Bool = true
    ) throws(NumberParseError) where Style.Value == Self, Style.FormatInput == Self {
        self = try format.parse(value, mode: lenient ? .lenient : .strict)
    }

    /// Reads a number that a style writes.
    ///
    /// - Throws: `NumberParseError`.
    public init<Style>(_ value: String, strategy: NumberParseStrategy<Style>) throws where Style.Value == Self {
        self = try strategy.parse(value)
    }
}

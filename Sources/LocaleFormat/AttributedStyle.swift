public import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatLists
public import LocaleFormatMeasures
public import LocaleFormatNames
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A format style of this package, whose result is text or text with attributes. Functions for these are told apart from Foundation's
/// for all format styles.
public protocol LocaleFormatStyle: FormatStyle {}

/// A format style that knows the meaning of the parts of its texts.
public protocol FieldFormatStyle<FormatInput, Field>: LocaleFormatStyle where FormatOutput == String {
    /// The parts that are told apart.
    associatedtype Field: Hashable & Sendable

    /// The formatted value, with its parts.
    ///
    /// - Throws: what the style throws for a value that `format(_:)` can only write as plain text.
    func formattedText(_ value: FormatInput) throws -> FormattedText<Field>
}

extension FieldFormatStyle {
    /// The same style with an `AttributedString` as its result, as Foundation's styles have it. The parts are in the attribute
    /// ``FormattedFieldAttribute``.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let price = 1234.formatted(.currency("EUR", in: "de").attributed)
    /// price.runs.map { $0[FormattedFieldAttribute<NumberField>.self] }
    /// // [[.integer], [.integer, .group], [.integer], [.decimal], [.fraction], nil, [.currency]]
    /// ```
    public var attributed: AttributedStyle<Self> { AttributedStyle(self) }
}

/// A style whose result is an `AttributedString`; `FieldFormatStyle.attributed` makes it.
public struct AttributedStyle<Base: FieldFormatStyle>: LocaleFormatStyle {
    /// The style that writes the text.
    public var base: Base

    /// The style with attributes.
    public init(_ base: Base) { self.base = base }

    /// The formatted value, with its parts as attributes; without any where the style falls back to plain text.
    public func format(_ value: Base.FormatInput) -> AttributedString {
        guard let text = try? base.formattedText(value) else { return AttributedString(base.format(value)) }
        return AttributedString(text)
    }

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { Self(base.locale(locale)) }
}

extension NumberStyle: FieldFormatStyle {}
extension PercentStyle: FieldFormatStyle {}
extension CurrencyStyle: FieldFormatStyle {}
extension UnitStyle: FieldFormatStyle {}
extension ByteCountStyle: FieldFormatStyle {}
extension DurationStyle: FieldFormatStyle {}
extension ListStyle: FieldFormatStyle {}
extension PersonNameStyle: FieldFormatStyle {}

extension NumberRangeStyle: LocaleFormatStyle, FieldFormatStyle where Base.Value: Comparable {
    public func formattedText(_ value: ClosedRange<Base.Value>) throws(NumberError) -> FormattedText<NumberField> {
        try formattedText(from: value.lowerBound, to: value.upperBound)
    }
}

extension DateStyle: FieldFormatStyle {
    // `.now` alone is an instant's.
    @_disfavoredOverload
    public func formattedText(_ value: Date) throws(DateError) -> FormattedText<DateField> {
        try formattedText(Instant(value))
    }
}

extension DateIntervalStyle: FieldFormatStyle {
    public func formattedText(_ value: Range<Date>) throws(DateError) -> FormattedText<DateField> {
        try formattedText(from: Instant(value.lowerBound), to: Instant(value.upperBound))
    }
}

/// A style for amounts of data, which counts integers of every type. Functions for these are told apart from those for numbers.
public protocol ByteCounting: LocaleFormatStyle where FormatInput == Int128 {}

extension ByteCountStyle: ByteCounting {}
extension AttributedStyle: ByteCounting where Base == ByteCountStyle {}

// What Foundation has in the half that is not linked here.

// The parameter is generic, so that a chain which begins with `.currency(_:in:)` may end with `.attributed`.

extension BinaryInteger where Self: NumberConvertible {
    /// The integer in a style with attributes: `5.formatted(.currency("EUR", in: "de").attributed)`.
    public func formatted<Style: LocaleFormatStyle>(_ style: Style) -> AttributedString
    where Style.FormatInput == Self, Style.FormatOutput == AttributedString { style.format(self) }

    /// The integer as an amount of data with attributes: `5_000.formatted(.byteCount(in: "de").attributed)`.
    public func formatted<Style: ByteCounting>(_ style: Style) -> AttributedString
    where Style.FormatOutput == AttributedString {
        // Integers that no `Int128` holds, too.
        guard let style = style as? AttributedStyle<ByteCountStyle>, let text = try? style.base.formattedText(self)
        else { return style.format(Int128(clamping: self)) }
        return AttributedString(text)
    }
}

extension BinaryFloatingPoint where Self: NumberConvertible {
    /// The number in a style with attributes: `0.5.formatted(.percent(in: "de").attributed)`.
    public func formatted<Style: LocaleFormatStyle>(_ style: Style) -> AttributedString
    where Style.FormatInput == Self, Style.FormatOutput == AttributedString { style.format(self) }
}

extension Decimal {
    /// The number in a style with attributes.
    public func formatted<Style: LocaleFormatStyle>(_ style: Style) -> AttributedString
    where Style.FormatInput == Self, Style.FormatOutput == AttributedString { style.format(self) }
}

extension ClosedRange {
    /// The range in a style for ranges, with attributes: `(3...5).formatted(NumberStyle(locale: "de").range.attributed)`.
    public func formatted<Style: LocaleFormatStyle>(_ style: Style) -> AttributedString
    where Style.FormatInput == Self, Style.FormatOutput == AttributedString { style.format(self) }
}

extension Range<Date> {
    /// The span in a style with attributes: `(a..<b).formatted(.interval("yMMMd", in: "de").attributed)`.
    public func formatted<Style: LocaleFormatStyle>(_ style: Style) -> AttributedString
    where Style.FormatInput == Self, Style.FormatOutput == AttributedString { style.format(self) }
}

extension Duration {
    /// The duration in a style with attributes: `Duration.seconds(90).formatted(.units(in: "de").attributed)`.
    public func formatted<Style: LocaleFormatStyle>(_ style: Style) -> AttributedString
    where Style.FormatInput == Self, Style.FormatOutput == AttributedString { style.format(self) }
}

extension PersonName {
    /// The name in a style with attributes: `name.formatted(.name(.long, in: "de").attributed)`.
    public func formatted<Style: LocaleFormatStyle>(_ style: Style) -> AttributedString
    where Style.FormatInput == Self, Style.FormatOutput == AttributedString { style.format(self) }
}

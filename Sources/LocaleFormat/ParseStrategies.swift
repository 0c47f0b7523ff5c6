internal import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Reads what a number style writes, for Foundation's `init(_:strategy:)` and `ParseableFormatStyle`.
///
/// ```swift
/// try NumberStyle<Double>(locale: "de").parseStrategy.parse("1.234,5")     // 1234.5
/// NumberParseStrategy(NumberStyle<Int>(locale: "en"), mode: .lenient)
/// ```
public struct NumberParseStrategy<Style: NumberStyleProtocol>: ParseStrategy {
    /// What the text is to look like.
    public var style: Style
    /// How closely it must.
    public var mode: NumberParseMode

    /// Reads what the style writes, strictly unless told otherwise.
    public init(_ style: Style, mode: NumberParseMode = .strict) {
        self.style = style
        self.mode = mode
    }

    /// - Throws: `NumberParseError`.
    public func parse(_ value: String) throws -> Style.Value { try style.parse(value, mode: mode) }
}

extension NumberStyle: ParseableFormatStyle {
    /// Strict: what the style writes.
    public var parseStrategy: NumberParseStrategy<Self> { NumberParseStrategy(self) }
}

extension PercentStyle: ParseableFormatStyle {
    /// Strict: what the style writes.
    public var parseStrategy: NumberParseStrategy<Self> { NumberParseStrategy(self) }
}

extension CurrencyStyle: ParseableFormatStyle {
    /// Strict: what the style writes. For any currency, see `CurrencyStyle.parseAmount(_:mode:)`.
    public var parseStrategy: NumberParseStrategy<Self> { NumberParseStrategy(self) }
}

extension Decimal: SpecialNumberConvertible {
    /// NaN; `Decimal` has no infinities.
    public init?(special: ParsedNumber.Value) {
        guard special == .nan else { return nil }
        self = .nan
    }
}

/// Reads what a date style writes, for Foundation's `init(_:strategy:)` and `ParseableFormatStyle`.
///
/// ```swift
/// import FoundationEssentials
///
/// let style = DateStyle(date: .long, locale: "de").timeZone(.utc)
/// try Date("21. November 2025", strategy: style.parseStrategy)            // 2025-11-21 00:00:00 +0000
/// try DateParseStrategy(style, mode: .lenient).parse("21 nov 25")         // 2025-11-21 00:00:00 +0000
/// ```
public struct DateParseStrategy: ParseStrategy {
    /// What the text is to look like.
    public var style: DateStyle
    /// How closely it must.
    public var mode: DateParseMode
    /// What texts leave open.
    public var options: DateParseOptions

    /// Reads what the style writes, strictly unless told otherwise.
    public init(_ style: DateStyle, mode: DateParseMode = .strict, options: DateParseOptions = DateParseOptions()) {
        self.style = style
        self.mode = mode
        self.options = options
    }

    /// - Throws: `DateParseError`.
    public func parse(_ value: String) throws -> Date {
        Date(try style.parse(value, mode: mode, options: options).instant)
    }
}

extension DateStyle: ParseableFormatStyle {
    /// Strict: what the style writes.
    public var parseStrategy: DateParseStrategy { DateParseStrategy(self) }
}

public import LocaleFormatDates
public import LocaleFormatLists
public import LocaleFormatMeasures
public import LocaleFormatNames
public import LocaleFormatNumbers
public import LocaleFormatTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's words for what is `style:` without it. The locale of a style does not count: it is that of the text.
extension LocalizedText.StringInterpolation {
    /// A date: `%@`. `\(date)` alone is of medium length with a short time.
    ///
    /// ```swift
    /// import FoundationEssentials
    ///
    /// let date = Date(timeIntervalSince1970: 1_763_715_600)
    /// let price = Decimal(1234)
    /// let text: LocalizedText = "Due \(date, format: .date(.long, in: .root).timeZone("UTC")): \(price)"
    /// text.key                                                                             // "Due %@: %@"
    /// try TextTemplate("fällig am %@: %@").compiled(in: "de").format(text.arguments)      // "fällig am 21. November 2025: 1.234"
    /// ```
    public mutating func appendInterpolation(
        _ date: Date, format: DateStyle = DateStyle(date: .medium, time: .short, locale: .root)
    ) {
        appendInterpolation(TextArgument(date, format))
    }

    /// An instant: `%@`, as a date is.
    public mutating func appendInterpolation(
        _ instant: Instant, format: DateStyle = DateStyle(date: .medium, time: .short, locale: .root)
    ) {
        appendInterpolation(instant, style: format)
    }

    /// An exact decimal: `%@`, written with all its digits.
    public mutating func appendInterpolation(_ value: Decimal, specifier: String = "%@") {
        appendInterpolation(TextArgument(value), specifier: specifier)
    }

    /// A number in a style: `%@`. `\(0.5, format: .percent(in: .root))`.
    public mutating func appendInterpolation<Style: NumberStyleProtocol & FormatStyle>(
        _ value: Style.Value, format: Style
    ) where Style.FormatInput == Style.Value {
        appendInterpolation(value, style: format)
    }

    /// A duration in a style: `%@`. `\(duration, format: .units(in: .root))`.
    public mutating func appendInterpolation(_ duration: Duration, format: DurationStyle) {
        appendInterpolation(duration, style: format)
    }

    /// A person's name in a style: `%@`.
    public mutating func appendInterpolation(_ name: PersonName, format: PersonNameStyle) {
        appendInterpolation(name, style: format)
    }

    /// Texts joined as the language joins them: `%@`. `\(["Ada", "Alan"], format: .list(in: .root))`.
    public mutating func appendInterpolation(_ elements: [String], format: ListStyle) {
        appendInterpolation(elements.map { .string($0) }, style: format)
    }
}

public import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatNumbers
public import _StringProcessing

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension NumberParseStrategy: CustomConsumingRegexComponent {
    public typealias RegexOutput = Style.Value

    /// Reads the longest number that the text has at a place, for regular expressions. No number is no match.
    ///
    /// ```swift
    /// import RegexBuilder
    ///
    /// let total = Regex {
    ///     "Summe: "
    ///     Capture(.localizedCurrency("EUR", in: "de", mode: .lenient))
    /// }
    /// "Summe: 1.234,50 €, zahlbar sofort".firstMatch(of: total)?.output.1      // 1234.5
    /// ```
    public func consuming(
        _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
    ) throws -> (upperBound: String.Index, output: Style.Value)? {
        let parser = try CompiledNumberParser.cached(style.specification)
        return RegexWindow.consume(input[index..<bounds.upperBound]) { text throws(NumberParseError) in
            let reading = try parser.parsePrefix(text, mode: mode)
            return (try reading.number.convert(), reading.length)
        } failure: {
            $0.offset
        }
    }
}

extension DateParseStrategy: CustomConsumingRegexComponent {
    public typealias RegexOutput = Date

    /// Reads the date that the text has at a place, for regular expressions. No date is no match.
    ///
    /// ```swift
    /// import FoundationEssentials
    /// import RegexBuilder
    ///
    /// let due = Regex {
    ///     "fällig am "
    ///     Capture(.date(.long, in: "de", timeZone: .utc))
    /// }
    /// "fällig am 21. November 2025, bitte".firstMatch(of: due)?.output.1       // 2025-11-21 00:00:00 +0000
    /// ```
    public func consuming(
        _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
    ) throws -> (upperBound: String.Index, output: Date)? {
        let parser = try CompiledDateParser.cached(style)
        return RegexWindow.consume(input[index..<bounds.upperBound]) { text throws(DateParseError) in
            let reading = try parser.parsePrefix(text, mode: mode, options: options)
            return (Date(reading.date.instant), reading.length)
        } failure: {
            $0.offset
        }
    }
}

/// Readers take whole texts, and a regular expression asks at many places of a long one: so it is shown a piece, and more only where
/// the piece may have been too short.
private enum RegexWindow {
    /// Longer than nearly all numbers and dates.
    private static let length = 256
    /// What a reader may have looked at beyond the place where it stopped: a currency's name, a zone's.
    private static let margin = 128

    static func consume<Value, Failure: Error>(
        _ text: Substring, _ read: (Substring) throws(Failure) -> (Value, length: Int), failure: (Failure) -> Int?
    ) -> (upperBound: String.Index, output: Value)? {
        var limit = length
        while true {
            let piece = text.unicodeScalars.prefix(limit)
            let isWhole = piece.endIndex == text.endIndex
            let size = piece.utf8Count
            do throws(Failure) {
                let (value, length) = try read(text[..<piece.endIndex])
                if isWhole || length + margin < size {
                    return (text.utf8.index(text.startIndex, offsetBy: length), value)
                }
            } catch {
                // An error without a place is about the value.
                if isWhole || (failure(error) ?? 0) + margin < size { return nil }
            }
            limit *= 8
        }
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var utf8Count: Int { Substring(self).utf8.count }
}

// In Foundation's words, with the locale as `in:`. Strictly read unless told otherwise: what is strict ends where the number does.

extension RegexComponent where Self == NumberParseStrategy<NumberStyle<Int>> {
    /// An integer as the locale writes it: `Capture(.localizedInteger(in: "de"))`.
    public static func localizedInteger(in locale: LocaleID, mode: NumberParseMode = .strict) -> Self {
        Self(NumberStyle(locale: locale), mode: mode)
    }
}

extension RegexComponent where Self == NumberParseStrategy<NumberStyle<Double>> {
    /// A number as the locale writes it: `Capture(.localizedDouble(in: "de"))`.
    public static func localizedDouble(in locale: LocaleID, mode: NumberParseMode = .strict) -> Self {
        Self(NumberStyle(locale: locale), mode: mode)
    }
}

extension RegexComponent where Self == NumberParseStrategy<NumberStyle<Decimal>> {
    /// A number as the locale writes it, with all its digits: `Capture(.localizedDecimal(in: "de"))`.
    public static func localizedDecimal(in locale: LocaleID, mode: NumberParseMode = .strict) -> Self {
        Self(NumberStyle(locale: locale), mode: mode)
    }
}

extension RegexComponent where Self == NumberParseStrategy<CurrencyStyle<Decimal>> {
    /// An amount of money as the locale writes it: `Capture(.localizedCurrency("EUR", in: "de"))`.
    public static func localizedCurrency(
        _ code: CurrencyCode, in locale: LocaleID, mode: NumberParseMode = .strict
    ) -> Self {
        Self(CurrencyStyle(code: code, locale: locale), mode: mode)
    }
}

extension RegexComponent where Self == NumberParseStrategy<PercentStyle<Double>> {
    /// A percentage as the locale writes it, as a ratio: `Capture(.localizedDoublePercentage(in: "de"))`.
    public static func localizedDoublePercentage(in locale: LocaleID, mode: NumberParseMode = .strict) -> Self {
        Self(PercentStyle(locale: locale), mode: mode)
    }
}

extension RegexComponent where Self == DateParseStrategy {
    /// A date as the locale writes it: `Capture(.date(.long, in: "de", timeZone: .utc))`.
    ///
    /// - Parameters:
    ///   - date: its length.
    ///   - time: the length of the time behind it.
    ///   - locale: whose words and order.
    ///   - timeZone: the zone of texts that name none; nil for the locale's, or the current one.
    ///   - mode: how closely texts must follow it.
    public static func date(
        _ date: DateStyle.Length, time: DateStyle.Length = .none, in locale: LocaleID, timeZone: TimeZoneID? = nil,
        mode: DateParseMode = .strict
    ) -> Self {
        var style = DateStyle(date: date, time: time, locale: locale)
        style.timeZone = timeZone
        return Self(style, mode: mode)
    }

    /// A date as a CLDR pattern writes it: `Capture(.date(pattern: "yyyy-MM-dd", in: "en", timeZone: .utc))`.
    public static func date(pattern: String, in locale: LocaleID, timeZone: TimeZoneID? = nil) -> Self {
        var style = DateStyle(pattern: pattern, locale: locale)
        style.timeZone = timeZone
        return Self(style)
    }
}

public import LocaleFormatDates
public import LocaleFormatMeasures
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DefaultStringInterpolation {
    /// A value in a style of this package: `"\(count, format: .number(in: "de")) Dateien"`.
    ///
    /// ```swift
    /// "\(1_234_567, format: .number(in: "de")) Dateien"                       // "1.234.567 Dateien"
    /// "\(0.25, format: .percent(in: "tr"))"                                   // "%25"
    /// ```
    ///
    /// In a `LocalizedText` the same makes an argument, whose locale is that of the text.
    public mutating func appendInterpolation<Style: FieldFormatStyle>(_ value: Style.FormatInput, format: Style) {
        appendInterpolation(format.format(value))
    }

    /// An instant: `"\(start, format: .date(.long, in: "de"))"`, as a `Date` is written.
    public mutating func appendInterpolation(_ instant: Instant, format: DateStyle) {
        appendInterpolation(format.format(instant))
    }

    /// An amount of data, of any type of integers: `"\(file.count, format: .byteCount(in: "de"))"`.
    public mutating func appendInterpolation(_ value: some BinaryInteger & NumberConvertible, format: ByteCountStyle) {
        appendInterpolation(format.format(value))
    }
}

public import LocaleFormat
public import LocaleFormatDates
internal import LocaleFormatNumbers
public import LocaleFormatTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TextArgument {
    /// A date in a style. One that is not finite or beyond `Instant.range` is the text of its seconds since 1970.
    public init(_ date: Date, _ style: DateStyle = DateStyle(date: .medium, time: .short, locale: .root)) {
        if let instant = try? Instant(date) {
            self = .date(instant, style)
        } else {
            self = .string(style.format(date))
        }
    }

    /// A decimal number, with all its digits.
    public init(_ value: Decimal) { self = .number(value.numberValue) }
}

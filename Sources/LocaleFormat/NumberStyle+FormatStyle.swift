public import LocaleFormatCore
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension NumberStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

// Every entry point takes the locale as `in:`. Foundation has no such label, so its own `.number` keeps its meaning. The type of the
// value is open: were it one of ours, Foundation would convert every other value to it, and stop where it does not fit.
extension FormatStyle {
    /// A number in a locale: `1234.formatted(.number(in: "de"))` is `1.234`.
    ///
    /// For values of every integer and floating-point type, `Decimal` and `ExactDecimal`, all of them exactly:
    ///
    /// ```swift
    /// UInt64.max.formatted(.number(in: "en"))         // "18,446,744,073,709,551,615"
    /// Float(0.1).formatted(.number(in: "en").precision(.unlimited))      // "0.1"
    /// ```
    @inlinable
    public static func number<Value: NumberConvertible>(in locale: LocaleID) -> Self where Self == NumberStyle<Value> {
        Self(locale: locale)
    }
}

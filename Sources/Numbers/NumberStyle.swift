public import LocaleFormatCore

/// A decimal number in a locale's digits, grouping and separators.
///
/// ```swift
/// NumberStyle<Int>(locale: "hi-IN-u-nu-deva").format(1234567)                    // "१२,३४,५६७"
/// NumberStyle<Double>(locale: "de").precision(.fractionLength(2)).format(0.5)    // "0,50"
/// NumberStyle<Int>(locale: "en").notation(.compactName()).format(1234)           // "1.2K"
/// NumberStyle<Int>(locale: "en").numbering(.roman).format(2026)                  // "MMXXVI"
/// ```
public struct NumberStyle<Value: NumberConvertible>: NumberStyleProtocol {
    public var locale: LocaleID
    public var options: NumberOptions

    /// Numbers as the locale writes them: grouped, with at most three fraction digits.
    @inlinable
    public init(locale: LocaleID, options: NumberOptions = NumberOptions()) {
        self.locale = locale
        self.options = options
    }

    @inlinable public var kind: NumberSpecification.Kind { .decimal }
}

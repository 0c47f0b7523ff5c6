public import LocaleFormatCore

/// A range of numbers in the form of another style: "3–5", "€3.00 – €5.00", "1.2K – 3.4M".
///
/// ```swift
/// let style = NumberStyle<Int>(locale: "en").range
/// style.format(3...5)                                                   // "3–5"
/// style.format(5...5)                                                   // "~5"
/// style.identity(.singleValue).format(5...5)                            // "5"
/// CurrencyStyle<Int>(code: "EUR", locale: "de").range.format(3...5)     // "3,00–5,00 €"
/// ```
public struct NumberRangeStyle<Base: NumberStyleProtocol>: Hashable, Codable, Sendable {
    /// The style of both numbers.
    public var base: Base
    /// What is written when both numbers look alike.
    public var identity: NumberRangeIdentity

    /// Ranges of numbers in the style; "~5" for ends that look alike, unless told otherwise.
    public init(_ base: Base, identity: NumberRangeIdentity = .approximately) {
        self.base = base
        self.identity = identity
    }

    /// The same with another text for ends that look alike.
    public func identity(_ identity: NumberRangeIdentity) -> Self {
        var copy = self
        copy.identity = identity
        return copy
    }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self {
        var copy = self
        copy.base = base.locale(locale)
        return copy
    }

    /// The style made ready to run.
    ///
    /// - Throws: ``NumberError``, as ``CompiledNumberRange/init(_:identity:)``.
    public func compiled() throws(NumberError) -> CompiledNumberRange {
        try CompiledNumberRange(base.specification, identity: identity)
    }

    /// The range as text.
    ///
    /// Never fails: a style that cannot be compiled gives plain ASCII digits on both sides of a dash, and what they count behind
    /// them: `3–5 EUR`. To see why, call ``compiled()``.
    public func format(_ range: ClosedRange<Base.Value>) -> String where Base.Value: Comparable {
        format(from: range.lowerBound, to: range.upperBound)
    }

    /// The same for ends in any order, NaN and infinities: "5–3", "3–∞". They stay in the order given.
    public func format(from start: Base.Value, to end: Base.Value) -> String {
        let text = try? CompiledNumberRange.cached(base.specification, identity).format(from: start, to: end)
        return text ?? "\(start.numberValue.plainText)–\(end.numberValue.plainText(base.kind))"
    }

    /// The range with the meaning of its parts.
    public func formattedText(
        from start: Base.Value, to end: Base.Value
    ) throws(NumberError) -> FormattedText<NumberField> {
        try CompiledNumberRange.cached(base.specification, identity).formattedText(from: start, to: end)
    }
}

extension NumberStyleProtocol {
    /// Ranges of numbers in this style.
    public var range: NumberRangeStyle<Self> { NumberRangeStyle(self) }

    /// A range of numbers in this style: "3–5"; "~5" where both ends look alike.
    public func formatRange(_ range: ClosedRange<Value>) -> String where Value: Comparable { self.range.format(range) }

    /// A number with the locale's sign for "about": "~5", "約5", "dáàṣì 5".
    ///
    /// A compact number that rounds to zero is written without its abbreviation, as ICU does: "~0" for 1,234 in steps of five
    /// thousand, where the number alone is "0K".
    public func formatApproximately(_ value: Value) -> String { range.format(from: value, to: value) }
}

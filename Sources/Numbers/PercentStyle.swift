public import LocaleFormatCore

/// A number in percent or permille: the ratio 0.25 is "25%", and so is the integer 25, as to Foundation. Fraction digits by the
/// locale's pattern, which is none.
///
/// ```swift
/// PercentStyle<Double>(locale: "tr").format(0.25)                     // "%25"
/// PercentStyle<Int>(locale: "tr").format(25)                          // "%25"
/// PercentStyle<Double>(locale: "en").unit(.permille).format(0.025)    // "25‰"
/// ```
public struct PercentStyle<Value: NumberConvertible>: NumberStyleProtocol {
    /// What a whole is divided into.
    public enum Unit: String, Hashable, Codable, Sendable {
        /// Hundredths.
        case percent
        /// Thousandths.
        case permille
    }

    public var locale: LocaleID
    /// Percent or permille.
    public var unit: Unit
    public var options: NumberOptions

    /// Percentages as the locale writes them, without fraction digits.
    @inlinable
    public init(locale: LocaleID, unit: Unit = .percent, options: NumberOptions = NumberOptions()) {
        self.locale = locale
        self.unit = unit
        self.options = options
    }

    /// The same in percent, or in permille.
    public func unit(_ unit: Unit) -> Self {
        var copy = self
        copy.unit = unit
        return copy
    }

    @inlinable public var kind: NumberSpecification.Kind {
        switch unit {
        case .percent: Value.isWholePercent ? .wholePercent : .percent
        case .permille: Value.isWholePercent ? .wholePermille : .permille
        }
    }
}

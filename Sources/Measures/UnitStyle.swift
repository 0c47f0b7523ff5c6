public import LocaleFormatCore
public import LocaleFormatNumbers

/// A quantity in a unit: "3 kilometers per hour", "3 km/h".
///
/// The unit is not converted. The number follows the locale's decimal pattern, at most three fraction digits, unless
/// `precision(_:)` says otherwise; the unit takes the plural form that the number asks for.
///
/// ```swift
/// UnitStyle<Int>("kilometer-per-hour", width: .wide, locale: "en").format(3)          // "3 kilometers per hour"
/// UnitStyle<Double>("liter", locale: "de").format(0.5)                                  // "0,5 l"
/// UnitStyle<Int>("day", width: .wide, locale: "ar-EG").format(3)                        // "٣ أيام"
/// ```
public struct UnitStyle<Value: NumberConvertible>: NumberStyleProtocol {
    /// How the unit is written beside the number.
    public typealias Width = NumberSpecification.UnitWidth

    /// What is counted.
    public var unit: UnitID
    /// How the unit is written: in full, abbreviated, or as short as can be.
    public var width: Width
    public var locale: LocaleID
    public var options: NumberOptions

    /// A quantity in the unit, abbreviated unless told otherwise.
    public init(_ unit: UnitID, width: Width = .short, locale: LocaleID, options: NumberOptions = NumberOptions()) {
        self.unit = unit
        self.width = width
        self.locale = locale
        self.options = options
    }

    /// The same style with the unit written out or abbreviated.
    public func width(_ width: Width) -> Self {
        var copy = self
        copy.width = width
        return copy
    }

    @inlinable public var kind: NumberSpecification.Kind { .unit(unit.id, width: width) }
}

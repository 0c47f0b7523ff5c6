public import LocaleFormatCore
public import LocaleFormatNumbers

extension UnitStyle where Value == Double {
    /// The style for `Double`, where nothing says another type: `let distance = UnitStyle("kilometer", locale: "de")`.
    @_disfavoredOverload
    public init(_ unit: UnitID, width: Width = .short, locale: LocaleID, options: NumberOptions = NumberOptions()) {
        self = UnitStyle<Double>.init(unit, width: width, locale: locale, options: options)
    }
}

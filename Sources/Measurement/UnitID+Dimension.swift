public import Foundation
public import LocaleFormatCore
public import LocaleFormatMeasures
public import LocaleFormatNumbers

// A product of its own, because `Measurement` and its units are in the half of Foundation that the rest of this package does not
// link.

extension UnitID {
    /// CLDR's name of one of Foundation's units.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// try UnitID(UnitSpeed.kilometersPerHour).id          // "kilometer-per-hour"
    /// try UnitID(Unit(symbol: "ell"))                     // throws: unknown unit 'ell'…
    /// ```
    ///
    /// - Throws: `UnitError.unknownUnit(_:)` with the symbol for units that CLDR has no name for: ares, coulombs, nibbles, gradians, slugs, frames
    ///   per second, imperial pints, spoons and the like, and those of one's own making.
    public init(_ unit: Unit) throws(UnitError) {
        guard let known = KnownUnits.id(of: unit) else { throw .unknownUnit(unit.symbol) }
        self = known
    }

    /// Foundation's unit of this name; nil where it has none.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// UnitID("kilometer-per-hour").dimension?.symbol      // "km/h"
    /// UnitID("kilometer-per-day").dimension               // nil
    /// ```
    public var dimension: Dimension? { KnownUnits.dimension(of: self) }
}

extension Measurement where UnitType: Dimension {
    /// A value in a unit of CLDR as Foundation's measurement; nil where Foundation does not have the unit, or it is of another kind.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// Measurement<UnitLength>(value: 5, unit: UnitID("kilometer"))?.converted(to: .meters).value      // 5000.0
    /// Measurement<UnitMass>(value: 5, unit: UnitID("kilometer"))                                      // nil
    /// ```
    public init?(value: Double, unit: UnitID) {
        guard let dimension = unit.dimension as? UnitType else { return nil }
        self.init(value: value, unit: dimension)
    }
}

extension UnitStyle {
    /// A style for a unit of Foundation: `try UnitStyle<Double>(UnitLength.kilometers, locale: "de").format(5)` is `5 km`.
    ///
    /// - Throws: `UnitError.unknownUnit(_:)` for units that CLDR has no name for.
    public init(_ unit: Unit, width: Width = .short, locale: LocaleID) throws(UnitError) {
        self.init(try UnitID(unit), width: width, locale: locale)
    }
}

public import LocaleFormatNumbers

extension UnitID {
    /// A quantity of this unit in another one, exactly (``UnitConverter``, to hold where many are converted).
    ///
    /// ```swift
    /// let mile: UnitID = "mile"
    /// try mile.convert(1, to: "meter").description                // "1609.344"
    /// try mile.convert(1, to: "hour")                             // throws: mile is not convertible to hour
    ///
    /// let fahrenheit: UnitID = "fahrenheit"
    /// try fahrenheit.convert(5, to: "celsius").description        // "-15"
    /// let consumption: UnitID = "liter-per-100-kilometer"
    /// let distance = try consumption.convert(5, to: "mile-per-gallon")
    /// NumberStyle<ExactDecimal>(locale: "en").format(distance)    // "47.043"
    /// ```
    ///
    /// - Throws: ``UnitError/notConvertible(from:to:)``, ``UnitError/outOfRange(value:from:to:)`` for NaN, infinities and more than a
    ///   million digits, ``UnitError/unknownUnit(_:)`` and ``UnitError/unsupported(icu:since:)`` where the loaded ICU cannot convert.
    public func convert(_ value: some NumberConvertible, to unit: UnitID) throws(UnitError) -> ExactDecimal {
        try UnitConverter(from: self, to: unit).convert(value)
    }

    /// Whether quantities of this unit can be told in the other one, as they are or inverted.
    public func isConvertible(to unit: UnitID) -> Bool { (try? UnitConverter(from: self, to: unit)) != nil }

    /// The unit put together of base units alone, of CLDR's: `kilogram-meter-per-square-second` for `newton`.
    ///
    /// - Throws: ``UnitError/unknownUnit(_:)`` for several units, and for what ICU can name and cannot convert.
    public var base: UnitID {
        get throws(UnitError) {
            let table = try UnitTable.loaded()
            guard let id = UnitExpression(id, in: table)?.base(in: table)?.simplified.id(in: table) else {
                throw .unknownUnit(id)
            }
            return .known(id)
        }
    }

    /// What is measured (UTS #35 part 6, "Unit Quantities"): `length`, `speed`, `consumption`; `consumption-inverse` for miles per gallon.
    /// Nil for what CLDR has no word for.
    public var quantity: String? {
        guard let table = try? UnitTable.loaded(), let first = MixedUnit.names(in: id).first,
            let base = UnitExpression(first, in: table)?.base(in: table)
        else { return nil }
        // Cancelled only where need is: metres per metre are no quantity, cubic metres per metre are consumption.
        for unit in [base, base.simplified] {
            for (unit, suffix) in [(unit, ""), (unit.inverse, "-inverse")] {
                let id = unit.id(in: table)
                if let found = table.quantities.first(where: { $0.base == id }) { return found.name + suffix }
            }
        }
        return nil
    }

    /// The identifier with its units in CLDR's order, and with today's names for older ones (UTS #35 part 6, "Unit Identifier
    /// Normalization").
    ///
    /// ```swift
    /// let unit: UnitID = "meter-kilogram-per-second"
    /// unit.normalized.id          // "kilogram-meter-per-second"
    /// ```
    ///
    /// What ICU can name and cannot convert stays as it is.
    public var normalized: UnitID {
        guard let table = try? UnitTable.loaded() else { return self }
        let names = MixedUnit.names(in: id).map { UnitExpression($0, in: table)?.id(in: table) ?? $0 }
        return .known(names.joined(separator: "-and-"))
    }
}

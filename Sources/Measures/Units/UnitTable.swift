package import LocaleFormatNumbers

/// What CLDR knows of units (UTS #35 part 6, "Unit Conversion", "Unit Quantities", "Unit Alias"), as ICU's data has it.
///
/// ICU has it from 68 on.
package struct UnitTable: Sendable {
    /// A unit that is not put together of others.
    package struct Simple: Sendable {
        /// How many of the base unit it is, `ft_to_m*3`; empty for one that goes by a scale of its own.
        package let factor: String
        /// The zero of it, in the base unit; empty for none.
        package let offset: String
        /// The name of the scale, `beaufort`.
        package let special: String?
        /// The base unit.
        package let target: String
        /// The systems of measurement that it is in, by words; nil where the data does not say.
        package let systems: String?
        /// Where it is among all of them.
        package let index: Int
    }

    package let simple: [String: Simple]
    package let constants: [String: String]
    /// Base units and what they measure, in CLDR's order.
    package let quantities: [(base: String, name: String)]
    package let aliases: [String: String]
    private let quantityOrder: [String: Int]

    init(
        simple: [String: Simple], constants: [String: String], quantities: [(base: String, name: String)],
        aliases: [String: String]
    ) {
        (self.simple, self.constants, self.quantities, self.aliases) = (simple, constants, quantities, aliases)
        quantityOrder = Dictionary(
            quantities.enumerated().map { ($0.element.base, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// Where units come in an identifier: by what they measure, then by name.
    package func order(of unit: String) -> (Int, Int) {
        guard let simple = simple[unit] else { return (.max, 0) }
        return (quantityOrder[simple.target] ?? .max, simple.index)
    }
}

extension UnitTable {
    /// How many of the base unit a simple unit is; nil for a scale, and for what cannot be read.
    package func factor(of unit: Simple) -> ExactRatio? {
        unit.factor.isEmpty ? nil : ratio(unit.factor[...], depth: 0)
    }

    /// The zero of a simple unit, in the base unit.
    package func offset(of unit: Simple) -> ExactRatio? {
        unit.offset.isEmpty ? nil : ratio(unit.offset[...], depth: 0)
    }

    /// `gal_to_m3/16*128`: numbers and constants, with powers. All that comes behind the slash divides.
    private func ratio(_ text: Substring, depth: Int) -> ExactRatio? {
        guard depth < 8 else { return nil }
        var ratio = ExactRatio(1)
        for (index, side) in text.split(separator: "/").enumerated() {
            for factor in side.split(separator: "*") {
                let parts = factor.split(separator: "^")
                let name = (parts.first ?? "").filter { $0 != " " }
                guard let power = parts.count > 1 ? Int(parts[1].filter { $0 != " " }) : 1,
                    let value = constants[name].flatMap({ self.ratio($0[...], depth: depth + 1) })
                        ?? (try? ExactDecimal(name)).map({ ExactRatio($0) }), !value.numerator.isZero
                else { return nil }
                ratio = ratio.multiplied(by: value.power(index == 0 ? power : -power))
            }
        }
        return ratio
    }
}

internal import LocaleFormatNumbers

/// The units that a quantity is told in together, `foot-and-inch`, or the one (UTS #35 part 6, "Mixed Units").
package struct MixedUnit: Sendable {
    package struct Unit: Sendable {
        package let id: String
        package let expression: UnitExpression
        /// How many of the largest one it is.
        package let size: ExactRatio
    }

    /// Why units are none of one quantity.
    package enum Fault: Error {
        case unknownUnit(String)
        case notConvertible(from: String, to: String)
    }

    /// In the order of the name.
    package let units: [Unit]
    /// From the largest to the smallest: places in ``units``.
    private let bySize: [Int]

    package init(_ unit: String, in table: UnitTable) throws(Fault) {
        let names = Self.names(in: unit)
        var expressions: [UnitExpression] = []
        for name in names {
            guard let expression = UnitExpression(name, in: table) else { throw .unknownUnit(unit) }
            expressions.append(expression)
        }
        guard names.count > 1 else {
            units = [Unit(id: unit, expression: expressions[0], size: ExactRatio(1))]
            bySize = [0]
            return
        }
        let dimensions = expressions.map { $0.dimensions(in: table) }
        var factors: [ExactRatio] = []
        for (index, expression) in expressions.enumerated() {
            guard dimensions[index] != nil, dimensions[index] == dimensions[0] else {
                throw .notConvertible(from: names[0], to: names[index])
            }
            guard let factor = expression.factor(in: table) else { throw .unknownUnit(unit) }
            factors.append(factor)
        }
        bySize = names.indices.sorted { factors[$1].magnitudeIsLess(than: factors[$0]) }
        let largest = factors[bySize[0]].inverse
        units = names.indices.map { index in
            Unit(
                id: names[index], expression: expressions[index],
                size: factors[index].multiplied(by: largest))
        }
    }

    /// The identifiers of single units in one of several.
    package static func names(in id: String) -> [String] {
        let words = id.split(separator: "-", omittingEmptySubsequences: false)
        return words.split(separator: "and", omittingEmptySubsequences: false).map { $0.joined(separator: "-") }
    }

    /// What the quantities are told in.
    package var largest: UnitExpression { units[bySize[0]].expression }

    /// The place of the smallest unit, which alone has a fraction.
    package var smallest: Int { bySize[bySize.count - 1] }

    /// A quantity of the largest unit in all of them, in the order of the name: whole numbers, but for the smallest.
    package func amounts(of value: ExactRatio) -> [ExactRatio] {
        var amounts = units.map { _ in ExactRatio(0) }
        var rest = value
        for index in bySize {
            let count = rest.multiplied(by: units[index].size.inverse)
            amounts[index] = index == smallest ? count : ExactRatio(count.truncated)
            rest = rest.adding(amounts[index].multiplied(by: units[index].size).negated)
        }
        return amounts
    }

    /// The quantity of the largest unit that these are together, one amount for each unit.
    package func value(of amounts: [ExactRatio]) -> ExactRatio {
        zip(units, amounts).reduce(ExactRatio(0)) { sum, pair in
            sum.adding(pair.1.multiplied(by: pair.0.size))
        }
    }
}

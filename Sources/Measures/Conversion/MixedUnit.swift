internal import LocaleFormatNumbers

/// The units that a quantity is told in together, `foot-and-inch`, or the one (UTS #35 part 6, "Mixed Units").
struct MixedUnit: Sendable {
    struct Unit: Sendable {
        let id: UnitID
        let expression: UnitExpression
        /// How many of the largest one it is.
        let size: ExactRatio
    }

    /// In the order of the name.
    let units: [Unit]
    /// From the largest to the smallest: places in ``units``.
    private let bySize: [Int]

    /// - Throws: ``UnitError/unknownUnit(_:)``, and ``UnitError/notConvertible(from:to:)`` for units that do not go together.
    init(_ unit: UnitID, in table: UnitTable) throws(UnitError) {
        let names = Self.names(in: unit.id)
        var expressions: [UnitExpression] = []
        for name in names {
            guard let expression = UnitExpression(name, in: table) else { throw .unknownUnit(unit.id) }
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
            guard let factor = expression.factor(in: table) else { throw .unknownUnit(unit.id) }
            factors.append(factor)
        }
        bySize = names.indices.sorted { factors[$1].magnitudeIsLess(than: factors[$0]) }
        let largest = factors[bySize[0]].inverse
        units = names.indices.map { index in
            Unit(
                id: UnitID.known(names[index]), expression: expressions[index],
                size: factors[index].multiplied(by: largest))
        }
    }

    /// The identifiers of single units in one of several.
    static func names(in id: String) -> [String] {
        let words = id.split(separator: "-", omittingEmptySubsequences: false)
        return words.split(separator: "and", omittingEmptySubsequences: false).map { $0.joined(separator: "-") }
    }

    /// What the quantities are told in.
    var largest: UnitExpression { units[bySize[0]].expression }

    /// A quantity of the largest unit in all of them.
    func amounts(of value: ExactRatio) -> [UnitAmount] {
        var amounts = units.map { UnitAmount(0, $0.id) }
        var rest = value
        for index in bySize {
            let count = rest.multiplied(by: units[index].size.inverse)
            if index == bySize[bySize.count - 1] {
                amounts[index].value = count.decimal
            } else {
                let whole = count.truncated
                amounts[index].value = whole
                rest = rest.adding(ExactRatio(whole.negated).multiplied(by: units[index].size))
            }
        }
        return amounts
    }

    /// The quantity of the largest unit that these are together, one amount for each unit.
    func value(of amounts: [ExactDecimal]) -> ExactRatio {
        zip(units, amounts).reduce(ExactRatio(0)) { sum, pair in
            sum.adding(ExactRatio(pair.1).multiplied(by: pair.0.size))
        }
    }
}

internal import LocaleFormatNumbers
package import LocaleFormatValuePrograms

/// The units that a quantity is told in together, `foot-and-inch`, or the one (UTS #35 part 6, "Mixed Units").
package struct MixedUnit: Sendable {
    package struct Unit: Sendable {
        package let id: String
        package let expression: UnitExpression
    }

    /// Why units are none of one quantity.
    package enum Fault: Error {
        case unknownUnit(String)
        case notConvertible(from: String, to: String)
    }

    /// In the order of the name.
    package let units: [Unit]
    /// What is counted.
    package let sizes: UnitSizes

    package init(_ unit: String, in table: UnitTable) throws(Fault) {
        let names = Self.names(in: unit)
        var expressions: [UnitExpression] = []
        for name in names {
            guard let expression = UnitExpression(name, in: table) else { throw .unknownUnit(unit) }
            expressions.append(expression)
        }
        units = zip(names, expressions).map { Unit(id: $0, expression: $1) }
        guard names.count > 1 else {
            sizes = UnitSizes([ExactRatio(1)])
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
        sizes = UnitSizes(factors)
    }

    /// The identifiers of single units in one of several.
    package static func names(in id: String) -> [String] {
        let words = id.split(separator: "-", omittingEmptySubsequences: false)
        return words.split(separator: "and", omittingEmptySubsequences: false).map { $0.joined(separator: "-") }
    }

    /// What the quantities are told in.
    package var largest: UnitExpression { units[sizes.largest].expression }
}

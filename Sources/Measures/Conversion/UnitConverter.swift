internal import LocaleFormatCore
public import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// A conversion between two units, ready to run: by CLDR's data, in exact arithmetic.
///
/// ```swift
/// let converter = try UnitConverter(from: "mile", to: "meter")
/// try converter.convert(1).description            // "1609.344"
/// try converter.convert(0.1).description          // "160.9344"
///
/// let heights = try UnitConverter(from: "meter", to: "foot-and-inch")
/// try heights.parts(of: 1.8288).map { "\($0.value) \($0.unit)" }      // ["6 foot", "0 inch"]
/// ```
///
/// Factors are ratios of decimals; PI is the ratio that CLDR has for it. A quotient without an end of digits is
/// rounded to 40 significant digits, or to 20 behind the decimal point if these are more. Temperatures have zeros of their own; litres per 100 kilometres become
/// miles per gallon by the inverse; the Beaufort scale goes by the middle of its ranges.
public struct UnitConverter: Sendable {
    /// What is converted. Of several units, `foot-and-inch`, quantities are told in the largest.
    public let source: UnitID
    /// What it becomes.
    public let target: UnitID
    let rule: UnitConversionRule
    /// The units of the target, as they are written, the place of each among them by size, and what the next smaller one
    /// takes of it.
    private let mixed: MixedUnit

    /// - Throws: ``UnitError/notConvertible(from:to:)`` for units of different quantities,
    ///   ``UnitError/unknownUnit(_:)`` for what ICU can name and cannot convert, ``UnitError/unsupported(icu:since:)``.
    public init(from source: UnitID, to target: UnitID) throws(UnitError) {
        let table = try UnitTable.loaded()
        self.source = source
        self.target = target
        mixed = try MixedUnit(target, in: table)
        let from = try MixedUnit(source, in: table).largest
        let to = mixed.largest
        guard let one = from.dimensions(in: table), let other = to.dimensions(in: table) else {
            throw .unknownUnit(source.id)
        }
        let isInverse = one != other
        if isInverse, one != other.mapValues({ -$0 }) { throw .notConvertible(from: source.id, to: target.id) }
        let scales = [from, to].map { unit in
            unit.parts.contains { table.simple[$0.simple]?.special != nil }
        }
        if scales[0] || scales[1] {
            // A scale is neither multiplied nor divided.
            for (unit, isScale) in zip([from, to], scales) where isScale {
                guard !isInverse, let part = unit.single, part.prefix == nil else {
                    throw .notConvertible(from: source.id, to: target.id)
                }
                guard table.simple[part.simple]?.special == "beaufort" else { throw .unknownUnit(part.simple) }
            }
            rule = .scale(toBase: from.factor(in: table), fromBase: to.factor(in: table)?.inverse)
            return
        }
        guard let factor = from.factor(in: table), let targetFactor = to.factor(in: table) else {
            throw .unknownUnit(source.id)
        }
        if isInverse {
            rule = .inverse(factor: factor.multiplied(by: targetFactor).inverse)
            return
        }
        let zero = from.offset(in: table).adding(to.offset(in: table).negated)
        rule = .linear(
            factor: factor.multiplied(by: targetFactor.inverse), offset: zero.multiplied(by: targetFactor.inverse))
    }

    /// A quantity in the target unit; in the largest one of several.
    ///
    /// - Throws: ``UnitError/outOfRange(value:from:to:)`` for NaN and infinities, for more than a million digits, and for nothing
    ///   where the inverse is taken.
    public func convert(_ value: some NumberConvertible) throws(UnitError) -> ExactDecimal {
        try convert(value.numberValue)
    }

    /// The same for a value whose type is known at run time only.
    public func convert(_ value: NumberValue) throws(UnitError) -> ExactDecimal {
        try decimal(of: ratio(value)) { value }
    }

    /// What is in the target unit as a decimal.
    func decimal(of ratio: ExactRatio, value: () -> NumberValue) throws(UnitError) -> ExactDecimal {
        guard let result = UnitConversionRule.decimal(of: ratio) else { throw outOfRange(value()) }
        return result
    }

    /// A quantity in each unit of the target, in the order of its name: whole numbers, but for the smallest unit. All have the sign of the
    /// quantity.
    ///
    /// - Throws: as ``convert(_:)-(NumberConvertible)``.
    public func parts(of value: some NumberConvertible) throws(UnitError) -> [UnitAmount] {
        try parts(of: value.numberValue)
    }

    /// The same for a value whose type is known at run time only.
    public func parts(of value: NumberValue) throws(UnitError) -> [UnitAmount] {
        if mixed.units.count == 1 { return [UnitAmount(try convert(value), target)] }
        // Each digit of the largest unit's is counted.
        guard try convert(value).digits.count < Self.mixedDigits else { throw outOfRange(value) }
        let amounts = mixed.sizes.amounts(of: try ratio(value))
        return zip(mixed.units, amounts).map { UnitAmount($1.decimal, .known($0.id)) }
    }

    private static let mixedDigits = 10_000

    /// Whether the target is told in several units.
    var hasSeveralUnits: Bool { mixed.units.count > 1 }

    /// The quantity in the target unit, with no digit lost.
    func ratio(_ value: NumberValue) throws(UnitError) -> ExactRatio {
        guard let given = UnitConversionRule.ratio(of: value) else { throw outOfRange(value) }
        return try ratio(given)
    }

    /// The same for what no decimal says: five feet and eleven inches.
    func ratio(_ value: ExactRatio) throws(UnitError) -> ExactRatio {
        guard let ratio = rule.ratio(value) else { throw outOfRange(.integer(isNegative: false, magnitude: 0)) }
        return ratio
    }

    private func outOfRange(_ value: NumberValue) -> UnitError {
        .outOfRange(value: value.shortText, from: source.id, to: target.id)
    }
}

extension NumberValue {
    /// For messages: not a million digits.
    var shortText: String {
        guard case .decimal(let decimal) = self else { return plainText }
        let text = decimal.icuText
        return VisibleText.shortened(text)
    }
}

extension UnitExpression {
    /// The zero of the unit in the base unit, which temperatures have.
    fileprivate func offset(in table: UnitTable) -> ExactRatio {
        single.flatMap { table.simple[$0.simple] }.flatMap(table.offset) ?? ExactRatio(0)
    }
}

/// So much of a unit.
public struct UnitAmount: Hashable, Codable, Sendable {
    /// How much; of several units, `foot-and-inch`, in the largest.
    public var value: ExactDecimal
    /// Of what.
    public var unit: UnitID

    /// So much of a unit.
    public init(_ value: ExactDecimal, _ unit: UnitID) {
        self.value = value
        self.unit = unit
    }
}

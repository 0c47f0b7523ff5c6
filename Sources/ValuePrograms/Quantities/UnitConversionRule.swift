package import LocaleFormatNumberPrograms

/// How a quantity of one unit becomes one of another, exactly.
package enum UnitConversionRule: Sendable {
    /// The value times a factor, and what is added to that.
    case linear(factor: ExactRatio, offset: ExactRatio)
    /// The factor divided by the value.
    case inverse(factor: ExactRatio)
    /// By way of the base unit, since one of them is a scale.
    case scale(toBase: ExactRatio?, fromBase: ExactRatio?)

    /// Nil for nothing where the inverse is taken.
    package func ratio(_ value: ExactRatio) -> ExactRatio? {
        switch self {
        case .linear(let factor, let offset): return value.multiplied(by: factor).adding(offset)
        case .inverse(let factor): return value.numerator.isZero ? nil : factor.multiplied(by: value.inverse)
        case .scale(let toBase, let fromBase):
            let base = toBase.map(value.multiplied) ?? ExactRatio(WindScale.base(of: value.decimal))
            return fromBase.map(base.multiplied) ?? ExactRatio(WindScale.number(at: base.decimal))
        }
    }

    /// What is converted; nil for NaN, infinities and more than a million digits.
    package static func ratio(of value: NumberValue) -> ExactRatio? {
        guard let decimal = value.exactDecimal, decimal.exponent.magnitude <= UInt(ExactDecimal.maximumLength) else {
            return nil
        }
        return ExactRatio(decimal)
    }

    /// What was converted as a decimal; nil for more than a million digits.
    package static func decimal(of ratio: ExactRatio) -> ExactDecimal? {
        let decimal = ratio.decimal
        guard decimal.digits.count + Int(clamping: decimal.exponent.magnitude) <= ExactDecimal.maximumLength else {
            return nil
        }
        return decimal
    }

    /// Whether NaN and infinities are in the other unit what they are in the one.
    package var keepsNonFinite: Bool {
        guard case .linear(let factor, _) = self else { return false }
        return !factor.numerator.isNegative
    }

    /// Which of the units that people choose among NaN and infinities are told in, as ICU chooses: infinities in the largest, NaN in
    /// the last. Nil for finite values.
    package static func index(ofNonFinite value: NumberValue, among count: Int) -> Int? {
        guard case .double(let double) = value, !double.isFinite else { return nil }
        return double.isNaN ? count - 1 : 0
    }

    /// Which of the units that people choose among a quantity is told in: the first that there is enough of, or the last.
    ///
    /// - Parameters:
    ///   - count: how many they are.
    ///   - choice: how a quantity becomes one of a unit, and from how many of it on it is told in it.
    /// - Returns: nil where the quantity cannot be converted.
    package static func index(
        of value: ExactRatio, among count: Int, _ choice: (Int) -> (rule: UnitConversionRule, atLeast: ExactDecimal)
    ) -> Int? {
        for index in 0..<count - 1 {
            let (rule, limit) = choice(index)
            guard let ratio = rule.ratio(value) else { return nil }
            if !ratio.magnitudeIsLess(than: ExactRatio(limit)) { return index }
        }
        return count - 1
    }
}

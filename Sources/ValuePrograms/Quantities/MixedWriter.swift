package import LocaleFormatNumberPrograms

/// What writes quantities in several units, `foot-and-inch`, in exact arithmetic: ICU writes the number of each, or a program does.
///
/// | feet | text | |
/// |---|---|---|
/// | 5.5 | 5 ft, 6 in | |
/// | 5.9999 | 6 ft, 0 in | rounded, the smallest unit may fill the next one |
/// | -5.5 | -5 ft, 6 in | the sign is that of all |
/// | -0.5 | -6 in | nothing of the first unit would show no sign |
package protocol MixedWriter {
    associatedtype Written
    associatedtype Failure: Error

    var sizes: UnitSizes { get }

    /// How many of the smallest unit there are as they are shown. Some ways of rounding ask for the sign.
    func rounded(_ amount: ExactDecimal) throws(Failure) -> ExactDecimal

    /// The number of a unit with its words.
    ///
    /// - Parameter amount: has the sign of the quantity, where the unit is the first.
    func part(_ index: Int, _ amount: ExactDecimal) throws(Failure) -> Written

    /// The parts with what stands around them.
    func joined(_ parts: [Written]) -> Written

    /// The same without the first unit; nil where nothing writes it.
    var withoutFirst: Self? { get }
}

extension MixedWriter {
    /// - Parameter value: how many of the largest unit.
    package func written(_ value: ExactRatio) throws(Failure) -> Written {
        let isNegative = value.numerator.isNegative && !value.numerator.isZero
        let amounts = try amounts(of: value)
        if isNegative, amounts.count > 1, amounts[0].isZero, amounts.contains(where: { !$0.isZero }),
            let rest = withoutFirst
        {
            let others = rest.sizes.value(of: amounts.dropFirst().map { ExactRatio($0) })
            return try rest.written(others.negated)
        }
        var parts: [Written] = []
        for (index, amount) in amounts.enumerated() {
            let isSigned = isNegative && index == 0
            parts.append(
                try part(
                    index, ExactDecimal(isNegative: isSigned, trimmed: amount.digits, exponent: amount.exponent)))
        }
        return joined(parts)
    }

    /// How many of each unit, without the sign. The smallest is rounded: where it fills a larger one, that has one more.
    package func amounts(of value: ExactRatio) throws(Failure) -> [ExactDecimal] {
        // Nothing of a quantity has no sign, which ICU would get twice.
        let value = value.numerator.isZero ? ExactRatio(0) : value
        let isNegative = value.numerator.isNegative
        var amounts = sizes.amounts(of: isNegative ? value.negated : value)
        let smallest = amounts[sizes.smallest].decimal.magnitude
        let signed = ExactDecimal(isNegative: isNegative, trimmed: smallest.digits, exponent: smallest.exponent)
        amounts[sizes.smallest] = ExactRatio(try rounded(signed).magnitude)
        return sizes.amounts(of: sizes.value(of: amounts)).map(\.decimal.magnitude)
    }
}

/// What quantities in several units may have: all digits are counted.
package enum MixedLimit {
    private static let digits = 10_000

    /// Nil for what cannot be told: NaN, infinities, and more than 10,000 digits.
    package static func ratio(of value: NumberValue) -> ExactRatio? {
        guard let decimal = value.exactDecimal,
            decimal.digits.count + Int(clamping: decimal.exponent.magnitude) <= digits
        else { return nil }
        return ExactRatio(decimal)
    }
}

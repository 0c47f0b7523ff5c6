internal import LocaleFormatNumberPrograms

/// A scale of numbers that each stand for a range of the base unit: Beaufort's, in metres per second.
enum WindScale {
    /// Where each number begins, in tenths of a metre per second; the last one ends the range of 17.
    /// Source: the World Meteorological Organization's table, as CLDR converts `beaufort` (CLDR-17421); the end is CLDR's own.
    private static let beaufort = [
        0, 3, 16, 34, 55, 80, 108, 139, 172, 208, 245, 285, 327, 369, 414, 461, 511, 558, 614,
    ]

    private static let last = beaufort.count - 2

    /// The middle of a number's range; of a fraction, that of the nearest number.
    static func base(of value: ExactDecimal) -> ExactDecimal {
        let half = ExactDecimal(5).scaled(byPowerOfTen: -1)
        let value = (value.isNegative ? value.negated : value).adding(half).truncated
        let number = value.magnitudeIsLess(than: ExactDecimal(last)) ? Int(exactly: value) ?? last : last
        return ExactDecimal((beaufort[number] + beaufort[number + 1]) * 5).scaled(byPowerOfTen: -2)
    }

    /// The number whose range has the value.
    static func number(at base: ExactDecimal) -> ExactDecimal {
        let tenths = base.scaled(byPowerOfTen: 1)
        let number = beaufort.prefix(last + 1).lastIndex { !tenths.magnitudeIsLess(than: ExactDecimal($0)) }
        return ExactDecimal(number ?? 0)
    }
}

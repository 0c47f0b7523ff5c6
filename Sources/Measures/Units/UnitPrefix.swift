internal import LocaleFormatNumbers

/// A prefix of CLDR's unit identifiers (UTS #35 part 6, "Unit Identifiers", `si_prefix` and `binary_prefix`).
package struct UnitPrefix: Hashable, Sendable {
    package let name: String
    /// 10 or 1,024.
    package let base: Int
    package let power: Int

    /// The value of the unit with the prefix, in that without.
    package var factor: (base: Int, power: Int) { (base, power) }

    /// In CLDR's names of patterns, `10p-3`.
    package var patternKey: String { "\(base)p\(power)" }

    /// Larger ones are greater. A step of 1,024 is taken for one of 1,000, and for the larger of the two.
    package var order: (Int, Int) { base == 10 ? (power, 0) : (3 * power, 1) }

    package static let all: [UnitPrefix] =
        [
            ("quetta", 30), ("ronna", 27), ("yotta", 24), ("zetta", 21), ("exa", 18), ("peta", 15), ("tera", 12),
            ("giga", 9), ("mega", 6), ("kilo", 3), ("hecto", 2), ("deka", 1), ("deci", -1), ("centi", -2),
            ("milli", -3), ("micro", -6), ("nano", -9), ("pico", -12), ("femto", -15), ("atto", -18), ("zepto", -21),
            ("yocto", -24), ("ronto", -27), ("quecto", -30),
        ].map { UnitPrefix(name: $0.0, base: 10, power: $0.1) }
        + ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi"].enumerated().map {
            UnitPrefix(name: $0.element, base: 1_024, power: $0.offset + 1)
        }
}

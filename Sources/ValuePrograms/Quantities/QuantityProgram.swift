package import LocaleFormatNumberPrograms

/// A quantity that is told in another unit than it is given in, in several together, or in the one that people of a region use for it.
package final class QuantityProgram: Sendable {
    /// One of the units that people choose among, by size.
    package struct Choice: Sendable {
        package let rule: UnitConversionRule
        /// From so many of the unit on, or of the largest of several.
        package let atLeast: ExactDecimal
        package let writer: Writer

        package init(_ rule: UnitConversionRule, atLeast: ExactDecimal, _ writer: Writer) {
            (self.rule, self.atLeast, self.writer) = (rule, atLeast, writer)
        }
    }

    /// What writes a quantity of a unit.
    package enum Writer: Sendable {
        case number(PartNumber)
        case mixed(MixedProgram)
    }

    /// The largest unit first; the last one is for all that is less.
    package let choices: [Choice]
    /// Whose units these are; nil where they are those of no region.
    package let region: String?

    /// - Parameter choices: one at least.
    package init(_ choices: [Choice], region: String?) { (self.choices, self.region) = (choices, region) }

    /// Nil for a quantity that is not converted or that no program writes.
    package func text(_ value: NumberValue) -> String? {
        if let index = UnitConversionRule.index(ofNonFinite: value, among: choices.count) {
            guard choices[index].rule.keepsNonFinite, case .number(let number) = choices[index].writer else {
                return nil
            }
            return number.written(value)
        }
        guard let given = UnitConversionRule.ratio(of: value) else { return nil }
        let index = UnitConversionRule.index(of: given, among: choices.count) { index in
            (choices[index].rule, choices[index].atLeast)
        }
        guard let index else { return nil }
        guard let ratio = choices[index].rule.ratio(given) else { return nil }
        switch choices[index].writer {
        case .mixed(let mixed): return MixedLimit.ratio(of: value) == nil ? nil : mixed.text(ratio)
        case .number(let number):
            return UnitConversionRule.decimal(of: ratio).flatMap { number.written(.decimal($0)) }
        }
    }
}

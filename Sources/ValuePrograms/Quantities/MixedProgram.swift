package import LocaleFormatNumberPrograms

/// Quantities in several units as data: sizes, the words between, and what writes the number of each.
package final class MixedProgram: Sendable {
    package let sizes: UnitSizes
    /// What stands before, between and behind the parts.
    package let texts: [String]
    /// How each unit is written that is the first, and how behind others.
    package let numbers: [(signed: PartNumber, unsigned: PartNumber)]
    /// What quantities are multiplied by before; nil for nothing.
    package let multiplier: ExactDecimal?
    package let withoutFirst: MixedProgram?

    package init(
        _ sizes: UnitSizes, texts: [String], numbers: [(signed: PartNumber, unsigned: PartNumber)],
        multiplier: ExactDecimal?, withoutFirst: MixedProgram?
    ) {
        (self.sizes, self.texts, self.numbers) = (sizes, texts, numbers)
        (self.multiplier, self.withoutFirst) = (multiplier, withoutFirst)
    }

    /// Nil for a quantity that no program writes: more digits than one has room for, and what needs rounding where the style forbids it.
    func text(_ value: ExactRatio) -> String? {
        try? written(multiplier.map { value.multiplied(by: ExactRatio($0)) } ?? value)
    }
}

extension MixedProgram: MixedWriter {
    /// A number that no program writes.
    package struct Beyond: Error {}

    package func rounded(_ amount: ExactDecimal) throws(Beyond) -> ExactDecimal {
        guard let rounded = numbers[sizes.smallest].unsigned.rounded(amount) else { throw Beyond() }
        return rounded
    }

    package func part(_ index: Int, _ amount: ExactDecimal) throws(Beyond) -> String {
        let number = index == 0 ? numbers[index].signed : numbers[index].unsigned
        guard let text = number.written(.decimal(amount)) else { throw Beyond() }
        return text
    }

    package func joined(_ parts: [String]) -> String {
        zip(parts, texts.dropFirst()).reduce(into: texts[0]) { text, next in text += next.0 + next.1 }
    }
}

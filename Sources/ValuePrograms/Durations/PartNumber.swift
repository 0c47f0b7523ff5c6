package import LocaleFormatMemory
package import LocaleFormatNumberPrograms

/// Writes the numbers of the parts of a duration or a quantity.
package final class PartNumber: Sendable {
    package let program: HeldReference<NumberProgram>
    package let compact: HeldReference<CompactProgram>
    /// Set where integers are written as they are.
    private let integers: HeldReference<DigitTemplate>
    /// What writes the numbers that programs do not.
    private let general: @Sendable (NumberValue) -> String

    /// - Parameter general: what writes the numbers that programs do not.
    package init(
        _ program: NumberProgram?, _ compact: CompactProgram?,
        general: @escaping @Sendable (NumberValue) -> String = { $0.plainText }
    ) {
        self.program = HeldReference(program)
        self.compact = HeldReference(compact)
        integers = HeldReference(program?.integerTemplate)
        self.general = general
    }

    /// Whether a program writes numbers.
    package var isFast: Bool { !program.isNil || !compact.isNil }

    /// Digits of a part of a duration, with a minus sign for zero too: minus half an hour is "-0:30". Rounding is done, so
    /// that nothing is left to fail.
    package func digits(_ value: DurationParts.Value, isNegative: Bool = false) -> String {
        if value.fraction.isEmpty, let whole = UInt64(exactly: value.whole), whole > 0 || !isNegative {
            if let text = integers.read({ $0.string(whole, places: 0, isNegative: isNegative) }) { return text }
            return text(.integer(isNegative: isNegative, magnitude: whole))
        }
        let integer = value.whole.description.utf8.map { $0 - 0x30 }
        return text(
            .decimal(
                ExactDecimal(
                    isNegative: isNegative, digits: integer + value.fraction, exponent: -value.fraction.count)))
    }

    private func text(_ value: NumberValue) -> String { written(value) ?? general(value) }

    /// The number as it is shown, without its words; nil for one that no program writes.
    func rounded(_ value: ExactDecimal) -> ExactDecimal? {
        program.read { $0.buffered(.decimal(value))?.decimal } ?? compact.read { $0.rounded(.decimal(value)) }
    }

    /// Nil for a number that no program writes.
    func written(_ value: NumberValue) -> String? {
        program.read { $0.format(value) } ?? compact.read { $0.format(value) }
    }
}

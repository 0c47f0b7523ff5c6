package import LocaleFormatMemory
package import LocaleFormatNumberPrograms

/// The numbers of a relative style, and the plural categories that choose their patterns.
@usableFromInline
package final class RelativeNumbers: Sendable {
    /// Integers below it are written digit by digit, without a thought of grouping.
    package static let small: UInt64 = 1_000

    let digits: PackedDigits
    /// Writes all others; nil where ICU does.
    package let number: NumberProgram?
    package let rules: PluralProgram
    /// What ICU writes for a number, and its category.
    private let general: @Sendable (Double) -> (text: String, category: PluralCategory)?
    /// The categories of the numbers below ``small``.
    private let categories: FrozenTable<UInt8>

    /// - Parameter general: what ICU writes for a number that the program does not, and its category.
    package init(
        _ digits: PackedDigits, _ number: NumberProgram?, _ rules: PluralProgram,
        general: @escaping @Sendable (Double) -> (text: String, category: PluralCategory)?
    ) {
        self.digits = digits
        self.number = number
        self.rules = rules
        self.general = general
        categories = FrozenTable(
            (0..<Self.small).map { UInt8(clamping: rules.category(for: PluralOperands(integer: $0)).order) })
    }

    /// The category's place in `PluralCategory.allCases`.
    @inline(__always)
    func category(small magnitude: UInt64) -> Int { Int(categories[Int(magnitude)]) }

    /// A number with many digits or a fraction, and its category; nil where it is not written.
    func long(_ magnitude: Double) -> (text: String, category: PluralCategory)? {
        let value = NumberValue.double(magnitude)
        guard let number, let text = number.format(value), let operands = number.operands(value) else {
            return general(magnitude)
        }
        return (text, rules.category(for: operands))
    }
}

package import LocaleFormatMemory

/// A choice of words by the plural category of the number divided by the rule's divisor: `$(ordinal,one{st}other{th})$`.
package final class RulePlural: Sendable {
    package let rules: HeldReference<PluralProgram>
    private let texts: InlineArray<6, RuleProgram.Text>

    /// - Parameter texts: in the order of `PluralCategory`.
    package init(_ texts: [RuleProgram.Text], _ rules: PluralProgram) {
        self.rules = HeldReference(rules)
        self.texts = InlineArray { texts[$0] }
    }

    /// The words for every category.
    package var all: [RuleProgram.Text] { texts.indices.map { texts[$0] } }

    package func text(for count: UInt64) -> RuleProgram.Text {
        // Plural rules ask for single numbers and for the last digits (UTS #35 part 3, "Plural Rules Syntax"), some of them as
        // a `Double`, which keeps those of the shorter number.
        let short = count < Self.long ? count : Self.long + count % Self.long
        let category = rules.read { $0.category(for: PluralOperands(integer: short)) } ?? .other
        return texts[category.order]
    }

    /// The same for a number of any length.
    package func text(for digits: ArraySlice<UInt8>) -> RuleProgram.Text {
        text(for: digits.count <= 15 ? digits.value : Self.long + digits.suffix(15).value)
    }

    private static let long: UInt64 = 1_000_000_000_000_000
}

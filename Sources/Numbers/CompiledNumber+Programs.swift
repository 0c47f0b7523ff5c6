extension CompiledNumber {
    /// What writes digits; nil where rules, words that depend on the number, or ICU do.
    package var digitProgram: NumberProgram? { program.object }

    /// What writes digits between words that depend on the number.
    package var compactProgram: CompactProgram? { compact.object }

    /// What writes words or letters by rules.
    package var ruleProgram: RuleProgram? { rules?.program as? RuleProgram }

    /// Whether rules write words or letters.
    package var isInWords: Bool { rules != nil }

    /// What tells quantities in several units, and what they are multiplied by before; nil for one unit.
    package var mixedNumber: (number: any MixedNumber, multiplier: ExactDecimal?)? {
        guard general.typed == nil, general.separated == nil else { return nil }
        return general.mixed.map { ($0, general.multiplier) }
    }

    /// Whether quantities are told in several units.
    package var isMixed: Bool { general.mixed != nil }
}

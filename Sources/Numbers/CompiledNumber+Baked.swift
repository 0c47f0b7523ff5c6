package import LocaleFormatMemory

extension CompiledNumber {
    /// What writes digits; nil where rules, words that depend on the number, or ICU do.
    package var digitProgram: NumberProgram? { program.object }

    /// What writes digits between words that depend on the number.
    package var compactProgram: CompactProgram? { compact.object }

    /// Whether rules write words or letters.
    package var isInWords: Bool { rules != nil }

    /// What tells quantities in several units, and what they are multiplied by before; nil for one unit.
    package var mixedNumber: (number: any MixedNumber, multiplier: ExactDecimal?)? {
        guard general.typed == nil, general.separated == nil else { return nil }
        return general.mixed.map { ($0, general.multiplier) }
    }

    /// Whether quantities are told in several units.
    package var isMixed: Bool { general.mixed != nil }

    /// Writes the program, for a process that has no ICU.
    ///
    /// - Returns: the place of its record; nil where ICU formats each value.
    package func bake(to writer: inout BakedWriter) -> Int? {
        // Programs learn what is not a number when it is first formatted.
        _ = try? format(NumberValue.double(.nan))
        return program.read { $0.bake(to: &writer) } ?? compact.read { $0.bake(to: &writer) }
            ?? rules?.bake(to: &writer)
    }
}

extension PluralRules {
    /// Writes the rules, for a process that has no ICU.
    package func bake(to writer: inout BakedWriter) -> Int { program.bake(to: &writer) }
}

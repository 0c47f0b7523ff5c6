import LocaleFormatBaked
package import LocaleFormatNumbers

extension CompiledNumber {
    /// Writes the program, for a process that has no ICU.
    ///
    /// - Returns: the place of its record; nil where ICU formats each value.
    package func bake(to writer: inout BakedWriter) -> Int? {
        // Programs learn what is not a number when it is first formatted.
        _ = try? format(NumberValue.double(.nan))
        return digitProgram?.bake(to: &writer) ?? compactProgram?.bake(to: &writer)
            ?? ruleProgram?.bake(to: &writer)
    }
}

extension PluralRules {
    /// Writes the rules, for a process that has no ICU.
    package func bake(to writer: inout BakedWriter) -> Int { program.bake(to: &writer) }
}

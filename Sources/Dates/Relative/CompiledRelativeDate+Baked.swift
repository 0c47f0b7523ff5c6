package import LocaleFormatMemory
internal import LocaleFormatValuePrograms

extension CompiledRelativeDate {
    /// Writes the program, for a process that has no ICU: numbers with units, and named days.
    ///
    /// - Returns: the place of its record; nil where ICU writes each distance, or larger numbers.
    package func bake(to writer: inout BakedWriter) -> Int? {
        program.read { $0.bake(thresholds, to: &writer) }
    }
}

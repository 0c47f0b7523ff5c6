import LocaleFormatBaked
package import LocaleFormatMeasures
internal import LocaleFormatValuePrograms

extension CompiledDuration {
    /// Writes the program, for a process that has no ICU.
    ///
    /// - Returns: the place of its record; nil where ICU writes the numbers, or joins them.
    package func bake(to writer: inout BakedWriter) -> Int? { program.bake(to: &writer) }
}

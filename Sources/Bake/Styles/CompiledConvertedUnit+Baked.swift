import LocaleFormatBaked
package import LocaleFormatMeasures

extension CompiledConvertedUnit {
    /// Writes the program, for a process that has no ICU.
    ///
    /// - Returns: the place of its record; nil where ICU writes a number.
    package func bake(to writer: inout BakedWriter) -> Int? { quantityProgram?.bake(to: &writer) }
}

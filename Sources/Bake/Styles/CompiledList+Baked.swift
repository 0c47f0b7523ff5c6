import LocaleFormatBaked
package import LocaleFormatLists
internal import LocaleFormatValuePrograms

extension CompiledList {
    /// Writes the program, for a process that has no ICU.
    ///
    /// - Returns: the place of its record; nil where ICU formats each list.
    package func bake(to writer: inout BakedWriter) -> Int? { program?.bake(to: &writer) }
}

package import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

extension CompiledConvertedUnit {
    /// Writes the program, for a process that has no ICU.
    ///
    /// - Returns: the place of its record; nil where ICU writes a number.
    package func bake(to writer: inout BakedWriter) -> Int? {
        var choices: [QuantityProgram.Choice] = []
        for index in numbers.indices {
            guard let part = quantityWriter(index) else { return nil }
            choices.append(
                QuantityProgram.Choice(
                    converters[index].rule, atLeast: preferred?.choices[index].choice.atLeast ?? 0, part))
        }
        return QuantityProgram(choices, region: preferred?.region).bake(to: &writer)
    }

    private func quantityWriter(_ index: Int) -> QuantityProgram.Writer? {
        guard converters[index].hasSeveralUnits else { return .number(PartNumber(numbers[index])) }
        guard let (number, multiplier) = numbers[index].mixedNumber else { return nil }
        return (number as? MixedQuantity)?.program(styles[index], multiplier: multiplier).map { .mixed($0) }
    }
}

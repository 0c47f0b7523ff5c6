internal import LocaleFormatNumbers
package import LocaleFormatValuePrograms

extension CompiledConvertedUnit {
    /// What converts and writes, for what bakes it; nil where ICU writes a number.
    package var quantityProgram: QuantityProgram? {
        var choices: [QuantityProgram.Choice] = []
        for index in numbers.indices {
            guard let part = quantityWriter(index) else { return nil }
            choices.append(
                QuantityProgram.Choice(
                    converters[index].rule, atLeast: preferred?.choices[index].choice.atLeast ?? 0, part))
        }
        return QuantityProgram(choices, region: preferred?.region)
    }

    private func quantityWriter(_ index: Int) -> QuantityProgram.Writer? {
        guard converters[index].hasSeveralUnits else { return .number(PartNumber(numbers[index])) }
        guard let (number, multiplier) = numbers[index].mixedNumber else { return nil }
        return (number as? MixedQuantity)?.program(styles[index], multiplier: multiplier).map { .mixed($0) }
    }
}

package import LocaleFormatMemory

extension CompiledNumber {
    /// How whole numbers are written, where they are written as they are; for programs of other rooms that write them in the
    /// midst of other text.
    package var integerTemplate: DigitTemplate? { integers.object }

    /// Appends a number to a writer; false, with nothing appended, where no template of digits says it.
    package func append(_ value: borrowing NumberValue, to writer: inout UTF8Writer) -> Bool {
        program.read { $0.append(value, to: &writer) } != nil
    }

    /// Appends a number of 64 bits divided by ten to the power of `places`; false, with nothing appended, where no template of digits says it.
    package func append(
        _ coefficient: UInt64, places: Int, isNegative: Bool, to writer: inout UTF8Writer
    ) -> Bool {
        program.read { $0.append(coefficient, places: places, isNegative: isNegative, to: &writer) } != nil
    }
}

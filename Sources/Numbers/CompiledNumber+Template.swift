package import LocaleFormatMemory

extension CompiledNumber {
    /// How whole numbers are written, where they are written as they are; for programs of other rooms that write them in the
    /// midst of other text.
    package var integerTemplate: DigitTemplate? { integers.object }
}

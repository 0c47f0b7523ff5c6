import LocaleFormatValueOperations

extension String {
    /// As the options have it. The room `Identifiers`, which this one sees too, has one that counts otherwise.
    var shortened: String { OptionValues.shortened(self) }
}

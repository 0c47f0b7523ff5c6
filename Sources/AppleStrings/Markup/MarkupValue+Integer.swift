public import LocaleFormatTexts

extension MarkupValue {
    /// The whole number, if it is one: `1`, `0x1F`, `1e3`, `2.0`.
    public var integerValue: Int? {
        guard case .number(let text) = self else { return nil }
        return JSON5Number.integer(text)
    }
}

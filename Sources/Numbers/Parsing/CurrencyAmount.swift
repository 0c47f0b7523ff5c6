/// An amount and its currency, as they were read from text.
public struct CurrencyAmount<Amount: NumberConvertible>: Sendable {
    /// The number, in units of the currency: 12.5 for "12,50 €".
    public let amount: Amount
    /// The currency that the text names, or that of the style where it names none.
    public let code: CurrencyCode

    /// An amount of one's own.
    public init(amount: Amount, code: CurrencyCode) {
        self.amount = amount
        self.code = code
    }
}

extension CurrencyAmount: Equatable where Amount: Equatable {}
extension CurrencyAmount: Hashable where Amount: Hashable {}

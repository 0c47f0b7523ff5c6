/// An amount and its currency, as they were read from text.
public struct CurrencyAmount<Amount: NumberConvertible>: Sendable {
    public let amount: Amount
    public let code: CurrencyCode

    public init(amount: Amount, code: CurrencyCode) {
        self.amount = amount
        self.code = code
    }
}

extension CurrencyAmount: Equatable where Amount: Equatable {}
extension CurrencyAmount: Hashable where Amount: Hashable {}

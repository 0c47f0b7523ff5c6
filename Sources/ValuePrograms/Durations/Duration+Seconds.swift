public import LocaleFormatNumberPrograms

extension Duration {
    /// A duration of so many seconds, exactly; nil for fractions beyond the attosecond (18 digits), and for what a duration
    /// cannot hold: more than about 170,000,000,000,000,000,000 seconds.
    ///
    /// ```swift
    /// Duration(seconds: try ExactDecimal("0.1"))   // 0.1 seconds; exactly, which `.seconds(0.1)` only comes near
    /// ```
    public init?(seconds: ExactDecimal) {
        let attoseconds = seconds.scaled(byPowerOfTen: 18)
        guard attoseconds.isInteger, attoseconds.digits.count + attoseconds.exponent <= 39,
            let value = Int128(attoseconds.description)
        else { return nil }
        self.init(attoseconds: value)
    }

    /// The duration in seconds, exactly.
    package var seconds: ExactDecimal { ExactDecimal(attoseconds).scaled(byPowerOfTen: -18) }
}

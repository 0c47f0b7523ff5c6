extension PluralOperands {
    /// Reads decimal text whose zeros count, as plural rule samples are written: `1`, `1.0`, `-2.50`, `1c6`, `1.2c3`.
    /// The exponent, `c` or `e`, is that of a compact form.
    ///
    /// - Throws: ``NumberError/notANumber(text:offset:)`` for what is no number (`"1,5"`), and
    ///   ``NumberError/tooLarge(text:limit:)`` beyond a million digits.
    public init(text: some StringProtocol) throws(NumberError) {
        let text = String(text)
        do throws(DecimalFault) { self = try Self.read(text) } catch {
            switch error {
            case .notANumber(let offset): throw .notANumber(text: text, offset: offset)
            case .tooLarge: throw .tooLarge(text: text)
            }
        }
    }
}

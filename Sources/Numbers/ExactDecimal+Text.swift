extension ExactDecimal {
    /// Reads the neutral form: optional sign, ASCII digits with an optional `.`, optional exponent.
    ///
    /// - Throws: ``NumberError/notANumber(text:offset:)`` with the first byte that does not fit, and
    ///   ``NumberError/tooLarge(text:limit:)`` beyond `maximumLength`.
    public init(_ text: some StringProtocol) throws(NumberError) {
        do throws(DecimalFault) { self = try Self.read(text) } catch {
            switch error {
            case .notANumber(let offset): throw .notANumber(text: String(text), offset: offset)
            case .tooLarge: throw .tooLarge(text: String(text))
            }
        }
    }

    /// Reads the neutral form as ``init(_:)``, and remembers how many digits were typed behind the decimal point.
    ///
    /// ```swift
    /// let price = try ExactDecimal(keepingZeros: "1.50")
    /// price.description                                                  // "1.50"
    /// try price == ExactDecimal("1.5")                                   // true
    /// NumberStyle<ExactDecimal>(locale: "de").keepingZeros().format(price)   // "1,50"
    /// ```
    ///
    /// - Throws: as ``init(_:)``.
    public init(keepingZeros text: some StringProtocol) throws(NumberError) {
        try self.init(text)
        var scanner = DecimalScanner(text)
        guard let scanned = scanner.decimal() else { return }
        // A zero's exponent may be beyond counting, and is of no meaning.
        let places = scanned.fractionCount - (scanned.exponent ?? 0)
        guard places <= Self.maximumLength else { throw .tooLarge(text: String(text)) }
        self = typed(fraction: places)
    }
}

extension ExactDecimal: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        // What is encoded has zeros at the end where they are meant.
        self = try text.utf8.contains(0x2E) ? Self(keepingZeros: text) : Self(text)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(typedFraction > max(0, -exponent) ? description : icuText)
    }
}

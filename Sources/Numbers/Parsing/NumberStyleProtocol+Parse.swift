internal import LocaleFormatCore

extension NumberStyleProtocol {
    /// The parser of this style, to hold where many texts are read. It needs no cache and no lock.
    ///
    /// - Throws: ``NumberError`` for options out of range or a numbering system that ICU lacks.
    public func compiledParser() throws(NumberError) -> CompiledNumberParser { try CompiledNumberParser(specification) }

    /// Reads what this style writes, as exactly the value it says.
    ///
    /// ```swift
    /// try NumberStyle<Double>(locale: "de").parse("1.234,5")                      // 1234.5
    /// try NumberStyle<Int>(locale: "en").parse("1.234")                           // throws: 1.234 is not a value of Int
    /// try PercentStyle<Double>(locale: "tr").parse("%25")                         // 0.25
    /// try CurrencyStyle<Int>(code: "EUR", locale: "de").parse("5", mode: .lenient)  // 5
    /// ```
    ///
    /// - Throws: ``NumberParseError``; ``NumberParseError/doesNotFit(type:value:)`` when `Value` cannot hold the number:
    ///   a fraction for an integer, digits that `Decimal` would round. Binary floats take the nearest value, and are only
    ///   too small for what is beyond their range.
    @inlinable
    public func parse(_ text: some StringProtocol, mode: NumberParseMode = .strict) throws(NumberParseError) -> Value {
        try CompiledNumberParser.parse(String(text), in: locale, kind, options, mode: mode).convert()
    }
}

extension ParsedNumber {
    /// The number as a value of a type.
    ///
    /// - Throws: ``NumberParseError/doesNotFit(type:value:)`` when the type has no such value.
    @inlinable
    public func convert<Value: NumberConvertible>(
        to type: Value.Type = Value.self
    ) throws(NumberParseError) -> Value {
        if case .finite(let decimal) = value, let converted = Value(exactly: decimal),
            converted.numberValue.isFinite
        {
            return converted
        }
        return try convertSpecial()
    }

    /// What is no number, to a type that has a value for it.
    @usableFromInline
    func convertSpecial<Value: NumberConvertible>() throws(NumberParseError) -> Value {
        if let type = Value.self as? any SpecialNumberConvertible.Type,
            let converted = type.init(special: value) as? Value
        {
            return converted
        }
        throw .doesNotFit(type: "\(Value.self)", value: numberValue.plainText.shortened)
    }
}

extension NumberValue {
    @inlinable
    var isFinite: Bool {
        if case .double(let value) = self { return value.isFinite }
        return true
    }
}

/// What functions of numbers in MessageFormat 2 do with their operands: UTS #35 part 9, "Numeric Value Selection and Formatting".
extension String {
    /// A `number-literal`, which is a number of JSON: `-1.5e3`, but not `+1`, `01`, `.5` or `1.`.
    package var isNumberLiteral: Bool {
        var rest = utf8[...]
        func digits() -> Int {
            let count = rest.prefix { 0x30...0x39 ~= $0 }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let hasZero = rest.first == UInt8(ascii: "0")
        let count = digits()
        guard count == 1 || count > 1 && !hasZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return false }
        }
        if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// The value of a number literal; nil for other text, and beyond a million digits.
    package var messageNumber: NumberValue? {
        guard isNumberLiteral else { return nil }
        if utf8.count < 19, self != "-0", let integer = Int(self) { return NumberValue(integer) }
        return (try? ExactDecimal.read(self)).map(NumberValue.decimal)
    }

    /// A digit size option: 0 to 99.
    package var digitSize: Int? {
        guard 1...2 ~= utf8.count, utf8.allSatisfy({ 0x30...0x39 ~= $0 }), utf8.count == 1 || utf8.first != 0x30 else {
            return nil
        }
        return Int(self)
    }
}

extension NumberValue {
    /// Without what stands behind the decimal point.
    package var truncated: NumberValue {
        switch self {
        case .integer: return self
        case .double(let value) where !value.isFinite: return self
        default:
            guard let decimal = exactDecimal, !decimal.isInteger else { return self }
            let text = decimal.description
            let whole = text.prefix { $0 != "." }
            return (try? ExactDecimal.read(whole == "-0" ? "0" : whole)).map(NumberValue.decimal) ?? self
        }
    }

    /// Plus a small number; nil for NaN and infinities.
    package func adding(_ amount: Int) -> NumberValue? {
        if case .integer(let isNegative, let magnitude) = self, magnitude < 1 << 62 {
            return NumberValue((isNegative ? -Int(magnitude) : Int(magnitude)) + amount)
        }
        return exactDecimal.map { .decimal($0.adding(ExactDecimal(amount))) }
    }

    /// "Exact Literal Match Serialization": plain digits without an exponent; options do not count.
    package var exactKey: String {
        if case .integer(let isNegative, let magnitude) = self {
            return isNegative && magnitude > 0 ? "-\(magnitude)" : "\(magnitude)"
        }
        let text = plainText
        return text == "-0" ? "0" : text
    }

    /// The same of the number times a power of ten.
    package func exactKey(timesTenTo power: Int) -> String {
        guard power != 0, let decimal = exactDecimal else { return exactKey }
        return NumberValue.decimal(decimal.scaled(byPowerOfTen: power)).exactKey
    }
}

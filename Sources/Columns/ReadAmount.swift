internal import LocaleFormatMemory

/// An amount that was read: `coefficient` divided by ten to the power of `places`, which may be negative.
struct ReadAmount: BitwiseCopyable {
    let coefficient: UInt64
    let places: Int
    let isNegative: Bool
    /// The code's three letters, the first one lowest; 0 where there is none.
    let code: UInt32
}

extension ReadAmount {
    /// `-1234.5 EUR` as a parser writes it; nil for more digits than fit, and for what is no number.
    init?(answer: [UInt8]) {
        let isNegative = answer.first == 0x2D
        var (value, places, isFraction): (UInt64, Int, Bool) = (0, 0, false)
        let number = answer.dropFirst(isNegative ? 1 : 0).prefix { $0 != 0x20 }
        for byte in number {
            if byte == 0x2E {
                isFraction = true
                continue
            }
            guard byte &- 0x30 < 10, value < 100_000_000_000_000_000 else { return nil }
            value = value * 10 + UInt64(byte - 0x30)
            if isFraction { places += 1 }
        }
        let code = answer.dropFirst(number.endIndex).dropFirst()
        guard !number.isEmpty, code.isEmpty || code.count == 3 else { return nil }
        self.init(coefficient: value, places: places, isNegative: isNegative, code: Self.word(code))
    }

    /// The letters of a code in one word.
    static func word(_ code: some Sequence<UInt8>) -> UInt32 {
        code.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Without zeros at its end.
    var trimmed: ReadAmount {
        var (coefficient, places) = (coefficient, places)
        while coefficient > 0, coefficient % 10 == 0 {
            coefficient /= 10
            places -= 1
        }
        return ReadAmount(coefficient: coefficient, places: places, isNegative: isNegative, code: code)
    }

    /// Plain digits between nothing and a sign.
    private static let plain = DigitTemplate(
        digits: .ascii, group: .empty, decimal: InlineUTF8(".") ?? .empty,
        affixes: InlineArray { .init(prefix: $0 < 2 ? .empty : InlineUTF8("-") ?? .empty, suffix: .empty) },
        grouping: (0, 0, 1), minimumFraction: 0, alwaysShowsDecimal: false, hidesZeroFraction: false)

    /// Appends `-1234.5 EUR`; false, with nothing appended, where it is too long.
    func append(to writer: inout UTF8Writer) -> Bool {
        var (coefficient, places) = (self.coefficient, self.places)
        while places > 0, coefficient % 10 == 0 {
            coefficient /= 10
            places -= 1
        }
        guard (0...18).contains(places), let plain = Self.plain else { return false }
        plain.append(coefficient, places: places, isNegative: isNegative, to: &writer)
        guard code != 0 else { return true }
        writer.append(0x20)
        for shift in [0, 8, 16] as [UInt32] { writer.append(UInt8(truncatingIfNeeded: code >> shift)) }
        return true
    }

    /// The amount times a power of ten; nil where digits would be lost, or it does not fit.
    @inline(__always)
    func scaled(by scale: Int) -> UInt128? {
        let zeros = scale &- places
        if zeros >= 0 {
            guard zeros <= 19 else { return coefficient == 0 ? 0 : nil }
            // Twenty digits and nineteen fit 128 bits.
            return UInt128(coefficient) &* UInt128(Self.power(zeros))
        }
        guard zeros >= -19 else { return coefficient == 0 ? 0 : nil }
        let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: Self.power(-zeros))
        return rest == 0 ? UInt128(quotient) : nil
    }

    /// The nearest double where one division or multiplication gives it; nil where it does not.
    var double: Double? {
        guard coefficient < 1 << 53, -15...15 ~= places else { return nil }
        let number = Double(coefficient)
        let value = places < 0 ? number * Double(Self.power(-places)) : number / Double(Self.power(places))
        return isNegative ? -value : value
    }

    /// Ten to the power of 0 to 19.
    @inline(__always)
    private static func power(_ exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<exponent { power &*= 10 }
        return power
    }
}

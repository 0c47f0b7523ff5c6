internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

/// Reads numbers and amounts of one style. What stands around the digits, a sign, a currency, a percent sign, is understood once, by the
/// parser, and remembered; then only digits are read.
struct AmountReader {
    /// `coefficient` divided by ten to the power of `places`, which may be negative.
    struct Amount: BitwiseCopyable {
        let coefficient: UInt64
        let places: Int
        let isNegative: Bool
        /// The code's three letters, the first one lowest; 0 where there is none.
        let code: UInt32
    }

    private let parser: CompiledNumberParser?
    /// Nil for a style that reads something else, or more than digits.
    private let digits: PlainDigits?
    /// The one currency that may be remembered, or 0 for all: where reading is strict, another one's amounts may have separators of their own.
    private let only: UInt32
    private var affixes = AffixTable()

    /// Whether there is anything to remember.
    var isIdle: Bool { digits == nil }

    init(_ form: CompiledForm?) {
        switch form {
        case .numberParser(let parser, _):
            self.parser = parser
            only = 0
        case .amountParser(let parser, let mode, let own):
            self.parser = parser
            only = mode == .strict ? Self.word(own.code.utf8) : 0
        default:
            parser = nil
            only = 0
        }
        digits = parser?.plainDigits
    }

    /// The amount of a text; nil where the parser has to be asked.
    @inline(__always)
    func read(_ text: LentBytes) -> Amount? {
        guard !affixes.isEmpty, let digits, let body = digits.body(in: text), let key = Self.key(of: body, in: text),
            let affix = affixes.find(key)
        else { return nil }
        return Amount(
            coefficient: body.coefficient, places: body.places &- affix.power, isNegative: affix.isNegative,
            code: affix.code)
    }

    /// Remembers what a text has around its digits.
    ///
    /// - Parameter answer: what the parser read, `-1234.5 EUR`.
    mutating func learn(_ text: LentBytes, answer: [UInt8]) {
        guard let parser, let body = digits?.body(in: text), body.coefficient > 0,
            let key = Self.key(of: body, in: text), let read = Self.amount(of: answer),
            parser.hasPlainAffixes(body, in: text)
        else { return }
        let (said, meant) = (Self.trimmed(body.coefficient, body.places), Self.trimmed(read.coefficient, read.places))
        guard said.coefficient == meant.coefficient, only == 0 || only == read.code else { return }
        affixes.insert(
            .init(key: key, isNegative: read.isNegative, power: said.places - meant.places, code: read.code))
    }

    // MARK: Affixes

    @inline(__always)
    private static func key(of body: PlainBody, in text: LentBytes) -> AffixTable.Key? {
        guard let prefix = text.part(0..<body.start).packed, let suffix = text.part(body.end..<text.count).packed else {
            return nil
        }
        return AffixTable.Key(prefix: prefix, suffix: suffix, isOther: body.isOther)
    }

    private static func word(_ code: some Sequence<UInt8>) -> UInt32 {
        code.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func trimmed(_ coefficient: UInt64, _ places: Int) -> (coefficient: UInt64, places: Int) {
        var (coefficient, places) = (coefficient, places)
        while coefficient > 0, coefficient % 10 == 0 {
            coefficient /= 10
            places -= 1
        }
        return (coefficient, places)
    }

    /// `-1234.5 EUR` as a parser writes it; nil for more digits than fit, and for what is no number.
    private static func amount(of answer: [UInt8]) -> Amount? {
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
        return Amount(coefficient: value, places: places, isNegative: isNegative, code: word(code))
    }
}

extension AmountReader.Amount {
    /// Plain digits between nothing and a sign.
    private static let plain = DigitTemplate(
        digits: .ascii, group: [], decimal: [0x2E],
        affixes: ["", "", "-", "-"].map { .init(prefix: Array($0.utf8), suffix: []) },
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

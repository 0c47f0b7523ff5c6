internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// A `DecimalFormat` pattern inside a rule, `=#,##0=`: digits, grouping and a fraction, with the symbols of the rules'
/// locale. Exact for any count of digits, rounding half to even.
final class RulePattern: Sendable {
    private let program: HeldReference<NumberProgram>
    /// The ten digits, and what stands between and before them.
    let symbols: RuleSymbols

    /// - Throws: ``RuleSyntaxError`` for a pattern of more than digits, or where ICU writes it otherwise.
    init(_ pattern: String, locale: String, symbols: RuleSymbols) throws(RuleSyntaxError) {
        guard let handle = try? DecimalFormatHandle(.pattern(pattern), locale: locale),
            let program = Self.program(pattern, handle, symbols)
        else { throw RuleSyntaxError() }
        self.program = HeldReference(program)
        self.symbols = symbols
        guard agrees(with: handle) else { throw RuleSyntaxError() }
    }

    func format(_ magnitude: UInt64, isNegative: Bool) -> String {
        program.read { $0.format(.integer(isNegative: isNegative, magnitude: magnitude)) } ?? ""
    }

    func format(_ number: RuleDecimal) -> String {
        let text = program.read { program -> String? in
            let number = number.rounded(toPlaces: program.maximumFraction)
            if let small = number.small { return format(small, isNegative: number.isNegative) }
            return program.format(.decimal(number.exactDecimal)) ?? program.format(long: number)
        }
        return text ?? ""
    }

    // MARK: Compiling

    private static func program(
        _ pattern: String, _ handle: DecimalFormatHandle, _ symbols: RuleSymbols
    ) -> NumberProgram? {
        let halves = pattern.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard pattern.allSatisfy({ "#0,.".contains($0) }) else { return nil }
        let fraction = halves.count > 1 ? halves[1] : ""
        let required = fraction.prefix { $0 == "0" }.count
        let groups = halves[0].split(separator: ",", omittingEmptySubsequences: false)
        let primary = groups.count > 1 ? groups[groups.count - 1].count : 0
        let secondary = groups.count > 2 ? groups[groups.count - 2].count : primary
        guard let minus = InlineUTF8(symbols.minus.utf8), let decimal = InlineUTF8(symbols.decimal.utf8),
            let group = InlineUTF8(symbols.group.utf8), let digits = PackedDigits(symbols.digits),
            let nan = try? handle.format(.double(.nan)), let infinity = try? handle.format(.double(.infinity)),
            let negativeNaN = try? handle.format(.double(-.nan)),
            let negativeInfinity = try? handle.format(.double(-.infinity))
        else { return nil }
        let positive = NumberProgram.Affixes(prefix: .empty, suffix: .empty)
        let negative = NumberProgram.Affixes(prefix: minus, suffix: .empty)
        return NumberProgram(
            digits: digits, decimal: decimal, group: group,
            grouping: GroupingPolicy(primary: primary, secondary: secondary, minimum: 1),
            affixes: NumberProgram.SignedAffixes(
                positive: positive, zero: positive, negativeZero: negative, negative: negative),
            specials: NumberProgram.Specials(
                nan: nan, negativeNaN: negativeNaN, infinity: infinity, negativeInfinity: negativeInfinity),
            precision: .fractionLength(required...fraction.count), rounding: .halfEven,
            minimumIntegerDigits: max(1, halves[0].filter { $0 == "0" }.count), alwaysShowsDecimal: false, shift: 0,
            exponent: nil)
    }

    private func agrees(with handle: DecimalFormatHandle) -> Bool {
        ["0", "-0", "7", "-7", "1234", "-12345", "1234567", "98765432109876543", "0.25", "-0.35", "0.04", "1234.56"]
            .allSatisfy { text in
                guard let value = try? ExactDecimal(text), let number = RuleDecimal(.decimal(value)) else {
                    return false
                }
                return (try? handle.format(.decimal(value.icuText))) == format(number)
            }
    }
}

extension NumberProgram {
    /// A rounded number of more digits than a ``DigitBuffer`` holds.
    fileprivate func format(long number: RuleDecimal) -> String {
        let zeros = max(0, minimumIntegerDigits - number.integer.count)
        let count = zeros + number.integer.count
        let separators = grouping.separators(in: count)
        var output = number.isNegative ? affixes.negative.prefix.bytes : []
        for (index, digit) in (Array(repeating: 0, count: zeros) + number.integer).enumerated() {
            // Digits from here to the last separator.
            let left = count - index - grouping.primary
            if index > 0, separators > 0, left >= 0, left % grouping.secondary == 0,
                left / grouping.secondary < separators
            {
                output += group.bytes
            }
            append(digit, to: &output)
        }
        let padding = max(0, minimumFraction - number.fraction.count)
        if padding + number.fraction.count > 0 { output += decimal.bytes }
        for digit in number.fraction + Array(repeating: 0, count: padding) { append(digit, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    private func append(_ digit: UInt8, to output: inout [UInt8]) {
        for byte in 0..<digits.width { output.append(UInt8(truncatingIfNeeded: digits[digit] >> UInt32(8 * byte))) }
    }
}

/// What the locale of a group of rules writes in numbers.
struct RuleSymbols: Sendable {
    /// From zero to nine.
    let digits: String
    let decimal: String
    let group: String
    let minus: String
    let infinity: [UInt8]
    let notANumber: [UInt8]
    private let locale: String

    /// By ICU's `UNumberFormatSymbol`.
    ///
    /// - Parameter locale: in ICU's form.
    init(locale: String) throws(ICUError) {
        self.locale = locale
        let handle = try DecimalFormatHandle(.pattern("0"), locale: locale)
        decimal = try handle.symbol(0)
        group = try handle.symbol(1)
        minus = try handle.symbol(6)
        infinity = Array(try handle.symbol(14).utf8)
        notANumber = Array(try handle.symbol(15).utf8)
        digits = try handle.format(.integer(0)) + handle.format(.integer(123_456_789))
    }

    /// The first character of the decimal separator, by which one of several rules for fractions is chosen.
    var decimalMark: Unicode.Scalar? { decimal.unicodeScalars.first }

    func pattern(_ text: String) throws(RuleSyntaxError) -> RulePattern {
        try RulePattern(text, locale: locale, symbols: self)
    }
}

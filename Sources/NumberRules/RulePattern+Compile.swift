internal import LocaleFormatBridge
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// Compiling: a pattern is read here, and written by ICU for comparison.
extension RulePattern {
    /// - Throws: ``RuleSyntaxError`` for a pattern of more than digits, or where ICU writes it otherwise.
    convenience init(_ pattern: String, locale: String, symbols: RuleSymbols) throws(RuleSyntaxError) {
        guard let handle = try? DecimalFormatHandle(.pattern(pattern), locale: locale),
            let program = Self.program(pattern, handle, symbols)
        else { throw RuleSyntaxError() }
        self.init(program)
        guard agrees(with: handle) else { throw RuleSyntaxError() }
    }

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
            grouping: GroupingPolicy(
                primary: primary, secondary: secondary, minimum: minimum(handle, primary: primary, symbols)),
            affixes: NumberProgram.SignedAffixes(
                positive: positive, zero: positive, negativeZero: negative, negative: negative),
            specials: NumberProgram.Specials(
                nan: nan, negativeNaN: negativeNaN, infinity: infinity, negativeInfinity: negativeInfinity),
            limits: DigitLimits(fraction: (required, fraction.count)), rounding: .halfEven,
            minimumIntegerDigits: max(1, halves[0].filter { $0 == "0" }.count), alwaysShowsDecimal: false, shift: 0,
            exponent: nil)
    }

    /// How many digits stand before the first separator at least: the ICU of Swift's Foundation asks the locale, the system's groups as
    /// soon as the pattern does.
    private static func minimum(_ handle: DecimalFormatHandle, primary: Int, _ symbols: RuleSymbols) -> Int {
        guard primary > 0, !symbols.group.isEmpty else { return 1 }
        let numbers = (1...4).map { "1" + String(repeating: "0", count: primary + $0 - 1) }
        let grouped = numbers.firstIndex { (try? handle.format(.decimal($0)))?.contains(symbols.group) ?? false }
        return (grouped ?? 0) + 1
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

extension RuleSymbols {
    /// By ICU's `UNumberFormatSymbol`.
    ///
    /// - Parameter locale: in ICU's form.
    init(locale: String) throws(ICUError) {
        let handle = try DecimalFormatHandle(.pattern("0"), locale: locale)
        decimal = try handle.symbol(0)
        group = try handle.symbol(1)
        minus = try handle.symbol(6)
        infinity = Array(try handle.symbol(14).utf8)
        notANumber = Array(try handle.symbol(15).utf8)
        digits = try handle.format(.integer(0)) + handle.format(.integer(123_456_789))
    }
}

internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// Compiling a plain style from two numbers.
///
/// ICU makes its formatter anew for each of the first two numbers that it is asked, and keeps it with the third: each of the three takes as
/// long as opening one. Two are enough to see what locale, currency and sign decide: affixes, separators, groups. The program writes both,
/// and has to agree. What numbers are alike in everywhere, rounding and zeros, is the same code for all styles; tests compare it with ICU.
extension NumberProgram {
    /// - Throws: where two numbers do not show enough.
    convenience init(plain resolved: ResolvedNumber, shift: Int, probe: NumberProbe) throws {
        let options = resolved.specification.options
        // Thirteen digits in three groups at least, with a fraction; and four, whatever the rounding.
        let numbers: [NumberValue] = [
            .scaled(isNegative: false, magnitude: 1_234_567_890_123_455, exponent: -3 - shift),
            .scaled(isNegative: true, magnitude: 49_999_996, exponent: -4 - shift),
        ]
        let long = try probe.parts(of: NumberHandle.Operand(numbers[0]))
        let short = try probe.parts(of: NumberHandle.Operand(numbers[1]))
        let precision = resolved.precision
        guard let digits = resolved.locale.digits, let group = InlineUTF8(long.groupSeparator),
            let decimal = InlineUTF8(long.bytes(.decimal)), decimal.count > 0 || precision.isInteger,
            let grouping = try Self.grouping(long, short, options.grouping, resolved.locale, power: -shift, probe)
        else { throw NotPositional() }
        let positive = try Self.affixes(long)
        let negative = try Self.affixes(short)
        self.init(
            digits: digits, decimal: decimal, group: group, grouping: grouping,
            affixes: SignedAffixes(
                positive: positive, zero: positive,
                negativeZero: options.sign == .negative ? positive : negative, negative: negative),
            specials: nil, limits: precision.limits, rounding: options.rounding, minimumIntegerDigits: 1,
            alwaysShowsDecimal: false, shift: shift, exponent: nil)
        for (number, parts) in zip(numbers, [long, short]) {
            var text: [UInt8] = []
            guard append(number, to: &text), text == parts.text else { throw NotPositional() }
        }
    }

    private static func grouping(
        _ long: NumberParts, _ short: NumberParts, _ grouping: Grouping, _ locale: NumberLocale, power: Int,
        _ probe: NumberProbe
    ) throws -> GroupingPolicy? {
        let sizes = GroupingPolicy(sizesOf: long)
        if sizes == .none { return sizes }
        guard sizes.primary == 3 else { return nil }
        return short.groups.isEmpty
            ? try locale.grouping(grouping, sizes: sizes) { try probe.grouping(long, power: power) } : sizes
    }
}

extension NumberSpecification {
    /// Whether the style is one of those that two numbers show: digits between affixes that depend on the sign alone, a number of fraction
    /// digits, and nothing else. Digits are first and last, as a currency has a space beside digits alone (UTS #35 part 3, "Currencies",
    /// `currencySpacing`).
    package var isPlain: Bool {
        guard isPositional, !hasIncrement, options.notation == .automatic, options.scale == nil,
            options.minimumIntegerDigits ?? 1 == 1, options.rounding != .unnecessary,
            options.sign != .always(includingZero: false), options.decimalSeparator == .automatic, !options.keepsZeros,
            options.separators == nil
        else { return false }
        guard let precision = options.precision else { return true }
        switch precision.kind {
        case .fraction, .unlimited: return !precision.hidesZeroFraction
        case .significant, .both, .compact: return false
        }
    }
}

extension Precision {
    /// Whether no fraction is ever shown.
    fileprivate var isInteger: Bool {
        if case .fraction(_, maximum: 0) = kind { true } else { false }
    }
}

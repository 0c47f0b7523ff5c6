internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Compiling: for each magnitude and each plural form that can occur there, ICU formats one positive and one negative
/// number. All of them are then formatted by the program too, with others that carry and round; any difference, and ICU
/// formats every value.
extension CompactProgram {
    /// Magnitudes that have rows of their own: ICU's data ends below 10^20.
    private static let magnitudes = 21

    /// Nil where the style is neither compact nor a plural currency name, or cannot be expressed so.
    convenience init?(_ resolved: ResolvedNumber, checkedAgainst general: GeneralNumber) throws(NumberError) {
        let specification = resolved.specification
        guard specification.dependsOnForm, let handle = try general.handle(), let shift = resolved.shift,
            let rules = try? PluralRules(locale: specification.locale).program
        else { return nil }
        let probe = NumberProbe(handle: handle)
        var probed: [(value: String, text: String)] = []
        do throws(ICUError) {
            guard let digits = try Self.digits(resolved, shift: shift, probe: probe),
                let powers = try Self.powers(specification, shift: shift, probe: probe)
            else { return nil }
            var table = CompactTable(powers: powers)
            let zero = try probe.parts(of: "0")
            let negativeZero = try probe.parts(of: "-0")
            guard let zero = table.entry(zero), let negativeZero = table.entry(negativeZero) else { return nil }
            // The samples need only digits, rules and rounding.
            let draft = CompactProgram(
                digits: digits, rules: rules, table: table, zero: zero, negativeZero: negativeZero,
                usesCompactRounding: specification.usesCompactRounding)
            let samples = CompactSamples(draft)
            for row in 0..<table.rows {
                var found: [(form: CompactTable.Form, isNegative: Bool, entry: CompactTable.Entry)] = []
                let power = table.power(row)
                for (form, sample) in samples.forms(integerDigits: powers.count == 1 ? nil : row - power + 1) {
                    for isNegative in [false, true] {
                        let value = (isNegative ? "-" : "") + sample + "E\(power - shift)"
                        let parts = try probe.parts(of: value)
                        guard let entry = table.entry(parts) else { return nil }
                        found.append((form, isNegative, entry))
                        probed.append((value, String(decoding: parts.text, as: UTF8.self)))
                    }
                }
                table.set(row: row, found, categories: rules.categories)
            }
            if specification.hasUnitOutsideCompact, !table.isUniform(row: 0) { return nil }
            self.init(
                digits: digits, rules: rules, table: table, zero: zero, negativeZero: negativeZero,
                usesCompactRounding: specification.usesCompactRounding)
        } catch { return nil }
        guard agrees(with: handle, probed, isExact: specification.options.rounding == .unnecessary) else { return nil }
    }

    /// Digits and separators; nil for numerals by rules.
    private static func digits(
        _ resolved: ResolvedNumber, shift: Int, probe: NumberProbe
    ) throws(ICUError) -> NumberProgram? {
        let specification = resolved.specification
        guard let digits = resolved.locale.digits else { return nil }
        let largest = try Self.powers(specification, shift: shift, probe: probe, from: magnitudes - 1)?.last
        guard let largest else { return nil }
        let long = try probe.parts(of: "5E\(25 + largest - shift)")
        guard let grouping = try probe.grouping(long, power: largest - shift),
            let group = InlineUTF8(long.groupSeparator),
            let decimal = InlineUTF8(probe.decimalSeparator(shift: shift))
        else { return nil }
        let none = NumberProgram.Affixes(prefix: .empty, suffix: .empty)
        let options = specification.options
        let increment: RoundingIncrement?
        do { increment = try resolved.increment } catch { return nil }
        return NumberProgram(
            digits: digits, decimal: decimal, group: group, grouping: grouping,
            affixes: NumberProgram.SignedAffixes(positive: none, zero: none, negativeZero: none, negative: none),
            specials: try probe.specials(),
            limits: specification.usesCompactRounding ? DigitLimits(fraction: (0, 0)) : resolved.limits,
            rounding: options.rounding, minimumIntegerDigits: options.minimumIntegerDigits ?? 1,
            alwaysShowsDecimal: options.decimalSeparator == .always, shift: shift, exponent: nil, increment: increment)
    }

    private static func powers(
        _ specification: NumberSpecification, shift: Int, probe: NumberProbe, from first: Int = 0
    ) throws(ICUError) -> [Int]? {
        guard case .compactName = specification.options.notation else { return [0] }
        return try probe.compactPowers(
            first..<magnitudes, shift: shift, minimumIntegerDigits: specification.options.minimumIntegerDigits ?? 1)
    }

    /// Numbers whose rounding carries, that are longer than any table, or that have no digit before the separator.
    private static let proofs = [
        "0.0123", "-0.456", "0.995", "9.95", "-9.949", "99.5", "999.5", "-999.4999", "999949", "999950", "99499.99",
        "123456", "-1250", "1350", "105000", "999999999", "1.55E9", "-999500000000", "1.2345E15", "9.99E17", "-7.7E22",
        "1E-7", "1.005E20",
    ]

    private func agrees(
        with handle: NumberHandle, _ probed: [(value: String, text: String)], isExact: Bool
    ) -> Bool {
        for (value, text) in probed {
            guard let value = try? ExactDecimal(value), format(.decimal(value)) == text else { return false }
        }
        if isExact { return true }
        for text in Self.proofs {
            guard let value = try? ExactDecimal(text), let icu = try? handle.format(.decimal(value.icuText)) else {
                return false
            }
            // A form that no sample had is left to ICU.
            if let ours = format(.decimal(value)), ours != icu { return false }
        }
        for value in [Double.nan, -.nan, .infinity, -.infinity, 1234.5, -0.0] {
            guard let icu = try? handle.format(.double(value)), format(.double(value)) == icu else { return false }
        }
        return true
    }
}

extension NumberSpecification {
    /// Compact notation or a currency's plural name, and nothing that ICU alone can do.
    fileprivate var dependsOnForm: Bool {
        guard options.increment == nil || options.notation == .automatic,
            options.precision?.hasPriority != true || options.precision == .compact,
            options.minimumIntegerDigits != 0, options.maximumIntegerDigits == nil
        else {
            return false
        }
        let isCompact: Bool
        switch options.notation {
        case .compactName: isCompact = true
        case .automatic: isCompact = false
        case .scientific, .engineering, .spellOut, .ordinal, .rules: return false
        }
        switch kind {
        case .decimal, .percent, .permille, .wholePercent, .wholePermille: return isCompact
        case .currency(let code, let presentation, _, let isCash):
            // The name goes by the whole number, the compact words by the digits shown: two forms at once.
            return isCompact != (presentation == .fullName) && !(isCash && code.cashIncrement != 0)
        // Mixed units divide the number itself.
        case .unit(let unit, _): return !isCompact && !unit.contains("-and-")
        case .skeleton, .pattern, .rules: return false
        }
    }

    /// Compact percent has a unit in a plural form of its own, that of the whole number ("100 þ.%", though "100 þ. %").
    fileprivate var hasUnitOutsideCompact: Bool { kind.isRatio }

    /// CLDR's own rounding of compact numbers, unless the style has a precision or the currency's cash digits.
    fileprivate var usesCompactRounding: Bool {
        if options.precision == .compact { return true }
        guard case .compactName = options.notation, options.precision == nil else { return false }
        if case .currency(_, _, _, cash: true) = kind { return false }
        return true
    }
}

extension CompactTable {
    /// Takes in what stands around a number of ICU's.
    fileprivate mutating func entry(_ parts: NumberParts) -> Entry? {
        entry(prefix: parts.prefix, suffix: parts.suffix, showsDigits: parts.body != nil)
    }
}

internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Compiling: ICU formats a few probes, and what it marks as fields becomes the program. Nothing that CLDR knows is
/// written by hand. At the end the program proves itself on other probes; any difference, and ICU formats every value.
extension NumberProgram {
    /// Nil where the style is not plain digits between affixes: compact and rule-based notations, plural currency names,
    /// increments, skeletons and patterns.
    convenience init?(_ specification: NumberSpecification, checkedAgainst general: GeneralNumber) throws(NumberError) {
        guard specification.isPositional, let handle = try general.handle(), let shift = specification.shift else {
            return nil
        }
        do {
            try self.init(specification, shift: shift, probe: NumberProbe(handle: handle))
        } catch {
            // Not positional, too long, or a probe that rounding forbids: ICU formats, and reports what is wrong.
            return nil
        }
        guard try agrees(with: handle, specification) else { return nil }
    }

    private struct NotPositional: Error {}

    private convenience init(_ specification: NumberSpecification, shift: Int, probe: NumberProbe) throws {
        let options = specification.options
        let locale = try NumberSkeleton.icuLocale(specification.locale, numbering: options.numbering)
        let precision = specification.precision(locale: locale)
        let system = try NumberingSystemData.used(by: locale)
        guard !system.isAlgorithmic, let digits = PackedDigits(system.description) else { throw NotPositional() }
        // Integers whose digits survive any rounding, whatever the shift; in scientific notation they always do, and their
        // exponent should have one digit (see `exponent`).
        let one = "1E\((options.notation == .automatic ? 30 : 3) - shift)"
        let positive = try probe.parts(of: one)
        guard let group = InlineUTF8(positive.groupSeparator),
            let decimal = InlineUTF8(probe.decimalSeparator(shift: shift)),
            let grouping = try probe.grouping(positive, power: -shift)
        else { throw NotPositional() }
        self.init(
            digits: digits, decimal: decimal, group: group, grouping: grouping,
            affixes: SignedAffixes(
                positive: try Self.affixes(positive), zero: try Self.affixes(probe.parts(of: "0")),
                negativeZero: try Self.affixes(probe.parts(of: "-0")),
                negative: try Self.affixes(probe.parts(of: "-" + one))),
            specials: try probe.specials(), precision: precision, rounding: options.rounding,
            minimumIntegerDigits: options.minimumIntegerDigits ?? 1,
            alwaysShowsDecimal: options.decimalSeparator == .always, shift: shift,
            exponent: try Self.exponent(options.notation, shift: shift, probe))
    }

    private static func affixes(_ parts: NumberParts) throws -> Affixes {
        guard parts.body != nil, let prefix = InlineUTF8(parts.prefix), let suffix = InlineUTF8(parts.suffix) else {
            throw NotPositional()
        }
        return Affixes(prefix: prefix, suffix: suffix)
    }

    /// How the notation writes its exponent; nil for plain digits.
    private static func exponent(_ notation: Notation, shift: Int, _ probe: NumberProbe) throws -> ExponentLayout? {
        let interval: Int
        switch notation {
        case .scientific: interval = 1
        case .engineering: interval = 3
        default: return nil
        }
        // Exponents of one digit: ICU 72 tears longer ones beyond the BMP.
        guard let positive = InlineUTF8(try probe.parts(of: "1E\(3 - shift)").exponentMark),
            let negative = InlineUTF8(try probe.parts(of: "1E\(-6 - shift)").exponentMark)
        else { throw NotPositional() }
        return ExponentLayout(interval: interval, positive: positive, negative: negative)
    }

    /// Formats probes both ways.
    private func agrees(with handle: NumberHandle, _ specification: NumberSpecification) throws(NumberError) -> Bool {
        // Under rounding-mode-unnecessary most probes are errors; integers are what is left.
        let decimals =
            specification.options.rounding == .unnecessary
            ? ["0", "7", "-1234567"]
            : [
                "0", "-0", "0.5", "-0.5", "0.0009", "-0.00049", "1", "-1", "9.995", "12.3456789", "-123.005",
                "999.9996",
                "1234.5", "-12345.675", "999999.5", "1234567890.123456789", "-98765432109876543210", "1E-7", "2.5E25",
            ]
        for text in decimals {
            guard let value = try? ExactDecimal(text) else { return false }
            guard let icu = try? handle.format(.decimal(value.icuText)) else { return false }
            // ICU 72 tears the surrogate pairs of two-digit exponents in digits beyond the BMP (known-differences.tsv). Such
            // a text vouches for nothing.
            if icu.contains("\u{FFFD}") { continue }
            guard format(.decimal(value)) == icu else { return false }
        }
        for value in [Double.nan, -.nan, .infinity, -.infinity, 0.1, -2.675, 1e21] {
            if specification.options.rounding == .unnecessary, value.isFinite { continue }
            guard let icu = try? handle.format(.double(value)) else { return false }
            guard icu.contains("\u{FFFD}") || format(.double(value)) == icu else { return false }
        }
        return true
    }
}

extension NumberSpecification {
    /// Whether digits between affixes can express the style at all; the probes decide the rest.
    fileprivate var isPositional: Bool {
        switch options.notation {
        case .automatic, .scientific, .engineering: break
        case .compactName, .spellOut, .ordinal: return false
        }
        guard options.increment == nil, options.minimumIntegerDigits != 0 else { return false }
        switch kind {
        case .decimal, .percent, .permille: return true
        case .currency(let code, let presentation, _, let isCash):
            return presentation != .fullName && !(isCash && code.cashIncrement != 0)
        // The unit goes by the plural form: a compact program's work.
        case .unit, .skeleton, .pattern: return false
        }
    }

    /// The power of ten that values are multiplied by; nil where the scale is no power of ten.
    var shift: Int? {
        let base = kind == .percent ? 2 : kind == .permille ? 3 : 0
        guard let scale = options.scale else { return base }
        guard scale.digits == [1], !scale.isNegative, abs(scale.exponent) <= 20 else { return nil }
        return base + scale.exponent
    }

    /// The precision that the skeleton leaves to the locale or the currency, made explicit.
    func precision(locale: String) -> Precision {
        if let precision = options.precision { return precision }
        switch kind {
        case .currency(let code, _, _, let isCash): return .fractionLength(code.fractionDigits(cash: isCash))
        // ICU's default for notations without a precision (unicode/numberformatter.h: six fraction digits at most).
        case _ where options.notation != .automatic: return .fractionLength(0...6)
        default: return PatternDigits.standard(kind, locale: locale)
        }
    }
}

extension CurrencyCode {
    /// The step that cash amounts are rounded to, 0.05 for CHF; 0 where digits alone say it.
    var cashIncrement: Double { (try? CurrencyData.roundingIncrement(of: code, cash: true)) ?? 0 }
}

internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Compiling: ICU formats a few probes, and what it marks as fields becomes the program. Nothing that CLDR knows is
/// written by hand. At the end the program proves itself on other probes, or for a plain style on the two that made it; any difference, and
/// ICU formats every value.
extension NumberProgram {
    /// Nil where the style is not plain digits between affixes: compact and rule-based notations, plural currency names,
    /// two limits of digits, skeletons and patterns.
    static func compiled(
        _ resolved: ResolvedNumber, checkedAgainst general: GeneralNumber
    ) throws(NumberError) -> NumberProgram? {
        let specification = resolved.specification
        guard specification.isPositional, let handle = try general.handle(), let shift = resolved.shift else {
            return nil
        }
        let probe = NumberProbe(handle: handle)
        if specification.isPlain, let plain = try? NumberProgram(plain: resolved, shift: shift, probe: probe) {
            return plain
        }
        // Not positional, too long, or a probe that rounding forbids: ICU formats, and reports what is wrong.
        guard let program = try? NumberProgram(resolved, shift: shift, probe: probe),
            program.agrees(with: handle, isExact: specification.options.rounding == .unnecessary)
        else { return nil }
        return program
    }

    struct NotPositional: Error {}

    private convenience init(_ resolved: ResolvedNumber, shift: Int, probe: NumberProbe) throws {
        let options = resolved.specification.options
        guard let digits = resolved.locale.digits else { throw NotPositional() }
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
            specials: try probe.specials(), limits: resolved.limits, rounding: options.rounding,
            minimumIntegerDigits: options.minimumIntegerDigits ?? 1,
            alwaysShowsDecimal: options.decimalSeparator == .always, shift: shift,
            exponent: try Self.exponent(options.notation, shift: shift, probe), increment: try resolved.increment)
    }

    static func affixes(_ parts: NumberParts) throws -> Affixes {
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

    /// Formats probes both ways, and compares bytes.
    private func agrees(with handle: NumberHandle, isExact: Bool) -> Bool {
        var ours: [UInt8] = []
        var theirs: [UInt8] = []
        func isSame(_ value: NumberValue, _ operand: NumberHandle.Operand) -> Bool {
            ours.removeAll(keepingCapacity: true)
            theirs.removeAll(keepingCapacity: true)
            guard (try? handle.append(operand, to: &theirs)) != nil else { return false }
            // ICU 72 tears the surrogate pairs of two-digit exponents in digits beyond the BMP (known-differences.tsv). Such
            // a text vouches for nothing.
            return theirs.isTorn || append(value, to: &ours) && ours == theirs
        }
        // Where rounding is an error most probes are; integers are what is left.
        for (text, value) in isExact ? Self.exactProofs : Self.proofs where !isSame(value, .decimal(text)) {
            return false
        }
        for value in [Double.nan, -.nan, .infinity, -.infinity, 0.1, -2.675, 1e21] where !isExact || !value.isFinite {
            guard isSame(.double(value), .double(value)) else { return false }
        }
        return true
    }

    private static let exactProofs = decimals(["0", "7", "-1234567"])
    private static let proofs = decimals([
        "0", "-0", "0.5", "-0.5", "0.0009", "-0.00049", "1", "-1", "9.995", "12.3456789", "-123.005", "999.9996",
        "1234.5", "-12345.675", "999999.5", "1234567890.123456789", "-98765432109876543210", "1E-7", "2.5E25",
    ])

    private static func decimals(_ texts: [String]) -> [(text: String, value: NumberValue)] {
        texts.compactMap { text in (try? ExactDecimal(text)).map { (text, .decimal($0)) } }
    }
}

extension [UInt8] {
    /// Whether there is a replacement character in it, UTF-8 of U+FFFD.
    fileprivate var isTorn: Bool {
        indices.contains { self[$0] == 0xEF && self[$0...].starts(with: [0xEF, 0xBF, 0xBD]) }
    }
}

extension String {
    /// Whether there is a replacement character in it. By bytes: the standard library's search compares characters.
    var isTorn: Bool { utf8.contains(0xEF) && unicodeScalars.contains("\u{FFFD}") }
}

extension NumberSpecification {
    /// Whether digits between affixes can express the style at all; the probes decide the rest.
    var isPositional: Bool {
        switch options.notation {
        case .automatic, .scientific, .engineering: break
        case .compactName, .spellOut, .ordinal, .rules: return false
        }
        guard options.increment == nil || options.notation == .automatic, options.precision?.hasPriority != true,
            options.minimumIntegerDigits != 0,
            options.maximumIntegerDigits == nil
        else {
            return false
        }
        switch kind {
        case .decimal, .percent, .permille, .wholePercent, .wholePermille: return true
        case .currency(_, let presentation, _, _):
            return presentation != .fullName
        // The unit goes by the plural form: a compact program's work.
        case .unit, .skeleton, .pattern, .rules: return false
        }
    }
}

extension NumberSpecification {
    /// Whether values are rounded to multiples of something else than a power of ten.
    var hasIncrement: Bool {
        if case .currency(let code, _, _, true) = kind, code.cashIncrement != 0 { return true }
        return options.increment != nil
    }
}

extension CurrencyCode {
    /// The step that cash amounts are rounded to, 0.05 for CHF; 0 where digits alone say it.
    var cashIncrement: Double { (try? CurrencyData.roundingIncrement(of: code, cash: true)) ?? 0 }
}

extension ResolvedNumber {
    /// What values are rounded to multiples of: what is asked for, or cash of the currency.
    ///
    /// - Throws: for increments that programs do not count with.
    var increment: RoundingIncrement? {
        get throws {
            guard let step else { return nil }
            guard let increment = RoundingIncrement(step) else { throw NumberProgram.NotPositional() }
            return increment
        }
    }

    private var step: ExactDecimal? {
        if let increment = specification.options.increment { return increment }
        guard case .currency(let code, _, _, true) = specification.kind, specification.options.precision == nil,
            code.cashIncrement != 0
        else { return nil }
        return ExactDecimal(code.cashIncrement)
    }

    /// Multiples have no more digits than what they are of; ICU shows at least as many.
    var limits: DigitLimits {
        guard let increment = try? increment else { return precision.limits }
        let asked = specification.options.increment == nil ? precision : specification.options.precision
        var minimum = 0
        if case .fraction(let least, _)? = asked?.kind { minimum = least }
        return DigitLimits(
            fraction: (max(minimum, increment.fractionDigits), .max),
            hidesZeroFraction: precision.limits.hidesZeroFraction)
    }
}

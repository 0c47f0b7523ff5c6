internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Numbers that show the fraction digits they were typed with: one style for each count of digits.
///
/// After ECMA-402's proposal "Keep trailing zeros in Intl.NumberFormat and Intl.PluralRules" (stage 3): digits that were typed are
/// not taken away at the end, as far as the style's own limit.
final class TypedNumbers: Sendable {
    private let specification: NumberSpecification
    private let shift: Int
    private let precision: Precision
    private let styles: CompiledCache<Precision, CompiledNumber>

    /// Nil for styles that show digits as they are.
    ///
    /// - Throws: ``NumberError/conflict(_:)`` for what decides digits itself: skeletons, patterns, rules, increments, scales that are no
    ///   powers of ten, and two limits at once.
    init?(_ resolved: ResolvedNumber) throws(NumberError) {
        var specification = resolved.specification
        guard specification.options.keepsZeros else { return nil }
        specification.options.keepsZeros = false
        self.specification = specification
        precision = resolved.precision
        let isDecided =
            switch specification.kind {
            case .skeleton, .pattern, .rules: true
            default: resolved.format != nil || specification.options.increment != nil || precision.hasPriority
            }
        guard !isDecided, let shift = resolved.shift else {
            throw .conflict("digits as they were typed go with styles whose digits are fraction or significant digits")
        }
        self.shift = shift
        // Not before: making its type searches all conformances of a program, a tenth of the time that `fmt number` takes.
        styles = CompiledCache(capacity: 16)
    }

    /// The style's own for a number that was not typed.
    func style(for value: NumberValue) throws(NumberError) -> CompiledNumber {
        var precision: Precision?
        if case .decimal(let number) = value, let typed = number.typedFractionDigits {
            precision = self.precision(of: number, typed: typed)
        }
        return try styles.value(for: precision ?? self.precision) { () throws(NumberError) in
            var style = specification
            if let precision { style.options.precision = precision }
            return try CompiledNumber(style)
        }
    }

    /// Nil for the style's own.
    private func precision(of number: ExactDecimal, typed: Int) -> Precision? {
        let integers = max(1, number.digits.count + number.exponent + shift)
        let fraction = max(0, typed - shift)
        // A zero has one digit before the point.
        let all = number.isZero ? 1 + typed : number.digits.count + number.exponent + typed
        switch specification.options.notation {
        case .automatic: break
        case .scientific: return atLeast(fraction: all - 1)
        case .engineering:
            let power = number.isZero ? 0 : number.digits.count + number.exponent + shift - 1
            return atLeast(fraction: all - 1 - (power % 3 + 3) % 3)
        case .compactName:
            guard specification.options.precision == nil else {
                return integers <= 3 ? atLeast(fraction: fraction) : nil
            }
            // CLDR's own rounding shows two digits of a number below ten.
            return integers == 1 && fraction > 0 ? .significantDigits(2) : nil
        case .spellOut, .ordinal, .rules: return nil
        }
        if case .significant(let minimum, let maximum) = precision.kind {
            let least = max(minimum, min(all, maximum ?? Precision.limit))
            return copy { $0 = .significant(minimum: least, maximum: maximum) }
        }
        return atLeast(fraction: fraction)
    }

    private func atLeast(fraction: Int) -> Precision? {
        switch precision.kind {
        case .fraction(let minimum, let maximum):
            let least = max(minimum, min(max(0, fraction), maximum ?? Precision.limit))
            return copy { $0 = .fraction(minimum: least, maximum: maximum) }
        case .unlimited:
            return copy { $0 = .fraction(minimum: min(max(0, fraction), Precision.limit), maximum: nil) }
        case .significant(let minimum, let maximum):
            let least = max(minimum, min(fraction + 1, maximum ?? Precision.limit))
            return copy { $0 = .significant(minimum: least, maximum: maximum) }
        case .both, .compact: return nil
        }
    }

    private func copy(_ change: (inout Precision.Kind) -> Void) -> Precision {
        var copy = precision
        change(&copy.kind)
        return copy
    }
}

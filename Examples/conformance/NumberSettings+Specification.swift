import LocaleFormat

extension NumberSettings {
    /// The settings as a style of the library; nil where only a skeleton says them.
    func specification(in locale: LocaleID) -> NumberSpecification? {
        guard maximumIntegerDigits == nil, exponent.digits == nil, exponent.sign == nil else { return nil }
        var options = NumberOptions()
        options.numbering = numbering
        options.grouping = grouping
        options.sign = sign
        options.rounding = rounding
        options.minimumIntegerDigits = minimumIntegerDigits
        options.scale = scale
        options.decimalSeparator = alwaysShowsDecimal ? .always : .automatic
        options.notation =
            switch form {
            case .standard: .automatic
            case .scientific: .scientific
            case .engineering: .engineering
            case .compact(let width): .compactName(width)
            }
        switch digits.kind {
        case .compact: guard !digits.hidesZeroFraction else { return nil }
        case .fraction(let range): options.precision = .fractionLength(range)
        case .significant(let range): options.precision = .significantDigits(range)
        case .either, .increment: return nil
        }
        if digits.hidesZeroFraction { options.precision = options.precision?.hidingZeroFraction() }
        switch kind {
        case .decimal: return NumberSpecification(locale: locale, kind: .decimal, options: options)
        case .percent: return NumberSpecification(locale: locale, kind: .percent, options: options)
        case .currency(let code):
            let kind = NumberSpecification.Kind.currency(
                code, presentation: presentation, accounting: isAccounting, cash: false)
            return NumberSpecification(locale: locale, kind: kind, options: options)
        case .unit: return nil
        }
    }
}

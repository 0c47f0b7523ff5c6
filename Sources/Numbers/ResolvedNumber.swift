internal import LocaleFormatBridge
internal import LocaleFormatCore

/// A number style with everything decided that it left open: the locale as ICU is given it, digits, precision, and which of
/// ICU's formats writes it.
package struct ResolvedNumber: Sendable {
    let specification: NumberSpecification
    let locale: NumberLocale
    /// Which of ICU's older formats does what number skeletons cannot; nil where they can.
    let format: DecimalFormatHandle.Kind?

    /// - Throws: ``NumberError`` for an unknown numbering system, and words of what is no plain number.
    package init(_ specification: NumberSpecification) throws(NumberError) {
        self.specification = specification
        locale = try NumberLocale.of(specification.locale, numbering: specification.options.numbering)
        format = try Self.format(specification, locale)
    }

    private static func format(
        _ specification: NumberSpecification, _ locale: NumberLocale
    ) throws(NumberError) -> DecimalFormatHandle.Kind? {
        if case .pattern(let pattern) = specification.kind { return .pattern(pattern) }
        if case .rules(let group, let set) = specification.kind {
            return set.map { .ruleSet(group.icu, $0, dropsSoftHyphens: false) } ?? group.icu
        }
        switch specification.options.notation {
        case .spellOut, .ordinal:
            guard specification.kind == .decimal else {
                throw .conflict("spell-out and ordinal go with plain numbers, not with percent or currency")
            }
            return specification.options.notation == .spellOut ? .spellout : .ordinal
        case .rules(let set, let softHyphens):
            guard specification.kind == .decimal else {
                throw .conflict("rules that write words go with plain numbers, not with percent or currency")
            }
            guard let kind = set.kind(locale: locale.name, softHyphens: softHyphens) else {
                throw .unknownRuleSet(
                    set.name, locale: specification.locale.tag,
                    available: NumberRuleSet.sets(of: specification.locale).map(\.name))
            }
            return kind
        case .automatic: return specification.kind == .decimal && locale.isAlgorithmic ? .decimal : nil
        default: return nil
        }
    }

    /// The power of ten that values are multiplied by; nil where the scale is no power of ten.
    var shift: Int? {
        let power = specification.kind.power
        guard let scale = specification.options.scale else { return power }
        guard scale.digits == [1], !scale.isNegative, abs(scale.exponent) <= 20 else { return nil }
        return power + scale.exponent
    }

    /// The precision that the skeleton leaves to the locale or the currency, made explicit.
    var precision: Precision {
        if let precision = specification.options.precision { return precision }
        switch specification.kind {
        case .currency(let code, _, _, let isCash): return .fractionLength(code.fractionDigits(cash: isCash))
        // ICU's default for notations without a precision (unicode/numberformatter.h: six fraction digits at most).
        case _ where specification.options.notation != .automatic: return .fractionLength(0...6)
        default: return locale.precision(specification.kind)
        }
    }
}

extension NumberSpecification.RuleGroup {
    fileprivate var icu: DecimalFormatHandle.Kind {
        switch self {
        case .spellout: .spellout
        case .ordinal: .ordinal
        case .duration: .duration
        }
    }
}

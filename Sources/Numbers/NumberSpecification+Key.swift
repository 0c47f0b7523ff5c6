internal import LocaleFormatCore
internal import LocaleFormatMemory

extension WordKey {
    /// The key of a number style; nil for what five words cannot say: increments, scales, two limits, and limits out of range.
    @inline(__always)
    static func of(_ locale: LocaleID, _ kind: NumberSpecification.Kind, _ options: NumberOptions) -> WordKey? {
        guard options.increment == nil, options.scale == nil, options.separators == nil, let locale = locale.number,
            let kind = kind.word,
            let digits = options.digitsWord, let choices = options.choicesWord
        else { return nil }
        return WordKey(locale, kind, digits, choices, options.numbering?.shortName.packed ?? 0)
    }
}

extension NumberSpecification.Kind {
    @inline(__always)
    fileprivate var word: UInt64? {
        switch self {
        case .decimal: 0
        case .percent: 1
        case .permille: 2
        case .currency(let code, let presentation, let accounting, let cash):
            3 | presentation.place << 3 | (accounting ? 1 : 0) << 5 | (cash ? 1 : 0) << 6
                | code.shortName.packed << 8
        case .unit(let unit, let width): InternedText.number(of: unit).map { 4 | width.place << 3 | $0 << 8 }
        case .skeleton(let text): InternedText.number(of: text).map { 5 | $0 << 8 }
        case .pattern(let text): InternedText.number(of: text).map { 6 | $0 << 8 }
        case .rules: nil
        case .wholePercent: 7
        case .wholePermille: 7 | 1 << 3
        }
    }
}

extension NumberOptions {
    /// Everything with few values; nil for rules by name.
    @inline(__always)
    fileprivate var choicesWord: UInt64? {
        if case .rules = notation { return nil }
        return grouping.place | sign.place << 2 | notation.place << 5 | rounding.place << 8
            | (decimalSeparator == .always ? 1 : 0) << 12 | (keepsZeros ? 1 : 0) << 13
    }

    /// Precision and integer digits; nil for two limits, and where one is out of range, which is an error of the style.
    @inline(__always)
    fileprivate var digitsWord: UInt64? {
        guard maximumIntegerDigits == nil, let integers = Self.word(minimumIntegerDigits) else { return nil }
        guard let precision else { return integers }
        let hides: UInt64 = precision.hidesZeroFraction ? 1 : 0
        switch precision.kind {
        case .unlimited: return integers | 1 << 11 | hides << 13
        case .fraction(let minimum, let maximum):
            guard let minimum = Self.word(minimum), let maximum = Self.word(maximum) else { return nil }
            return integers | 2 << 11 | hides << 13 | minimum << 14 | maximum << 25
        case .significant(let minimum, let maximum):
            guard let minimum = Self.word(minimum), let maximum = Self.word(maximum) else { return nil }
            return integers | 3 << 11 | hides << 13 | minimum << 14 | maximum << 25
        case .both, .compact: return nil
        }
    }

    /// Eleven bits: 0 for nothing. Nil out of range.
    @inline(__always)
    private static func word(_ limit: Int?) -> UInt64? {
        guard let limit else { return 0 }
        return (0...Precision.limit).contains(limit) ? UInt64(limit) + 1 : nil
    }
}

extension Grouping {
    /// A number of its own, for keys of caches.
    @inline(__always)
    package var place: UInt64 {
        switch self {
        case .automatic: 0
        case .never: 1
        case .minimumTwo: 2
        case .always: 3
        }
    }
}

extension SignDisplay {
    @inline(__always)
    fileprivate var place: UInt64 {
        switch self {
        case .automatic: 0
        case .never: 1
        case .always(includingZero: true): 2
        case .always(includingZero: false): 3
        case .negative: 4
        }
    }
}

extension Notation {
    @inline(__always)
    fileprivate var place: UInt64 {
        switch self {
        case .automatic: 0
        case .scientific: 1
        case .engineering: 2
        case .compactName(.short): 3
        case .compactName(.long): 4
        case .spellOut: 5
        case .ordinal: 6
        case .rules: 7
        }
    }
}

extension RoundingMode {
    /// A number of its own, for keys of caches.
    @inline(__always)
    package var place: UInt64 {
        switch self {
        case .halfEven: 0
        case .halfOdd: 1
        case .halfUp: 2
        case .halfDown: 3
        case .halfCeiling: 4
        case .halfFloor: 5
        case .up: 6
        case .down: 7
        case .ceiling: 8
        case .floor: 9
        case .unnecessary: 10
        }
    }
}

extension CurrencyPresentation {
    @inline(__always)
    fileprivate var place: UInt64 {
        switch self {
        case .narrow: 0
        case .standard: 1
        case .isoCode: 2
        case .fullName: 3
        }
    }
}

extension NumberSpecification.UnitWidth {
    /// A number of its own, for keys of caches.
    @inline(__always)
    package var place: UInt64 {
        switch self {
        case .wide: 0
        case .short: 1
        case .narrow: 2
        }
    }
}

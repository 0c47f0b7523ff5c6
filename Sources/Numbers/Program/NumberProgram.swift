internal import LocaleFormatMemory

/// A number style as data: what ICU said once about its digits, separators and affixes. Immutable; running it needs
/// neither ICU nor a lock.
final class NumberProgram: Sendable {
    /// What stands before and after the digits.
    struct Affixes: Sendable {
        let prefix: InlineUTF8
        let suffix: InlineUTF8
    }

    /// Affixes by the sign of the rounded number.
    struct SignedAffixes: Sendable {
        let positive: Affixes
        let zero: Affixes
        let negativeZero: Affixes
        let negative: Affixes

        @inline(__always)
        func of(_ layout: NumberLayout) -> Affixes {
            layout.isNegative ? (layout.isZero ? negativeZero : negative) : (layout.isZero ? zero : positive)
        }
    }

    /// What is not a number, as whole texts.
    struct Specials: Sendable {
        let nan: String
        let negativeNaN: String
        let infinity: String
        let negativeInfinity: String

        func text(of value: Double) -> String {
            if value.isNaN { return value.sign == .minus ? negativeNaN : nan }
            return value < 0 ? negativeInfinity : infinity
        }
    }

    let digits: PackedDigits
    let decimal: InlineUTF8
    let group: InlineUTF8
    let grouping: GroupingPolicy
    let affixes: SignedAffixes
    let specials: Specials
    let rounding: RoundingMode
    let minimumIntegerDigits: Int
    let alwaysShowsDecimal: Bool
    /// The power of ten that values are multiplied by: 2 for percent.
    let shift: Int
    /// Nil for plain digits.
    let exponent: ExponentLayout?

    // The precision, spelled out. `Int.max` stands for no limit.
    let minimumFraction: Int
    let maximumFraction: Int
    let minimumSignificant: Int
    let maximumSignificant: Int
    let hidesZeroFraction: Bool
    /// Ten to the power of `maximumFraction + shift` where doubles may be rounded by it (``ScaledInteger/init(_:_:)``).
    let doubleScale: Double?
    /// The same for the commonest numbers, packed; nil where the style needs more.
    let template: HeldReference<DigitTemplate>

    init(
        digits: PackedDigits, decimal: InlineUTF8, group: InlineUTF8, grouping: GroupingPolicy, affixes: SignedAffixes,
        specials: Specials, precision: Precision, rounding: RoundingMode, minimumIntegerDigits: Int,
        alwaysShowsDecimal: Bool, shift: Int, exponent: ExponentLayout?
    ) {
        self.digits = digits
        self.decimal = decimal
        self.group = group
        self.grouping = grouping
        self.affixes = affixes
        self.specials = specials
        self.rounding = rounding
        self.minimumIntegerDigits = minimumIntegerDigits
        self.alwaysShowsDecimal = alwaysShowsDecimal
        self.shift = shift
        self.exponent = exponent
        hidesZeroFraction = precision.hidesZeroFraction
        (minimumFraction, maximumFraction) = precision.fractionBounds
        (minimumSignificant, maximumSignificant) = precision.significantBounds
        let places = maximumFraction == .max ? -1 : maximumFraction + shift
        doubleScale =
            places >= 0 && places <= 15 && exponent == nil && rounding.isNearest
            ? DigitBuffer.powersOfTen[places] : nil
        guard exponent == nil, minimumSignificant == 0, minimumIntegerDigits == 1 else {
            template = HeldReference(nil)
            return
        }
        template = HeldReference(
            DigitTemplate(
                digits: digits, group: group.bytes, decimal: decimal.bytes,
                affixes: [affixes.positive, affixes.zero, affixes.negative, affixes.negativeZero].map {
                    DigitTemplate.Affixes(prefix: $0.prefix.bytes, suffix: $0.suffix.bytes)
                },
                grouping: (grouping.primary, grouping.secondary, grouping.shortestGrouped),
                minimumFraction: minimumFraction,
                alwaysShowsDecimal: alwaysShowsDecimal, hidesZeroFraction: hidesZeroFraction))
    }
}

extension NumberProgram {
    /// The template where an integer needs neither shift nor rounding.
    var integerTemplate: DigitTemplate? { shift == 0 && maximumSignificant == .max ? template.object : nil }
}

extension Precision {
    fileprivate var fractionBounds: (Int, Int) {
        guard case .fraction(let minimum, let maximum) = kind else { return (0, .max) }
        return (minimum, maximum ?? .max)
    }

    fileprivate var significantBounds: (Int, Int) {
        guard case .significant(let minimum, let maximum) = kind else { return (0, .max) }
        return (minimum, maximum ?? .max)
    }
}

extension RoundingMode {
    /// Whether only ties differ between this and the other modes of its kind.
    fileprivate var isNearest: Bool {
        switch self {
        case .halfEven, .halfOdd, .halfUp, .halfDown, .halfCeiling, .halfFloor: true
        case .up, .down, .ceiling, .floor, .unnecessary: false
        }
    }
}

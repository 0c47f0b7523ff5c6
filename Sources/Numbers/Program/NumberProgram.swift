package import LocaleFormatMemory

/// A number style as data: what ICU said once about its digits, separators and affixes. Immutable; running it needs
/// neither ICU nor a lock.
package final class NumberProgram: Sendable {
    /// What stands before and after the digits.
    package struct Affixes: Sendable {
        package let prefix: InlineUTF8
        package let suffix: InlineUTF8

        package init(prefix: InlineUTF8, suffix: InlineUTF8) {
            (self.prefix, self.suffix) = (prefix, suffix)
        }
    }

    /// Affixes by the sign of the rounded number.
    package struct SignedAffixes: Sendable {
        package let positive: Affixes
        let zero: Affixes
        let negativeZero: Affixes
        package let negative: Affixes

        package init(positive: Affixes, zero: Affixes, negativeZero: Affixes, negative: Affixes) {
            (self.positive, self.zero, self.negativeZero, self.negative) = (positive, zero, negativeZero, negative)
        }

        @inline(__always)
        func of(_ layout: NumberLayout) -> Affixes {
            layout.isNegative ? (layout.isZero ? negativeZero : negative) : (layout.isZero ? zero : positive)
        }
    }

    /// What is not a number, as whole texts.
    package final class Specials: Sendable {
        let nan: String
        let negativeNaN: String
        let infinity: String
        let negativeInfinity: String

        package init(nan: String, negativeNaN: String, infinity: String, negativeInfinity: String) {
            (self.nan, self.negativeNaN) = (nan, negativeNaN)
            (self.infinity, self.negativeInfinity) = (infinity, negativeInfinity)
        }

        func text(of value: Double) -> String {
            if value.isNaN { return value.sign == .minus ? negativeNaN : nan }
            return value < 0 ? negativeInfinity : infinity
        }
    }

    package let digits: PackedDigits
    package let decimal: InlineUTF8
    package let group: InlineUTF8
    package let grouping: GroupingPolicy
    package let affixes: SignedAffixes
    /// Set where they were asked for when the style was compiled, or else with the first value that needs them.
    let specials = OnceReference<Specials>()
    let rounding: RoundingMode
    package let minimumIntegerDigits: Int
    let alwaysShowsDecimal: Bool
    /// The power of ten that values are multiplied by: 2 for percent.
    let shift: Int
    /// Nil for plain digits.
    let exponent: ExponentLayout?

    // The precision, spelled out. `Int.max` stands for no limit.
    package let minimumFraction: Int
    package let maximumFraction: Int
    let minimumSignificant: Int
    let maximumSignificant: Int
    let hidesZeroFraction: Bool
    /// Ten to the power of `maximumFraction + shift` where doubles may be rounded by it (``ScaledInteger/init(_:_:)``).
    let doubleScale: Double?
    /// The same for the commonest numbers, packed; nil where the style needs more.
    let template: HeldReference<DigitTemplate>

    package init(
        digits: PackedDigits, decimal: InlineUTF8, group: InlineUTF8, grouping: GroupingPolicy, affixes: SignedAffixes,
        specials: Specials?, precision: Precision, rounding: RoundingMode, minimumIntegerDigits: Int,
        alwaysShowsDecimal: Bool, shift: Int, exponent: ExponentLayout?
    ) {
        self.digits = digits
        self.decimal = decimal
        self.group = group
        self.grouping = grouping
        self.affixes = affixes
        if let specials { self.specials.set(specials) }
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

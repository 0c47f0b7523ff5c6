public import LocaleFormatMemory

/// A number style as data: what ICU said once about its digits, separators and affixes. Immutable; running it needs
/// neither ICU nor a lock.
@usableFromInline
package final class NumberProgram: Sendable {
    /// What stands before and after the digits.
    package struct Affixes: Sendable {
        package let prefix: InlineUTF8
        package let suffix: InlineUTF8

        package init(prefix: InlineUTF8, suffix: InlineUTF8) {
            (self.prefix, self.suffix) = (prefix, suffix)
        }

        fileprivate var packed: DigitTemplate.Affixes { DigitTemplate.Affixes(prefix: prefix, suffix: suffix) }
    }

    /// Affixes by the sign of the rounded number.
    package struct SignedAffixes: Sendable {
        package let positive: Affixes
        package let zero: Affixes
        package let negativeZero: Affixes
        package let negative: Affixes

        package init(positive: Affixes, zero: Affixes, negativeZero: Affixes, negative: Affixes) {
            (self.positive, self.zero, self.negativeZero, self.negative) = (positive, zero, negativeZero, negative)
        }

        @inline(__always)
        package func of(_ layout: NumberLayout) -> Affixes {
            layout.isNegative ? (layout.isZero ? negativeZero : negative) : (layout.isZero ? zero : positive)
        }
    }

    /// What is not a number, as whole texts.
    package final class Specials: Sendable {
        package let nan: String
        package let negativeNaN: String
        package let infinity: String
        package let negativeInfinity: String

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
    package let specials = OnceReference<Specials>()
    @usableFromInline package let rounding: RoundingMode
    package let minimumIntegerDigits: Int
    package let alwaysShowsDecimal: Bool
    /// The power of ten that values are multiplied by: 2 for percent.
    @usableFromInline package let shift: Int
    /// Nil for plain digits.
    @usableFromInline package let exponent: ExponentLayout?
    /// Nil where digits alone say where values are rounded.
    package let increment: RoundingIncrement?
    /// Whether a coefficient of 64 bits, rounded at the last place of the fraction, is all there is to do.
    @usableFromInline let isScaled: Bool

    @usableFromInline package let minimumFraction: Int
    @usableFromInline package let maximumFraction: Int
    package let minimumSignificant: Int
    @usableFromInline package let maximumSignificant: Int
    @usableFromInline package let hidesZeroFraction: Bool
    /// Ten to the power of `maximumFraction + shift` where doubles may be rounded by it (``ScaledInteger/init(_:_:)``).
    @usableFromInline let doubleScale: Double?
    /// The same for the commonest numbers, packed; nil where the style needs more.
    @usableFromInline let template: HeldReference<DigitTemplate>

    package init(
        digits: PackedDigits, decimal: InlineUTF8, group: InlineUTF8, grouping: GroupingPolicy, affixes: SignedAffixes,
        specials: Specials?, limits: DigitLimits, rounding: RoundingMode, minimumIntegerDigits: Int,
        alwaysShowsDecimal: Bool, shift: Int, exponent: ExponentLayout?, increment: RoundingIncrement? = nil
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
        self.increment = increment
        isScaled = exponent == nil && limits.significant.maximum == .max && increment == nil
        hidesZeroFraction = limits.hidesZeroFraction
        (minimumFraction, maximumFraction) = limits.fraction
        (minimumSignificant, maximumSignificant) = limits.significant
        let places = maximumFraction == .max ? -1 : maximumFraction + shift
        doubleScale =
            places >= 0 && places <= 15 && isScaled && rounding.isNearest
            ? DigitBuffer.powersOfTen[places] : nil
        guard exponent == nil, increment == nil, minimumSignificant == 0, minimumIntegerDigits == 1 else {
            template = HeldReference(nil)
            return
        }
        template = HeldReference(
            DigitTemplate(
                digits: digits, group: group, decimal: decimal,
                affixes: [
                    affixes.positive.packed, affixes.zero.packed, affixes.negative.packed, affixes.negativeZero.packed,
                ],
                grouping: (grouping.primary, grouping.secondary, grouping.shortestGrouped),
                minimumFraction: minimumFraction,
                alwaysShowsDecimal: alwaysShowsDecimal, hidesZeroFraction: hidesZeroFraction))
    }
}

extension NumberProgram {
    /// The template where an integer needs neither shift nor rounding.
    package var integerTemplate: DigitTemplate? { shift == 0 && maximumSignificant == .max ? template.object : nil }
}

/// How many digits are shown, at least and at most; `Int.max` stands for no limit.
package struct DigitLimits: Sendable {
    package let fraction: (minimum: Int, maximum: Int)
    package let significant: (minimum: Int, maximum: Int)
    /// Whether a fraction of nothing but zeros is left out.
    package let hidesZeroFraction: Bool

    package init(
        fraction: (minimum: Int, maximum: Int) = (0, .max), significant: (minimum: Int, maximum: Int) = (0, .max),
        hidesZeroFraction: Bool = false
    ) {
        (self.fraction, self.significant, self.hidesZeroFraction) = (fraction, significant, hidesZeroFraction)
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

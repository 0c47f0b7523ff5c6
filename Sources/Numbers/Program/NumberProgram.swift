/// A number style as data: what ICU said once about its digits, separators and affixes. Immutable; running it needs
/// neither ICU nor a lock.
final class NumberProgram: Sendable {
    /// What stands before and after the digits.
    struct Affixes: Hashable, Sendable {
        var prefix: [UInt8]
        var suffix: [UInt8]
    }

    /// Affixes by the sign of the rounded number.
    struct SignedAffixes: Sendable {
        let positive: Affixes
        let zero: Affixes
        let negativeZero: Affixes
        let negative: Affixes

        @inline(__always)
        func of(isNegative: Bool, isZero: Bool) -> Affixes {
            isNegative ? (isZero ? negativeZero : negative) : (isZero ? zero : positive)
        }
    }

    /// Sizes and minimum of digit groups (UTS #35 part 3, "Supplemental Grouping"); a primary of 0 means none.
    struct GroupSizes: Hashable, Sendable {
        var primary = 0
        var secondary = 0
        var minimum = 1

        /// How many separators `count` integer digits take.
        @inline(__always)
        func separators(in count: Int) -> Int {
            primary > 0 && count > primary && count - primary >= minimum ? 1 + (count - primary - 1) / secondary : 0
        }
    }

    /// What is not a number, as whole texts.
    struct Specials: Sendable {
        let nan: [UInt8]
        let negativeNaN: [UInt8]
        let infinity: [UInt8]
        let negativeInfinity: [UInt8]
    }

    let digits: PackedDigits
    let decimal: PackedUTF8
    let group: PackedUTF8
    let groups: GroupSizes
    let affixes: SignedAffixes
    let specials: Specials
    let precision: Precision
    let rounding: RoundingMode
    let minimumIntegerDigits: Int
    let alwaysShowsDecimal: Bool
    /// The power of ten that values are multiplied by: 2 for percent.
    let shift: Int
    /// Nil for plain digits.
    let exponent: ExponentLayout?

    init(
        digits: PackedDigits, decimal: PackedUTF8, group: PackedUTF8, groups: GroupSizes, affixes: SignedAffixes,
        specials: Specials, precision: Precision, rounding: RoundingMode, minimumIntegerDigits: Int,
        alwaysShowsDecimal: Bool, shift: Int, exponent: ExponentLayout?
    ) {
        self.digits = digits
        self.decimal = decimal
        self.group = group
        self.groups = groups
        self.affixes = affixes
        self.specials = specials
        self.precision = precision
        self.rounding = rounding
        self.minimumIntegerDigits = minimumIntegerDigits
        self.alwaysShowsDecimal = alwaysShowsDecimal
        self.shift = shift
        self.exponent = exponent
    }
}

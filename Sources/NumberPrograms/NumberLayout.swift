/// Where everything of a formatted number goes, known before the first byte is written.
package struct NumberLayout {
    package let integerDigits: Int
    package let fractionDigits: Int
    /// Fraction digits that the source has; the rest are zeros.
    package let places: Int
    package let showsDecimal: Bool
    /// The power of ten written after the digits, in scientific notation.
    package let exponent: Int
    package let isNegative: Bool
    package let isZero: Bool

    /// - Parameters:
    ///   - integers: digits before the decimal separator; 0 or less for a number below one.
    ///   - places: digits after it.
    @inline(__always)
    init(
        integers: Int, places: Int, exponent: Int = 0, isNegative: Bool, isZero: Bool, _ program: NumberProgram
    ) {
        integerDigits = max(integers, program.minimumIntegerDigits)
        let minimum =
            program.hidesZeroFraction && places == 0
            ? 0
            // For zero, ICU counts the one digit shown as significant.
            : max(program.minimumFraction, program.minimumSignificant - (isZero ? 1 : integers))
        fractionDigits = max(places, minimum)
        self.places = places
        showsDecimal = fractionDigits > 0 || program.alwaysShowsDecimal
        self.exponent = exponent
        self.isNegative = isNegative
        self.isZero = isZero
    }
}

internal import LocaleFormatBridge

extension NumberProbe {
    /// The power of ten that compact notation leaves out at each magnitude; nil where it cannot be told.
    ///
    /// - Parameter shift: the power of ten that the style multiplies values by.
    func compactPowers(
        _ magnitudes: Range<Int>, shift: Int, minimumIntegerDigits: Int
    ) throws(ICUError) -> [Int]? {
        var powers: [Int] = []
        for magnitude in magnitudes {
            // Five is no form's own number in any language that leaves the digits out.
            let digits = try parts(of: "5E\(magnitude - shift)").groupSizes.reduce(0, +)
            guard digits >= 1 else { return nil }
            // More digits than asked for at least are the number's own; otherwise they may be zeros in front.
            let power = magnitude + 1 - digits
            guard digits > minimumIntegerDigits || minimumIntegerDigits <= 1, power >= 0 else { return nil }
            powers.append(power)
        }
        return powers
    }
}

internal import LocaleFormatBridge

/// Asks ICU for the words around a number, by formatting it and reading the fields ICU marks.
struct CompactProbe {
    let handle: NumberHandle

    struct Parts {
        /// All of it where there are no digits.
        let prefix: ArraySlice<UInt8>
        let suffix: ArraySlice<UInt8>
        let showsDigits: Bool
        /// Integer digits shown, without separators.
        let integerDigits: Int
        let text: String
        let groupSeparators: [String]
        /// Integer digits after each separator, from left to right.
        let groupLengths: [Int]
    }

    func parts(of decimal: String) throws(ICUError) -> Parts {
        let raw = try handle.formatWithFields(.decimal(decimal))
        let bytes = Array(raw.text.utf8)
        // ICU's `UNumberFormatFields`: 0 integer, 1 fraction, 2 decimal separator, 6 group separator.
        let fields = raw.spans.filter { $0.category == 2 }
        guard let integer = fields.first(where: { $0.field == 0 })?.range else {
            return Parts(
                prefix: bytes[...], suffix: [], showsDigits: false, integerDigits: 0, text: raw.text,
                groupSeparators: [], groupLengths: [])
        }
        let end = fields.filter { (0...2).contains($0.field) }.map(\.range.upperBound).max() ?? integer.upperBound
        let groups = fields.filter { $0.field == 6 }.map(\.range)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let starts = [integer.lowerBound] + groups.map(\.upperBound)
        let limits = groups.map(\.lowerBound) + [integer.upperBound]
        let lengths = zip(starts, limits).map { text($0..<$1).unicodeScalars.count }
        return Parts(
            prefix: bytes[..<integer.lowerBound], suffix: bytes[end...], showsDigits: true,
            integerDigits: lengths.reduce(0, +), text: raw.text, groupSeparators: groups.map(text),
            groupLengths: Array(lengths.dropFirst()))
    }

    /// The power of ten left out at each magnitude; nil where it cannot be told.
    ///
    /// - Parameter shift: the power of ten that the style multiplies values by.
    func powers(_ magnitudes: Range<Int>, shift: Int, minimumIntegerDigits: Int) throws(ICUError) -> [Int]? {
        var powers: [Int] = []
        for magnitude in magnitudes {
            // Five is no form's own number in any language that leaves the digits out.
            let digits = try parts(of: "5E\(magnitude - shift)").integerDigits
            guard digits >= 1 else { return nil }
            // More digits than asked for at least are the number's own; otherwise they may be zeros in front.
            let power = magnitude + 1 - digits
            guard digits > minimumIntegerDigits || minimumIntegerDigits <= 1, power >= 0 else { return nil }
            powers.append(power)
        }
        return powers
    }

    /// Group sizes from a long integer, and the minimum from shorter ones.
    ///
    /// - Parameter power: what is left out of the largest numbers, less what values are multiplied by.
    func groups(power: Int) throws(ICUError) -> (separator: String, sizes: NumberProgram.GroupSizes)? {
        let long = try parts(of: "5E\(25 + power)")
        guard let primary = long.groupLengths.last, let separator = long.groupSeparators.first else {
            return ("", NumberProgram.GroupSizes())
        }
        let secondary = long.groupLengths.dropLast().last ?? primary
        for minimum in 1...8 {
            // The shortest integer that would have `minimum` digits before its last separator.
            if try !parts(of: "5E\(primary + minimum - 1 + power)").groupSeparators.isEmpty {
                return (separator, NumberProgram.GroupSizes(primary: primary, secondary: secondary, minimum: minimum))
            }
        }
        return nil
    }
}

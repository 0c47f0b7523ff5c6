internal import LocaleFormatBridge

/// Asks an open ICU formatter for what a program needs, by formatting numbers and reading the fields it marks.
struct NumberProbe {
    private let handle: NumberHandle

    init(_ handle: NumberHandle) { self.handle = handle }

    /// A formatted probe taken apart by ICU's fields.
    struct Parts {
        let affixes: NumberProgram.Affixes
        let groupSeparators: [String]
        /// Integer digits after each group separator, from left to right.
        let groupLengths: [Int]
        /// From the exponent symbol to the last byte before the exponent's digits; empty where there is none.
        let exponentMark: [UInt8]
    }

    /// ICU's `UNumberFormatFields`.
    private enum Field {
        static let integer: Int32 = 0
        static let fraction: Int32 = 1
        static let decimal: Int32 = 2
        static let exponentSymbol: Int32 = 3
        static let exponent: Int32 = 5
        static let group: Int32 = 6
    }

    func parts(of decimal: String) throws -> Parts {
        let raw = try handle.formatWithFields(.decimal(decimal))
        let bytes = Array(raw.text.utf8)
        func span(_ field: Int32) -> Range<Int>? { raw.spans.first { $0.category == 2 && $0.field == field }?.range }
        guard let integer = span(Field.integer) else { throw Missing() }
        // The decimal separator and the exponent follow the integer where they are there at all.
        let ends = [Field.integer, Field.decimal, Field.fraction, Field.exponent].compactMap { span($0)?.upperBound }
        let end = ends.max() ?? integer.upperBound
        let groups = raw.spans.filter { $0.category == 2 && $0.field == Field.group }.map(\.range)
        let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
        var mark: [UInt8] = []
        if let symbol = span(Field.exponentSymbol), let digits = span(Field.exponent) {
            mark = Array(bytes[symbol.lowerBound..<digits.lowerBound])
        }
        let limits = groups.dropFirst().map(\.lowerBound) + [integer.upperBound]
        guard let prefix = InlineUTF8(bytes[..<integer.lowerBound]), let suffix = InlineUTF8(bytes[end...]) else {
            throw TooLong()
        }
        return Parts(
            affixes: NumberProgram.Affixes(prefix: prefix, suffix: suffix),
            groupSeparators: groups.map(text),
            groupLengths: zip(groups, limits).map { text($0.upperBound..<$1).unicodeScalars.count }, exponentMark: mark)
    }

    private struct Missing: Error {}
    private struct TooLong: Error {}

    /// The separator before fraction digits; empty where this style never has any.
    ///
    /// - Parameter shift: the power of ten that the style multiplies values by.
    func decimalSeparator(shift: Int) throws -> String {
        // Few significant digits show a fraction below one, or with an engineering exponent just above one, or not at all.
        // Where rounding is an error, long fractions are one.
        for number in ["0.5555555555555555", "1.5555555555555555", "0.5"] {
            guard let raw = try? handle.formatWithFields(.decimal("\(number)E\(-shift)")) else { continue }
            if let decimal = raw.spans.first(where: { $0.category == 2 && $0.field == Field.decimal }) {
                return String(decoding: Array(raw.text.utf8)[decimal.range], as: UTF8.self)
            }
        }
        return ""
    }

    /// Group sizes from a long integer, and the minimum from shorter ones.
    func groupSizes(_ long: Parts, shift: Int) throws -> NumberProgram.GroupSizes {
        guard let primary = long.groupLengths.last else { return NumberProgram.GroupSizes() }
        let secondary = long.groupLengths.dropLast().last ?? primary
        for minimum in 1...8 {
            // The shortest integer that would have `minimum` digits before its last separator.
            let probe = try parts(of: "1E\(primary + minimum - 1 - shift)")
            if !probe.groupSeparators.isEmpty {
                return NumberProgram.GroupSizes(primary: primary, secondary: secondary, minimum: minimum)
            }
        }
        throw Missing()
    }

    func specials() throws -> NumberProgram.Specials {
        func text(_ value: Double) throws -> String { try handle.format(.double(value)) }
        return NumberProgram.Specials(
            nan: try text(.nan), negativeNaN: try text(-.nan), infinity: try text(.infinity),
            negativeInfinity: try text(-.infinity))
    }

    /// How the notation writes its exponent; nil for plain digits.
    func exponentLayout(_ notation: Notation, shift: Int) throws -> ExponentLayout? {
        let interval: Int
        switch notation {
        case .scientific: interval = 1
        case .engineering: interval = 3
        default: return nil
        }
        // Exponents of one digit: ICU 72 tears longer ones beyond the BMP.
        guard let positive = InlineUTF8(try parts(of: "1E\(3 - shift)").exponentMark),
            let negative = InlineUTF8(try parts(of: "1E\(-6 - shift)").exponentMark)
        else { throw TooLong() }
        return ExponentLayout(interval: interval, positive: positive, negative: negative)
    }
}

internal import LocaleFormatBridge

/// Running a program: value → digits on the stack → rounding → UTF-8.
extension NumberProgram {
    /// Nil when the value is beyond a program (very long decimals, rounding that is an error): ICU takes it.
    func format(_ value: NumberValue) -> String? {
        switch self.digits(of: value) {
        case .digits(let number):
            let layout = Layout(number, self)
            return String(utf8Capacity: layout.length) { write(number, layout, to: &$0) }
        case .special(let text): return String(decoding: text, as: UTF8.self)
        case .beyond: return nil
        }
    }

    /// Appends UTF-8; false when the value is beyond a program, and nothing was appended.
    func append(_ value: NumberValue, to bytes: inout [UInt8]) -> Bool {
        switch self.digits(of: value) {
        case .digits(let number):
            let layout = Layout(number, self)
            bytes.append(addingCapacity: layout.length) { write(number, layout, to: &$0) }
        case .special(let text): bytes.append(contentsOf: text)
        case .beyond: return false
        }
        return true
    }

    private enum Digits {
        case digits(DigitBuffer)
        case special([UInt8])
        case beyond
    }

    /// The value's digits, scaled and rounded.
    @inline(__always)
    private func digits(of value: NumberValue) -> Digits {
        var number: DigitBuffer
        switch value {
        case .integer(let isNegative, let magnitude):
            number = DigitBuffer(magnitude, isNegative: isNegative)
        case .wideInteger(let isNegative, let magnitude):
            number = DigitBuffer(magnitude, isNegative: isNegative)
        case .double(let double):
            guard double.isFinite else { return .special(specials.text(of: double)) }
            if exponent == nil, case .fraction(_, let maximum?) = precision.kind, rounding.isNearest,
                let rounded = DigitBuffer(double, roundedToPlaces: maximum, shift: shift)
            {
                return .digits(rounded)
            }
            number = DigitBuffer(shortest: double)
        case .decimal(let decimal):
            guard let short = DigitBuffer(decimal) else { return .beyond }
            number = short
        }
        number.shift(byPowerOfTen: shift)
        // Zeros after the decimal separator, or before an exponent, are not digits of the value.
        if number.exponent < 0 || exponent != nil { number.trimTrailingZeros() }
        return round(&number) ? .digits(number) : .beyond
    }

    @inline(__always)
    private func round(_ number: inout DigitBuffer) -> Bool {
        if let exponent { return exponent.round(&number, precision, rounding) }
        switch precision.kind {
        case .fraction(_, let maximum?):
            guard number.exponent < -maximum else { return true }
            guard number.round(toPower: -maximum, rounding) else { return false }
        case .significant(_, let maximum?):
            guard number.count > maximum else { return true }
            guard number.round(toPower: number.magnitude - maximum + 1, rounding) else { return false }
        default: return true
        }
        number.trimTrailingZeros()
        return true
    }

    /// Where everything goes, known before the first byte is written.
    struct Layout {
        let affixes: Affixes
        let integerDigits: Int
        let fractionDigits: Int
        let separators: Int
        let showsDecimal: Bool
        /// The power of ten written after the digits, in scientific notation.
        let exponent: Int
        let length: Int

        @inline(__always)
        init(_ number: borrowing DigitBuffer, _ program: NumberProgram) {
            affixes = program.affixes.of(isNegative: number.isNegative, isZero: number.isZero)
            exponent = program.exponent?.exponent(of: number) ?? 0
            let lowest = number.isZero ? 0 : number.exponent - exponent
            let integers = number.isZero ? 0 : number.magnitude - exponent + 1
            integerDigits = max(integers, program.minimumIntegerDigits)
            fractionDigits = max(
                0, -lowest,
                program.precision.minimumFractionDigits(highest: integers - 1, lowest: lowest))
            showsDecimal = fractionDigits > 0 || program.alwaysShowsDecimal
            separators = program.groups.separators(in: integerDigits)
            var length = affixes.prefix.count + affixes.suffix.count
            length += (integerDigits + fractionDigits) * program.digits.width + separators * program.group.count
            if showsDecimal { length += program.decimal.count }
            if let layout = program.exponent { length += layout.length(of: exponent, digits: program.digits) }
            self.length = length
        }
    }

    @inline(__always)
    private func write(_ number: DigitBuffer, _ layout: Layout, to output: inout OutputSpan<UInt8>) {
        for byte in layout.affixes.prefix { output.append(byte) }
        var nextSeparator = layout.separators > 0 ? groups.primary + (layout.separators - 1) * groups.secondary : 0
        var power = layout.integerDigits
        while power > 0 {
            power -= 1
            digits.write(number[power: power + layout.exponent], to: &output)
            if power == nextSeparator, power > 0 {
                group.write(to: &output)
                nextSeparator -= power == groups.primary ? groups.primary : groups.secondary
            }
        }
        if layout.showsDecimal { decimal.write(to: &output) }
        while power > -layout.fractionDigits {
            power -= 1
            digits.write(number[power: power + layout.exponent], to: &output)
        }
        exponent?.write(layout.exponent, digits: digits, to: &output)
        for byte in layout.affixes.suffix { output.append(byte) }
    }
}

extension NumberProgram.Specials {
    fileprivate func text(of value: Double) -> [UInt8] {
        if value.isNaN { return value.sign == .minus ? negativeNaN : nan }
        return value < 0 ? negativeInfinity : infinity
    }
}

extension RoundingMode {
    /// Whether only ties differ between this and the other modes of its kind.
    var isNearest: Bool {
        switch self {
        case .halfEven, .halfOdd, .halfUp, .halfDown, .halfCeiling, .halfFloor: true
        case .up, .down, .ceiling, .floor, .unnecessary: false
        }
    }
}

extension Precision {
    /// Fraction digits that are shown even as zeros, for a rounded number whose first and last digits stand at these powers
    /// of ten (-1 and 0 for zero).
    @inline(__always)
    func minimumFractionDigits(highest: Int, lowest: Int) -> Int {
        if hidesZeroFraction, lowest >= 0 { return 0 }
        switch kind {
        case .fraction(let minimum, _): return minimum
        // For zero, ICU counts the one digit shown as significant.
        case .significant(let minimum, _): return minimum - 1 - (highest < 0 && lowest == 0 ? 0 : highest)
        case .unlimited: return 0
        }
    }
}

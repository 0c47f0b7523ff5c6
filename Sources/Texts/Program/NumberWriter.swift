internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// Writes a number by C's rules of flags, width and precision, in the reader's digits or, for `%x`, `%o` and `%a`, in ASCII.
struct NumberWriter {
    let place: ArgumentPlace
    let specifier: FormatSpecifier
    let value: NumberValue
    /// The argument, for messages.
    let found: String

    var flags: FormatSpecifier.Flags { specifier.flags }

    // MARK: The reader's digits

    /// `%d`, `%u`, `%f`, `%e`, `%g`
    func localized(width: Int?, precision: Int?) throws(TextError) -> ArgumentWriter.Rendered {
        if let rendered = try exponential(width: width, precision: precision) { return rendered }
        var specification = place.specification.flatMap { specifier.specification($0, precision: precision) }
        var style = place.style
        if style == nil || place.precisionArgument != nil || specifier.isGeneral {
            if specifier.isGeneral, usesExponent(max(1, precision ?? 6)) {
                specification?.options.notation = .scientific
            }
            do { style = try specification.map(CompiledNumber.cached) } catch {
                throw .number(argument: place.argument, error)
            }
        }
        guard var style else { return .init(text: value.plainText, value: value) }
        // A space in the place of a plus sign, which C knows for signed conversions only.
        let isSpaced =
            flags.contains(.space) && !flags.contains(.plus) && specifier.conversion != .unsigned
            && !value.isNegative
        do throws(NumberError) {
            var text = try style.format(value)
            let isWhole = place.kind == .integer || place.kind == .unsigned
            if isWhole, precision == 0, value.exactDecimal?.isZero == true {
                // C writes no digit of a zero for which none are asked.
                text.unicodeScalars.removeAll { $0.properties.numericType != nil }
            } else if flags.contains(.zero), !flags.contains(.left), let width, var specification,
                value.exactDecimal != nil,
                !isWhole || precision == nil
            {
                let missing = width - (isSpaced ? 1 : 0) - text.printedCount
                if missing > 0 {
                    let digits = text.unicodeScalars.drop { $0.properties.numericType == nil }
                        .prefix { $0.properties.numericType != nil }.count
                    specification.options.minimumIntegerDigits = min(999, digits + missing)
                    style = try CompiledNumber.cached(specification)
                    text = try style.format(value)
                }
            }
            return .init(text: isSpaced ? " " + text : text, value: value, style: style)
        } catch { throw .number(argument: place.argument, error) }
    }

    private func mismatch(_ expected: String) -> TextError {
        .mismatch(argument: place.argument, specifier: place.text, found: found, expected: expected)
    }

    /// Whether `%g` writes an exponent: below -4 or from the precision on, after rounding.
    private func usesExponent(_ digits: Int) -> Bool {
        guard let decimal = value.exactDecimal, !decimal.isZero else { return false }
        var exponent = decimal.digits.count + decimal.exponent - 1
        if decimal.digits.count > digits, decimal.digits[..<digits].allSatisfy({ $0 == 9 }), decimal.digits[digits] >= 5
        {
            exponent += 1
        }
        return exponent < -4 || exponent >= digits
    }

    // MARK: ASCII digits

    /// `%x`, `%o`, `%a`
    func plain(width: Int?, precision: Int?) throws(TextError) -> String {
        var digits: String
        var prefix = ""
        var isHexadecimalFloat = false
        if case .hexadecimalFloat(let isUppercase) = specifier.conversion {
            isHexadecimalFloat = true
            (prefix, digits) = try hexadecimalFloat(precision)
            if isUppercase { (prefix, digits) = (prefix.uppercased(), digits.uppercased()) }
        } else {
            let bits = try bits()
            var isUppercase = false
            var radix = 8
            if case .hexadecimal(let uppercase) = specifier.conversion { (radix, isUppercase) = (16, uppercase) }
            digits = bits == 0 ? "" : String(bits, radix: radix, uppercase: isUppercase)
            digits = String(repeating: "0", count: max(0, (precision ?? 1) - digits.utf8.count)) + digits
            if flags.contains(.alternate) {
                if radix == 8 {
                    if digits.first != "0" { prefix = "0" }
                } else if bits != 0 {
                    prefix = isUppercase ? "0X" : "0x"
                }
            }
        }
        // As in C, the flag counts for nothing beside the precision of a whole number, nor for infinities.
        let isPadded = isHexadecimalFloat ? double?.isFinite == true : precision == nil
        if flags.contains(.zero), !flags.contains(.left), isPadded, let width {
            digits = String(repeating: "0", count: max(0, width - prefix.utf8.count - digits.utf8.count)) + digits
        }
        return prefix + digits
    }

    /// A negative number as two's complement of the specifier's length.
    private func bits() throws(TextError) -> UInt128 {
        guard let decimal = value.exactDecimal else { throw mismatch(place.kind.words) }
        let width = specifier.length.bitWidth
        if !decimal.isNegative {
            guard let bits = UInt128(exactly: decimal) else { throw mismatch("a whole number of at most 128 bits") }
            return bits
        }
        guard let number = Int128(exactly: decimal), number >= -(Int128(1) << (width - 1)) else {
            throw mismatch("a whole number of at most \(width) bits")
        }
        return UInt128(truncatingIfNeeded: number) & (UInt128(1) << width - 1)
    }

    /// As C writes a double: `0x1.8p+1`.
    private func hexadecimalFloat(_ precision: Int?) throws(TextError) -> (prefix: String, digits: String) {
        guard let number = double else { throw mismatch(place.kind.words) }
        let sign = number.sign == .minus ? "-" : flags.contains(.plus) ? "+" : flags.contains(.space) ? " " : ""
        guard number.isFinite else { return (sign, number.isNaN ? "nan" : "inf") }
        var bits = number.significandBitPattern
        var lead: UInt64 = number.isNormal ? 1 : 0
        var places = 13
        if let precision, precision < 13 {
            let shift = UInt64(4 * (13 - precision))
            let whole = lead << 52 | bits
            let half = UInt64(1) << (shift - 1)
            let rest = whole & (UInt64(1) << shift - 1)
            let kept = whole >> shift
            let rounded = kept + (rest > half || rest == half && kept & 1 == 1 ? 1 : 0)
            lead = rounded >> UInt64(4 * precision)
            bits = rounded & (UInt64(1) << UInt64(4 * precision) - 1)
            places = precision
        }
        var fraction = String(bits, radix: 16)
        fraction = String(repeating: "0", count: max(0, places - fraction.utf8.count)) + fraction
        if places == 0 { fraction = "" }
        if let precision {
            fraction += String(repeating: "0", count: max(0, precision - places))
        } else {
            while fraction.last == "0" { fraction.removeLast() }
        }
        let exponent = number.isZero ? 0 : number.isNormal ? Int(number.exponent) : -1022
        let point = fraction.isEmpty && !flags.contains(.alternate) ? "" : "."
        return (sign + "0x", "\(lead)\(point)\(fraction)p\(exponent < 0 ? "-" : "+")\(abs(exponent))")
    }

    private var double: Double? {
        if case .double(let value) = value { return value }
        return value.exactDecimal.flatMap { Double(exactly: $0) }
    }
}

extension FormatSpecifier {
    var isGeneral: Bool {
        if case .general = conversion { return true }
        return false
    }
}

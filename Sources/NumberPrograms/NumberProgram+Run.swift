public import LocaleFormatMemory

/// Running a program: value → digits → rounding → UTF-8, written from the last byte to the first.
extension NumberProgram {
    /// Nil when the value is beyond a program (very long decimals, rounding that is an error, NaN and infinities that ICU was not asked
    /// for): ICU takes it.
    @inlinable @inline(__always)
    package func format(_ value: borrowing NumberValue) -> String? {
        guard let (number, isNegative) = scaled(value) else { return formatBuffered(value) }
        if number.places <= 20,
            let text = template.read({
                $0.string(number.coefficient, places: number.places, isNegative: isNegative)
            })
        {
            return text
        }
        return formatLaidOut(number, isNegative: isNegative)
    }

    @usableFromInline
    func formatLaidOut(_ number: ScaledInteger, isNegative: Bool) -> String {
        let layout = layout(number, isNegative: isNegative)
        return String(utf8Count: length(layout)) { write(number, layout, to: &$0) }
    }

    /// Appends UTF-8; false when the value is beyond a program, and nothing was appended.
    @inlinable @inline(__always)
    package func append(_ value: borrowing NumberValue, to bytes: inout [UInt8]) -> Bool {
        guard let (number, isNegative) = scaled(value) else { return appendBuffered(value, to: &bytes) }
        if number.places <= 20,
            template.read({
                $0.append(number.coefficient, places: number.places, isNegative: isNegative, to: &bytes)
            }) != nil
        {
            return true
        }
        appendLaidOut(number, isNegative: isNegative, to: &bytes)
        return true
    }

    @usableFromInline
    func appendLaidOut(_ number: ScaledInteger, isNegative: Bool, to bytes: inout [UInt8]) {
        let layout = layout(number, isNegative: isNegative)
        bytes.append(utf8Count: length(layout)) { write(number, layout, to: &$0) }
    }

    /// Appends UTF-8 where there is room for it. Nil when the value is beyond a template, and nothing was appended.
    @inlinable
    package func append(_ value: borrowing NumberValue, to output: inout OutputSpan<UInt8>) -> Bool? {
        guard let (number, isNegative) = scaled(value), number.places <= 20 else { return nil }
        return template.read {
            $0.append(number.coefficient, places: number.places, isNegative: isNegative, to: &output)
        }
    }

    /// Appends to a writer. Nil when the value is beyond a template, and nothing was appended.
    @inlinable
    package func append(_ value: borrowing NumberValue, to writer: inout UTF8Writer) -> Void? {
        guard let (number, isNegative) = scaled(value), number.places <= 20 else { return nil }
        return template.read {
            $0.append(number.coefficient, places: number.places, isNegative: isNegative, to: &writer)
        }
    }

    /// Appends a coefficient with a fraction of so many digits. Nil when it is beyond a template, and nothing was appended.
    @inlinable @inline(__always)
    package func append(_ coefficient: UInt64, places: Int, isNegative: Bool, to writer: inout UTF8Writer) -> Void? {
        guard let number = scaled(coefficient, places: places, isNegative: isNegative), number.places <= 20 else {
            return nil
        }
        return template.read {
            $0.append(number.coefficient, places: number.places, isNegative: isNegative, to: &writer)
        }
    }

    // MARK: Sixty-four bits

    /// The value as a 64-bit coefficient, already rounded; nil where that takes more.
    @inlinable @inline(__always)
    func scaled(_ value: borrowing NumberValue) -> (ScaledInteger, isNegative: Bool)? {
        switch value {
        case .integer(let isNegative, let magnitude):
            guard shift == 0, isScaled else { return nil }
            return (ScaledInteger(magnitude), isNegative)
        case .double(let double):
            guard var number = scaled(double) else { return nil }
            number.trimFraction(to: hidesZeroFraction ? 0 : minimumFraction)
            return (number, double.sign == .minus)
        case .scaled(let isNegative, let magnitude, let power):
            guard power.magnitude < 1_000, let coefficient = UInt64(exactly: magnitude),
                let number = scaled(coefficient, places: -power, isNegative: isNegative)
            else { return nil }
            return (number, isNegative)
        case .decimal: return nil
        }
    }

    /// A coefficient with a fraction of so many digits, rounded at the style's last place.
    @inlinable @inline(__always)
    func scaled(_ coefficient: UInt64, places: Int, isNegative: Bool) -> ScaledInteger? {
        guard isScaled, places >= shift else { return nil }
        var number = ScaledInteger(coefficient, places: places - shift)
        if number.places > maximumFraction {
            guard number.round(to: maximumFraction, rounding, isNegative: isNegative) else { return nil }
        }
        number.trimFraction(to: hidesZeroFraction ? 0 : minimumFraction)
        return number
    }

    /// A double rounded at the style's last place, or its shortest decimal where nothing is to be rounded.
    @inlinable @inline(__always)
    func scaled(_ double: Double) -> ScaledInteger? {
        if let doubleScale, let number = ScaledInteger(double, doubleScale, places: maximumFraction) { return number }
        guard isScaled, shift == 0,
            let number = ScaledInteger(shortest: double.magnitude), number.places <= maximumFraction
        else { return nil }
        return number
    }

    @inline(__always)
    private func layout(_ number: ScaledInteger, isNegative: Bool) -> NumberLayout {
        NumberLayout(
            integers: number.count - number.places, places: number.places, isNegative: isNegative,
            isZero: number.coefficient == 0, self)
    }

    // MARK: Any number of digits

    @usableFromInline
    func formatBuffered(_ value: NumberValue) -> String? {
        if case .double(let double) = value, !double.isFinite { return special(double) }
        guard let number = buffered(value) else { return nil }
        return text(number, layout(number))
    }

    package func text(_ number: DigitBuffer, _ layout: NumberLayout) -> String {
        let reader = DigitBufferReader(number, from: layout.exponent - layout.places)
        return String(utf8Count: length(layout)) { write(reader, layout, to: &$0) }
    }

    @usableFromInline
    func appendBuffered(_ value: NumberValue, to bytes: inout [UInt8]) -> Bool {
        if case .double(let double) = value, !double.isFinite {
            guard let text = special(double) else { return false }
            bytes.append(contentsOf: text.utf8)
            return true
        }
        guard let number = buffered(value) else { return false }
        let layout = layout(number)
        let reader = DigitBufferReader(number, from: layout.exponent - layout.places)
        bytes.append(utf8Count: length(layout)) { write(reader, layout, to: &$0) }
        return true
    }

    /// What is not a number; nil where ICU was not asked yet.
    package func special(_ value: Double) -> String? { specials.read { $0.text(of: value) } }

    /// The value's digits, scaled and rounded.
    package func buffered(_ value: NumberValue) -> DigitBuffer? {
        var number: DigitBuffer
        switch value {
        case .integer(let isNegative, let magnitude): number = DigitBuffer(magnitude, isNegative: isNegative)
        case .scaled(let isNegative, let magnitude, let exponent):
            guard exponent.magnitude < 1_000 else { return nil }
            number = DigitBuffer(magnitude, exponent: exponent, isNegative: isNegative)
        case .double(let double): number = DigitBuffer(shortest: double)
        case .decimal(let decimal):
            guard let short = DigitBuffer(decimal) else { return nil }
            number = short
        }
        number.shift(byPowerOfTen: shift)
        // Zeros after the decimal separator, or before an exponent, are not digits of the value.
        if number.exponent < 0 || exponent != nil { number.trimTrailingZeros() }
        return round(&number) ? number : nil
    }

    private func round(_ number: inout DigitBuffer) -> Bool {
        guard !number.isZero else { return true }
        if let increment { return number.round(to: increment, rounding) }
        let lowest: Int
        if maximumSignificant != .max {
            lowest = number.magnitude - maximumSignificant + 1
        } else if maximumFraction != .max {
            lowest = (exponent?.exponent(of: number) ?? 0) - maximumFraction
        } else {
            return true
        }
        guard number.exponent < lowest else { return true }
        guard number.round(toPower: lowest, rounding) else { return false }
        number.trimTrailingZeros()
        return true
    }

    package func layout(_ number: borrowing DigitBuffer) -> NumberLayout {
        let power = exponent?.exponent(of: number) ?? 0
        return NumberLayout(
            integers: number.isZero ? 0 : number.magnitude - power + 1,
            places: number.isZero ? 0 : max(0, power - number.exponent), exponent: power,
            isNegative: number.isNegative, isZero: number.isZero, self)
    }

    // MARK: Writing

    @inline(__always)
    func length(_ layout: NumberLayout) -> Int {
        let affixes = affixes.of(layout)
        var length = affixes.prefix.count + affixes.suffix.count
        length += (layout.integerDigits + layout.fractionDigits) * digits.width
        length += grouping.separators(in: layout.integerDigits) * group.count
        if layout.showsDecimal { length += decimal.count }
        if let exponent { length += exponent.length(of: layout.exponent, digits: digits) }
        return length
    }

    @inline(__always)
    private func write(
        _ source: some DigitSource, _ layout: NumberLayout, to output: inout MutableSpan<UInt8>
    ) {
        var end = output.count
        write(source, layout, before: &end, to: &output)
    }

    /// Writes the number so that it ends before `end`, and moves `end` to its start.
    @inline(__always)
    func write(
        _ source: some DigitSource, _ layout: NumberLayout, before end: inout Int, to output: inout MutableSpan<UInt8>
    ) {
        var source = source
        let affixes = affixes.of(layout)
        affixes.suffix.write(before: &end, to: &output)
        exponent?.write(layout.exponent, digits: digits, before: &end, to: &output)
        for _ in layout.places..<layout.fractionDigits { digits.write(0, before: &end, to: &output) }
        for _ in 0..<layout.places { digits.write(source.next(), before: &end, to: &output) }
        if layout.showsDecimal { decimal.write(before: &end, to: &output) }
        var separators = grouping.separators(in: layout.integerDigits)
        var untilSeparator = separators > 0 ? grouping.primary : -1
        for _ in 0..<layout.integerDigits {
            if untilSeparator == 0 {
                group.write(before: &end, to: &output)
                separators -= 1
                untilSeparator = separators > 0 ? grouping.secondary : -1
            }
            untilSeparator -= 1
            digits.write(source.next(), before: &end, to: &output)
        }
        affixes.prefix.write(before: &end, to: &output)
    }
}

extension PackedDigits {
    /// Writes a digit so that it ends before `end`, and moves `end` to its start.
    @inline(__always)
    func write(_ digit: UInt8, before end: inout Int, to output: inout MutableSpan<UInt8>) {
        let word = self[digit]
        end -= width
        output[end] = UInt8(truncatingIfNeeded: word)
        if width == 1 { return }
        output[end + 1] = UInt8(truncatingIfNeeded: word >> 8)
        if width == 2 { return }
        output[end + 2] = UInt8(truncatingIfNeeded: word >> 16)
        if width == 4 { output[end + 3] = UInt8(truncatingIfNeeded: word >> 24) }
    }
}

// MARK: Plurals

extension NumberProgram {
    /// What plural rules see of the number as it is displayed; nil beyond the program, for scientific notation, and for
    /// what is not a number.
    package func operands(_ value: NumberValue) -> PluralOperands? {
        if exponent != nil { return nil }
        if case .double(let double) = value, !double.isFinite { return nil }
        guard let number = buffered(value) else { return nil }
        return PluralOperands(number, fractionDigits: layout(number).fractionDigits)
    }
}

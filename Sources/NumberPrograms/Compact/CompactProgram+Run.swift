internal import LocaleFormatMemory

/// Running: value → digits → power left out → rounding → plural form → UTF-8.
extension CompactProgram {
    /// A number ready to be written.
    struct Shown {
        let number: DigitBuffer
        let layout: NumberLayout
        let entry: CompactTable.Entry
    }

    /// Nil when the value is beyond the program, and ICU takes it.
    package func format(_ value: NumberValue) -> String? {
        if let special = special(value) { return special }
        guard let shown = shown(value) else { return nil }
        return String(utf8Count: length(shown)) { write(shown, to: &$0) }
    }

    /// Appends UTF-8; false when the value is beyond the program, and nothing was appended.
    package func append(_ value: NumberValue, to bytes: inout [UInt8]) -> Bool {
        if let special = special(value) {
            bytes.append(contentsOf: special.utf8)
            return true
        }
        guard let shown = shown(value) else { return false }
        bytes.append(utf8Count: length(shown)) { write(shown, to: &$0) }
        return true
    }

    /// What plural rules see of the number as it is displayed, the power left out included. Nil beyond the program, and for
    /// what is not a number.
    package func operands(_ value: NumberValue) -> PluralOperands? {
        guard var number = buffered(value), let power = compact(&number) else { return nil }
        let layout = layout(number)
        number.shift(byPowerOfTen: power)
        return PluralOperands(
            number, fractionDigits: max(0, layout.fractionDigits - power), compactExponent: power)
    }

    // MARK: Digits

    private func special(_ value: NumberValue) -> String? {
        guard case .double(let double) = value, !double.isFinite else { return nil }
        return digits.special(double)
    }

    /// The value as it is shown, where no power is left out; nil beyond the program.
    package func rounded(_ value: NumberValue) -> ExactDecimal? {
        guard var number = buffered(value) else { return nil }
        if number.exponent < 0 { number.trimTrailingZeros() }
        return round(&number) ? number.decimal : nil
    }

    private func buffered(_ value: NumberValue) -> DigitBuffer? {
        guard var number = DigitBuffer(value) else { return nil }
        number.shift(byPowerOfTen: digits.shift)
        return number
    }

    private func shown(_ value: NumberValue) -> Shown? {
        guard var number = buffered(value), let power = compact(&number) else { return nil }
        let layout = layout(number)
        if number.isZero {
            return Shown(number: number, layout: layout, entry: number.isNegative ? negativeZero : zero)
        }
        // ICU drops the digits above the eighteenth when it looks for a form, and no sample is as long.
        guard number.magnitude < 18 else { return nil }
        let row = table.row(number.magnitude + power)
        guard
            let entry = table.entry(row: row, isNegative: number.isNegative, form: form(number, layout))
        else { return nil }
        return Shown(number: number, layout: layout, entry: entry)
    }

    /// Takes the power out that the magnitude asks for, and rounds. A carry to the next magnitude (999,999 → 1M) takes out
    /// that one's power and rounds again, as ICU does.
    ///
    /// - Returns: the power left out; nil when rounding is an error.
    @inline(__always)
    private func compact(_ number: inout DigitBuffer) -> Int? {
        guard !number.isZero else { return 0 }
        let magnitude = number.magnitude
        let power = table.power(magnitude)
        guard round(&number, leavingOut: power) else { return nil }
        if number.isZero || number.magnitude + power == magnitude { return power }
        let next = table.power(magnitude + 1)
        if next == power { return power }
        guard round(&number, leavingOut: next - power) else { return nil }
        return next
    }

    private func round(_ number: inout DigitBuffer, leavingOut power: Int) -> Bool {
        number.shift(byPowerOfTen: -power)
        // Zeros after the decimal separator are not digits of the value.
        if number.exponent < 0 { number.trimTrailingZeros() }
        return round(&number)
    }

    /// Rounds by the style's precision.
    package func round(_ number: inout DigitBuffer) -> Bool {
        guard !number.isZero else { return true }
        if let increment = digits.increment { return number.round(to: increment, digits.rounding) }
        let lowest: Int
        if usesCompactRounding {
            lowest = min(0, number.magnitude - 1)
        } else if digits.maximumSignificant != .max {
            lowest = number.magnitude - digits.maximumSignificant + 1
        } else if digits.maximumFraction != .max {
            lowest = -digits.maximumFraction
        } else {
            return true
        }
        guard number.exponent < lowest else { return true }
        guard number.round(toPower: lowest, digits.rounding) else { return false }
        number.trimTrailingZeros()
        return true
    }

    package func layout(_ number: borrowing DigitBuffer) -> NumberLayout {
        NumberLayout(
            integers: number.isZero ? 0 : number.magnitude + 1, places: number.isZero ? 0 : max(0, -number.exponent),
            isNegative: number.isNegative, isZero: number.isZero, digits)
    }

    /// The words' form for a rounded number.
    package func form(_ number: DigitBuffer, _ layout: NumberLayout) -> CompactTable.Form {
        if number.magnitude == 0, number.exponent >= 0, number[power: 0] == 1 { return .exactlyOne }
        return .category(
            rules.category(for: PluralOperands(number, fractionDigits: layout.fractionDigits)))
    }

    // MARK: Writing

    @inline(__always)
    private func length(_ shown: borrowing Shown) -> Int {
        table.count(shown.entry) + (shown.entry.showsDigits ? digits.length(shown.layout) : 0)
    }

    @inline(__always)
    private func write(_ shown: borrowing Shown, to output: inout MutableSpan<UInt8>) {
        var end = output.count
        table.writeSuffix(shown.entry, before: &end, to: &output)
        if shown.entry.showsDigits {
            let reader = DigitBufferReader(shown.number, from: -shown.layout.places)
            digits.write(reader, shown.layout, before: &end, to: &output)
        }
        table.writePrefix(shown.entry, before: &end, to: &output)
    }
}

extension DigitBuffer {
    /// Nil for NaN, infinities and more digits than fit.
    init?(_ value: NumberValue) {
        switch value {
        case .integer(let isNegative, let magnitude): self.init(magnitude, isNegative: isNegative)
        case .scaled(let isNegative, let magnitude, let exponent):
            guard exponent.magnitude < 1_000 else { return nil }
            self.init(magnitude, exponent: exponent, isNegative: isNegative)
        case .double(let double):
            guard double.isFinite else { return nil }
            self.init(shortest: double)
        case .decimal(let decimal): self.init(decimal)
        }
    }
}

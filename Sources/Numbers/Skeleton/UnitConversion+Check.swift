internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// Whether ICU tells a quantity rightly. It counts whole units in 64-bit integers made of doubles, without a look at their
/// range, and puts the sign on the first unit only: of -0.5 in `foot-and-inch` it writes "0 ft, 6 in".
extension UnitConversion {
    func tells(_ value: NumberValue, by handle: NumberHandle) throws(ICUError) -> Bool {
        guard mayMix else { return true }
        guard let decimal = value.exactDecimal else { return false }
        guard !decimal.isZero else { return true }
        let integerDigits = decimal.digits.count + decimal.exponent
        guard integerDigits <= Self.maximumDigits else { return false }
        if case .usage = self { return try countsAllUnits(decimal, by: handle) }
        guard decimal.isNegative, integerDigits <= 0 else { return true }
        return try isSigned(decimal, by: handle)
    }

    /// Digits of which a double keeps every one.
    private static let maximumDigits = 15

    /// Whether the units before the last are counted in few enough digits, where the unit is ICU's choice.
    private func countsAllUnits(_ value: ExactDecimal, by handle: NumberHandle) throws(ICUError) -> Bool {
        let text = try handle.formatWithFields(.decimal(value.icuText))
        guard let last = text.spans.last(where: { NumberField($0) == .integer }) else { return true }
        let before = text.text[utf8: 0..<last.range.lowerBound]
        return before.unicodeScalars.count { $0.properties.numericType == .decimal } <= Self.maximumDigits
    }

    /// Whether a value below one differs from its negative, in a style that has signs.
    private func isSigned(_ value: ExactDecimal, by handle: NumberHandle) throws(ICUError) -> Bool {
        let negative = try handle.format(.decimal(value.icuText))
        if negative != (try handle.format(.decimal(value.magnitude.icuText))) { return true }
        let five = try handle.format(.integer(5))
        return five == (try handle.format(.integer(-5)))
    }
}

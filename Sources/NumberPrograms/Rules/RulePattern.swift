package import LocaleFormatMemory

/// A `DecimalFormat` pattern inside a rule, `=#,##0=`: digits, grouping and a fraction, with the symbols of the rules'
/// locale. Exact for any count of digits, rounding half to even.
package final class RulePattern: Sendable {
    package let program: HeldReference<NumberProgram>

    package init(_ program: NumberProgram) { self.program = HeldReference(program) }

    package func format(_ magnitude: UInt64, isNegative: Bool) -> String {
        program.read { $0.format(.integer(isNegative: isNegative, magnitude: magnitude)) } ?? ""
    }

    package func format(_ number: RuleDecimal) -> String {
        let text = program.read { program -> String? in
            let number = number.rounded(toPlaces: program.maximumFraction)
            if let small = number.small { return format(small, isNegative: number.isNegative) }
            return program.format(.decimal(number.exactDecimal)) ?? program.format(long: number)
        }
        return text ?? ""
    }
}

extension NumberProgram {
    /// A rounded number of more digits than a `DigitBuffer` holds.
    fileprivate func format(long number: RuleDecimal) -> String {
        let zeros = max(0, minimumIntegerDigits - number.integer.count)
        let count = zeros + number.integer.count
        let separators = grouping.separators(in: count)
        var output = number.isNegative ? affixes.negative.prefix.bytes : []
        for (index, digit) in (Array(repeating: 0, count: zeros) + number.integer).enumerated() {
            // Digits from here to the last separator.
            let left = count - index - grouping.primary
            if index > 0, separators > 0, left >= 0, left % grouping.secondary == 0,
                left / grouping.secondary < separators
            {
                output += group.bytes
            }
            append(digit, to: &output)
        }
        let padding = max(0, minimumFraction - number.fraction.count)
        if padding + number.fraction.count > 0 { output += decimal.bytes }
        for digit in number.fraction + Array(repeating: 0, count: padding) { append(digit, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    private func append(_ digit: UInt8, to output: inout [UInt8]) {
        for byte in 0..<digits.width { output.append(UInt8(truncatingIfNeeded: digits[digit] >> UInt32(8 * byte))) }
    }
}

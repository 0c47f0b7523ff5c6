internal import LocaleFormatMemory

/// From a value to the way through the rules that is for it.
extension RuleProgram {
    /// Room for the words of nearly every 64-bit integer, and for those of all.
    package static var usualLength: Int { 480 }
    package static var greatestLength: Int { 32_768 }

    /// Appends UTF-8; false beyond ``maximumLength`` digits, and where the rules go on for ever. Nothing is appended then.
    package func spell(_ value: NumberValue, to output: inout [UInt8]) -> Bool {
        if let integer = integer(value),
            output.append(utf8Capacity: Self.usualLength, { write(integer, to: &$0) })
        {
            return true
        }
        if case .double(let double) = value, !double.isFinite {
            appendSpecial(double, to: &output)
            return true
        }
        guard let number = RuleDecimal(value) else { return false }
        let isFloat =
            if case .double = value { true } else { !number.fraction.isEmpty || number.isZero && number.isNegative }
        let start = output.count
        var budget = Self.budget + Self.budgetOfDigit * (number.integer.count + number.fraction.count)
        guard append(number, isFloat: isFloat, by: Self.start, depth: 0, &budget, to: &output) else {
            output.removeSubrange(start...)
            return false
        }
        return true
    }

    /// Nil as ``spell(_:to:)`` gives false.
    package func spelled(_ value: NumberValue) -> String? {
        if let integer = integer(value),
            let text = String(utf8Capacity: Self.usualLength, { write(integer, to: &$0) })
        {
            return text
        }
        var output: [UInt8] = []
        return spell(value, to: &output) ? String(decoding: output, as: UTF8.self) : nil
    }

    /// The value as a 64-bit integer, where the rules have nothing else for floats that are integers.
    @inline(__always)
    private func integer(_ value: borrowing NumberValue) -> (magnitude: UInt64, isNegative: Bool)? {
        switch value {
        case .integer(let isNegative, let magnitude):
            return magnitude > 0 || !isNegative ? (magnitude, isNegative) : nil
        case .double(let double):
            let set = sets[Self.start]
            guard double.magnitude < 0x1p53, double == double.rounded(.towardZero), set.anyFloat < 0,
                double.sign == .plus || double < 0 && set.negative >= 0
            else { return nil }
            return (UInt64(double.magnitude), double < 0)
        default: return nil
        }
    }

    @inline(__always)
    private func write(_ integer: (magnitude: UInt64, isNegative: Bool), to output: inout UTF8Writer) -> Bool {
        var budget = Self.budget
        return write(
            integer.magnitude, isNegative: integer.isNegative, by: Self.start, depth: 0, &budget, to: &output)
    }

    /// NaN and infinities.
    private func appendSpecial(_ value: Double, to output: inout [UInt8]) {
        let set = sets[Self.start]
        if value.isNaN {
            appendText(of: set.notANumber, else: notANumberText, to: &output)
        } else if value < 0, set.negative >= 0 {
            for position in rules[Int(set.negative)].operations {
                switch operations[Int(position)] {
                case .text(let text): output += texts[text.range]
                case .substitution(_, .set(let other)):
                    appendText(of: sets[Int(other)].infinity, else: infinityText, to: &output)
                default: output += infinityText
                }
            }
        } else {
            appendText(of: set.infinity, else: infinityText, to: &output)
        }
    }

    private func appendText(of rule: Int32, else text: [UInt8], to output: inout [UInt8]) {
        guard rule >= 0 else {
            output += text
            return
        }
        for position in rules[Int(rule)].operations {
            if case .text(let text) = operations[Int(position)] { output += texts[text.range] }
        }
    }
}

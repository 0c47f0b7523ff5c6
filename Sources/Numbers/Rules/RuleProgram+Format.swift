internal import LocaleFormatMemory

/// From a value to the way through the rules that is for it.
extension RuleProgram {
    /// - Throws: ``NumberError/tooLarge(text:)`` beyond ``maximumLength`` digits, ``NumberError/tooPreciseForRules(_:)``
    ///   where the rules go on for ever. Nothing is appended then.
    func append(_ value: NumberValue, to output: inout [UInt8]) throws(NumberError) {
        if case .double(let double) = value, !double.isFinite { return appendSpecial(double, to: &output) }
        let start = output.count
        let isDone: Bool
        if case .integer(let isNegative, let magnitude) = value, magnitude > 0 || !isNegative {
            isDone = append(magnitude, isNegative: isNegative, to: &output)
        } else {
            guard let number = RuleDecimal(value) else { throw .tooLarge(text: value.exactDecimal?.icuText ?? "") }
            let isFloat = if case .double = value { true } else { !number.fraction.isEmpty || number.isZero }
            isDone = append(number, isFloat: isFloat, to: &output)
        }
        guard isDone else {
            output.removeSubrange(start...)
            throw .tooPreciseForRules(value.exactDecimal?.icuText ?? "")
        }
    }

    private func append(_ magnitude: UInt64, isNegative: Bool, to output: inout [UInt8]) -> Bool {
        do throws(RuleDepthError) {
            try append(magnitude, isNegative: isNegative, by: Self.start, depth: 0, to: &output)
            return true
        } catch { return false }
    }

    private func append(_ number: RuleDecimal, isFloat: Bool, to output: inout [UInt8]) -> Bool {
        do throws(RuleDepthError) {
            try append(number, isFloat: isFloat, by: Self.start, depth: 0, to: &output)
            return true
        } catch { return false }
    }

    func format(_ value: NumberValue) throws(NumberError) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(128)
        try append(value, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// NaN and infinities.
    private func appendSpecial(_ value: Double, to output: inout [UInt8]) {
        let set = sets[Self.start]
        if value.isNaN {
            appendText(of: set.notANumber, else: notANumberText, to: &output)
        } else if value < 0, set.negative >= 0 {
            for position in rules[set.negative].operations {
                switch operations[Int(position)] {
                case .text(let range): appendText(range, to: &output)
                case .substitution(_, .set(let other)):
                    appendText(of: sets[Int(other)].infinity, else: infinityText, to: &output)
                default: output += infinityText
                }
            }
        } else {
            appendText(of: set.infinity, else: infinityText, to: &output)
        }
    }

    private func appendText(of rule: Int, else text: [UInt8], to output: inout [UInt8]) {
        guard rule >= 0 else {
            output += text
            return
        }
        for position in rules[rule].operations {
            if case .text(let range) = operations[Int(position)] { appendText(range, to: &output) }
        }
    }
}

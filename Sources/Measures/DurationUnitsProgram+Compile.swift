internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

extension DurationUnitsProgram {
    init(_ style: DurationStyle, _ made: CompiledNumber.Maker) throws(DurationError) {
        guard
            case .units(
                let allowed, let width, let maximum, let zeroLength, let valueLength, let fraction, let increment) =
                style.layout,
            !allowed.isEmpty
        else { throw .noUnits }
        try DurationError.check("zero value length", zeroLength, 0...Precision.limit)
        try DurationError.check("fraction length", fraction.upperBound, 0...Precision.limit)
        try DurationError.check("fraction length", fraction.lowerBound, 0...Precision.limit)
        for length in [valueLength?.lowerBound, valueLength?.upperBound].compactMap(\.self) {
            try DurationError.check("value length", length, 0...Precision.limit)
        }
        try DurationError.check("maximum unit count", maximum ?? 1, 1...Int.max)
        let units = allowed.ordered(by: >)
        let list = try UnitListProgram(
            units.map(\.unitID),
            .init(
                width: width, zeroValueLength: zeroLength, valueLength: valueLength, fractionLength: fraction,
                locale: style.locale), made)
        var steps: [UInt128] = []
        if let increment {
            for unit in units {
                guard let step = unit.attoseconds(times: increment) else { throw .unusableIncrement(increment) }
                steps.append(step)
            }
        }
        self.init(
            units: units, list: list, maximumUnitCount: maximum ?? .max, showsZeros: zeroLength > 0,
            fractionLength: fraction.upperBound, steps: steps, rounding: style.rounding)
    }
}

extension DurationUnit {
    /// A multiple of the unit, by the shortest decimal number that is the factor; nil where it is no whole number of attoseconds above 0, or more
    /// than durations are.
    fileprivate func attoseconds(times factor: Double) -> UInt128? {
        guard factor > 0, factor.isFinite, let exact = try? ExactDecimal("\(factor)"), exact.digits.count <= 17,
            (-30...19).contains(exact.exponent)
        else { return nil }
        var step = exact.digits.reduce(0 as UInt128) { $0 * 10 + UInt128($1) } * attoseconds
        for _ in 0..<abs(exact.exponent) {
            let (next, rest) = exact.exponent < 0 ? step.quotientAndRemainder(dividingBy: 10) : (step * 10, 0)
            guard rest == 0, next <= UInt128(Int128.max) / 10 else { return nil }
            step = next
        }
        return step
    }
}

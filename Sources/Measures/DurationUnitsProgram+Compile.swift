internal import LocaleFormatCore
internal import LocaleFormatNumbers

extension DurationUnitsProgram {
    init(_ style: DurationStyle, _ made: CompiledNumber.Maker) throws(DurationError) {
        guard case .units(let allowed, let width, let maximum, let zeroLength, let fraction) = style.layout,
            !allowed.isEmpty
        else { throw .noUnits }
        try DurationError.check("zero value length", zeroLength, 0...Precision.limit)
        try DurationError.check("fraction length", fraction.upperBound, 0...Precision.limit)
        try DurationError.check("fraction length", fraction.lowerBound, 0...Precision.limit)
        try DurationError.check("maximum unit count", maximum ?? 1, 1...Int.max)
        let units = allowed.sorted(by: >)
        let list = try UnitListProgram(
            units.map(\.unitID),
            .init(width: width, zeroValueLength: zeroLength, fractionLength: fraction, locale: style.locale), made)
        self.init(
            units: units, list: list, maximumUnitCount: maximum ?? .max, showsZeros: zeroLength > 0,
            fractionLength: fraction.upperBound, rounding: style.rounding)
    }
}

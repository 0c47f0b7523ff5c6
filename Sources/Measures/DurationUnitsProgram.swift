internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// A duration as a list of numbers with units.
struct DurationUnitsProgram: Sendable {
    /// The largest first.
    let units: [DurationUnit]
    let list: UnitListProgram
    let maximumUnitCount: Int
    let showsZeros: Bool
    let fractionLength: Int
    let rounding: RoundingMode

    var isFast: Bool { list.isFast }

    func formattedText(_ duration: Duration) -> FormattedText<DurationUnit> {
        let chosen = chosen(duration)
        let parts = chosen.units.indices.map { index in
            UnitListProgram.Part(
                place: units.firstIndex(of: chosen.units[index]) ?? 0, value: chosen.values[index],
                isNegative: chosen.isNegative && index == 0)
        }
        return list.formattedText(parts) { units[$0] }
    }

    /// The units to show, by Foundation's rules: zeros are left out if they may be; what is still too much is cut, and what
    /// was cut is rounded into what stays.
    private func chosen(_ duration: Duration) -> DurationParts {
        let all = DurationParts(duration, units: units, fractionLength: fractionLength, rounding: rounding)
        let kept = showsZeros ? all : all.withoutZeros
        if kept.units.isEmpty {
            // Nothing at all is so many of the smallest unit.
            return DurationParts(
                duration, units: [units[units.count - 1]], fractionLength: fractionLength, rounding: rounding)
        }
        if kept.units.count <= maximumUnitCount { return kept }
        let first = kept.values.firstIndex { !$0.isZero } ?? 0
        let few = Array(kept.units[first...].prefix(maximumUnitCount))
        let rounded = DurationParts(duration, units: few, fractionLength: fractionLength, rounding: rounding)
        return rounded
    }
}
